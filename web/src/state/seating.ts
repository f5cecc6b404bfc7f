// Takes a seat. The commitment of the table is read before the nonce is drawn, so the seed can't depend on the nonce.

import type { Seated, TableInfo } from "../wire";
import type { Api } from "./api";
import { rememberSeat } from "./seats";
import { browserShelf } from "./store";
import { hashOfNonce } from "./shuffle";
import { randomHex, SECRET_BYTES } from "./tokens";

/**
 * Take a seat and remember it.
 *
 * @param table the table with the commitment of its deals, as read from the server
 * @param seat the wanted seat; null: the first free one
 */
export async function sitDown(api: Api, table: TableInfo, name: string, seat: number | null): Promise<Seated> {
  const token = randomHex(SECRET_BYTES);
  const nonce = randomHex(SECRET_BYTES);
  const seated = await api.sitDown(table.id, { token, nonceHash: hashOfNonce(nonce), name, seat });
  const now = Date.now();
  const { id, commitment, deck, game, preset } = table;
  const drawn = { token, nonce, nonceHashes: null, cancelledStarts: 0, commitment, deck };
  const remembered = { table: id, ...drawn, game, preset, seat: seated.seat, hands: [], hasGaps: false, isOver: false };
  rememberSeat(browserShelf(), { ...remembered, startedAt: now, lastSeen: now });
  return seated;
}
