// The frames of a record without a server. Events name every card and place, so no rules are needed: see docs/records.md.

import { without } from "../cards/copies";
import type { DealRecord, MatchRecord, TableRecord } from "../state/record";
import { parseHand } from "../state/verify";
import { messageKey, type Facts } from "../texts/texts";
import type { Announcement, Play, Scene, TableInfo, Update, Zone } from "../wire";
import { cardsOf, resultOf, titleOf, type Frame, type Frames } from "./frames";

/** The format and the version of the records that the page reads. */
const FORMAT = "mamlaka record";
const VERSION = 0;
const PLAYED = /^(\d+) ([A-Z0-9*]\S)(?: \S+)?$/;

/** A record that says how to draw its table. */
export type DrawableRecord = MatchRecord & { table: TableRecord };

/** The frames of a record. */
export class RecordFrames implements Frames {
  readonly table: TableInfo;
  readonly record: DrawableRecord;
  private readonly facts: TableRecord;

  constructor(record: DrawableRecord) {
    this.record = record;
    this.facts = record.table;
    this.table = tableOf(record, record.table);
  }

  deal(deal: number, seat: number | null): Promise<readonly Frame[]> {
    return Promise.resolve(this.fold(deal, seat));
  }

  /** Return the frames of a deal at once. */
  fold(deal: number, seat: number | null): Frame[] {
    const lines = this.record.deals[deal]?.events ?? [];
    const fold = new Fold(this.record, deal, this.table, this.facts, seat);
    return lines.map((line, event) => fold.apply(line, event));
  }
}

/**
 * Parse a record file.
 *
 * @throws Error: the text is not a record that the page can show.
 */
export function parseRecord(text: string): DrawableRecord {
  const record = JSON.parse(text) as Partial<MatchRecord> & { format?: unknown; format_version?: unknown };
  const { deals, seats, table } = record;
  if (record.format !== FORMAT || record.format_version !== VERSION) throw new Error("it has another format");
  if (!Array.isArray(deals) || !Array.isArray(seats) || typeof record.game !== "string")
    throw new Error("it is broken");
  const isDeal = ({ events }: DealRecord) => Array.isArray(events) && events.length > 0;
  if (!deals.length || !deals.every(isDeal)) throw new Error("it has no events");
  if (!Array.isArray(table?.zones)) throw new Error("it doesn't say how to draw the table");
  return { totals: [], is_over: false, options: {}, ...record } as DrawableRecord;
}

/** A place for cards, as a viewer knows it. */
interface ReplayZone {
  readonly kind: string;
  readonly owner: number | null;
  cards: readonly string[];
  unknown: number;
  shown: readonly string[];
  plays: readonly Play[];
}

/** A deal in progress, as a viewer knows it. */
class Fold {
  private readonly record: MatchRecord;
  private readonly number: number;
  private readonly table: TableInfo;
  private readonly facts: TableRecord;
  private readonly viewer: number | null;
  private readonly sorting: readonly string[];
  private readonly inFront: string[];
  private readonly replayZones: ReplayZone[];
  private readonly lines: readonly string[];
  /** The seat that takes the trick, by the number of the event that completes it. */
  private readonly takers: Map<number, number>;
  /** Captured cards are shown if they score. */
  private readonly scoring: ReadonlySet<string>;
  /** The events that are not announced. */
  private readonly silent: ReadonlySet<number>;
  private readonly tricks: number[];
  private zones: readonly Zone[] = [];
  /** The places that the event changes. */
  private readonly touched = new Set<number>();
  /** The cards that have arrived in the present series of moves: seats pass cards that they held before. */
  private readonly arrived = new Set<string>();

  constructor(record: MatchRecord, number: number, table: TableInfo, facts: TableRecord, viewer: number | null) {
    const deal = record.deals[number];
    this.record = record;
    this.number = number;
    this.table = table;
    this.facts = facts;
    this.viewer = viewer;
    this.sorting = cardsOf(deal?.sorting ?? facts.sorting);
    this.inFront = this.sorting.slice(0, deal?.in_front ?? 0);
    this.replayZones = facts.zones.map(emptyZone);
    this.zones = this.replayZones.map((zone) => this.zoneOf(zone));
    this.lines = deal?.events ?? [];
    this.takers = new Map((deal?.tricks ?? []).map(([event = -1, taker = 0]) => [event, taker]));
    this.scoring = new Set((deal?.ledger ?? []).flatMap(({ cards = "" }) => cardsOf(cards)));
    this.silent = new Set(deal?.silent ?? []);
    this.tricks = this.replayZones.filter(({ kind }) => kind === "taken").map(() => 0);
  }

