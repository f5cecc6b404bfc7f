// Where the others sit, as seen from one's own seat.

import type { TableInfo } from "../wire";

/** The messages of the places at small tables, from one's own seat on in the order in which people sit to the right. */
const PLACES: Partial<Record<number, readonly string[]>> = {
  2: ["seat-self", "seat-across"],
  3: ["seat-self", "seat-right", "seat-left"],
  4: ["seat-self", "seat-right", "seat-across", "seat-left"],
};

/**
 * Return the message for the place of a seat. At a large table places have no names.
 *
 * @param viewer the seat of the viewer; null: a spectator, for whom no place is his own.
 */
export function placeOf(
  seat: number,
  viewer: number | null,
  table: Pick<TableInfo, "people" | "direction" | "dummy">,
): string {
  const seats = table.people.length;
  if (table.dummy && seat === seats) return "seat-dummy";
  const places = PLACES[seats];
  if (seat === viewer) return "seat-self";
  if (viewer === null || !places) return "seat-number";
  const steps = table.direction === "ccw" ? seat - viewer : viewer - seat;
  return places[(steps + seats) % seats] ?? "seat-number";
}
