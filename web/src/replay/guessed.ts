// What a table shows beside its cards, guessed: for records that don't say it, such as those of simulations.

import type { MatchRecord } from "../state/record";
import { messageKey, type Facts } from "../texts/texts";
import type { Announcement, Scene, Update } from "../wire";
import { resultOf, titleOf } from "./frames";

/** An update that can be announced. */
export type Announced = Exclude<Update, { type: "scored" }>;

/** A scene in which nothing is known. */
export const EMPTY_SCENE: Scene = {
  phase: "",
  secret: false,
  waiting: [],
  waitingMessage: "waiting",
  inFront: [],
  turn: null,
  headline: { id: "headline-deal", facts: { deal: 0 } },
  deal: 0,
  contract: "",
  zones: [],
  tricks: [],
  badges: [],
  counters: [],
  cardMarks: [],
  piles: [],
  openingRank: "",
  line: null,
  past: [],
  tracker: null,
  sheet: [],
  totals: [],
  last: null,
  ranks: [],
  over: false,
};

/** Return the scene after an event, with what the results of the deals and the next event tell. */
export function guessedScene(shown: Scene, record: MatchRecord, number: number, event: number): Scene {
  const { deals } = record;
  const lines = deals[number]?.events ?? [];
  const isLast = event === lines.length - 1;
  const results = deals.slice(0, number + Number(isLast)).map((_, index) => resultOf(record, index));
  const counted = results.flatMap((result) => (result && !result.void ? [result] : []));
  const totals = record.seats.map((_, seat) => counted.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
  const next = /^(\d+) [^(]/.exec(lines[event + 1] ?? "");
  const deal = resultOf(record, number)?.dealNumber ?? counted.length + 1;
  return {
    ...shown,
    waiting: next ? [Number(next[1])] : [],
    headline: { id: "headline-deal", facts: { deal } },
    deal,
    contract: titleOf(deals[number]),
    totals,
    last: counted[counted.length - 1] ?? null,
    over: isLast && record.is_over && number === deals.length - 1,
  };
}

/** Return how a card is announced that is played without a word; nothing for other updates. */
export function playedAnnouncement(update: Announced): Announcement {
  if (update.type !== "played" && update.type !== "placed") return {};
  return { sentence: { id: "news-played", facts: { seat: update.seat, cards: update.card } } };
}

/**
 * Return how an update is announced where no phase of a game does: in the words of its kind.
 *
 * @param line the event.
 */
export function guessedAnnouncement(update: Announced, line: string): Announcement {
  if (update.type === "passed") return inWords("pass", { seat: update.seat });
  if (update.type === "placed" && update.takes.length > 0)
    return inWords("captured", { seat: update.seat, card: update.card, cards: update.takes.join(" ") });
  if (update.type === "played") {
    const [, , name] = line.split(" ");
    if (name === undefined) return playedAnnouncement(update);
    const sentence = { id: "news-played-word", facts: { seat: update.seat, cards: update.card, name } };
    return { sentence, call: { id: "call-word", facts: { name } } };
  }
  if (update.type !== "said" || line.includes("(")) return playedAnnouncement(update);
  const { seat, kind, name, number, cards } = update;
  if (kind === "play" && cards.length > 0)
    return { sentence: { id: "news-played", facts: { seat, cards: cards.join(" ") } } };
  return inWords(kind, {
    seat,
    ...(name === "" ? {} : { name }),
    ...(number === null ? {} : { number }),
    ...(cards.length > 0 ? { cards: cards.join(" ") } : {}),
  });
}

function inWords(kind: string, facts: Facts): Announcement {
  const word = messageKey(kind);
  return { sentence: { id: `news-${word}`, facts }, call: { id: `call-${word}`, facts } };
}
