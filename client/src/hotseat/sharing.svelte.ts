// Several people on one device, one after the other: who is next, whether the curtain is up for them,
// and whether they look.
//
// The table is followed as a spectator all the time. Only a hand knows what somebody may see, and
// there is one only while the curtain is up. Where a game has no secrets there is no curtain, and
// whoever is on turn gets their hand at once.

import { announcer } from "../shell/announcer.svelte";
import type { Perspective } from "../table/perspective";
import type { Table } from "../table/table.svelte";
import { Words } from "../texts/words";
import { Hand } from "./hand.svelte";

export class Sharing implements Perspective {
  hand = $state.raw<Hand | null>(null);
  /** For whom the curtain was put aside, so that all can look at the table first. */
  #aside = $state<number | null>(null);
  /** Somebody who has chosen and wants to choose again. */
  recalled = $state<number | null>(null);
  #looks = $state(false);
  /** Who chose last on this device. */
  #last = $state<number | null>(null);
  /** Whose choices are on their way, in which decision. */
  #sent = $state.raw<{ readonly decision: number; readonly seats: readonly number[] }>({
    decision: -1,
    seats: [],
  });
  /** A choice is on its way after which the same person may have to choose again. */
  #busy = $state(false);

  constructor(readonly table: Table) {}

  readonly #turn = $derived.by(() => {
    const { turn, info } = this.table;
    return turn && turn.result === null && info?.status === "playing" ? turn : null;
  });
  readonly secrets = $derived.by(() => this.table.info?.secrets ?? true);
  /** Who plays on this device and has still to choose. */
  readonly #waiting = $derived.by((): readonly number[] => {
    const turn = this.#turn;
    const sent = turn?.decision === this.#sent.decision ? this.#sent.seats : [];
    return (this.table.you?.seats ?? []).filter(
      (seat) => turn?.waiting.includes(seat) && !sent.includes(seat),
    );
  });
  /** Who has chosen on this device, while others still think. */
  readonly changeable = $derived.by((): readonly number[] => {
    const turn = this.#turn;
    if (!turn || !this.secrets || !this.table.story?.settled || turn.deciding.length < 2) return [];
    const own = this.table.you?.seats ?? [];
    return own.filter((seat) => turn.deciding.includes(seat) && !this.#waiting.includes(seat));
  });
  /** Who has the device, or should get it now: around the table from whoever chose last. */
  readonly next = $derived.by((): number | null => {
    const [turn, holder] = [this.#turn, this.hand?.seat];
    if (!turn) return null;
    // Whoever goes on alone keeps the device while it is told what they did.
    if (holder !== undefined && turn.deciding.length === 1 && turn.deciding[0] === holder)
      return holder;
    if (!this.table.story?.settled) return null;
    if (this.recalled !== null && this.changeable.includes(this.recalled)) return this.recalled;
    if (holder !== undefined && this.#waiting.includes(holder)) return holder;
    return this.#waiting.find((seat) => seat > (this.#last ?? -1)) ?? this.#waiting[0] ?? null;
  });
  /** Who is to take the device, and lift the curtain. */
  readonly passing = $derived(this.secrets && !this.hand ? this.next : null);
  /** For whom the curtain hangs over everything. */
  readonly curtain = $derived(this.passing === this.#aside ? null : this.passing);

  // What the board is given

  /** Without secrets the board does not turn round before the next one has the device. */
  readonly viewer = $derived(this.hand?.seat ?? (this.secrets ? null : (this.next ?? this.#last)));
  readonly legal = $derived.by((): readonly string[] => {
    const turn = this.hand?.turn;
    if (!turn || this.#busy || !this.table.story?.settled || turn.decision !== this.#turn?.decision)
      return [];
    return turn.legal;
  });
  readonly asked = $derived(this.legal.length > 0);
  readonly looks = $derived.by(
    () => this.#looks && this.hand !== null && this.table.story?.settled === true,
  );
  readonly secret = $derived(this.looks ? this.hand!.screen : null);
  readonly chosen = $derived(this.looks ? (this.hand!.turn?.chosen ?? null) : null);
  readonly sealed = $derived.by(() => (this.hand?.turn?.chosen ?? null) !== null);
  readonly words = $derived.by(
    () => new Words(this.table.info?.game ?? "", this.table.names, this.viewer),
  );
  /** Nothing is held back here: whoever is last must not be known by the time that it takes. */
  readonly pending = null;

  // What people do

  /** The curtain goes up for whoever is next. */
  lift(): void {
    if (this.next === null || this.hand) return;
    this.hand = new Hand(this.table.id, this.next);
    this.#aside = null;
  }

  /** Let everybody see the table before somebody takes the device. */
  putAside(): void {
    this.#aside = this.passing;
  }

  /** Somebody who has chosen wants to choose again. */
  recall(seat: number | null): void {
    this.recalled = seat;
    this.#aside = null;
  }

  /** The curtain comes down, and nothing is left of what was behind it. */
  async lower(): Promise<void> {
    const hand = this.hand;
    this.hand = null;
    this.look(false);
    this.#busy = false;
    await hand?.down();
  }

  look(on: boolean): void {
    this.#looks = on && this.hand !== null;
    // What was said of it goes with it.
    if (!on) announcer.forget();
  }

  choose(action: string): void {
    const turn = this.#turn;
    if (!turn || !this.hand || !this.legal.includes(action)) return;
    this.#last = this.hand.seat;
    void (turn.deciding.length > 1
      ? this.#seal(turn.decision, action)
      : this.#act(turn.decision, action));
  }

  takeBack(): void {}

  /** Others choose as well: the next one is on at once. */
  async #seal(decision: number, action: string): Promise<void> {
    const { seat } = this.hand!;
    const before = this.#sent.decision === decision ? this.#sent.seats : [];
    this.#sent = { decision, seats: [...before, seat] };
    this.recalled = null;
    // What a choice brings is told to whoever follows the seat: by then nobody must.
    await this.lower();
    const done = await this.table.do({ type: "choose", seat, decision, action });
    if (!done) this.#sent = { decision, seats: this.#sent.seats.filter((each) => each !== seat) };
  }

  /** Nobody else chooses: the same person may go on. */
  async #act(decision: number, action: string): Promise<void> {
    const hand = this.hand!;
    this.#busy = true;
    this.#looks = false;
    await hand.shut();
    await this.table.do({ type: "choose", seat: hand.seat, decision, action });
    // Meanwhile the curtain may have come down.
    if (this.hand !== hand) return;
    this.#busy = false;
    if (this.next === hand.seat) hand.reopen();
  }

  /** Keep the hand with whoever is next; for an effect. */
  follow(): void {
    if (this.hand && this.hand.seat !== this.next) void this.lower();
    else if (!this.hand && !this.secrets && this.next !== null) this.lift();
  }
}
