// Events as short sentences, for screen readers.

import type { Announcement, Result, Update } from "../wire";
import { messageText, seatFacts, spokenScores, type Listener } from "./listener";

type Of<Type extends Update["type"]> = Extract<Update, { type: Type }>;

/** Return the sentences of updates, in order. The listener's own cards and urgent updates have none. */
export function newsLines(updates: readonly Update[], listener: Listener): string[] {
  return updates.map((update) => updateLine(update, listener)).filter((line) => line);
}

/** Return the sentences of updates of others that must be heard at once. */
export function urgentLines(updates: readonly Update[], listener: Listener): string[] {
  return updates.map((update) => (isUrgent(update, listener) ? sentenceOf(update, listener) : "")).filter(Boolean);
}

/** The announcement of an update, if it has one. */
export function announcementOf(update: Update): Announcement {
  return update.type === "scored" ? {} : (update.announcement ?? {});
}

function isUrgent(update: Update, { viewer }: Listener): boolean {
  return announcementOf(update).urgent === true && !(update.type === "said" && update.seat === viewer);
}

function updateLine(update: Update, listener: Listener): string {
  if (update.type === "scored") return scoredLine(update.result, listener);
  if (update.type === "played") return playedLine(update, listener);
  if (update.type === "placed" && update.seat === listener.viewer) return "";
  return announcementOf(update).urgent ? "" : sentenceOf(update, listener);
}

function sentenceOf(update: Update, listener: Listener): string {
  const { sentence } = announcementOf(update);
  return sentence ? messageText(sentence, listener, "spoken") : "";
}

function playedLine(update: Of<"played">, listener: Listener): string {
  const { texts, viewer } = listener;
  // Your own card is announced only if something happens with it.
  const isNews = update.seat !== viewer || announcementOf(update).call;
  const card = isNews ? sentenceOf(update, listener) : "";
  if (update.taker === null) return card;
  const taken = texts.format("page-trick-goes", seatFacts(update.taker, listener));
  return [card.replace(/\.$/, ""), taken].filter((part) => part).join(". ");
}

function scoredLine(result: Result, listener: Listener): string {
  const { texts, table } = listener;
  const deal = result.number;
  if (result.void) return texts.format("deal-void", { deal, reason: texts.name("void", result.void) });
  const contract = result.contract ? texts.contract(result.contract) : texts.name("game", table.game);
  return texts.format("page-deal-scored", { deal, contract, scores: spokenScores(result.points, listener) });
}
