// Where things lie on a table: physical places, the same in every language.

import type { TableInfo } from "../wire";

/** A place in its area: 0 is the left or upper edge, 1 the right or lower one. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Return the direction in which a seat sits from the middle of the table, as a unit vector; one's own is below.
 *
 * @param seat who
 * @param viewer who sits below; for a spectator seat 0
 */
export function directionOf(seat: number, viewer: number | null, table: TableInfo): Place {
  const seats = table.people.length;
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  const turn = (table.direction === "ccw" ? -1 : 1) * ((2 * Math.PI * steps) / seats);
  const angle = Math.PI / 2 + turn;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** Where one card of a hand lies, in pixels and degrees. */
export interface Slot {
  x: number;
  y: number;
  angle: number;
}

/** A hand laid out: its cards from left to right, row by row. */
export interface Fan {
  slots: Slot[];
  height: number;
}

/** Of a card under its neighbour so much of the width is seen at least; on a small screen enough for a finger. */
const VISIBLE = { wide: 0.36, small: 0.62 };
const SMALL = 560;
/** Of a card under the next row so much of the height is seen. */
const ROW_VISIBLE = 0.56;
/** How much lower the outer cards of a single row lie, of their height; and how far they are turned, in degrees. */
const BEND = 0.11;
const MOST_ANGLE = 7;

/**
 * Lay out a hand as a fan; one that is too wide for its area wraps into rows.
 *
 * @param count how many cards
 * @param width of the area, in pixels
 * @param card the width of a card, in pixels; it is 1.4 times as high
 */
export function fan(count: number, width: number, card: number): Fan {
  const height = 1.4 * card;
  const visible = width > SMALL ? VISIBLE.wide : VISIBLE.small;
  const fitting = Math.max(1, Math.floor((width - card) / (visible * card)) + 1);
  const rows = Math.max(1, Math.ceil(count / fitting));
  const slots: Slot[] = [];
  let dealt = 0;
  for (let row = 0; row < rows; row++) {
    const here = Math.ceil((count - dealt) / (rows - row));
    const step = here > 1 ? Math.min(0.86 * card, (width - card) / (here - 1)) : 0;
    const left = (width - card - step * (here - 1)) / 2;
    for (let index = 0; index < here; index++) {
      const off = here > 1 ? (2 * index) / (here - 1) - 1 : 0;
      const bend = rows === 1 ? Math.min(1, here / 10) : 0;
      slots.push({
        x: left + step * index,
        y: row * ROW_VISIBLE * height + bend * off * off * BEND * height,
        angle: bend * off * MOST_ANGLE,
      });
    }
    dealt += here;
  }
  const drop = rows === 1 ? (BEND + 0.08) * height : 0; // turned, their corners hang lower still
  return { slots, height: height + (rows - 1) * ROW_VISIBLE * height + drop };
}
