// Where explorers stand: rows in the cave, then the rock with the entrances, then rows in the camp.

export interface Place {
  readonly seat: number;
  readonly inside: boolean;
  readonly row: number;
  /** In half columns, so that short rows can stand in the middle; the first is the margin. */
  readonly column: number;
}

export interface Ground {
  readonly columns: number;
  readonly caveRows: number;
  readonly campRows: number;
  readonly places: readonly Place[];
}

export function ground(seats: number, inside: readonly number[], room: number): Ground {
  const rows = Math.ceil(seats / Math.max(1, room));
  const columns = Math.ceil(seats / rows);
  const home = Array.from({ length: seats }, (_, seat) => seat).filter(
    (seat) => !inside.includes(seat),
  );
  // One row more than all need, so that the whole does not grow and shrink with every step.
  const campRows = Math.max(1, Math.ceil(home.length / columns));
  const caveRows = rows + 1 - campRows;
  const used = Math.ceil(inside.length / columns);
  const places = [
    ...line(inside, columns, true, caveRows - used + 1),
    ...line(home, columns, false, caveRows + 2),
  ].sort((one, other) => one.seat - other.seat);
  return { columns, caveRows, campRows, places };
}

function line(
  seats: readonly number[],
  columns: number,
  inside: boolean,
  firstRow: number,
): Place[] {
  return seats.map((seat, order) => {
    const row = Math.floor(order / columns);
    const abreast = Math.min(columns, seats.length - row * columns);
    return {
      seat,
      inside,
      row: firstRow + row,
      column: columns - abreast + 2 * (order % columns) + 2,
    };
  });
}
