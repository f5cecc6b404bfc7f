// The layout of a table in physical coordinates, the same in every language.

import type { TableInfo } from "../wire";

/** A point in an area: 0 is the left or upper edge, 1 the right or lower one. */
export interface Place {
  x: number;
  y: number;
}

/** The facts about a table that its places depend on. */
export type Places = Pick<TableInfo, "people" | "direction" | "hasDummy">;

/** Return the number of places at a table: its seats, and a dummy after the last one. */
export function placesAt(table: Places): number {
  return table.people.length + Number(table.hasDummy);
}

/**
 * Return the direction of a seat from the middle of the table, as a unit vector; the viewer's own seat is below.
 *
 * @param seat the seat
 * @param viewer the seat at the lower edge; for a spectator seat 0
 */
export function directionOf(seat: number, viewer: number | null, table: Places): Place {
  const seats = placesAt(table);
  const steps = (seat - (viewer ?? 0) + seats) % seats;
  const turn = (table.direction === "ccw" ? -1 : 1) * ((2 * Math.PI * steps) / seats);
  const angle = Math.PI / 2 + turn;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}

/** The size of an area in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The layout of a table: everything that depends on the number of seats and on the available space. */
export interface Setting {
  /** The positions of the seats, the dummy last: -1 is the left or upper edge, 1 the right or lower one. */
  seats: Place[];
  /** The position of each seat's card in a trick, from the middle of the table to the middle of the card, in pixels. */
  cards: Place[];
  /** The width of a card in a trick. */
  card: number;
  /** The largest width of a seat plate, except for its face-up cards. */
  plate: number;
  /** The same of the plates above and below the middle, which have free space on both sides. */
  central: number;
  /** The position of the chips and the stock, in the coordinates of the seats. */
  pot: Place;
}

/** The input of the layout. */
export interface Room {
  /** The size of the felt. */
  felt: Size;
  /** The height of the screen. */
  screen: number;
  /** How much larger than normal everything is, from `scaleOf`. */
  scale?: number;
  /** The measured sizes of the seat plates, as far as known. */
  plates: readonly Size[];
  /** The size of the chips and the stock; null: there are none. */
  pot: Size | null;
  /** Whether a layout takes the middle. */
  hasLayout?: boolean;
  /** Whether nothing lies between the seats. */
  isBare?: boolean;
  /** Whether the seats play combinations, which are up to twice as wide as a card. */
  isWide?: boolean;
}

/** The screen on which everything has its normal size, and the largest scale. */
const USUAL_SCREEN: Size = { width: 1366, height: 768 };
const MAX_SCALE = 2.8125;

/** Return how much larger than normal everything is on a screen; app.css computes the same for text. */
export function scaleOf({ width, height }: Size): number {
  const scale = Math.min(width / USUAL_SCREEN.width, height / USUAL_SCREEN.height, MAX_SCALE);
  return Math.max(1, scale);
}

/** A felt lower than this has two rows of seats, and none above the middle; `bare`: with nothing between few seats. */
const FLAT = { bare: 150, normal: 190 };
/** On a screen that is no higher than this, a layout or many seats need the full height; the styles have the same limit. */
const LOW = 480;
/** The width of seat plates: with enough space, beside the trick on a phone, on a low felt, and between two of a phone. */
const PLATE = { wide: 150, narrow: 72, flat: 80, central: 108 };
/** The size of a seat plate that has not been measured. */
const USUAL: Size = { width: PLATE.narrow, height: 56 };
/** The least space between elements, on a screen of normal size. */
const GAP = 3;
/** The width of the ring around the plate of a seat on turn, which cards touch only where space is limited. */
const RING = 3;
/** The part of a face that lies outside of its plate. */
const FACE = 8;
/** With more seats than this, names are shortened. */
const FEW = 4;
/**
 * The widths of cards: on a phone, with many seats, on a low felt, and the least ones on a phone and elsewhere; `together`:
 * how large those of combinations are, compared with single ones; `heap`: the least size of overlapping ones, also so.
 */
const CARD = { most: 104, phone: 60, crowd: 50, flat: 38, least: 38, leastWide: 56, together: 0.8, heap: 0.75 };

