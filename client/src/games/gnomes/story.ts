// The screen after an event, as far as events tell it. Faces that were only looked at are put face
// down by every event that follows the look, unless the table plays with memory help.

import {
  alike,
  type AnyTile,
  type Happened,
  type Holdable,
  type Row,
  type Screen,
  type Spot,
} from "./tiles";

type Rows = Screen["rows"];
type Unseen = Screen["unseen"];

/** Own draws and own looks show faces that no event tells; a second discard does not tell an open pile. */
export const untold = ["drawn", "rows", "unseen", "discards"] as const;

export function fold(screen: Screen, event: Happened): Screen {
  switch (event.type) {
    case "level-entered":
      return { ...covered(screen), level: event.level - 1, phase: "draw", deciding: [] };
    case "drew":
      return drew(screen, event.seat, event.left);
    case "happening-drawn":
      return takesEffect(seenByAll(screen, screen.level, event.tile), event.seat, event.tile);
    case "discarded": {
      const known = screen.drawn !== null ? screen : seenByAll(screen, screen.level, event.tile);
      return takesEffect(known, event.seat, event.tile);
    }
    case "kept":
      return kept(screen, event.seat, event.slot, event.tile);
    case "looked":
      return looked(screen, event.seat, event.owner, event.slot);
    case "did-not-look":
      return screen.phase === "lit"
        ? nextLooker(covered(screen), event.seat, null)
        : turnEnded(screen);
    case "swapped": {
      const [own, other] = [
        at(screen, event.seat, event.slot),
        at(screen, event.owner, event.other_slot),
      ];
      const rows = laid(
        laid(screen.rows, event.seat, event.slot, other),
        event.owner,
        event.other_slot,
        own,
      );
      return turnEnded({ ...screen, rows });
    }
    case "exchanged": {
      const [left, right] = [
        at(screen, event.seat, event.slot),
        at(screen, event.seat, event.other),
      ];
      const rows = laid(
        laid(screen.rows, event.seat, event.slot, right),
        event.seat,
        event.other,
        left,
      );
      return decided({ ...screen, rows }, event.seat);
    }
    case "buried":
      return decided(
        { ...screen, rows: laid(screen.rows, event.seat, event.slot, null) },
        event.seat,
      );
    case "cart-sent-up":
      return cartSentUp(screen, event.seat, event.slot, event.tile);
    case "skipped":
      return decided(screen, event.seat);
    case "counted":
      return counted(screen, event.seat, event.tiles);
    default:
      return screen;
  }
}

function drew(screen: Screen, seat: number, left: number): Screen {
  const heights = screen.heights.map((height, level) => (level === screen.level ? left : height));
  return { ...ended(covered(screen)), heights, active: seat, phase: "keep", deciding: [seat] };
}

function kept(screen: Screen, seat: number, slot: number, tile: Holdable): Screen {
  const old = at(screen, seat, slot);
  const known = old ? seenSpot(screen, old, tile) : screen;
  const helped = screen.unseen !== null;
  const spot: Spot = {
    type: "spot",
    tile: helped ? screen.drawn : null,
    level: screen.level,
    face_up: false,
    seen_by: helped ? [seat] : null,
  };
  return takesEffect({ ...known, rows: laid(known.rows, seat, slot, spot) }, seat, tile);
}

/** A tile lands on the pile, and what it shows happens. */
function takesEffect(before: Screen, seat: number, tile: AnyTile): Screen {
  const open = before.discards.length > 1;
  const discards = open ? [...before.discards, tile] : [tile];
  const screen = { ...covered(before), drawn: null, discards, discarded: before.discarded + 1 };
  const everybody = screen.rows.map((_, each) => each);
  switch (tile.type) {
    case "five":
      return turnEnded(screen);
    case "lit":
      return { ...screen, phase: "lit", lit_round: 1, deciding: everybody };
    case "bats":
    case "explosion":
      return { ...screen, phase: tile.type, deciding: everybody };
    case "snow-white":
      return { ...screen, phase: "over", deciding: [] };
    default:
      return { ...screen, phase: tile.type, deciding: [seat] };
  }
}

function looked(before: Screen, seat: number, owner: number, slot: number): Screen {
  let screen = covered(before);
  const spot = at(screen, owner, slot);
  if (spot?.seen_by) {
    const seenBy = [...new Set([...spot.seen_by, seat])].sort((one, other) => one - other);
    screen = { ...screen, rows: laid(screen.rows, owner, slot, { ...spot, seen_by: seenBy }) };
  }
  const look = { type: "look", seat: owner, slot } as const;
  if (screen.phase === "lit") return nextLooker(screen, seat, look);
  const looking = screen.looking.map((_, each) => (each === seat ? look : null));
  return { ...screen, phase: "peek", looking, deciding: [seat] };
}

/** In a lit corridor all looks of a round are told one after the other. */
function nextLooker(screen: Screen, seat: number, look: Screen["looking"][number]): Screen {
  const looking = screen.looking.map((old, each) => (each === seat ? look : old));
  const first = screen.lit_round === 1;
  const more = looking.some((old, each) => each > seat && (first || old !== null));
  if (more) return { ...screen, looking };
  if (looking.every((each) => each === null)) return turnEnded(screen);
  const deciding = looking.flatMap((each, looker) => (each === null ? [] : [looker]));
  return { ...screen, looking, lit_round: screen.lit_round + 1, deciding };
}

/** One of those whom bats or an explosion concern has done what was asked. */
function decided(screen: Screen, seat: number): Screen {
  const deciding = screen.deciding.filter((each) => each !== seat);
  return deciding.length ? { ...covered(screen), deciding } : turnEnded(screen);
}

function cartSentUp(before: Screen, seat: number, slot: number, tile: Holdable): Screen {
  const screen = before.phase === "cart" ? covered(before) : turnEnded(before);
  const spot = at(screen, seat, slot);
  if (!spot) return screen;
  const known = seenSpot(screen, spot, tile);
  const deciding = screen.deciding.filter((each) => each !== seat);
  return { ...known, rows: laid(known.rows, seat, slot, turnedUp(screen, spot, tile)), deciding };
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

function turnEnded(before: Screen): Screen {
  const screen = ended(covered(before));
  const active = (screen.active + 1) % screen.rows.length;
  if (screen.heights[screen.level]) return { ...screen, active, phase: "draw", deciding: [] };
  const deciding = screen.rows.flatMap((row, seat) =>
    row.some((spot) => spot && !spot.face_up) ? [seat] : [],
  );
  return { ...screen, active, phase: "cart", deciding };
}

function ended(screen: Screen): Screen {
  return { ...screen, drawn: null, looking: screen.looking.map(() => null), lit_round: 0 };
}

/** A look is over: without memory help nothing of it stays. */
function covered(screen: Screen): Screen {
  if (screen.unseen !== null) return screen;
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
