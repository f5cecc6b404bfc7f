// The frames of a record without a server. Events name every card and place, so no rules are needed: see docs/records.md.

import { without } from "../cards/copies";
import type { DealRecord, DisplayRecord, MatchRecord, TableRecord } from "../state/record";
import { changed } from "../state/scene";
import { parseHand } from "../state/verify";
import type { Announcement, Play, Result, Scene, TableInfo, Update, Zone } from "../wire";
import { cardsOf, ended, resultOf, type Frame, type Frames } from "./frames";
import { EMPTY_SCENE, guessedAnnouncement, guessedScene, playedAnnouncement, type Announced } from "./guessed";

/** The format and the version of the records that the page reads. */
const FORMAT = "mamlaka record";
const VERSION = 0;
const PLAYED = /^\d+ [A-Z0-9*]\S(?: \S+)?$/;
const PLACED = /^\d+ \+\S+(?: up| down| x .+)?$/;

/** A record that says how to draw its table. */
export type DrawableRecord = MatchRecord & { table: TableRecord };

/** The frames of a record. */
export class RecordFrames implements Frames {
  readonly table: TableInfo;
  readonly record: DrawableRecord;
  private readonly facts: TableRecord;
  /** (deals,): what the table shows beside its cards before each deal. */
  private readonly openings: readonly Shown[];

  constructor(record: DrawableRecord) {
    this.record = record;
    this.facts = record.table;
    this.table = tableOf(record, record.table);
    let shown: Shown = { scene: EMPTY_SCENE, faceUp: [], sorting: cardsOf(record.table.sorting) };
    this.openings = record.deals.map((deal) => {
      const opening = deal.display ? shown : guessedOpening(deal, shown);
      shown = Object.values(deal.display ?? {}).reduce(shownAfter, shown);
      return opening;
    });
  }

  deal(deal: number, seat: number | null): Promise<readonly Frame[]> {
    return Promise.resolve(this.fold(deal, seat));
  }

  /** Return the frames of a deal at once. */
  fold(deal: number, seat: number | null): Frame[] {
    const opening = this.openings[deal];
    if (!opening) return [];
    const fold = new Fold(this.record, deal, this.table, this.facts, seat, opening);
    return fold.lines.map((line, event) => fold.apply(line, event));
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
  /** In a hand that its owner doesn't see: its cards by place, with nothing in place of those that are gone. */
  order: readonly string[];
}

/** What a table shows beside the places of its cards. */
interface Shown {
  /** The scene, without its zones. */
  readonly scene: Scene;
  /** The cards that lie face up in front of the seats that took them. */
  readonly faceUp: readonly string[];
  /** All cards in the order of a hand. */
  readonly sorting: readonly string[];
}

/** A deal in progress, as a viewer knows it. */
class Fold {
  readonly lines: readonly string[];
  private readonly record: MatchRecord;
  private readonly number: number;
  private readonly table: TableInfo;
  private readonly facts: TableRecord;
  private readonly viewer: number | null;
  /** All cards in the usual order of a hand. */
  private readonly usual: readonly string[];
  private readonly replayZones: ReplayZone[];
  /** The seat that takes the trick, by the number of the event that completes it. */
  private readonly takers: Map<number, number>;
  /** The events that are not announced. */
  private readonly silent: ReadonlySet<number>;
  /** What events change beside the cards that they name; undefined: the record does not say. */
  private readonly display: DealRecord["display"];
  /** The number of the event with which the deal ends. */
  private readonly end: number;
  private readonly tricks: number[];
  /** What the table shows now, and what the viewer knows of it. */
  private shown: Shown;
  private seenShown: Shown;
  private scene: Scene;
  /** The places that the event changes. */
  private readonly touched = new Set<number>();
  /** The cards that have arrived in the present series of moves: seats pass cards that they held before. */
  private readonly arrived = new Set<string>();

