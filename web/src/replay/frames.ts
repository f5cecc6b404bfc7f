// The frames of a match: what a table shows after each event. They come from the server or from a record.

import { without } from "../cards/copies";
import type { Api } from "../state/api";
import type { DealRecord, MatchRecord } from "../state/record";
import { changed } from "../state/scene";
import { rememberSeated } from "../state/seating";
import { randomHex, SECRET_BYTES } from "../state/tokens";
import type {
  OpenHands,
  ReplayDeal,
  ReviewedDeal,
  Result,
  Scene,
  SeatPosition,
  TableInfo,
  Update,
  Zone,
} from "../wire";

/** One event of a deal. */
export interface Frame {
  /** The scene after the event. */
  readonly scene: Scene;
  /** Empty: the viewer did not learn of the event. */
  readonly updates: readonly Update[];
  /** The scene after the score of the deal was settled and the table cleared; missing: no deal has ended. */
  readonly settled?: Scene;
}

/** A finished match, event by event. */
export interface Frames {
  readonly table: TableInfo;
  readonly record: MatchRecord;
  /**
   * Return the frames of a deal, one for each of its lines in the record.
   *
   * @param deal the index of the deal, from 0.
   * @param seat the seat whose knowledge limits the frames; null: they contain all cards.
   */
  deal(deal: number, seat: number | null): Promise<readonly Frame[]>;
  /** Return what the moves of a deal cost; missing: no one computes it. */
  review?(deal: number): Promise<ReviewedDeal>;
  /** Return what each card is worth after an event, if all cards are known; missing: no one computes it. */
  openHands?(deal: number, event: number): Promise<OpenHands>;
  /**
   * Return what seats saw before decisions of a deal; missing: no one computes it.
   *
   * @param events the indices of the frames of the decisions.
   */
  positions?(deal: number, events: readonly number[]): Promise<readonly SeatPosition[]>;
  /**
   * Play on from the first decision at or after an event of a deal, against bots; return the id of the new table.
   * Missing: no one can deal the cards.
   *
   * @param seat the seat that you play.
   * @param name your name.
   */
  tryAgain?(deal: number, event: number, seat: number, name: string): Promise<string>;
}

/** The frames that a server computes, one request for each deal. */
export class ServerFrames implements Frames {
  readonly table: TableInfo;
  readonly record: MatchRecord;
  private readonly api: Api;
  private readonly token: string;
  private readonly known = new Map<string, Promise<readonly Frame[]>>();

  constructor(api: Api, table: TableInfo, record: MatchRecord, token = "") {
    this.api = api;
    this.token = token;
    this.table = table;
    this.record = record;
  }

  deal(deal: number, seat: number | null): Promise<readonly Frame[]> {
    const key = `${deal} ${seat}`;
    const known = this.known.get(key);
    if (known) return known;
    const frames = this.api.replay(this.table.id, deal, seat, this.token).then(framesOf);
    frames.catch(() => this.known.delete(key)); // a retry may succeed
    this.known.set(key, frames);
    return frames;
  }

  review(deal: number): Promise<ReviewedDeal> {
    return this.api.review(this.table.id, deal, this.token);
  }

  openHands(deal: number, event: number): Promise<OpenHands> {
    return this.api.openHands(this.table.id, deal, event, this.token);
  }

  positions(deal: number, events: readonly number[]): Promise<readonly SeatPosition[]> {
    return this.api.positions(this.table.id, deal, events, this.token);
  }

  async tryAgain(deal: number, event: number, seat: number, name: string): Promise<string> {
    const token = randomHex(SECRET_BYTES);
    const request = { person: { token, name }, deal, event, seat };
    const seated = await this.api.tryAgain(this.table.id, request, this.token);
    rememberSeated(seated, token);
    return seated.table.id;
  }
}

/**
 * Open the match of a table.
 *
 * @param token the token of your seat, which some tables want; empty: you have none.
 * @throws ApiRefusal: the match is not over, or only its players may see it.
 */
export async function openTable(api: Api, id: string, token = ""): Promise<Frames> {
  const [table, record] = await Promise.all([api.table(id), api.record(id, token)]);
  const people = table.people.map((person) => ({ ...person, status: "here" as const })); // whoever has left since
  return new ServerFrames(api, { ...table, people }, record, token);
}

