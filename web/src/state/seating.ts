// Takes a seat. The commitment of the table is read before the nonce is drawn, so the seed can't depend on the nonce.

import type { Seated, SitDown, TableInfo } from "../wire";
import { ApiRefusal, type Api } from "./api";
import { rememberedSeat, rememberSeat, type RememberedSeat } from "./seats";
import { browserStore, type KeyValueStore } from "./store";
import { hashOfNonce } from "./shuffle";
import { randomHex, SECRET_BYTES } from "./tokens";

/** As the server allows it. */
const MAX_NAME_LENGTH = 20;
const MOST_OF_A_NAME = 20;

/**
 * Take a seat and remember it. Before the match, a person with a seat moves to another one.
 *
 * @param table the table with the commitment of its deals, as read from the server
 * @param seat the wanted seat; null: the first free one
 */
export async function sitDown(
  api: Api,
  table: TableInfo,
  name: string,
  seat: number | null,
  store: KeyValueStore | null = browserStore(),
): Promise<Seated> {
  const old = rememberedSeat(store, table.id);
  const token = old?.token ?? randomHex(SECRET_BYTES);
  const nonce = randomHex(SECRET_BYTES);
  const seated = await sitDownAs(api, table.id, { token, nonceHash: hashOfNonce(nonce), name, seat });
  // A nonce that was revealed belongs to a start that was cancelled.
  const cancelledStarts = old ? old.cancelledStarts + Number(old.nonceHashes !== null) : 0;
  remember(store, table, { seat: seated.seat, token, nonce, cancelledStarts });
  return seated;
}

/** Take a seat; if somebody at the table has the name, as guests do, under the name with the next free number. */
async function sitDownAs(api: Api, table: string, request: SitDown, number = 1): Promise<Seated> {
  const ending = number > 1 ? ` ${number}` : "";
  const name = [...request.name].slice(0, MAX_NAME_LENGTH - ending.length).join("") + ending;
  try {
    return await api.sitDown(table, { ...request, name });
  } catch (error) {
    const isTaken = error instanceof ApiRefusal && error.refusal.code === "name_taken";
    if (!isTaken || number === MOST_OF_A_NAME) throw error;
    return sitDownAs(api, table, request, number + 1);
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
    // The nonce is drawn at the table, after its commitment has been remembered here.
    remember(store, next, { seat: old.seat, token: old.token, nonce: "", cancelledStarts: 0 });
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

type Claim = Pick<RememberedSeat, "seat" | "token" | "nonce" | "cancelledStarts">;

function remember(store: KeyValueStore | null, table: TableInfo, claim: Claim): void {
  const now = Date.now();
  const { id, commitment, deck, game, preset } = table;
  const remembered = {
    table: id,
    ...claim,
    nonceHashes: null,
    commitment,
    deck,
    game,
    preset,
    hands: [],
    hasGaps: false,
  };
  rememberSeat(store, { ...remembered, startedAt: now, lastSeen: now });
}
