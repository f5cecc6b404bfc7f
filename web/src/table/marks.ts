// Marks of cards.

import { messageText, type TextContext } from "../texts/context";
import type { CardMark } from "../wire";

/** The marks of a card. */
export function marksOf(card: string, marks: readonly CardMark[]): CardMark[] {
  return marks.filter((mark) => mark.card === card);
}

/** Whether a card is marked as doubled. */
export function isDoubled(card: string, marks: readonly CardMark[]): boolean {
  return marksOf(card, marks).some((mark) => mark.style === "times_two");
}

/** Return a card with its marks, as it is spoken. */
export function spokenCard(card: string, marks: readonly CardMark[], context: TextContext): string {
  const { texts } = context;
  const words = marksOf(card, marks).map((mark) => messageText(mark.message, context, "spoken"));
  if (words.length === 0) return texts.card(card);
  return texts.format("marked-card", { card: texts.card(card), marks: texts.list(words) });
}
