// How somebody puts the own row in order while they look at it. Nothing of it is stored or sent
// before they lay the tiles down.

import { actionOf, asDealt, exchanged, type Order } from "./order";

/** A tile has come to another place. */
export interface Moved {
  readonly from: number;
  readonly to: number;
}

export class Arranging {
  order = $state.raw<Order>([]);
  /** The place of the tile that is picked up, and waits for where it goes. */
  lifted = $state<number | null>(null);

  constructor(places: number) {
    this.order = asDealt(places);
  }

  /** What lays the tiles down as they lie now. */
  get action(): string {
    return actionOf(this.order);
  }

  /** Pick up a tile, put it down again, or let it change places with the one that is picked up. */
  tap(place: number): Moved | null {
    const from = this.lifted;
    this.lifted = from === null ? place : null;
    return from === null || from === place ? null : this.#exchange(from, place);
  }

  /** Move the tile that is picked up by so many places, as far as the row goes. */
  step(by: number): Moved | null {
    const from = this.lifted;
    if (from === null || !(from + by in this.order)) return null;
    this.lifted = from + by;
    return this.#exchange(from, from + by);
  }

  /** A tile was dragged onto another one. */
  drop(from: number, to: number): Moved | null {
    this.lifted = null;
    return from === to ? null : this.#exchange(from, to);
  }

  putDown(): void {
    this.lifted = null;
  }

  #exchange(from: number, to: number): Moved {
    this.order = exchanged(this.order, from, to);
    return { from, to };
  }
}
