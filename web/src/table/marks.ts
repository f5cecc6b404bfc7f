// Marks of cards.

import { messageText, type Listener } from "../texts/listener";
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
export function spokenCard(card: string, marks: readonly CardMark[], listener: Listener): string {
  const { texts } = listener;
  const words = marksOf(card, marks).map((mark) => messageText(mark.message, listener, "spoken"));
  if (words.length === 0) return texts.card(card);
  return texts.format("marked-card", { card: texts.card(card), marks: texts.list(words) });
}
