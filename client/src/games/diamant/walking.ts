// Lets elements walk from where they stood to where they stand now.

interface Spot {
  readonly left: number;
  readonly top: number;
}

export class Walk {
  #before = new Map<HTMLElement, Spot>();

  /** Remember where everybody stands, before the page changes. */
  remember(frame: HTMLElement | undefined, walkers: Iterable<HTMLElement>): void {
    this.#before.clear();
    if (!frame) return;
    const { left, top } = frame.getBoundingClientRect();
    for (const walker of walkers) {
      const now = walker.getBoundingClientRect();
      this.#before.set(walker, { left: now.left - left, top: now.top - top });
    }
  }

  /** Walk to where the changed page has them. */
  go(frame: HTMLElement | undefined, delay: number, duration: number): void {
    if (!frame) return;
    for (const walker of this.#before.keys()) {
      for (const walk of walker.getAnimations()) if (walk.id === "walk") walk.cancel();
    }
    if (duration <= 0) return;
    const { left, top } = frame.getBoundingClientRect();
    for (const [walker, before] of this.#before) {
      const now = walker.getBoundingClientRect();
      const across = before.left - (now.left - left);
      const down = before.top - (now.top - top);
      if (Math.abs(across) < 1 && Math.abs(down) < 1) continue;
      walker.animate([{ transform: `translate(${across}px, ${down}px)` }, { transform: "none" }], {
        id: "walk",
        delay,
        duration,
        easing: "ease-in-out",
        fill: "backwards",
      });
    }
  }
}
