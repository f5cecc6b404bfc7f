// One line: what one is asked, or for whom the table waits.

import type { Scene } from "../wire";
import { seatName, type Listener } from "./listener";

/** Return the line for a scene; empty where the table waits for nobody. */
export function turnLine(scene: Scene, listener: Listener): string {
  const { texts, viewer } = listener;
  if (scene.over) return texts.say("over");
  if (scene.turn) return texts.say(questionOf(scene));
  if (scene.secret) return texts.say("page-waiting-secret");
  const waited = scene.waiting.filter((seat) => seat !== viewer).map((seat) => seatName(seat, listener));
  if (!waited.length) return "";
  // For some phases a message says what is being waited for, too.
  const id = `page-waiting-${scene.phase.replace(/_/g, "-")}`;
  return texts.say(texts.has(id) ? id : "page-waiting", { seat: texts.list(waited) });
}

/** Return the message of what the viewer is asked. */
function questionOf(scene: Scene): string {
  const kinds = scene.turn?.offers.map((offer) => offer.kind) ?? [];
  if (kinds.includes("choose")) return "page-ask-choose";
  if (kinds.includes("play")) return cardQuestion(scene);
  if (kinds.includes("double")) return "page-ask-double";
  if (kinds.includes("appeal")) return "page-ask-appeal";
  return kinds.length === 1 && kinds[0] === "no" ? "page-ask-nothing" : "page-ask-other";
}

function cardQuestion(scene: Scene): string {
  if (scene.phase !== "trick_play") return "page-ask-lay";
  if (scene.zones.some((zone) => zone.kind === "trick" && zone.plays.length)) return "page-ask-follow";
  return scene.tricks.some((count) => count > 0) ? "page-ask-lead" : "page-ask-lead-first";
}
