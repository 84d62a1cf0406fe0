// Tiles of a row that follow a finger or a pointer. While one is dragged only the page moves; what
// comes of it is told when it is dropped on another tile.

/** A pointer that moves less has tapped, in pixels. */
const SLACK = 6;
/** How far above or below the row a tile can be dropped, in heights of a tile. */
const REACH = 1.2;

export interface Places {
  /** How long tiles take to make room, in milliseconds; 0 where nothing moves by itself. */
  readonly moment: number;
  /** A tile was dropped on the place of another, or on its own, so far from where it lay. */
  readonly drop: (from: number, to: number, x: number, y: number) => void;
  /** A tile was tapped in a way of which a browser makes no click: with a second finger. */
  readonly tap: (place: number) => void;
}

interface Drag {
  readonly pointer: number;
  readonly from: number;
  readonly x: number;
  readonly y: number;
  moves: boolean;
}

export const tilesOf = (row: HTMLElement): readonly HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>("[data-at]"),
];

/** Where a tile belongs, wherever it is at the moment: its place does not move. */
export const homeOf = (tile: HTMLElement): DOMRect => tile.parentElement!.getBoundingClientRect();

function shift(tile: HTMLElement, x: number, y: number): void {
  tile.style.translate = x || y ? `${x}px ${y}px` : "";
}

/** Let a tile come to its place from so far away. */
export function slide(tile: HTMLElement, x: number, y: number, moment: number): void {
  if (moment > 0)
    tile.animate([{ translate: `${x}px ${y}px` }, { translate: "0 0" }], {
      duration: moment,
      easing: "ease-out",
    });
}

/** An attachment for the row whose tiles can be dragged. */
export function draggable(places: Places): (row: HTMLElement) => () => void {
  return (row) => {
    let drag: Drag | null = null;
    let dragged = false;

    /** The place that a pointer is over; the tile's own if it is far from the row. */
    function over(event: PointerEvent, from: number): number {
      const boxes = tilesOf(row).map(homeOf);
      const { top, bottom, height } = boxes[from]!;
      if (event.clientY < top - height * REACH || event.clientY > bottom + height * REACH)
        return from;
      const away = boxes.map((box) => Math.abs(event.clientX - box.x - box.width / 2));
      const near = away.indexOf(Math.min(...away));
      return away[near]! <= boxes[near]!.width ? near : from;
    }

    function letGo(): void {
      for (const tile of tilesOf(row)) {
        tile.style.transition = "";
        shift(tile, 0, 0);
        delete tile.dataset["dragged"];
      }
      drag = null;
    }

    function press(event: PointerEvent): void {
      const tile = (event.target as Element).closest<HTMLElement>("button[data-at]");
      if (!tile || event.button !== 0 || drag) return;
      dragged = false;
      const from = tilesOf(row).indexOf(tile);
      drag = { pointer: event.pointerId, from, x: event.clientX, y: event.clientY, moves: false };
      tile.setPointerCapture(event.pointerId);
    }

    function move(event: PointerEvent): void {
      if (drag?.pointer !== event.pointerId) return;
      const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.moves && Math.hypot(x, y) < SLACK) return;
      drag.moves = true;
      const { from } = drag;
      const tiles = tilesOf(row);
      const to = over(event, from);
      const homes = tiles.map((tile) => homeOf(tile).x);
      tiles.forEach((tile, place) => {
        if (place === from) return;
        tile.style.transition = `translate ${places.moment}ms`;
        shift(tile, place === to ? homes[from]! - homes[place]! : 0, 0);
      });
      shift(tiles[from]!, x, y);
      tiles[from]!.dataset["dragged"] = "";
    }

    function release(event: PointerEvent): void {
      if (drag?.pointer !== event.pointerId) return;
      const { from, moves, x, y } = drag;
      const to = moves ? over(event, from) : from;
      dragged = moves;
      letGo();
      if (moves) places.drop(from, to, event.clientX - x, event.clientY - y);
      if (!moves && !event.isPrimary) places.tap(from);
    }

    function cancel(event: PointerEvent): void {
      if (drag?.pointer === event.pointerId) letGo();
    }

    /** The click that follows a drag is none. */
    function click(event: MouseEvent): void {
      if (dragged && event.detail > 0) event.stopPropagation();
      dragged = false;
    }

    /** The focus stays where it is: somebody may be holding a key there in order to look. */
    const mouseDown = (event: MouseEvent): void => event.preventDefault();

    row.addEventListener("pointerdown", press);
    row.addEventListener("pointermove", move);
    row.addEventListener("pointerup", release);
    row.addEventListener("pointercancel", cancel);
    row.addEventListener("mousedown", mouseDown);
    row.addEventListener("click", click, { capture: true });
    return () => {
      letGo();
      row.removeEventListener("pointerdown", press);
      row.removeEventListener("pointermove", move);
      row.removeEventListener("pointerup", release);
      row.removeEventListener("pointercancel", cancel);
      row.removeEventListener("mousedown", mouseDown);
      row.removeEventListener("click", click, { capture: true });
    };
  };
}
