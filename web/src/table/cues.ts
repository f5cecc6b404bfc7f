// What a player hears of the updates of a table.

import type { Update } from "../wire";

export type Cue = "deal" | "play" | "trick" | "turn";

/** Return the sounds of updates, in their order: at most one of each. */
export function cuesOf(updates: readonly Update[], isTurn: boolean): Cue[] {
  const cues: Cue[] = [];
  if (updates.some(({ type }) => type === "dealt")) cues.push("deal");
  const isPlay = (update: Update) => update.type === "said" && update.kind === "play"; // of a combination
  if (updates.some((update) => update.type === "played" || update.type === "placed" || isPlay(update)))
    cues.push("play");
  if (updates.some((update) => (update.type === "played" || update.type === "moved") && update.taker != null)) {
    cues.push("trick");
  }
  if (isTurn) cues.push("turn");
  return cues;
}
