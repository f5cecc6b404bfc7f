// The seats of an account in this browser. The server knows it by a cookie, so a seat from another browser has no token.

import type { AccountInfo, KnownTable } from "../wire";
import { forgetSeat, rememberedSeats, rememberSeat } from "./seats";
import type { KeyValueStore } from "./store";

/** Return the seats of this browser, which an account is to get. */
export function ownSeats(store: KeyValueStore | null): KnownTable[] {
  return rememberedSeats(store).map(({ table, token }) => ({ id: table, token }));
}

/** Remember the seats of an account that this browser doesn't know. */
export function rememberTables(store: KeyValueStore | null, account: AccountInfo): void {
  const known = rememberedSeats(store).map(({ table }) => table);
  for (const { table, seat, game, preset, since } of account.tables) {
    if (known.includes(table)) continue;
    rememberSeat(store, {
      table,
      token: "",
      seat,
      nonce: "",
      nonceHashes: null,
      cancelledStarts: 0,
      deck: null,
      commitment: "",
      terms: null,
      people: null,
      game,
      preset,
      startedAt: since,
      lastSeen: since,
      hands: [],
      told: 0,
      hasGaps: true,
    });
  }
}

/** Forget all seats, so that the next user of this browser gets none. */
export function forgetAll(store: KeyValueStore | null): void {
  for (const { table } of rememberedSeats(store)) forgetSeat(store, table);
}

/** Forget the seats that this browser knows only from the account. */
export function forgetShared(store: KeyValueStore | null): void {
  for (const { table, token } of rememberedSeats(store)) if (token === "") forgetSeat(store, table);
}
