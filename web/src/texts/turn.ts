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

/** Whether cards are played to a layout or a pile, or capture cards of the table. */
export function isLaying(scene: Scene): boolean {
  return ["layout_play", "pile_play", "counting_play", "capture_play"].includes(scene.phase);
}
