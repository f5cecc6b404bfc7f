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

const VISIBLE = 0.36;
/** Of a card under another one so much of the width is seen at least, so that a finger can find it. */
const ROW_VISIBLE = 0.56;
const MOST_ANGLE = 14;

/**
 * Lay out a hand as a fan; one that is too wide for its area wraps into rows.
 *
 * @param count how many cards
 * @param width of the area, in pixels
 * @param card the width of a card, in pixels; it is 1.4 times as high
 */
export function fan(count: number, width: number, card: number): Fan {
  const height = 1.4 * card;
  const fitting = Math.max(1, Math.floor((width - card) / (VISIBLE * card)) + 1);
  // On a small screen two rows with broad cards are easier to hit than one with narrow strips.
  const wide = Math.max(1, Math.floor((width - card) / (0.62 * card)) + 1);
  const rows = count <= wide ? 1 : count <= fitting && width > 560 ? 1 : Math.ceil(count / wide);
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
        y: row * ROW_VISIBLE * height + bend * off * off * 0.11 * height,
        angle: (bend * off * MOST_ANGLE) / 2,
      });
    }
    dealt += here;
  }
  const drop = rows === 1 ? 0.19 * height : 0; // the outer cards of a single row hang lower, and are turned
  return { slots, height: height + (rows - 1) * ROW_VISIBLE * height + drop };
}