/** Return the layout of a table. */
export function settingOf(
  viewer: number | null,
  table: TableInfo,
  { felt, screen, scale = 1, plates, pot, hasLayout = false, isBare = false, isWide = false }: Room,
): Setting {
  const count = placesAt(table);
  const isCrowd = count > FEW;
  const isLow = screen <= LOW;
  const isFlat = felt.height < (isBare && !isCrowd ? FLAT.bare : FLAT.normal) || (isLow && (isCrowd || hasLayout));
  const isSmall = felt.width < SMALL;
  const isNarrow = isCrowd && (isSmall || isFlat);
  /** On a felt that is higher than wide, a layout leaves space only at the edges. */
  const isColumned = isNarrow || (isCrowd && hasLayout && felt.width < felt.height);
  const directions = Array.from({ length: count }, (_, seat) => directionOf(seat, viewer, table));
  const wished = directions.map((place) => {
    if (isFlat) return flattened(place, count, hasLayout);
    return isColumned ? columned(place) : place;
  });
  const middle = potOf(count, isFlat, isLow, isSmall);
  const boxes = wished.map((place, seat) => boxIn(felt, place, plates[seat] ?? USUAL));
  const gap = scale * GAP;
  const above = boxes.map(() => (isSmall ? gap + FACE : gap)); // on a phone, faces and signs lie on the upper corners
  const taken = separated(felt, pot ? [...boxes, boxIn(felt, middle, pot)] : boxes, pot ? [...above, gap] : above, gap);
  const seats = wished.map((place, seat) => ({ x: place.x, y: levelOf(felt, taken[seat]) }));
  const most = isFlat ? CARD.flat : isSmall || isLow ? (isCrowd ? CARD.crowd : CARD.phone) : scale * CARD.most;
  const single = Math.max(isFlat ? most : 46, Math.min(most, (isLow ? 0.14 : 0.115) * screen));
  const largest = isWide && !isFlat ? CARD.together * single : single;
  const least = Math.min(largest, isFlat || isSmall || isLow ? CARD.least : scale * CARD.leastWide);
  const faces = wished.flatMap((place, seat) => facesBeside(taken[seat], place));
  const clear = isFlat || isSmall || isLow ? GAP : scale * (GAP + RING);
  const shape = {
    felt,
    directions: isNarrow && !isFlat ? wished : directions,
    taken,
    faces,
    gap: clear,
    largest,
    least,
  };
  const isRing = isCrowd || isWide || (pot !== null && count === FEW);
  const heap = isRing ? null : heapOf(shape, isSmall || isFlat || isLow);
  const trick = count === 2 ? pairOf(shape) : (heap ?? ringOf(shape));
  const plate = isNarrow ? (isFlat ? PLATE.flat : PLATE.narrow) : scale * PLATE.wide;
  const between = felt.width - 2 * (PLATE.narrow + FACE + GAP);
  return {
    seats,
    ...trick,
    plate,
    central: isNarrow && !isFlat ? Math.max(plate, Math.min(PLATE.central, between)) : plate,
    pot: { x: middle.x, y: pot ? levelOf(felt, taken[count]) : middle.y },
  };
}

/** The input of the layout of a trick. */
interface Shape {
  felt: Size;
  /** The positions of the seats. */
  directions: readonly Place[];
  /** The areas that must stay free, relative to the middle of the felt. */
  taken: readonly Box[];
  /** The areas that cards should leave free, if they need not cover others for it. */
  faces: readonly Box[];
  /** The least space between a card and what must stay free. */
  gap: number;
  /** The width of a card with enough space. */
  largest: number;
  /** The least width of a card; rather than smaller ones, cards cover something. */
  least: number;
}

type Trick = Pick<Setting, "cards" | "card">;

/** Overlapping cards in the middle, a little smaller if the seats need the space; null: they still cover a seat. */
function heapOf({ directions, taken, gap, largest, least }: Shape, isSmall: boolean): Trick | null {
  for (let card = largest; card >= Math.max(least, CARD.heap * largest); card -= 2) {
    const across = (isSmall ? 0.6 : 0.8) * card;
    const cards = directions.map(({ x, y }) => ({ x: across * x, y: 0.66 * card * y }));
    if (cards.every((place) => coveredBy(place, card, taken, gap) === 0)) return { card, cards };
  }
  return null;
}

/** Two cards between two seats: one above the other, or side by side if there is not enough height. */
function pairOf({ felt, directions, taken, largest }: Shape): Trick {
  const above = directions.findIndex(({ y }) => y < 0);
  const top = Math.max(-felt.height / 2, taken[above]?.bottom ?? 0);
  const bottom = Math.min(felt.height / 2, taken[1 - above]?.top ?? 0);
  const isColumn = bottom - top > 2.9 * largest;
  const hasNone = bottom - top < 1.4 * largest; // then the seats are at the sides, and the full height is free
  const middle = hasNone ? 0 : (top + bottom) / 2;
  const step = isColumn ? { x: 0, y: 0.73 * largest } : { x: -0.56 * largest, y: 0 };
  return { card: largest, cards: directions.map(({ y }) => ({ x: step.x * y, y: middle + step.y * y })) };
}

