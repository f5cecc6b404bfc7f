// The deal of the day: the requests, what this browser remembers of it, and the check of the cards of a day.

import { Api } from "../state/api";
import type { MatchRecord } from "../state/record";
import { rememberSeated } from "../state/seating";
import { rememberedSeat } from "../state/seats";
import { commitmentOf, hmacOf } from "../state/shuffle";
import { fieldsOf, readJson, writeJson, type KeyValueStore } from "../state/store";
import { randomHex, SECRET_BYTES } from "../state/tokens";
import { messageKey, type Texts } from "../texts/texts";
import type { DailyDeal, DailyTable } from "../wire";

const KEY = "mamlaka.daily";
/** The most days whose promise is remembered. */
const MAX_DAYS = 10;
const DAY = 86_400_000;

/** The requests about the deal of the day. They reject as the API does. */
export class DailyApi extends Api {
  /**
   * The deal of a day of a game.
   *
   * @param token the token of this guest, which marks the own result.
   * @param date the day in UTC; empty: today.
   */
  daily(game: string, token: string, date = ""): Promise<DailyDeal> {
    const query = date === "" ? "" : `?date=${date}`;
    return this.call(`/api/daily/${encodeURIComponent(game)}${query}`, undefined, token);
  }

  /** Play the deal of the day, or go on with it. */
  playDaily(game: string, token: string, name: string): Promise<DailyTable> {
    return this.call(`/api/daily/${encodeURIComponent(game)}`, { token, name });
  }
}

/** Return the token of this browser, which is the same guest on all days and in all games. */
export function guestToken(store: KeyValueStore | null): string {
  const { token } = fieldsOf(readJson(store, KEY));
  if (typeof token === "string" && /^[0-9a-f]{32}$/.test(token)) return token;
  const drawn = randomHex(SECRET_BYTES);
  writeJson(store, KEY, { promises: {}, ...fieldsOf(readJson(store, KEY)), token: drawn });
  return drawn;
}

/** Remember what the server has promised for a day, while the secret is not known. */
export function rememberPromise(store: KeyValueStore | null, { date, commitment, secret }: DailyDeal): void {
  if (secret !== "" || commitment === "") return;
  const stored = fieldsOf(readJson(store, KEY));
  const promises = { [date]: commitment, ...promisesOf(stored) }; // the first promise of a day counts
  const kept = Object.entries(promises)
    .sort(([one], [other]) => (one < other ? 1 : -1))
    .slice(0, MAX_DAYS);
  writeJson(store, KEY, { ...stored, promises: Object.fromEntries(kept) });
}

/** Return what the server had promised for a day when this browser asked; empty: it did not ask. */
export function promiseOf(store: KeyValueStore | null, date: string): string {
  return promisesOf(fieldsOf(readJson(store, KEY)))[date] ?? "";
}

function promisesOf(stored: Partial<Record<string, unknown>>): Record<string, string> {
  const entries = Object.entries(fieldsOf(stored["promises"]));
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Open the own table of the deal of the day, or find it again, and remember its seat; return its id. */
export async function takeDailySeat(
  api: DailyApi,
  game: string,
  name: string,
  store: KeyValueStore | null,
): Promise<string> {
  const token = guestToken(store);
  const { table, seat } = await api.playDaily(game, token, name);
  if (!rememberedSeat(store, table)) rememberSeated({ seat, table: await api.table(table) }, token, store);
  return table;
}

/** Return the day before a day, as dates in UTC. */
export function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - DAY).toISOString().slice(0, "2026-11-26".length);
}

/** What is dealt, such as the contract; empty: all deals of the game are of one kind. */
export function kindOf({ kind, game }: Pick<DailyDeal, "kind" | "game">, texts: Texts): string {
  const id = [`kind-${kind}-${game}`, `contract-${kind}`].map(messageKey).find((name) => texts.has(name));
  return id === undefined ? "" : texts.format(id);
}

/** Whether the secret of a day is the one whose hash was promised. */
export function isPromised(secret: string, promise: string): boolean {
  return /^([0-9a-f]{2})+$/.test(secret) && commitmentOf(secret) === promise;
}

/** Whether the seed of a match follows from the secret of its day: see docs/duplicate.md. */
export function isSeedOf(record: MatchRecord, { secret, date, kind }: DailyDeal): boolean {
  const options = Object.entries(record.options)
    .map(([name, value]) => `${name}=${value}`)
    .sort((one, other) => (one < other ? -1 : 1));
  const { game, rules_version: version, seats } = record;
  const text = ["mamlaka daily", date, kind, game, version, seats.length, ...options].join("\n");
  return record.fair?.seed === hmacOf(secret, text);
}
