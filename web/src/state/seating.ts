// Taking a seat: the table is seen before the nonce is drawn, so that the deals were fixed before one sat down.

import type { Seated, TableInfo } from "../wire";
import type { Api } from "./api";
import { rememberSeat } from "./seats";
import { browserShelf } from "./store";
import { randomHex } from "./tokens";

const BYTES = 16;

/**
 * Take a seat and remember it.
 *
 * @param table as the server showed it, with the commitment of its deals
 * @param seat which one; null: the next free one
 */
export async function sitDown(api: Api, table: TableInfo, name: string, seat: number | null): Promise<Seated> {
  const token = randomHex(BYTES);
  const nonce = randomHex(BYTES);
  const seated = await api.sitDown(table.id, { token, nonce, name, seat });
  const now = Date.now();
  const { id, commitment, game, preset } = table;
  const remembered = { table: id, token, nonce, commitment, game, preset, seat: seated.seat, hands: [] };
  rememberSeat(browserShelf(), { ...remembered, startedAt: now, lastSeen: now });
  return seated;
}