  constructor(
    record: MatchRecord,
    number: number,
    table: TableInfo,
    facts: TableRecord,
    viewer: number | null,
    opening: Shown,
  ) {
    const deal = record.deals[number];
    this.record = record;
    this.number = number;
    this.table = table;
    this.facts = facts;
    this.viewer = viewer;
    this.usual = cardsOf(facts.sorting);
    this.lines = deal?.events ?? [];
    this.takers = new Map((deal?.tricks ?? []).map(([event = -1, taker = 0]) => [event, taker]));
    this.silent = new Set(deal?.silent ?? []);
    this.display = deal?.display;
    this.end = endOf(deal);
    this.shown = opening;
    this.seenShown = opening;
    this.replayZones = facts.zones.map(emptyZone);
    this.scene = { ...opening.scene, zones: this.replayZones.map((zone) => this.zoneOf(zone)) };
    this.tricks = this.replayZones.filter(({ kind }) => kind === "taken").map(() => 0);
  }

  /** Apply an event, and return its frame. */
  apply(line: string, event: number): Frame {
    this.touched.clear();
    if (!line.startsWith("move ")) this.arrived.clear();
    if (event === this.end + 1) this.replayZones.forEach((zone, index) => this.clear(zone, index));
    const update = this.evolve(line, event);
    const taker = this.takers.get(event);
    if (this.display) this.follow(this.display[event] ?? {}, update !== null);
    else if (taker !== undefined) this.collect(taker); // after a card, or after a seat has left the play
    const before = this.scene;
    const zones = before.zones.map((zone, index) => {
      const folded = this.replayZones[index];
      return folded && this.touched.has(index) ? this.zoneOf(folded) : zone;
    });
    const updates: Update[] = update ? [this.announced(update, line, event)] : [];
    const result = event === this.end ? this.result : null;
    if (result) updates.push({ type: "scored", result });
    if (!this.display) {
      const shown = { ...this.seenShown.scene, zones, tricks: [...this.tricks] };
      this.scene = guessedScene(shown, this.record, this.number, event);
      return { scene: this.scene, updates };
    }
    this.scene = { ...this.seenShown.scene, zones };
    return result
      ? { scene: ended(before, this.scene, updates), updates, settled: this.scene }
      : { scene: this.scene, updates };
  }

  /** Change what an event changes beside the cards that it names. */
  private follow(display: DisplayRecord, isSeen: boolean): void {
    for (const line of display.moves ?? []) {
      const [, source, target, ...cards] = line.split(" ");
      const from = this.replayZones[this.indexOf(source)];
      const known = common(cards, from?.cards ?? []);
      this.remove(this.indexOf(source), known, cards.length);
      this.add(this.indexOf(target), known, cards.length);
    }
    for (const [seat, cards] of Object.entries(display.known ?? {})) this.learn(Number(seat), cardsOf(cards));
    this.shown = shownAfter(this.shown, display);
    if (!isSeen) return;
    const { faceUp, sorting } = this.seenShown;
    this.seenShown = this.shown;
    if (faceUp !== this.shown.faceUp || sorting !== this.shown.sorting)
      this.replayZones.forEach((zone) => this.touch(zone));
  }

  private announced(update: Announced, line: string, event: number): Update {
    if (!this.display)
      return { ...update, announcement: this.silent.has(event) ? {} : guessedAnnouncement(update, line) };
    const { announcement = playedAnnouncement(update) } = this.display[event] ?? {};
    const isHidden = update.type === "moved" && update.cards.length === 0;
    return { ...update, announcement: isHidden ? withoutCards(announcement) : announcement };
  }

  private get result(): Result | null {
    return this.display ? this.shown.scene.last : resultOf(this.record, this.number);
  }

  private evolve(line: string, event: number): Announced | null {
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
        return { type: "shown", seat: Number(rest[0]), cards: this.arranged(rest.slice(1)) };
      default:
        return this.acted(line, Number(first), rest, event);
    }
  }

