// The names of those who play on this device, kept for next time.

import { presetName } from "../shell/names";
import { device, store, stored } from "../wire/device.svelte";

const KEPT = "adamas.people";
export const LEAST = 2;

export class People {
  names = $state<string[]>([]);

  constructor(readonly most: number) {
    const known = (stored(KEPT)?.split("\n") ?? []).filter((name) => name.trim() !== "");
    this.names = known.slice(0, most);
    if (!this.names.length && device.name) this.names.push(device.name);
    while (this.names.length < LEAST) this.add();
  }

  /** Somebody else, with a name that can stay: a stone and an animal for those who cannot write yet. */
  add(): void {
    if (this.names.length < this.most) this.names.push(this.#free());
  }

  remove(place: number): void {
    if (this.names.length > LEAST) this.names.splice(place, 1);
  }

  /** Another made-up name. */
  rename(place: number): void {
    this.names[place] = this.#free();
  }

  /** The names as they go to the table: none empty, all different, kept for next time. */
  settle(): readonly string[] {
    this.names.forEach((name, place) => {
      const clean = name.trim().replace(/\s+/g, " ");
      const taken = this.names.slice(0, place);
      if (!clean) this.rename(place);
      else
        this.names[place] = taken.includes(clean)
          ? `${clean} ${taken.filter((each) => each.startsWith(clean)).length + 1}`
          : clean;
    });
    store(KEPT, this.names.join("\n"));
    return [...this.names];
  }

  #free(): string {
    let name = presetName();
    while (this.names.includes(name)) name = presetName();
    return name;
  }
}
