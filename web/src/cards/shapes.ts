// The shapes that French cards are drawn from, which drawings outside the page use too. A card is 240 wide and 336 high.

import french from "../../../src/mamlaka/drawing/french.json";
import type { Suit } from "./names";

/** The suits, filled, 100 high around the origin. */
export const SUITS: Record<Suit, string> = french.suits;

/** The ranks and the letters of JOKER, stroked 14 wide, 100 high, around x = 0. */
export const RANKS: Record<string, string> = french.ranks;

/** A star of eight points, filled, 100 high around the origin: used for the jokers instead of a suit. */
export const STAR = french.star;

/** The positions of the pips of a card: x and y. Those below the middle are upside down. */
export const PLACES = french.pips as unknown as Record<string, readonly (readonly [number, number])[]>;

/** The side of the suit on a court card: the left, unless the drawing leaves only its right corner free. */
export function courtPlace(card: string): readonly [number, number] {
  return [french.right.includes(card) ? 176 : 64, 73];
}
