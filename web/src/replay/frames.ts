// The frames of a match: what a table shows after each event. They come from the server or from a record.

import type { Api } from "../state/api";
import type { DealRecord, MatchRecord } from "../state/record";
import type { ReplayDeal, Result, Scene, TableInfo, Update } from "../wire";

/** One event of a deal. */
export interface Frame {
  /** The scene after the event. */
  readonly scene: Scene;
  /** Empty: the viewer did not learn of the event. */
  readonly updates: readonly Update[];
}

/** A finished match, event by event. */
export interface Frames {
  readonly table: TableInfo;
  readonly record: MatchRecord;
  /**
   * Return the frames of a deal, one for each of its lines in the record.
   *
   * @param deal the number of the deal, from 0.
   * @param seat the seat whose knowledge limits the frames; null: they contain all cards.
   */
  deal(deal: number, seat: number | null): Promise<readonly Frame[]>;
}

/** The frames that a server computes, one request for each deal. */
export class ServerFrames implements Frames {
  readonly table: TableInfo;
  readonly record: MatchRecord;
  private readonly api: Api;
  private readonly known = new Map<string, Promise<readonly Frame[]>>();

  constructor(api: Api, table: TableInfo, record: MatchRecord) {
    this.api = api;
    this.table = table;
    this.record = record;
  }

  deal(deal: number, seat: number | null): Promise<readonly Frame[]> {
    const key = `${deal} ${seat}`;
    const known = this.known.get(key);
    if (known) return known;
    const frames = this.api.replay(this.table.id, deal, seat).then(framesOf);
    frames.catch(() => this.known.delete(key)); // a retry may succeed
    this.known.set(key, frames);
    return frames;
  }
}

/**
 * Open the match of a table.
 *
 * @throws ApiRefusal: the match is not over.
 */
export async function openTable(api: Api, id: string): Promise<Frames> {
  const [table, record] = await Promise.all([api.table(id), api.record(id)]);
  return new ServerFrames(api, table, record);
}

/** Return the frames of a deal from its first scene and the differences. */
export function framesOf({ scene: first, frames }: ReplayDeal): Frame[] {
  let scene = first;
  return frames.map(({ updates, changes }) => ({ updates, scene: (scene = changed(scene, changes)) }));
}

/** Return a scene with new values, by path: `contract`, or `zones.3` for one element of a list. */
function changed(scene: Scene, changes: Record<string, unknown>): Scene {
  const fields: Record<string, unknown> = { ...scene };
  const copied = new Set<string>();
  for (const [path, value] of Object.entries(changes)) {
    const [field = "", index] = path.split(".");
    if (index === undefined) {
      fields[field] = value;
      continue;
    }
    if (!copied.has(field)) fields[field] = [...(fields[field] as unknown[])];
    copied.add(field);
    (fields[field] as unknown[])[Number(index)] = value;
  }
  return fields as unknown as Scene;
}

/** Return a scene with the cards of every hand face up, except for the hand in front. */
export function withOpenHands(scene: Scene, front: number | null): Scene {
  const zones = scene.zones.map((zone) =>
    zone.kind === "hand" && zone.owner !== front ? { ...zone, shown: zone.cards } : zone,
  );
  return { ...scene, zones };
}

/** Return the result of a deal in a record; null: the deal is not finished. */
export function resultOf(record: MatchRecord, deal: number): Result | null {
  const played = record.deals[deal];
  if (!played || (!played.points && !played.void)) return null;
  const counted = record.deals.slice(0, deal + 1).filter((other) => !other.void).length;
  return {
    number: counted + Number(Boolean(played.void)),
    contract: played.contract ?? "",
    leader: played.leader ?? 0,
    points: played.points ?? [],
    entries: entriesOf(played),
    void: played.void ?? "",
  };
}

function entriesOf({ ledger = [] }: DealRecord): Result["entries"] {
  return ledger.map(({ seat, points, reason, contract = "", cards = "", count = 0, other = null }) => ({
    ...{ seat, points, reason, contract, count, other },
    cards: cardsOf(cards),
  }));
}

/** Return the cards of a text. */
export function cardsOf(text: string): string[] {
  return text.split(" ").filter((card) => card);
}
