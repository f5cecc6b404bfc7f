// One's own part of the deals. It is committed to by its hash before anybody reveals theirs, so nobody can choose their
// part by what the others have chosen; docs/protocol.md has the rules for clients.

import type { Commit, Reveal, TableInfo } from "../wire";
import type { RememberedSeat } from "./seats";
import { hashOfNonce } from "./shuffle";

/** What to send, and what to remember of the seat before it is sent. */
export interface NonceStep {
  readonly message: Commit | Reveal;
  readonly seat: RememberedSeat;
}

/**
 * Return what a table wants to know of one's nonce now; null: nothing.
 *
 * @param drawNonce draws another nonce
 */
export function nonceStep(table: TableInfo, seat: RememberedSeat, drawNonce: () => string): NonceStep | null {
  const published = table.nonceHashes[seat.seat] ?? "";
  if (table.status === "open" && published === "") {
    const nonce = drawNonce();
    return { message: { type: "commit", nonceHash: hashOfNonce(nonce) }, seat: { ...seat, nonce, nonceHashes: null } };
  }
  const isWanted = table.status === "starting" && table.unready.includes(seat.seat);
  if (!isWanted || published !== hashOfNonce(seat.nonce)) return null;
  // Whoever has seen a nonce could add another one to the list: a nonce is revealed for one list only.
  if (seat.nonceHashes && seat.nonceHashes.join() !== table.nonceHashes.join()) return null;
  return {
    message: { type: "reveal", nonce: seat.nonce },
    seat: { ...seat, nonceHashes: [...table.nonceHashes] },
  };
}
