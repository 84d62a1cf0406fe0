// The screen after an event, as far as events tell it. Faces that were only looked at are put face
// down by every event that follows the look, unless the table plays with memory help.

import {
  alike,
  canBeHeld,
  type AnyTile,
  type Happened,
  type Holdable,
  type Row,
  type Screen,
  type Spot,
} from "./tiles";

type Rows = Screen["rows"];
type Unseen = Screen["unseen"];

/**
 * Own draws and own looks show faces that no event tells; a second discard does not tell an open
 * pile. Who is next and what they are to do, the server says.
 */
export const untold = [
  "drawn",
  "rows",
  "unseen",
  "discards",
  "phase",
  "active",
  "deciding",
  "looking",
  "lit_round",
] as const;

export function fold(screen: Screen, event: Happened): Screen {
  switch (event.type) {
    case "level-entered":
      return levelEntered(screen, event.level - 1);
    case "drew":
      return drew(screen, event.seat, event.left);
    case "happening-drawn":
    case "discarded": {
      const known = screen.drawn !== null ? screen : seenByAll(screen, screen.level, event.tile);
      return discarded(known, event);
    }
    case "kept":
      return kept(screen, event);
    case "looked":
      return looked(screen, event.seat, event.owner, event.slot);
    case "did-not-look":
      return looking(covered(screen), event.seat, null);
    case "swapped":
      return crossed(screen, event.seat, event.slot, event.owner, event.other_slot);
    case "exchanged":
      return crossed(screen, event.seat, event.slot, event.seat, event.other);
    case "buried":
      return { ...screen, rows: laid(covered(screen).rows, event.seat, event.slot, null) };
    case "cart-sent-up":
      return cartSentUp(screen, event.seat, event.slot, event.tile);
    case "counted":
      return counted(screen, event.seat, event.tiles);
    default:
      return screen;
  }
}

function levelEntered(screen: Screen, level: number): Screen {
  // Everybody has laid the own row, in an order that no event tells: not even memory help knows it.
  const laid = screen.phase === "memorise" ? allCovered(screen) : covered(screen);
  return { ...laid, level, phase: "draw" };
}

function drew(screen: Screen, seat: number, left: number): Screen {
  const heights = screen.heights.map((height, level) => (level === screen.level ? left : height));
  return { ...nobodyLooks(screen), heights, drawn: null, active: seat, phase: "keep" };
}

function kept(screen: Screen, event: Extract<Happened, { type: "kept" }>): Screen {
  const { seat, slot, tile } = event;
  const old = at(screen, seat, slot);
  const known = old ? seenSpot(screen, old, tile) : screen;
  const helped = screen.unseen !== null;
  const drawn = screen.drawn && canBeHeld(screen.drawn) ? screen.drawn : null;
  const spot: Spot = {
    type: "spot",
    tile: helped ? drawn : null,
    level: screen.level,
    face_up: false,
    seen_by: helped ? [seat] : null,
  };
  return discarded({ ...known, rows: laid(known.rows, seat, slot, spot) }, event);
}

/** A tile lands on the pile. */
function discarded(
  screen: Screen,
  { tile, phase }: { readonly tile: AnyTile; readonly phase: string },
): Screen {
  const open = screen.discards.length > 1;
  return {
    ...covered(screen),
    drawn: null,
    discards: open ? [...screen.discards, tile] : [tile],
    discarded: screen.discarded + 1,
    phase: phase as Screen["phase"],
  };
}

function looked(before: Screen, seat: number, owner: number, slot: number): Screen {
  let screen = covered(before);
  const spot = at(screen, owner, slot);
  if (spot?.seen_by) {
    const seenBy = [...new Set([...spot.seen_by, seat])].sort((one, other) => one - other);
    screen = { ...screen, rows: laid(screen.rows, owner, slot, { ...spot, seen_by: seenBy }) };
  }
  return looking(screen, seat, { type: "look", seat: owner, slot });
}

function looking(screen: Screen, seat: number, look: Screen["looking"][number]): Screen {
  return { ...screen, looking: screen.looking.map((old, each) => (each === seat ? look : old)) };
}

/** Two tiles change places. */
function crossed(screen: Screen, seat: number, slot: number, owner: number, other: number): Screen {
  const { rows } = covered(screen);
  const [one, two] = [rows[seat]?.[slot] ?? null, rows[owner]?.[other] ?? null];
  return { ...screen, rows: laid(laid(rows, seat, slot, two), owner, other, one) };
}

function cartSentUp(before: Screen, seat: number, slot: number, tile: Holdable): Screen {
  const screen = nobodyLooks(before);
  const spot = at(screen, seat, slot);
  if (!spot) return screen;
  const known = seenSpot(screen, spot, tile);
  return { ...known, rows: laid(known.rows, seat, slot, turnedUp(screen, spot, tile)) };
}

function counted(screen: Screen, seat: number, tiles: readonly Holdable[]): Screen {
  let result = screen;
  let next = 0;
  screen.rows[seat]?.forEach((spot, slot) => {
    const tile = spot && tiles[next++];
    if (!spot || !tile) return;
    result = seenSpot(result, spot, tile);
    result = { ...result, rows: laid(result.rows, seat, slot, turnedUp(screen, spot, tile)) };
  });
  return result;
}

function nobodyLooks(screen: Screen): Screen {
  return { ...covered(screen), looking: screen.looking.map(() => null) };
}

/** A look is over: without memory help nothing of it stays. */
function covered(screen: Screen): Screen {
  return screen.unseen === null ? allCovered(screen) : screen;
}

function allCovered(screen: Screen): Screen {
  const hide = (spot: Spot | null): Spot | null =>
    spot && !spot.face_up && spot.tile ? { ...spot, tile: null } : spot;
  return { ...screen, rows: screen.rows.map((row) => row.map(hide)) };
}

function turnedUp(screen: Screen, spot: Spot, tile: Holdable): Spot {
  const everybody = screen.rows.map((_, seat) => seat);
  return { ...spot, tile, face_up: true, seen_by: spot.seen_by && everybody };
}

function at(screen: Screen, seat: number, slot: number): Spot | null {
  return screen.rows[seat]?.[slot] ?? null;
}

function laid(rows: Rows, seat: number, slot: number, spot: Spot | null): Rows {
  const change = (row: Row): Row => row.map((old, place) => (place === slot ? spot : old));
  return rows.map((row, each) => (each === seat ? change(row) : row));
}

/** A tile of a row is shown to all: new only to whoever had not seen it. */
function seenSpot(screen: Screen, spot: Spot, tile: Holdable): Screen {
  return spot.tile ? screen : seenByAll(screen, spot.level, tile);
}

function seenByAll(screen: Screen, level: number, tile: AnyTile): Screen {
  const less = (unseen: Unseen): Unseen =>
    unseen &&
    unseen.map((bag, each) => {
      if (each !== level) return bag;
      const counts = bag.counts.map((count, kind) =>
        alike(bag.kinds[kind]!, tile) ? Math.max(0, count - 1) : count,
      );
      return { ...bag, counts };
    });
  return { ...screen, unseen: less(screen.unseen) };
}
