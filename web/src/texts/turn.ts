// One line: the question to the viewer, or the seats that the table waits for.

import type { Scene } from "../wire";
import { messageText, seatName, type TextContext } from "./context";

/** Whether the table waits for the viewer. */
export function isAsked(scene: Scene): boolean {
  return scene.turn !== null && !scene.turn.optional;
}

/** Return the line for a scene; empty if the table waits for no one. */
export function turnLine(scene: Scene, context: TextContext): string {
  const { texts, viewer } = context;
  if (scene.over) return texts.format("over");
  if (scene.turn?.question) return messageText(scene.turn.question, context, "spoken");
  const waited = scene.waiting.filter((seat) => seat !== viewer).map((seat) => seatName(seat, context));
  return waited.length ? texts.message(scene.waitingMessage, { seat: texts.list(waited) }) : "";
}

/**
 * Whether cards are laid in the middle: in rows, in a line, on a pile, or beside cards that they capture.
 *
 * Before the first card of rows that any rank may open, the scene says no more than that a card, but no trick, is
 * awaited.
 */
export function isLaying(scene: Scene): boolean {
  const isPlay = scene.waitingMessage === "waiting-play" && scene.tricks.length === 0;
  return scene.line !== null || scene.openingRank !== "" || isPlay;
}
