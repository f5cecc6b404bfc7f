// Marks of cards.

import { cardOf } from "../cards/copies";
import { messageText, type TextContext } from "../texts/context";
import type { CardMark } from "../wire";

/** The marks of a card, or of one of its copies. */
export function marksOf(card: string, marks: readonly CardMark[]): CardMark[] {
  return marks.filter((mark) => mark.card === cardOf(card));
}

/** Whether a card is marked as doubled. */
export function isDoubled(card: string, marks: readonly CardMark[]): boolean {
  return marksOf(card, marks).some((mark) => mark.style === "times_two");
}

/** Return a card, or one of its copies, with its marks, as it is spoken. */
export function spokenCard(card: string, marks: readonly CardMark[], context: TextContext): string {
  const { texts } = context;
  const words = marksOf(card, marks).map((mark) => messageText(mark.message, context, "spoken"));
  const name = texts.card(cardOf(card));
  if (words.length === 0) return name;
  return texts.format("marked-card", { card: name, marks: texts.list(words) });
}