  /** Apply an event, and return its frame. */
  apply(line: string, event: number): Frame {
    this.touched.clear();
    if (!line.startsWith("move ")) this.arrived.clear();
    const update = this.evolve(line, event);
    const taker = this.takers.get(event);
    if (taker !== undefined) this.collect(taker); // after a card, or after a seat has left the play
    const isLast = event === this.lines.length - 1;
    const result = isLast ? resultOf(this.record, this.number) : null;
    if (this.touched.size > 0) {
      this.zones = this.zones.map((zone, index) => {
        const folded = this.replayZones[index];
        return folded && this.touched.has(index) ? this.zoneOf(folded) : zone;
      });
    }
    const updates: Update[] = update ? [update] : [];
    if (result) updates.push({ type: "scored", result });
    return { scene: this.sceneAfter(event, isLast), updates };
  }

  private evolve(line: string, event: number): Update | null {
    const [first = "", ...rest] = line.split(" ");
    switch (first) {
      case "new":
        return { type: "dealstarted", dealIndex: Number(rest[1]) };
      case "chance":
        return this.drawn(rest);
      case "deal":
        return this.dealt(rest);
      case "move":
        return this.moved(rest, event);
      case "show":
        this.show(Number(rest[0]), rest.slice(1));
        return { type: "shown", seat: Number(rest[0]), cards: rest.slice(1) };
      default:
        return this.acted(Number(first), rest, event);
    }
  }

  private drawn([label = "", , outcome = "", , seat]: string[]): Update {
    return { type: "drawn", label, seat: Number(seat ?? outcome), card: seat === undefined ? "" : outcome };
  }

  private dealt(words: string[]): Update {
    const { cards: text, audience } = audienceOf(words.slice(1));
    const zone = this.indexOf(words[0]);
    const owner = this.replayZones[zone]?.kind === "hand" ? [zone] : [];
    const { cards, count } = this.seen(this.parseCards(text), text, audience ?? owner);
    this.add(zone, cards, count);
    return { type: "dealt", zone, cards, count };
  }

  private moved(words: string[], event: number): Update {
    const [source, target] = [this.indexOf(words[0]), this.indexOf(words[1])];
    const { cards: text, audience } = audienceOf(words.slice(2));
    const { cards, count } = this.seen(this.parseCards(text), text, audience);
    const from = this.replayZones[source];
    // If all cards leave, those that were known are known in the new place, too.
    const isAll = from !== undefined && count === from.cards.length + from.unknown;
    const known = isAll ? [...cards, ...without(from.cards, cards)] : cards;
    this.remove(source, known, count);
    this.add(target, known, count);
    for (const card of known) this.arrived.add(card);
    if (audience === null) this.show(target, cards);
    else if (from) from.shown = [];
    return { type: "moved", source, target, cards, count, taker: this.takers.get(event) ?? null };
  }

  private acted(seat: number, words: string[], event: number): Update | null {
    const [word = ""] = words;
    if (words.length === 1 && word === "pass") {
      const taker = this.takers.get(event) ?? null;
      return { type: "passed", seat, taker, announcement: announcementOf("pass", { seat }) };
    }
    if (word.startsWith("+") && (words.length === 1 || words[1] === "x")) {
      const card = word.slice(1);
      const takes = words.slice(2);
      this.remove(seat, [card], 1);
      this.add(this.indexOf("layout"), [card], 1);
      const announcement =
        takes.length === 0
          ? announcementOf("played", { seat, cards: card }, false)
          : announcementOf("captured", { seat, card, cards: takes.join(" ") });
      return { type: "placed", seat, card, takes, announcement };
    }
    if (PLAYED.test(`${seat} ${words.join(" ")}`)) return this.played(seat, word, words[1] ?? "", event);
    const isSecret = word.startsWith("(");
    if (isSecret && this.viewer !== null && this.viewer !== seat) return null;
    const [kind = "", ...said] = words.join(" ").replace(/[()]/g, "").split(" ");
    const number = said.length === 1 && /^\d+$/.test(said[0] ?? "") ? Number(said[0]) : null;
    const areCards = said.length > 0 && said.every((card) => this.table.deck.cards.includes(card));
    const isMoving = areCards && (kind === "play" || kind === "discard"); // the next event moves the cards
    // No one can name cards of their hand in public without showing them.
    if (areCards && !isSecret && !isMoving) this.show(seat, said);
    const name = areCards || number !== null ? "" : said.join(" ");
    const cards = areCards ? said : [];
    const isSilent = isSecret || this.silent.has(event);
    const facts = {
      seat,
      ...(name === "" ? {} : { name }),
      ...(number === null ? {} : { number }),
      ...(areCards ? { cards: cards.join(" ") } : {}),
    };
    const isPlay = isMoving && kind === "play"; // of a combination
    const announcement = isSilent ? {} : announcementOf(isPlay ? "played" : kind, facts, !isPlay);
    return { type: "said", seat, kind, name, number, cards, announcement };
  }

