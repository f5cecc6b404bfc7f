// Events as short sentences, for screen readers.

import type { Result, Scene, Update } from "../wire";
import { seatFacts, spokenCards, spokenScores, type Listener } from "./listener";
import { messageKey } from "./texts";

type Of<Type extends Update["type"]> = Extract<Update, { type: Type }>;

const ANSWERS = ["double", "appeal", "no"];
const SILENT_KINDS = ["give", "discard", "no_appeal", "no_double", "no_forgot", "no_signal", "decline"];
/** Words that every player must hear at once. */
const URGENT = ["knock", "challenge"];
/** The messages of words that have another id. */
const SENTENCES: Partial<Record<string, string>> = { keep: "news-keep-hand" };
const REDEAL_MESSAGES: Partial<Record<string, string>> = { replay: "news-replay", keep: "news-keep" };

/**
 * Return the sentences of updates, in order. The listener's own cards and urgent updates have none.
 *
 * @param updates the updates, as in `TableState.updates`.
 * @param before the scene before it; null: none is known.
 */
export function newsLines(updates: readonly Update[], before: Scene | null, listener: Listener): string[] {
  const lines = updates.map((update, place) => {
    if (update.type === "shown") return shownLine(update, occasionOf(updates, place, before), listener);
    // The listener's own secret answer arrives twice, when it is given and when it is revealed; both are silent.
    const answer = update.type === "said" && update.seat === listener.viewer && ANSWERS.includes(update.kind);
    if (answer && before?.secret) return "";
    if (update.type === "dealt" && updates[place - 1]?.type === "dealt") return ""; // one sentence for all hands
    if (update.type === "moved") return movedLine(update, before, listener);
    if (update.type === "said" && update.kind === "no" && before?.phase === "double_in_turn") {
      return listener.texts.format("news-no-double", seatFacts(update.seat, listener));
    }
    return isUrgent(update) ? "" : updateLine(update, listener);
  });
  return lines.filter((line) => line);
}

/** Return the sentences of updates of others that must be heard at once. */
export function urgentLines(updates: readonly Update[], listener: Listener): string[] {
  const urgent = updates.filter((update) => isUrgent(update) && update.seat !== listener.viewer);
  return urgent.map((update) => updateLine(update as Of<"said">, listener));
}

function isUrgent(update: Update): update is Of<"said"> {
  return update.type === "said" && URGENT.includes(update.kind);
}

function updateLine(update: Exclude<Update, Of<"shown" | "moved">>, listener: Listener): string {
  const { texts } = listener;
  switch (update.type) {
    case "dealstarted":
      return "";
    case "drawn":
      return drawnLine(update, listener);
    case "dealt":
      return texts.format("page-dealt");
    case "played":
      return playedLine(update, listener);
    case "placed":
      return cardLine(update, listener);
    case "passed":
      return texts.format("news-pass", seatFacts(update.seat, listener));
    case "said":
      return saidLine(update, listener);
    case "scored":
      return scoredLine(update.result, listener);
    default:
      update satisfies never; // a newer server may tell more
      return "";
  }
}

/** Return the line of a draw. */
function drawnLine({ label, seat, card }: Of<"drawn">, listener: Listener): string {
  const { texts } = listener;
  const id = `news-${messageKey(label)}`;
  const facts = { ...seatFacts(seat, listener), cards: card && texts.card(card) };
  if (texts.has(id)) return texts.format(id, facts);
  const word = texts.word("call", { kind: label, cards: card ? [card] : [] }, (name) => texts.card(name));
  return texts.format("news-said", { ...facts, word });
}