  private drawn([label = "", , outcome = "", , seat]: string[]): Announced {
    return { type: "drawn", label, seat: Number(seat ?? outcome), card: seat === undefined ? "" : outcome };
  }

  private dealt(words: string[]): Announced {
    const { cards: text, audience } = audienceOf(words.slice(1));
    const zone = this.indexOf(words[0]);
    const owner = this.replayZones[zone]?.kind === "hand" ? [zone] : [];
    const { cards, count } = this.seen(this.parseCards(text), text, audience ?? owner);
    this.add(zone, cards, count);
    return { type: "dealt", zone, cards, count };
  }

  private moved(words: string[], event: number): Announced {
    const [source, target] = [this.indexOf(words[0]), this.indexOf(words[1])];
    const { cards: text, audience } = audienceOf(words.slice(2));
    const { cards, count } = this.seen(this.parseCards(text), text, audience);
    const from = this.replayZones[source];
    const isTurnedAway = source === target && audience !== null && !audience.includes(source);
    // If all cards leave, those that were known are known in the new place, too.
    const isAll = from !== undefined && count === from.cards.length + from.unknown;
    const known = isAll && !isTurnedAway ? [...cards, ...without(from.cards, cards)] : cards;
    this.remove(source, known, count);
    this.add(target, known, count);
    for (const card of known) this.arrived.add(card);
    if (audience === null) this.show(target, cards);
    else if (from) from.shown = [];
    if (from && isTurnedAway) from.order = this.parseCards(text);
    return { type: "moved", source, target, cards, count, taker: this.takers.get(event) ?? null };
  }

  private acted(line: string, seat: number, words: string[], event: number): Announced | null {
    const [word = ""] = words;
    if (words.length === 1 && word === "pass") return { type: "passed", seat, taker: this.takers.get(event) ?? null };
    if (PLACED.test(line)) {
      const card = word.slice(1);
      this.remove(seat, [card], 1);
      this.add(this.indexOf("layout"), [card], 1);
      return { type: "placed", seat, card, takes: words[1] === "x" ? words.slice(2) : [] };
    }
    if (PLAYED.test(line)) return this.played(seat, word, event);
    const isSecret = word.startsWith("(");
    if (isSecret && this.viewer !== null && this.viewer !== seat) return null;
    const [kind = "", ...said] = words.join(" ").replace(/[()]/g, "").split(" ");
    const number = said.length === 1 && /^\d+$/.test(said[0] ?? "") ? Number(said[0]) : null;
    const areCards = said.length > 0 && said.every((card) => this.table.deck.cards.includes(card));
    const isMoving = areCards && (kind === "play" || kind === "discard"); // the next event moves the cards
    // No one can name cards of their hand in public without showing them.
    if (areCards && !isSecret && !isMoving) this.show(seat, said);
    const name = areCards || number !== null ? "" : said.join(" ");
    return { type: "said", seat, kind, name, number, cards: areCards ? this.arranged(said) : [] };
  }

  private played(seat: number, card: string, event: number): Announced {
    const trick = this.replayZones[this.indexOf("trick")];
    this.remove(seat, [card], 1);
    if (trick) {
      trick.plays = [...trick.plays, { seat, card }];
      trick.cards = [...trick.cards, card];
      this.touch(trick);
    }
    return { type: "played", seat, card, taker: this.takers.get(event) ?? null };
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
    zone.shown = common(zone.shown, zone.cards);
    zone.plays = zone.plays.filter(({ card }) => zone.cards.includes(card));
    zone.order = zone.order.map((card) => (cards.includes(card) ? "" : card));
    this.touch(zone);
  }

  private show(index: number, cards: readonly string[]): void {
    const zone = this.replayZones[index];
    if (!zone) return;
    this.learn(index, cards);
    zone.shown = [...zone.shown, ...without(cards, zone.shown)];
  }