/**
 * Cards around the middle, as far out and as large as fits between the seats and the content of the middle. Smaller
 * cards may lie as far out as large ones, where they are beside what lies in the middle.
 */
function ringOf({ felt, directions, taken, faces, gap, largest, least: smallest }: Shape): Trick {
  let best: Trick = { card: largest, cards: [] };
  let least = Infinity;
  for (let card = largest; card >= smallest && least > 0; card -= 2) {
    const out = {
      x: Math.min(felt.width / 2 - card / 2, 2.6 * largest),
      y: Math.min(felt.height / 2 - 0.7 * card, 2 * largest),
    };
    const nearest = card - 2 < smallest ? 0.2 : 0.3; // rather close together than over a plate
    for (let along = 1; along > nearest && least > 0; along -= 0.04) {
      for (let across = 1; across > 0.3 && least > 0; across -= 0.04) {
        const cards = directions.map(({ x, y }) => ({ x: out.x * across * x, y: out.y * along * y }));
        const cost = (place: Place) => 100 * coveredBy(place, card, taken, gap) + coveredBy(place, card, faces, gap);
        const covered = cards.reduce((sum, place) => sum + cost(place), 0);
        if (covered < least) {
          least = covered;
          best = { card, cards };
        }
      }
    }
  }
  return best;
}

/** A part of the felt, relative to its middle. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The area of an element that is completely inside the felt. */
function boxIn(felt: Size, { x, y }: Place, { width, height }: Size): Box {
  const left = (x * (felt.width - width) - width) / 2;
  const top = (y * (felt.height - height) - height) / 2;
  return { left, top, right: left + width, bottom: top + height };
}

/** The part of a face that lies outside of its plate, at the upper corner towards the middle of the table. */
function facesBeside(plate: Box | undefined, { x }: Place): Box[] {
  if (!plate || Math.abs(x) < 0.3) return [];
  const [left, right] = x < 0 ? [plate.right, plate.right + FACE] : [plate.left - FACE, plate.left];
  return [{ left, right, top: plate.top - FACE, bottom: plate.top + FACE }];
}

/** The vertical position: -1 at the upper edge of the felt, 1 at the lower one. */
function levelOf(felt: Size, box: Box | undefined): number {
  const free = box ? felt.height - (box.bottom - box.top) : 0;
  return box && free > 0 ? (box.top + box.bottom) / free : 0;
}

/**
 * Move overlapping elements up and down until they no longer overlap, as far as space permits.
 *
 * @param above the least space above each element
 * @param gap the least space beside an element
 */
function separated(felt: Size, boxes: readonly Box[], above: readonly number[], gap: number): Box[] {
  const moved = boxes.map((box) => ({ ...box }));
  const move = (box: Box, by: number) => {
    const most = felt.height / 2;
    const step = Math.max(-most - box.top, Math.min(most - box.bottom, by));
    box.top += step;
    box.bottom += step;
  };
  for (let round = 0; round < 40; round++) {
    for (const [index, one] of moved.entries()) {
      for (const [later, other] of moved.slice(index + 1).entries()) {
        const isBeside = one.right + gap <= other.left || other.right + gap <= one.left;
        const isAbove = one.top + one.bottom < other.top + other.bottom;
        const [upper, lower] = isAbove ? [one, other] : [other, one];
        const deep = upper.bottom + (above[isAbove ? index + 1 + later : index] ?? gap) - lower.top;
        if (isBeside || deep <= 0) continue;
        move(upper, -deep / 2);
        move(lower, deep / 2);
      }
    }
  }
  return moved;
}