/** Return the line of cards that moved, with the cards that the listener sees. */
function movedLine({ source, target, cards, count }: Of<"moved">, before: Scene | null, listener: Listener): string {
  const { texts, viewer } = listener;
  if (source === target && source === viewer) return texts.format("news-pick-up");
  const [from, to] = [before?.zones[source], before?.zones[target]];
  if (!from || !to) return "";
  const owner = to.owner === null ? { seat: "", who: "other" } : seatFacts(to.owner, listener);
  const facts = { ...owner, cards: spokenCards(cards, listener) };
  if (from.kind === "stock" && to.kind === "hand") {
    if (count > 1) return to.owner === viewer ? texts.format("news-new-hand", facts) : "";
    return texts.format(cards.length ? "news-drawn" : "news-drawn-hidden", facts);
  }
  if (to.kind === "turnup") return texts.format("news-turnup", facts);
  if (from.kind === "stock" && to.kind === "out") return texts.format("news-left-over", facts);
  if (from.kind === "hand" && to.kind === "hand" && source !== target) {
    return target === viewer ? texts.format("news-given", { ...facts, ...seatFacts(source, listener) }) : "";
  }
  const counted = cards.length === count ? facts.cards : texts.format("cards-held", { count });
  if (to.kind === "hand" && from.owner === null) {
    return texts.format("news-taken-up", { ...facts, cards: counted, zone: texts.name("zone", from.kind) });
  }
  if (from.kind === "hand" && from.owner !== null && to.owner === null) {
    const zone = texts.name("zone", to.kind);
    return texts.format("news-discarded", { ...seatFacts(from.owner, listener), cards: counted, zone });
  }
  const isTurnedUp = cards.length > 0 && (source === target || from.owner === null);
  return isTurnedUp ? texts.format("news-turned-up", facts) : "";
}

function playedLine(update: Of<"played">, listener: Listener): string {
  const { texts } = listener;
  const facts = { ...seatFacts(update.seat, listener), cards: texts.card(update.card) };
  const card = update.breaks
    ? texts.format("news-broken", { ...facts, suit: texts.suit(update.breaks) })
    : cardLine(update, listener);
  if (update.taker === null) return card;
  const taken = texts.format("page-trick-goes", seatFacts(update.taker, listener));
  return [card.replace(/\.$/, ""), taken].filter((part) => part).join(". ");
}

/** Return the line of a card that another seat has played. */
function cardLine({ seat, card }: { seat: number; card: string }, listener: Listener): string {
  if (seat === listener.viewer) return "";
  return listener.texts.format("news-placed", { ...seatFacts(seat, listener), cards: listener.texts.card(card) });
}

function saidLine(update: Of<"said">, listener: Listener): string {
  const { texts } = listener;
  const { seat, kind, name, number, cards } = update;
  const facts = { ...seatFacts(seat, listener), cards: spokenCards(cards, listener) };
  const verdict = REDEAL_MESSAGES[name];
  if (SILENT_KINDS.includes(kind)) return "";
  if (kind === "choose" && verdict) return texts.format(verdict, facts);
  if (kind === "choose") return texts.format("news-choose", { ...facts, contract: texts.contract(name) });
  const id = SENTENCES[kind] ?? `news-${messageKey(kind)}`;
  if (texts.has(id)) return texts.format(id, { ...facts, name: name ? texts.contract(name) : "", number: number ?? 0 });
  return texts.format("news-said", { ...facts, word: texts.word("call", update, (card) => texts.card(card)) });
}

/** When cards are shown: to find the first holder, when a deal is over, or as part of the play. */
type Occasion = "holder" | "end" | "play";

/** Return the occasion of an update that shows cards. For the first update the scene decides. */
function occasionOf(updates: readonly Update[], place: number, before: Scene | null): Occasion {
  const previous = updates[place - 1];
  if (previous ? previous.type === "dealt" : before?.phase === "find_holder") return "holder";
  // Open hands are followed by other hands and the score; an appeal, too, but then the deal is void.
  const next = updates.slice(place).find((update) => update.type !== "shown");
  if (next) return next.type === "scored" && !next.result.void ? "end" : "play";
  return before?.phase === "open_hands" ? "end" : "play";
}

function shownLine({ seat, cards }: Of<"shown">, occasion: Occasion, listener: Listener): string {
  if (occasion === "end") return "";
  const { texts, table } = listener;
  const facts = { ...seatFacts(seat, listener), cards: spokenCards(cards, listener) };
  const holder = `news-holder-${table.game}`;
  return texts.format(occasion === "holder" && texts.has(holder) ? holder : "news-shown", facts);
}

function scoredLine(result: Result, listener: Listener): string {
  const { texts, table } = listener;
  const deal = result.number;
  if (result.void) return texts.format("deal-void", { deal, reason: texts.name("void", result.void) });
  const contract = result.contract ? texts.contract(result.contract) : texts.name("game", table.game);
  return texts.format("page-deal-scored", { deal, contract, scores: spokenScores(result.points, listener) });
}