/** Return the frames of a deal from its first scene and the differences. */
export function framesOf({ scene: first, frames }: ReplayDeal): Frame[] {
  let scene = first;
  return frames.map(({ updates, changes }) => {
    const before = scene;
    scene = changed(scene, changes);
    const isEnd = updates.some(({ type }) => type === "scored");
    return isEnd ? { updates, scene: ended(before, scene, updates), settled: scene } : { updates, scene };
  });
}

/** Return the scene at the end of a deal, with its last cards, which a server clears at once, and the new score. */
export function ended(before: Scene, { totals, sheet, last, ranks, over }: Scene, updates: readonly Update[]): Scene {
  const zones = before.zones.map((zone, place) =>
    updates.reduce((changed, update) => withUpdate(changed, update, place), zone),
  );
  return { ...before, zones, waiting: [], secret: false, totals, sheet, last, ranks, over };
}

/** Return a zone after one of the updates that end a deal: cards are played, shown, or opened where they lie. */
function withUpdate(zone: Zone, update: Update, place: number): Zone {
  if (update.type === "moved") {
    const { source, target, cards, count, taker } = update;
    if (source === place && target === place) return { ...zone, cards, shown: cards };
    if (taker == null) return zone;
    if (source === place) return { ...zone, cards: without(zone.cards, cards), count: zone.count - count };
    return zone.kind === "played" ? { ...zone, cards: [], count: 0 } : zone;
  }
  const isOwn = "seat" in update && zone.kind === "hand" && zone.owner === update.seat;
  if (update.type === "shown" && isOwn) {
    return { ...zone, cards: [...zone.cards, ...without(update.cards, zone.cards)], shown: update.cards };
  }
  if (update.type !== "played" && update.type !== "placed") return zone;
  const left = (cards: readonly string[]) => without(cards, [update.card]);
  if (isOwn) return { ...zone, cards: left(zone.cards), shown: left(zone.shown), count: zone.count - 1 };
  if (zone.kind === "layout" && update.type === "placed") {
    return { ...zone, cards: [...zone.cards, update.card], count: zone.count + 1 };
  }
  return zone.kind === "trick" ? { ...zone, cards: [], plays: [], count: 0 } : zone;
}

/** The most cards of a pile that is opened with the hands: there is no room for many cards out of play. */
const PILE = 6;

/** Return a scene with the cards of every hand, of the dummy and of small piles face up, except for the hand in front. */
export function withOpenHands(scene: Scene, front: number | null): Scene {
  const isHand = ({ kind, owner }: Zone) => (kind === "hand" && owner !== front) || kind === "dummy";
  const isPile = ({ kind, owner, count }: Zone) =>
    owner === null && count <= PILE && !["trick", "layout", "stock"].includes(kind);
  const zones = scene.zones.map((zone) => (isHand(zone) || isPile(zone) ? { ...zone, shown: zone.cards } : zone));
  return { ...scene, zones };
}

/** Return the contract of a deal as players say it; empty: it has no name, or the deal is not finished. */
export function titleOf(deal: DealRecord | undefined): string {
  return deal?.title ?? deal?.contract ?? "";
}

/** Return the result of a deal in a record; null: the deal is not finished. */
export function resultOf(record: MatchRecord, deal: number): Result | null {
  const played = record.deals[deal];
  if (!played || (!played.points && !played.void)) return null;
  const counted = record.deals.slice(0, deal + 1).filter((other) => !other.void).length;
  return {
    dealNumber: counted + Number(Boolean(played.void)),
    contract: titleOf(played),
    leader: played.leader ?? 0,
    points: played.points ?? [],
    entries: entriesOf(played),
    void: played.void ?? "",
    tally: [],
  };
}

function entriesOf({ ledger = [] }: DealRecord): Result["entries"] {
  return ledger.map(({ seat, points, reason, contract = "", cards = "", count = 0, other = null }) => ({
    ...{ seat, points, reason, contract, count, other },
    cards: cardsOf(cards),
    each: 0, // a record does not say it
  }));
}

/** Return the cards of a text. */
export function cardsOf(text: string): string[] {
  return text.split(" ").filter((card) => card);
}
