// Keeps the focus of somebody who plays with the keyboard: a button may go away and come back.

const nameOf = (element: Element | null): string | null => {
  const { at, act } = (element as HTMLElement | null)?.dataset ?? {};
  return at ? `[data-at="${at}"]` : act ? `[data-act="${act}"]` : null;
};

/** Whenever `watched` changes, the focus stays in the board if it was there. */
export function keepFocus(board: () => HTMLElement | undefined, watched: () => unknown): void {
  let inside = false;
  let name: string | null = null;

  $effect.pre(() => {
    watched();
    const focused = document.activeElement;
    inside = focused !== null && (board()?.contains(focused) ?? false);
    if (inside && focused !== board()) name = nameOf(focused);
  });

  $effect(() => {
    watched();
    const root = board();
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (!root || !inside || !(lost || document.activeElement === root)) return;
    const same = name === null ? null : root.querySelector<HTMLElement>(`button${name}`);
    const next = same ?? root.querySelector<HTMLElement>("[data-choice]") ?? root;
    next.focus({ preventScroll: true });
  });
}
