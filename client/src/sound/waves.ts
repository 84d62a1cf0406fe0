// What sounds are made of: samples, worked out in the page. Nothing here needs a browser, and the same numbers come
// out everywhere.

/** Samples a second. */
export const RATE = 24_000;
export type Wave = Float32Array<ArrayBuffer>;
export type Stereo = readonly [Wave, Wave];

export const samples = (seconds: number): number => Math.round(seconds * RATE);
export const silence = (seconds: number): Wave => new Float32Array(samples(seconds));

/** White noise, the same for the same seed. */
export function noise(seconds: number, seed = 1): Wave {
  let state = seed * 2_654_435_761 || 1;
  return silence(seconds).map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  });
}

export interface Tone {
  readonly seconds: number;
  readonly from: number;
  readonly to?: number;
  /** How loud each multiple of the pitch is. */
  readonly overtones?: readonly number[];
  readonly attack?: number;
  /** After so many seconds a third is left. */
  readonly fades?: number;
}

export function tone({
  seconds,
  from,
  to = from,
  overtones = [1],
  attack = 0.004,
  fades,
}: Tone): Wave {
  const made = silence(seconds);
  let phase = 0;
  for (let at = 0; at < made.length; at++) {
    phase += (2 * Math.PI * from * (to / from) ** (at / made.length)) / RATE;
    for (let which = 0; which < overtones.length; which++)
      made[at]! += overtones[which]! * Math.sin(phase * (which + 1));
  }
  return shaped(made, attack, fades ?? seconds / 4);
}

/** A wave that comes quickly and dies away, to nothing at its end. */
export function shaped(wave: Wave, attack: number, fades: number): Wave {
  const end = wave.length / RATE;
  return wave.map((value, at) => {
    const time = at / RATE;
    const last = Math.min(1, (end - time) / Math.min(0.02, end / 4));
    return (
      value * Math.min(1, time / attack) * Math.exp(-Math.max(0, time - attack) / fades) * last
    );
  });
}

/** Put one wave into another; in a loop what goes over the end comes back at the beginning. */
export function add(into: Wave, wave: Wave, at: number, loud = 1, loops = false): void {
  const begin = samples(at);
  for (let place = 0; place < wave.length; place++) {
    const where = loops ? (begin + place) % into.length : begin + place;
    if (where < into.length) into[where]! += loud * wave[place]!;
  }
}

export type Pass = "low" | "high" | "band";

/** A filter of second order; its frequency may move from one to another. */
export function filtered(wave: Wave, pass: Pass, from: number, to = from, quality = 0.8): Wave {
  const made = new Float32Array(wave.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  let [b0, b1, b2, a1, a2] = [0, 0, 0, 0, 0];
  for (let at = 0; at < wave.length; at++) {
    if (at % 32 === 0) {
      const turn = (2 * Math.PI * from * (to / from) ** (at / wave.length)) / RATE;
      const [cosine, alpha] = [Math.cos(turn), Math.sin(turn) / (2 * quality)];
      const whole = 1 + alpha;
      const edge = (pass === "low" ? 1 - cosine : 1 + cosine) / 2;
      [b0, b1, b2] =
        pass === "band"
          ? [alpha / whole, 0, -alpha / whole]
          : [edge / whole, ((pass === "low" ? 2 : -2) * edge) / whole, edge / whole];
      [a1, a2] = [(-2 * cosine) / whole, (1 - alpha) / whole];
    }
    const x = wave[at]!;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    made[at] = y;
  }
  return made;
}

/** The second of two rounds: what a filter does to a wave that has no beginning. */
export function around(wave: Wave, change: (twice: Wave) => Wave): Wave {
  const twice = new Float32Array(2 * wave.length);
  twice.set(wave);
  twice.set(wave, wave.length);
  return change(twice).slice(wave.length);
}

const ROOMS = [
  [0.0297, 0.0371, 0.0411, 0.0437],
  [0.0313, 0.0359, 0.0423, 0.0449],
] as const;

/** A wave among rocks, for two ears: what comes back, `wet` of it, for so many seconds. */
export function echoing(wave: Wave, wet: number, seconds: number): Stereo {
  const [left, right] = ROOMS.map((delays) => {
    const made = new Float32Array(wave.length);
    for (const delay of delays) {
      const line = new Float32Array(samples(delay));
      const back = 10 ** ((-3 * delay) / seconds);
      let [at, dull] = [0, 0];
      for (let place = 0; place < wave.length; place++) {
        dull = 0.6 * line[at]! + 0.4 * dull;
        made[place]! += (wet * line[at]!) / delays.length;
        line[at] = wave[place]! + back * dull;
        at = (at + 1) % line.length;
      }
    }
    return made.map((value, place) => value + wave[place]!);
  });
  return [left!, right!];
}

/** The largest mean over a twentieth of a second: about what an ear takes for loud. */
export function loudness(channels: Stereo): number {
  const window = samples(0.05);
  let most = 0;
  for (const wave of channels) {
    for (let begin = 0; begin < wave.length; begin += window) {
      const part = wave.subarray(begin, begin + window);
      most = Math.max(most, part.reduce((sum, value) => sum + value * value, 0) / window);
    }
  }
  return Math.sqrt(most);
}

/** As loud as asked for, and nowhere over the edge: peaks are bent, not cut. */
export function levelled(channels: Stereo, loud: number): Stereo {
  const by = loud / Math.max(loudness(channels), 1e-9);
  const bent = (wave: Wave): Wave => wave.map((value) => Math.tanh(value * by * 1.05) * 0.95);
  return [bent(channels[0]), bent(channels[1])];
}
