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
    if (!lost || !this.#isLost(active)) return;
    const next = asked ? this.#successor(lost) : this.root;
    next.focus({ preventScroll: true });
  }

  /** Browsers take the focus from a disabled button only later, and from a removed one at once. */
  #isLost(active: Element | null): boolean {
    if (active === this.root) return true;
    if (active instanceof HTMLElement && this.root.contains(active)) return !usable(active);
    return (active === null || active === document.body) && !this.#last!.element.isConnected;
  }

  /** The same button, one for the same thing, the one that leads on, or any: the castle last. */
  #successor({ element, key }: Lost): HTMLElement {
    if (usable(element)) return element;
    const open = [...this.root.querySelectorAll<HTMLElement>("[data-choice]:enabled:not([aria-pressed=true])")];
    const alike = open.find((each) => key !== undefined && each.dataset["key"] === key);
    const onward = open.find((each) => "main" in each.dataset);
    return alike ?? onward ?? open.find((each) => !("dear" in each.dataset)) ?? open[0] ?? this.root;
  }
}

function usable(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled");
}
