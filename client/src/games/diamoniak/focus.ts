// Keeps the focus on the board when the button that had it cannot be used any more.

interface Lost {
  readonly element: HTMLElement;
  readonly key: string | undefined;
}

export class FocusKeeper {
  #last: Lost | null = null;

  constructor(private readonly root: HTMLElement) {
    root.addEventListener("focusin", this.#remember);
  }

  #remember = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLElement && target !== this.root) {
      this.#last = { element: target, key: target.dataset["key"] };
    }
  };

  /** After a change: give the focus back if it got lost here. Elsewhere it is left alone. */
  restore(asked: boolean): void {
    const active = document.activeElement;
    const lost = this.#last;
    if (!lost || (active !== null && active !== document.body && active !== this.root)) return;
    if (active !== this.root && usable(lost.element)) return;
    const next = asked ? this.#successor(lost) : this.root;
    next.focus({ preventScroll: true });
  }

  /** The same button, one for the same thing, the one that leads on, or any. */
  #successor({ element, key }: Lost): HTMLElement {
    if (usable(element)) return element;
    const open = [...this.root.querySelectorAll<HTMLElement>("[data-choice]:enabled:not([aria-pressed=true])")];
    const alike = open.find((each) => key !== undefined && each.dataset["key"] === key);
    return alike ?? open.find((each) => "main" in each.dataset) ?? open[0] ?? this.root;
  }
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}
