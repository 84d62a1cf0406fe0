// Keeps the focus where a person is playing. A button that is disabled or goes away takes the focus
// with it; then it comes back when it can, or the next thing to choose gets the focus. As long as
// there is nothing to choose, the line that says what is going on has it.
//
// Boards help by marks on their buttons: `data-key` names what a button stands for, so that another
// one for the same thing is found; `data-main` leads on; `data-dear` should not be pressed by mistake.

/** So many milliseconds after it was pressed, a pointer may still be the reason for something. */
const JUST_NOW = 500;

interface Wanted {
  readonly element: HTMLElement;
  readonly key: string | undefined;
}

const able = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(":disabled");

/** An attachment for the element in which the game is played. */
export function keepFocus(stage: HTMLElement): () => void {
  let wanted: Wanted | null = null;
  let pointed = -Infinity;
  const status = (): HTMLElement | null => stage.querySelector<HTMLElement>("[data-status]");

  function enter({ target }: FocusEvent): void {
    if (!(target instanceof HTMLElement) || target === status()) return;
    wanted = { element: target, key: target.dataset["key"] };
  }

  function point(): void {
    pointed = performance.now();
  }

  function leave({ target }: FocusEvent): void {
    const from = target as HTMLElement;
    // Only after the page has changed it is known whether it was left on purpose.
    requestAnimationFrame(() => {
      const active = document.activeElement;
      const elsewhere = active !== document.body && !stage.contains(active);
      // Only a pointer can put the focus nowhere; otherwise the button was disabled for a moment.
      const onPurpose =
        active === document.body && able(from) && performance.now() - pointed < JUST_NOW;
      if (elsewhere || onPurpose) wanted = null;
      else restore();
    });
  }

  function restore(): void {
    const active = document.activeElement as HTMLElement | null;
    // A browser takes the focus from a disabled button only later, and tells nobody.
    const kept = active && active !== document.body && active !== status() && able(active);
    const elsewhere = active && active !== document.body && !stage.contains(active);
    if (!wanted || kept || elsewhere) return;
    (successor(wanted) ?? status())?.focus({ preventScroll: true });
  }

  function successor({ element, key }: Wanted): HTMLElement | undefined {
    if (able(element)) return element;
    const open = [
      ...stage.querySelectorAll<HTMLElement>("[data-choice]:enabled:not([aria-pressed=true])"),
    ];
    return (
      open.find((each) => key !== undefined && each.dataset["key"] === key) ??
      open.find((each) => "main" in each.dataset) ??
      open.find((each) => !("dear" in each.dataset)) ??
      open[0]
    );
  }

  const observer = new MutationObserver(restore);
  observer.observe(stage, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  stage.addEventListener("focusin", enter);
  stage.addEventListener("focusout", leave);
  document.addEventListener("pointerdown", point);
  return () => {
    observer.disconnect();
    stage.removeEventListener("focusin", enter);
    stage.removeEventListener("focusout", leave);
    document.removeEventListener("pointerdown", point);
  };
}
