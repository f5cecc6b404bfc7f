// Where the others sit, as seen from one's own seat.

import type { TableInfo } from "../wire";

/** The message of each place, from one's own seat on in the order in which people sit to the right. */
const PLACES = ["seat-self", "seat-right", "seat-across", "seat-left"];

/**
 * Return the message for the place of a seat. Only at a table of four do places have names.
 *
 * @param viewer the seat of the viewer; null: a spectator, for whom no place is his own.
 */
export function placeOf(seat: number, viewer: number | null, table: Pick<TableInfo, "people" | "direction">): string {
  const seats = table.people.length;
  if (seat === viewer) return "seat-self";
  if (viewer === null || seats !== PLACES.length) return "seat-number";
  const steps = table.direction === "ccw" ? seat - viewer : viewer - seat;
  return PLACES[(steps + seats) % seats] ?? "seat-number";
}