  private played(seat: number, card: string, word: string, event: number): Update {
    const trick = this.replayZones[this.indexOf("trick")];
    const taker = this.takers.get(event) ?? null;
    this.remove(seat, [card], 1);
    if (trick) {
      trick.plays = [...trick.plays, { seat, card }];
      trick.cards = [...trick.cards, card];
      this.touch(trick);
    }
    const announcement =
      word === ""
        ? announcementOf("played", { seat, cards: card }, false)
        : {
            sentence: { id: "news-played-word", facts: { seat, cards: card, name: word } },
            call: { id: "call-word", facts: { name: word } },
          };
    return { type: "played", seat, card, taker, announcement };
  }

  /** Move the trick to the cards of its taker. */
  private collect(taker: number): void {
    const pile = this.replayZones.findIndex((zone) => zone.kind === "taken" && zone.owner === taker);
    for (const zone of this.replayZones.filter(({ kind }) => kind === "trick" || kind === "played")) {
      this.add(pile, zone.cards, zone.cards.length);
      Object.assign(zone, { cards: [], plays: [], shown: [] });
      this.touch(zone);
    }
    this.tricks[taker] = (this.tricks[taker] ?? 0) + 1;
  }

  private add(index: number, cards: readonly string[], count: number): void {
    const zone = this.replayZones[index];
    if (!zone) return;
    zone.cards = [...zone.cards, ...cards];
    zone.unknown += count - cards.length;
    this.touch(zone);
  }

  private remove(index: number, cards: readonly string[], count: number): void {
    const zone = this.replayZones[index];
    if (!zone) return;
    const staying = without(zone.cards, cards);
    const found = zone.cards.length - staying.length;
    const isAll = count === zone.cards.length + zone.unknown;
    if (!isAll && count > cards.length) {
      // Cards left face down: those that were known to be here before may be among them.
      const known = zone.cards.filter((card) => this.arrived.has(card));
      zone.unknown += zone.cards.length - known.length - count;
      zone.cards = known;
    } else {
      zone.unknown = isAll ? 0 : zone.unknown - (count - found);
      zone.cards = isAll ? [] : staying;
    }
    zone.shown = without(zone.shown, without(zone.shown, zone.cards));
    this.touch(zone);
  }

  private show(index: number, cards: readonly string[]): void {
    const zone = this.replayZones[index];
    if (!zone) return;
    const found = without(cards, zone.cards);
    zone.cards = [...zone.cards, ...found];
    zone.unknown -= found.length;
    zone.shown = [...zone.shown, ...without(cards, zone.shown)];
    this.touch(zone);
  }

  private touch(zone: ReplayZone): void {
    this.touched.add(this.replayZones.indexOf(zone));
  }

  /** Return the cards of an event that the viewer sees. */
  private seen(
    cards: string[],
    text: readonly string[],
    audience: readonly number[] | null,
  ): { cards: string[]; count: number } {
    const [hidden = ""] = text;
    const count = hidden.startsWith("?") ? Number(hidden.slice(1)) : cards.length;
    const isSeen = this.viewer === null || audience === null || audience.includes(this.viewer);
    return { cards: isSeen ? cards : [], count };
  }

  private parseCards(words: readonly string[]): string[] {
    if (words.every((word) => this.table.deck.cards.includes(word))) return [...words];
    return parseHand(words[0] ?? "", this.table.deck);
  }

