// Takes a seat. The commitment of the table is read before the nonce is drawn, so the seed can't depend on the nonce.

import type { Asked, Seated, SitDown, TableInfo } from "../wire";
import { ApiRefusal, type Api } from "./api";
import { rememberedSeat, rememberSeat, type RememberedSeat } from "./seats";
import { browserStore, type KeyValueStore } from "./store";
import { hashOfNonce } from "./shuffle";
import { randomHex, SECRET_BYTES } from "./tokens";

/** As the server allows it. */
const MAX_NAME_LENGTH = 20;
const MOST_OF_A_NAME = 20;

/** Called while someone at the table is asked; whether to go on asking. */
export type Wait = (asked: Asked) => Promise<boolean>;

/** The user no longer wants to wait for the seat. */
export class GaveUp extends Error {
  override readonly name = "GaveUp";
}

/** The tokens of this page by table while it asks to be let in: a person who asks again is the same one. */
const asking = new Map<string, string>();

/**
 * Take a seat and remember it. Before the match, a person with a seat moves to another one.
 *
 * @param table the table with the commitment of its deals, as read from the server
 * @param seat the wanted seat; null: the first free one
 * @param wait called again and again while someone must let you in, if the table wants that; if it gives up, you may
 *   have been let in meanwhile
 */
export async function sitDown(
  api: Api,
  table: TableInfo,
  name: string,
  seat: number | null,
  store: KeyValueStore | null = browserStore(),
  wait: Wait = () => Promise.resolve(false),
): Promise<Seated> {
  const old = rememberedSeat(store, table.id);
  // A seat of the account that was taken in another browser has no token here.
  const token = (old?.token === "" ? undefined : old?.token) ?? asking.get(table.id) ?? randomHex(SECRET_BYTES);
  const nonce = randomHex(SECRET_BYTES);
  asking.set(table.id, token);
  const seated = await sitDownAs(api, table.id, { token, nonceHash: hashOfNonce(nonce), name, seat }, wait);
  asking.delete(table.id);
  // A nonce that was revealed belongs to a start that was cancelled.
  const cancelledStarts = old ? old.cancelledStarts + Number(old.nonceHashes !== null) : 0;
  const isFromAccount = old?.token === "" && seated.seat === old.seat;
  remember(store, table, { seat: seated.seat, token: isFromAccount ? "" : token, nonce, cancelledStarts });
  return seated;
}

/** Withdraw the request for a seat from a page that closes: it can wait neither for the answer to its request nor for this one. */
export function withdrawAtEnd(api: Api, table: string): void {
  const token = asking.get(table);
  if (token !== undefined) api.withdraw(table, token).catch(() => undefined); // the request ends by itself soon
}

/** Take a seat; if someone at the table has the name, as guests do, under the name with the next free number. */
async function sitDownAs(api: Api, table: string, request: SitDown, wait: Wait, number = 1): Promise<Seated> {
  const ending = number > 1 ? ` ${number}` : "";
  const name = [...request.name].slice(0, MAX_NAME_LENGTH - ending.length).join("") + ending;
  try {
    let answer = await api.sitDown(table, { ...request, name });
    while ("asked" in answer) {
      if (!(await wait(answer)) && (await api.withdraw(table, request.token)).seat === null) {
        throw new GaveUp("gave up asking for a seat");
      }
      answer = await api.sitDown(table, { ...request, name });
    }
    return answer;
  } catch (error) {
    const isTaken = error instanceof ApiRefusal && error.refusal.code === "name_taken";
    if (!isTaken || number === MOST_OF_A_NAME) throw error;
    return sitDownAs(api, table, request, wait, number + 1);
  }
}

/**
 * Go on to the table of the next match. A player who has agreed keeps the seat; another one asks for it, or for any
 * other, and watches if there is none.
 */
export async function takeNextSeat(
  api: Api,
  table: TableInfo,
  store: KeyValueStore | null = browserStore(),
): Promise<void> {
  const { rematch } = table;
  const old = rememberedSeat(store, table.id);
  if (!rematch || !old || rememberedSeat(store, rematch.table)) return;
  const next = await api.table(rematch.table);
  if (rematch.agreed.includes(old.seat)) {
    rememberSeated({ seat: old.seat, table: next }, old.token, store);
    return;
  }
  const name = table.people[old.seat]?.name ?? "";
  for (const wanted of [old.seat, null]) {
    try {
      await sitDown(api, next, name, wanted, store);
      return;
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error;
    }
  }
}

/** Remember a seat that the server has chosen. The nonce is drawn at the table, after its commitment is remembered here. */
export function rememberSeated(
  { seat, table }: Seated,
  token: string,
  store: KeyValueStore | null = browserStore(),
): void {
  remember(store, table, { seat, token, nonce: "", cancelledStarts: 0 });
}

type Claim = Pick<RememberedSeat, "seat" | "token" | "nonce" | "cancelledStarts">;

function remember(store: KeyValueStore | null, table: TableInfo, claim: Claim): void {
  const now = Date.now();
  const { id, commitment, terms, deck, game, preset } = table;
  const remembered = {
    table: id,
    ...claim,
    nonceHashes: null,
    commitment,
    terms,
    people: null,
    deck,
    game,
    preset,
    hands: [],
    told: 0,
    hasGaps: false,
  };
  rememberSeat(store, { ...remembered, startedAt: now, lastSeen: now });
}
