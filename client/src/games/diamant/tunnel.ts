// Where the cards of the path lie: a tunnel that winds from side to side, ever deeper.

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export interface Tunnel {
  /** The width of a card in pixels. */
  readonly card: number;
  readonly height: number;
  readonly spots: readonly Spot[];
  /** The middle of the tunnel, for drawing it, and how wide it is. */
  readonly line: string;
  readonly bore: number;
}

/** Height of a card for a width of 1. */
const SHAPE = 76 / 64;
/** Widths of cards, in units of the text. */
const WIDTHS: readonly number[] = [9, 8, 7.2, 6.5, 5.75, 5, 4.4, 3.9, 3.4, 3];
/** Rock at the sides, and between cards. */
const [SIDE, ABREAST] = [0.7, 0.55];
/** Room is kept for so many, so that cards do not shrink with each step. */
const LEAST = 6;

/** A tunnel for so many cards that fits into a window, or is as small as can still be read. */
export function tunnel(count: number, width: number, height: number, unit: number): Tunnel {
  let made = dig(count, width, unit, WIDTHS[0]!);
  for (const card of WIDTHS) {
    made = dig(Math.max(count, LEAST), width, unit, card);
    if (made.height <= height) break;
  }
  return dig(count, width, unit, made.card / unit);
}

function dig(count: number, width: number, unit: number, asked: number): Tunnel {
  const usable = Math.max(width - 2 * SIDE * unit, unit);
  const columns = Math.max(2, Math.floor((usable + ABREAST * unit) / ((asked + ABREAST) * unit)));
  const card = Math.min(asked * unit, usable / columns - ABREAST * unit);
  // A few cards stand together at the entrance; full rows use the whole width.
  const step = Math.min(usable / columns, card + 1.6 * unit);
  const tall = card * SHAPE;
  const between = Math.max(0.9 * unit, 0.19 * card);
  const down = tall + between;
  const left = (width - columns * step) / 2 + step / 2;
  const top = SIDE * unit + tall / 2;
  const spots = Array.from({ length: count }, (_, place) => {
    const row = Math.floor(place / columns);
    const along = place % columns;
    const column = row % 2 === 0 ? along : columns - 1 - along;
    return { x: left + column * step, y: top + row * down };
  });
  const rows = Math.max(1, Math.ceil(count / columns));
  const points = [{ x: -card, y: top }, ...spots];
  return {
    card,
    height: rows * down - between + 2 * SIDE * unit,
    spots,
    line: points
      .map(({ x, y }, place) => `${place ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join(""),
    bore: tall + 0.4 * unit,
  };
}
