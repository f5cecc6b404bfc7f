// Small tables and scenes for tests.

import type { Action, HintContent, Offer, Said, Scene, TableInfo, Zone } from "./wire";

const RANKS = "23456789TJQKA";
const SUITS = ["S", "H", "D", "C"];

/** A table of Trex with four seats: Salma in seat 0, Omar in seat 1, and two bots. */
export function sampleTable(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "trex",
    preset: "classic",
    options: {},
    status: "playing",
    people: [
      { kind: "person", name: "Salma", status: "here" },
      { kind: "person", name: "Omar", status: "here" },
      { kind: "bot", name: "", status: "here", level: "rules" },
      { kind: "bot", name: "", status: "here", level: "rules" },
    ],
    direction: "ccw",
    teams: [],
    sides: [[0], [1], [2], [3]],
    hasSeatPoints: true,
    deck: { cards: SUITS.flatMap((suit) => RANKS.split("").map((rank) => rank + suit)), suits: SUITS, faces: "french" },
    lookBack: "last",
    hasDummy: false,
    goal: null,
    lowestWins: false,
    unit: 1,
    bots: "rules",
    unready: [],
    silent: [],
    commitment: "c0",
    terms: "",
    nonceHashes: ["", "", "", ""],
    nonces: [],
    public: false,
    spectators: "link",
    takeover: "anyone",
    talk: false,
    partnersTalk: false,
    clock: "off",
    follows: "",
    rematch: null,
    creator: null,
    requests: [],
    deciders: [],
    code: "",
    origin: null,
    daily: "",
    tournament: "",
    ...changes,
  };
}

/** A table of people who play clockwise, with Salma in seat 0. */
export function sampleCrowd(seats: number): TableInfo {
  const names = ["Salma", "Omar", "Nadia", "Khalil", "Rami", "Huda", "Ziad", "Maya"];
  const people = names.slice(0, seats).map((name) => ({ kind: "person", name, status: "here" }) as const);
  return sampleTable({ people, sides: people.map((_, seat) => [seat]), direction: "cw" });
}

/** An empty zone. */
export function sampleZone(kind: string, changes: Partial<Zone> = {}): Zone {
  return { kind, owner: null, cards: [], count: 0, shown: [], plays: [], places: [], ...changes };
}

/** The start of trick play in a deal of diamonds, seen from seat 0, which holds three cards. */
export function sampleScene(changes: Partial<Scene> = {}): Scene {
  return {
    phase: "",
    secret: false,
    waiting: [1],
    waitingMessage: "waiting-play",
    inFront: [],
    turn: null,
    headline: { id: "headline-kingdom", facts: { round: 1, deal: 1 } },
    deal: 1,
    contract: "diamonds",
    zones: [
      sampleZone("hand", { owner: 0, cards: ["AS", "TH", "9H"], count: 3 }),
      ...[1, 2, 3].map((owner) => sampleZone("hand", { owner, count: 3 })),
      ...[0, 1, 2, 3].map((owner) => sampleZone("taken", { owner })),
      sampleZone("trick"),
      sampleZone("layout"),
    ],
    tricks: [0, 0, 0, 0],
    badges: [{ seat: 1, message: { id: "badge-king" }, tone: "crown", cards: [] }],
    counters: [],
    cardMarks: [],
    piles: [],
    openingRank: "",
    line: null,
    past: [],
    tracker: null,
    sheet: [],
    totals: [0, 0, 0, 0],
    last: null,
    ranks: [],
    over: false,
    ...changes,
  };
}

/** An offer, with no choices unless `changes` has some. */
export function sampleOffer(kind: string, changes: Partial<Offer> = {}): Offer {
  return {
    ...{ kind, cards: [], least: 1, most: 1, numbers: [], names: [], receiver: null, groups: [] },
    ...{ label: { id: `say-${kind}` }, notes: [], signs: [], tone: "plain", confirm: null },
    ...changes,
  };
}

/** The update for words of a seat, announced in a sentence and a call. */
export function said(seat: number, kind: string, rest: Partial<Said> = {}): Said {
  const { name = "", number = null, cards = [] } = rest;
  const facts = { seat, ...(name ? { name } : {}), ...(number === null ? {} : { number }) };
  const spoken = { ...facts, ...(cards.length > 0 ? { cards: cards.join(" ") } : {}) };
  const announcement = { sentence: { id: `news-${kind}`, facts: spoken }, call: { id: `call-${kind}`, facts: spoken } };
  return { type: "said", seat, kind, name, number, cards, announcement };
}

/** The action to play a card. */
export function samplePlay(card: string): Action {
  return { kind: "play", cards: [card], number: null, name: "", takes: [] };
}

/** A hint: the nine of hearts is best, the ten is close, and the ace of spades is much worse. */
export function sampleHint(changes: Partial<HintContent> = {}): HintContent {
  return {
    best: samplePlay("9H"),
    forced: false,
    unit: "points",
    choices: [
      { action: samplePlay("9H"), value: -4.25, regret: 0, standardError: 0.3, close: true },
      { action: samplePlay("TH"), value: -4.5, regret: 0.25, standardError: 0.4, close: true },
      { action: samplePlay("AS"), value: -30, regret: 25.75, standardError: 0.5, close: false },
    ],
    reasons: ["rule-trex-61"],
    objections: [],
    rulesAction: null,
    target: 0,
    ...changes,
  };
}