  private indexOf(name = ""): number {
    return this.facts.zones.indexOf(name);
  }

  private zoneOf({ kind, owner, cards, unknown, shown, plays }: ReplayZone): Zone {
    const sorted = (some: readonly string[]) => without(this.sorting, without(this.sorting, some));
    const visible = kind === "taken" ? cards.filter((card) => this.scoring.has(card)) : cards;
    const known = sorted(visible);
    const count = cards.length + unknown;
    return { kind, owner, cards: known, count, shown: sorted(shown), plays: [...plays], places: [] };
  }

  private sceneAfter(event: number, isLast: boolean): Scene {
    const { deals } = this.record;
    const results = deals.slice(0, this.number + Number(isLast)).map((_, number) => resultOf(this.record, number));
    const counted = results.flatMap((result) => (result && !result.void ? [result] : []));
    const totals = this.table.people.map((_, seat) =>
      counted.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
    );
    const next = /^(\d+) [^(]/.exec(this.lines[event + 1] ?? "");
    const isLaying = this.lines.some((line) => /^\d+ \+/.test(line));
    const isCapturing = this.lines.some((line) => /^\d+ \+\S+ x /.test(line));
    const table = this.replayZones[this.indexOf("layout")]?.cards ?? [];
    const deal = resultOf(this.record, this.number)?.dealNumber ?? counted.length + 1;
    return {
      ...EMPTY_SCENE,
      phase: isCapturing ? "capture_play" : isLaying ? "layout_play" : "trick_play",
      line: isCapturing ? { cards: [...table], down: "", up: "" } : null,
      waiting: next ? [Number(next[1])] : [],
      inFront: this.inFront,
      headline: { id: "headline-deal", facts: { deal } },
      deal,
      contract: titleOf(deals[this.number]),
      zones: [...this.zones],
      tricks: isLaying ? [] : [...this.tricks],
      totals,
      last: counted[counted.length - 1] ?? null,
      over: isLast && this.record.is_over && this.number === deals.length - 1,
    };
  }
}

/** What a record does not tell. */
const EMPTY_SCENE: Scene = {
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

/** How an event is announced where no phase of a game does: in the words of its kind. */
function announcementOf(kind: string, facts: Facts, isCalled = true): Announcement {
  const word = messageKey(kind);
  return { sentence: { id: `news-${word}`, facts }, ...(isCalled ? { call: { id: `call-${word}`, facts } } : {}) };
}

/** Return an empty place by its name in events: `0`, `taken.1`, `stock`. */
function emptyZone(name: string): ReplayZone {
  const [word = "", seat] = /^\d+$/.test(name) ? ["hand", name] : name.split(".");
  return { kind: word, owner: seat === undefined ? null : Number(seat), cards: [], unknown: 0, shown: [], plays: [] };
}

/** Split `CARDS for SEATS`; no seats are named: null. */
function audienceOf(words: readonly string[]): { cards: readonly string[]; audience: readonly number[] | null } {
  const split = words.indexOf("for");
  if (split < 0) return { cards: words, audience: null };
  const seats = words.slice(split + 1).filter((seat) => seat !== "-");
  return { cards: words.slice(0, split), audience: seats.map(Number) };
}

/** Return the table of a record. */
function tableOf(record: MatchRecord, facts: TableRecord): TableInfo {
  const { faces, unit, lowest_wins: lowestWins, teams = [], goal = null } = facts;
  const cards = cardsOf(facts.deck);
  const suits = [...new Set(cards.filter((card) => !card.startsWith("*")).map((card) => card.slice(-1)))];
  return {
    id: "",
    game: record.game,
    preset: "",
    options: record.options,
    status: "over",
    people: record.seats.map(({ name, kind = "person" }) => ({ kind, name, status: "here" })),
    direction: facts.direction,
    teams,
    sides: teams.length ? teams : record.seats.map((_, seat) => [seat]),
    hasSeatPoints: true,
    deck: { cards, suits, faces },
    lookBack: "none",
    hasDummy: facts.zones.includes("dummy"),
    goal,
    lowestWins,
    unit,
    bots: "",
    unready: [],
    silent: [],
    commitment: "",
    nonceHashes: [],
    nonces: [],
    public: false,
    spectators: "link",
    takeover: "nobody",
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
  };
}
