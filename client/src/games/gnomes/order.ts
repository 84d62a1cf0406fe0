// The order in which somebody lays the own row: from the left, the place that each tile was dealt to.

import type { Action } from "../../texts/words";
import type { Screen } from "./tiles";

export type Order = readonly number[];

export const asDealt = (places: number): Order =>
  Array.from({ length: places }, (_, place) => place);

/** Two tiles change places. */
export function exchanged(order: Order, one: number, other: number): Order {
  return order.map((dealt, place) =>
    place === one ? order[other]! : place === other ? order[one]! : dealt,
  );
}

/** What is sent to lay the row like this. */
export const actionOf = (order: Order): string => `lay-${order.join("-")}`;

/** The order that an action lays a row in; null if it does something else. */
export const orderOf = (action: Action): Order | null =>
  action.type === "lay" ? (action.fields["slots"] as Order) : null;

/** A screen on which the tiles of a seat lie in another order. */
export function laidOut(screen: Screen, seat: number, order: Order): Screen {
  const laid = (row: Screen["rows"][number]): Screen["rows"][number] =>
    order.map((dealt) => row[dealt] ?? null);
  return { ...screen, rows: screen.rows.map((row, each) => (each === seat ? laid(row) : row)) };
}