  /** Know that cards are in a place. */
  private learn(index: number, cards: readonly string[]): void {
    const zone = this.replayZones[index];
    if (!zone) return;
    const found = without(cards, zone.cards);
    zone.cards = [...zone.cards, ...found];
    zone.unknown -= found.length;
    this.touch(zone);
  }

  private clear(zone: ReplayZone, index: number): void {
    Object.assign(zone, emptyZone(this.facts.zones[index]));
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
    return { cards: isSeen ? this.arranged(cards) : [], count };
  }

  /** Return cards in the usual order of the game. */
  private arranged(cards: readonly string[]): string[] {
    return common(this.usual, cards);
  }

  private parseCards(words: readonly string[]): string[] {
    if (words.every((word) => this.table.deck.cards.includes(word))) return [...words];
    return parseHand(words[0] ?? "", this.table.deck);
  }

  private indexOf(name = ""): number {
    return this.facts.zones.indexOf(name);
  }

  private zoneOf({ kind, owner, cards, unknown, shown, plays, order }: ReplayZone): Zone {
    const { faceUp, sorting } = this.seenShown;
    const sorted = (some: readonly string[]) => common(order.some(Boolean) ? order : sorting, some);
    const known = sorted(kind === "taken" ? common(faceUp, cards) : cards);
    const places = order.flatMap((card, place) => (card === "" ? [] : [place + 1]));
    return {
      kind,
      owner,
      cards: known,
      count: cards.length + unknown,
      shown: sorted(shown),
      plays: [...plays],
      places,
    };
  }
}

/** Return the cards of a list that are among others, too, in the order of the list. */
function common(cards: readonly string[], others: readonly string[]): string[] {
  return without(cards, without(cards, others));
}

/** Return what a table shows after the display of an event. */
function shownAfter(before: Shown, { scene = {}, face_up: faceUp, sorting }: DisplayRecord): Shown {
  return {
    scene: changed(before.scene, scene),
    faceUp: faceUp === undefined ? before.faceUp : cardsOf(faceUp),
    sorting: sorting === undefined ? before.sorting : cardsOf(sorting),
  };
}

/** Return what a table shows before a deal whose record does not say it: captured cards are seen if they score. */
function guessedOpening(
  { sorting, in_front: inFront = 0, ledger = [] }: DealRecord,
  { scene, sorting: usual }: Shown,
): Shown {
  const order = sorting === undefined ? usual : cardsOf(sorting);
  const faceUp = ledger.flatMap(({ cards = "" }) => cardsOf(cards));
  return { scene: { ...scene, inFront: order.slice(0, inFront) }, faceUp, sorting: order };
}

/** Return the announcement of cards that move face down: it has their number, or no sentence. */
function withoutCards({ sentence, ...others }: Announcement): Announcement {
  const { cards, ...facts } = sentence?.facts ?? {};
  if (!sentence || cards === undefined) return sentence ? { ...others, sentence } : others;
  return facts["count"] === undefined
    ? others
    : { ...others, sentence: { ...sentence, facts: { ...facts, cards: "" } } };
}

/** Return the number of the event with which a deal ends: the last one, unless chance decides something after it. */
function endOf(deal: DealRecord | undefined): number {
  const scored = Object.entries(deal?.display ?? {}).filter(
    ([event, { scene = {} }]) => event !== "0" && "last" in scene,
  );
  return Number(scored[0]?.[0] ?? (deal?.events.length ?? 0) - 1);
}

/** Return an empty place by its name in events: `0`, `taken.1`, `stock`. */
function emptyZone(name = ""): ReplayZone {
  const [word = "", seat] = /^\d+$/.test(name) ? ["hand", name] : name.split(".");
  return {
    kind: word,
    owner: seat === undefined ? null : Number(seat),
    cards: [],
    unknown: 0,
    shown: [],
    plays: [],
    order: [],
  };
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
    people: record.seats.map(({ name, kind = "person", nickname = name }) => ({
      kind,
      name: nickname,
      status: "here",
    })),
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
    terms: "",
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
