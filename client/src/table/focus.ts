// Keeps the focus where a person is playing. A button that is disabled or goes away takes the focus
// with it; then the next thing to choose gets it, or the line that says what is going on.

/** An attachment for the element in which the game is played. */
export function keepFocus(stage: HTMLElement): () => void {
  let last: HTMLElement | null = null;
  const able = (element: HTMLElement): boolean => element.isConnected && !element.matches(":disabled");

  function enter(event: FocusEvent): void {
    last = event.target as HTMLElement;
  }

  function leave(event: FocusEvent): void {
    const from = event.target as HTMLElement;
    // Only after the page has changed it is known whether it was left on purpose.
    requestAnimationFrame(() => {
      if (last === from && able(from) && document.activeElement !== from) last = null;
      else restore();
    });
  }

  function restore(): void {
    if (!last || document.activeElement !== document.body) return;
    const next = able(last) ? last : stage.querySelector<HTMLElement>("[data-choice]:enabled, [data-status]");
    next?.focus({ preventScroll: true });
  }

  const observer = new MutationObserver(restore);
  observer.observe(stage, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  stage.addEventListener("focusin", enter);
  stage.addEventListener("focusout", leave);
  return () => {
    observer.disconnect();
    stage.removeEventListener("focusin", enter);
    stage.removeEventListener("focusout", leave);
  };
}
