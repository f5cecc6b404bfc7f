// One line: the question to the viewer, or the seats that the table waits for.

import { nothingToSay } from "../table/offers";
import type { Offer, Scene } from "../wire";
import { seatFacts, seatName, type Listener } from "./listener";
import { messageKey, type Texts } from "./texts";

/** The answers to the question whether to deal again. */
const REDEALS = ["keep", "replay"];

/** Whether the table waits for the viewer. */
export function isAsked(scene: Scene): boolean {
  return scene.turn !== null && !scene.turn.optional;
}

/** Return the line for a scene; empty if the table waits for no one. */
export function turnLine(scene: Scene, listener: Listener): string {
  const { texts, viewer } = listener;
  if (scene.over) return texts.format("over");
  if (isAsked(scene)) return questionOf(scene, listener);
  if (scene.secret) return texts.format("page-waiting-secret");
  const waited = scene.waiting.filter((seat) => seat !== viewer).map((seat) => seatName(seat, listener));
  if (!waited.length) return "";
  // Some phases have a message of their own. A game may define its own trick phase, so that one has a fixed name.
  const phase = scene.tricks.length > 0 ? "trick_play" : scene.phase;
  const id = `page-waiting-${messageKey(phase)}`;
  return texts.format(texts.has(id) ? id : "page-waiting", { seat: texts.list(waited) });
}

/** Whether cards are played to a layout. */
export function isLaying(scene: Scene): boolean {
  return scene.phase === "layout_play";
}

/** Return the question to the viewer. */
function questionOf(scene: Scene, listener: Listener): string {
  const { texts, table } = listener;
  const offers = scene.turn?.offers ?? [];
  const kinds = offers.map((offer) => offer.kind);
  const names = offers.flatMap((offer) => (offer.kind === "choose" ? offer.names : []));
  if (names.length && names.every((name) => REDEALS.includes(name))) return texts.format("page-ask-redeal");
  if (kinds.includes("choose")) {
    const own = `page-ask-choose-${table.game}`;
    return texts.format(texts.has(own) ? own : "page-ask-choose");
  }
  if (kinds.includes("play")) return texts.format(cardQuestion(scene, listener));
  if (kinds.includes("double")) return texts.format("page-ask-double");
  if (kinds.includes("appeal")) return texts.format("page-ask-appeal");
  const pass = scene.turn?.offers.find((offer) => offer.kind === "give");
  if (pass && pass.receiver !== null) {
    return texts.format("page-ask-give", { count: pass.least, ...seatFacts(pass.receiver, listener) });
  }
  if (kinds.includes("exchange")) return texts.format("page-ask-exchange");
  if (kinds.includes("challenge")) return texts.format("page-ask-challenge", marked(scene, "exchanger", listener));
  if (kinds.includes("bid")) return texts.format("page-ask-bid");
  if (kinds.includes("stay")) {
    return texts.format("page-ask-stay", { ...marked(scene, "knocker", listener), stake: scene.stake });
  }
  if (nothingToSay(scene)) return texts.format("page-ask-nothing");
  const idOf = (offer: Offer) => `page-ask-${messageKey(offer.kind)}`;
  const asked = offers.find((offer) => texts.has(idOf(offer)));
  const picked = asked ?? offers.find((offer) => offer.cards.length > 0);
  if (!picked) return texts.format("page-ask-other");
  return texts.format(asked ? idOf(asked) : "page-ask-cards", { count: countOf(picked, texts) });
}

/** How many cards an offer wants. */
function countOf({ least, most }: Offer, texts: Texts): string {
  return least === most ? texts.number(most) : `${texts.number(least)}–${texts.number(most)}`;
}

/** Return the facts of a message about the seat with a mark; without a name if no seat has it. */
function marked(scene: Scene, mark: string, listener: Listener): { seat: string; who: string } {
  const seat = scene.marks.find(([, name]) => name === mark)?.[0];
  return seat === undefined ? { seat: "", who: "other" } : seatFacts(seat, listener);
}

function cardQuestion(scene: Scene, { viewer }: Listener): string {
  if (isLaying(scene)) return "page-ask-lay";
  if (scene.zones.some((zone) => zone.kind === "trick" && zone.plays.length)) return "page-ask-follow";
  if (!scene.tricks.some((count) => count > 0)) return "page-ask-lead-first";
  // The winner of a trick may have left the deal since.
  const last = scene.past[scene.past.length - 1];
  return last && last.taker !== viewer ? "page-ask-follow" : "page-ask-lead";
}
