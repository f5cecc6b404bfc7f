// The places of seats, relative to the viewer.

import type { TableInfo } from "../wire";

/** The messages for places at small tables: the viewer's own, then the seats to the right in order. */
const PLACES: Partial<Record<number, readonly string[]>> = {
  2: ["seat-self", "seat-across"],
  3: ["seat-self", "seat-right", "seat-left"],
  4: ["seat-self", "seat-right", "seat-across", "seat-left"],
};

/**
 * Return the message for the place of a seat. Places at large tables have no names.
 *
 * @param viewer the seat of the viewer; null: a spectator.
 */
export function placeOf(
  seat: number,
  viewer: number | null,
  table: Pick<TableInfo, "people" | "direction" | "hasDummy">,
): string {
  const seats = table.people.length;
  if (table.hasDummy && seat === seats) return "seat-dummy";
  const places = PLACES[seats];
  if (seat === viewer) return "seat-self";
  if (viewer === null || !places) return "seat-number";
  const steps = table.direction === "ccw" ? seat - viewer : viewer - seat;
  return places[(steps + seats) % seats] ?? "seat-number";
}
