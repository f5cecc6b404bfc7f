// The order of the cards in a hand: suits of alternating colours, so that neighbouring suits are never confused.

import { suitLetter, suitOf, type Suit } from "../cards/names";

/** Orders of suits in which the colours alternate as long as possible; the first one holds for a hand with all suits. */
const ALTERNATING: readonly (readonly Suit[])[] = [
  ["S", "H", "C", "D"],
  ["S", "D", "C"],
  ["H", "S", "D"],
  ["H", "C", "D"],
];

/** Return the suits of a hand from left to right. */
export function suitOrder(cards: readonly string[]): readonly Suit[] {
  const held = new Set(cards.map(suitOf).filter((suit) => suit !== null));
  const whole = ALTERNATING[0] ?? [];
  return ALTERNATING.find((suits) => suits.length === held.size && suits.every((suit) => held.has(suit))) ?? whole;
}

/** Return the cards suit by suit, in their own order within a suit; jokers, and the cards `inFront`, stay in front. */
export function arranged(cards: readonly string[], order: readonly Suit[], inFront: readonly string[]): string[] {
  const place = (card: string) => {
    const suit = suitOf(card);
    return suit === null || inFront.includes(card) ? -1 : order.indexOf(suit);
  };
  return [...cards].sort((one, other) => place(one) - place(other));
}

/** Return the lengths of the runs of cards of the same suit; the cards `inFront` are one. */
export function suitLengths(cards: readonly string[], inFront: readonly string[]): number[] {
  const lengths: number[] = [];
  const group = (card: string) => (inFront.includes(card) ? "" : suitLetter(card));
  cards.forEach((card, index) => {
    const before = cards[index - 1];
    if (before !== undefined && group(before) === group(card)) lengths.push((lengths.pop() ?? 0) + 1);
    else lengths.push(1);
  });
  return lengths;
}
