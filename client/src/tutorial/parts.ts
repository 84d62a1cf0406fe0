// Parts of a board by their names. Boards give them in `data-at` (where something lies), `data-spot`
// (the same in Diamoniak) and `data-key` (what a button stands for); scripts speak of them.

export function part(board: HTMLElement, name: string): HTMLElement | null {
  const named = ["at", "spot", "key"].map((kind) => `[data-${kind}="${name}"]`);
  return board.querySelector<HTMLElement>(named.join());
}

/** Of the parts that an action needs, what is to be tapped next: the last that can be. */
export function nextTap(board: HTMLElement, names: readonly string[]): HTMLElement | null {
  const buttons = names.map((name) => part(board, name)?.closest("button"));
  return buttons.findLast((button) => button?.matches(":enabled:not([aria-pressed=true])")) ?? null;
}

/** Bring something into sight, unless it can be seen already. */
export function bringIntoSight(element: HTMLElement): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const edges = [0.1, 0.5, 0.9];
  const seen = edges.every((edge) => {
    const above = document.elementFromPoint(left + width / 2, top + height * edge);
    return above !== null && (element.contains(above) || above.contains(element));
  });
  if (!seen) element.scrollIntoView({ block: "center" });
}
