// Events as short sentences, for screen readers.

import type { Announcement, Result, Update } from "../wire";
import { messageText, seatFacts, spokenScores, type TextContext } from "./context";

type Of<Type extends Update["type"]> = Extract<Update, { type: Type }>;

/** Return the sentences of updates, in order. The context's own cards and urgent updates have none. */
export function newsLines(updates: readonly Update[], context: TextContext): string[] {
  return updates.map((update) => updateLine(update, context)).filter((line) => line);
}

/** Return the sentences of updates of others that must be heard at once. */
export function urgentLines(updates: readonly Update[], context: TextContext): string[] {
  return updates.map((update) => (isUrgent(update, context) ? sentenceOf(update, context) : "")).filter(Boolean);
}

/** The announcement of an update, if it has one. */
export function announcementOf(update: Update): Announcement {
  return update.type === "scored" ? {} : (update.announcement ?? {});
}

function isUrgent(update: Update, { viewer }: TextContext): boolean {
  return announcementOf(update).urgent === true && !(update.type === "said" && update.seat === viewer);
}

function updateLine(update: Update, context: TextContext): string {
  if (update.type === "scored") return scoredLine(update.result, context);
  if (update.type === "played") return playedLine(update, context);
  if (update.type === "moved")
    return context.texts.sentences([sentenceOf(update, context), takenLine(update, context)]);
  // Your own card is announced only if something is said with it.
  if (update.type === "placed" && update.seat === context.viewer && !announcementOf(update).call) return "";
  return announcementOf(update).urgent ? "" : sentenceOf(update, context);
}

function sentenceOf(update: Update, context: TextContext): string {
  const { sentence } = announcementOf(update);
  return sentence ? messageText(sentence, context, "spoken") : "";
}

function playedLine(update: Of<"played">, context: TextContext): string {
  // Your own card is announced only if something happens with it.
  const isNews = update.seat !== context.viewer || announcementOf(update).call;
  return context.texts.sentences([isNews ? sentenceOf(update, context) : "", takenLine(update, context)]);
}

/** Who takes the trick that cards complete, if they do. */
function takenLine({ taker = null }: Of<"played" | "moved">, context: TextContext): string {
  return taker === null ? "" : context.texts.format("page-trick-goes", seatFacts(taker, context));
}

function scoredLine(result: Result, context: TextContext): string {
  const { texts, table } = context;
  const deal = result.dealNumber;
  if (result.void)
    return texts.format(texts.own("deal-void", table.game), { deal, reason: texts.name("void", result.void) });
  const contract = result.contract ? texts.contract(result.contract) : texts.name("game", table.game);
  return texts.format("page-deal-scored", { deal, contract, scores: spokenScores(result.points, context) });
}