/** The area that a card covers of the areas that must stay free. */
function coveredBy({ x, y }: Place, card: number, taken: readonly Box[], gap: number): number {
  const [across, along] = [card / 2 + gap, 0.7 * card + gap];
  return taken.reduce((sum, box) => {
    const wide = Math.min(x + across, box.right) - Math.max(x - across, box.left);
    const high = Math.min(y + along, box.bottom) - Math.max(y - along, box.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}

/** A seat at a narrow table: every seat that is not above or below is at the edge. */
function columned({ x, y }: Place): Place {
  return Math.abs(x) > 0.3 ? { x: Math.sign(x), y } : { x: 0, y };
}

/** A seat at a low table: two rows, which leave the middle to the trick or the layout. */
function flattened({ x, y }: Place, count: number, hasLayout: boolean): Place {
  if (count === 2) return { x: y, y };
  const row = Math.abs(y) < 0.2 ? 0 : Math.sign(y);
  const shared = hasLayout ? 0.56 : 0.44; // a layout is wider than a trick
  const aside = count > FEW ? shared : 0.6; // many seats share a row; with few seats, one may have taken many cards
  return Math.abs(x) > 0.3 ? { x, y: row } : { x: aside * Math.sign(y), y: row };
}

/** The position of the chips and the stock: in the middle, or where no seat is. */
function potOf(count: number, isFlat: boolean, isLow: boolean, isSmall: boolean): Place {
  if (isFlat || isLow) return count === 2 ? { x: isFlat ? 0.6 : 1, y: 0 } : { x: -0.4, y: 1 };
  if (count > 3) return { x: 0, y: 0 };
  return { x: isSmall ? -1 : -0.5, y: count === 2 ? 0.1 : 0.6 };
}

/**
 * Return the path of a card of a trick to the seat that has taken it; all cards end at the same point.
 *
 * @param card the position of the card, from the middle of the table, in pixels
 * @param taker the direction of the seat
 * @param distance the distance of the end point from the middle, in pixels
 */
export function wayOut(card: Place, taker: Place, distance: number): Place {
  return { x: taker.x * distance - card.x, y: taker.y * distance - card.y };
}

/** The position of a card of a hand, in pixels and degrees. */
export interface Slot {
  x: number;
  y: number;
  angle: number;
}

/** The layout of a hand: its cards from left to right, row by row. */
export interface Fan {
  slots: Slot[];
  height: number;
}

/** The least visible width of an overlapped card, as a fraction of its width. */
const VISIBLE = { wide: 0.36, small: 0.62 };
/** The least width that a finger hits, in pixels; cards come this close only to keep a suit in one row. */
const FINGER = 39;
const SMALL = 560;
/** The visible height of a card under the next row. */
const ROW_VISIBLE = 0.56;
/** How much lower the outer cards of a single row are, as a fraction of their height; and their rotation in degrees. */
const BEND = 0.11;
const MAX_ANGLE = 7;

/**
 * Return the layout of a hand as a fan, which wraps into rows if it is too wide.
 *
 * @param suits the numbers of cards of each suit, from left to right; a suit stays in one row if there is space
 * @param width the width of the area, in pixels
 * @param card the width of a card, in pixels; its height is 1.4 times that
 */
export function fan(suits: readonly number[], width: number, card: number): Fan {
  const height = 1.4 * card;
  const isSmall = width <= SMALL;
  const count = suits.reduce((sum, length) => sum + length, 0);
  const fitting = (visible: number) => Math.max(1, Math.floor((width - card) / visible) + 1);
  const normal = fitting((isSmall ? VISIBLE.small : VISIBLE.wide) * card);
  const most = isSmall ? Math.max(normal, fitting(FINGER)) : normal;
  const rows = rowsOf(suits, Math.max(1, Math.ceil(count / normal)), most);
  const slots: Slot[] = [];
  rows.forEach((here, row) => {
    const step = here > 1 ? Math.min(0.86 * card, (width - card) / (here - 1)) : 0;
    const left = (width - card - step * (here - 1)) / 2;
    for (let index = 0; index < here; index++) {
      const off = here > 1 ? (2 * index) / (here - 1) - 1 : 0;
      const bend = rows.length === 1 ? Math.min(1, here / 10) : 0;
      slots.push({
        x: left + step * index,
        y: row * ROW_VISIBLE * height + bend * off * off * BEND * height,
        angle: bend * off * MAX_ANGLE,
      });
    }
  });
  const drop = rows.length === 1 ? (BEND + 0.08) * height : 0; // the corners of rotated cards are lower still
  return { slots, height: height + (rows.length - 1) * ROW_VISIBLE * height + drop };
}

/** Return the number of cards in each row: whole suits if they fit, in rows as equal as possible. */
function rowsOf(suits: readonly number[], rows: number, most: number): number[] {
  const count = suits.reduce((sum, length) => sum + length, 0);
  if (rows === 1) return [count];
  const splits = splitsOf(suits, rows).filter((split) => Math.max(...split) <= most);
  const uneven = (split: readonly number[]) => Math.max(...split) - Math.min(...split);
  const [best] = splits.sort((one, other) => uneven(one) - uneven(other));
  if (best) return best;
  return Array.from({ length: rows }, (_, row) => Math.floor((count + rows - 1 - row) / rows));
}

/** Return all ways to put whole suits, in their order, into rows that are not empty. */
function splitsOf(suits: readonly number[], rows: number): number[][] {
  if (rows === 1) return suits.length > 0 ? [[suits.reduce((sum, length) => sum + length, 0)]] : [];
  return suits.slice(0, -1).flatMap((_, last) => {
    const first = suits.slice(0, last + 1).reduce((sum, length) => sum + length, 0);
    return splitsOf(suits.slice(last + 1), rows - 1).map((rest) => [first, ...rest]);
  });
}
