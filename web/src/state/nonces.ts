// Your nonce, your part of the deals. The page commits to its hash before any player reveals theirs, so no player can
// choose a nonce after seeing the others; docs/protocol.md has the rules for clients.

import type { Commit, Reveal, TableInfo } from "../wire";
import type { RememberedSeat } from "./seats";
import { hashOfNonce } from "./shuffle";

/** What to send, and what to remember of the seat before it is sent. */
export interface NonceStep {
  readonly message: Commit | Reveal;
  readonly seat: RememberedSeat;
}

/**
 * Return the message about one's nonce that the table waits for, or null.
 *
 * @param drawNonce draws another nonce
 */
export function nonceStep(table: TableInfo, seat: RememberedSeat, drawNonce: () => string): NonceStep | null {
  const published = table.nonceHashes[seat.seat] ?? "";
  if (table.status === "open" && published === "") {
    // A nonce that was not revealed is still a secret; another one could cross a start that has the first.
    const isSpent = seat.nonceHashes !== null;
    const nonce = isSpent || seat.nonce === "" ? drawNonce() : seat.nonce;
    const cancelledStarts = seat.cancelledStarts + (isSpent ? 1 : 0);
    const remembered = { ...seat, nonce, nonceHashes: null, cancelledStarts };
    return { message: { type: "commit", nonceHash: hashOfNonce(nonce) }, seat: remembered };
  }
  const isWanted = table.status === "starting" && table.unready.includes(seat.seat);
  if (!isWanted || published !== hashOfNonce(seat.nonce)) return null;
  // A party that has seen a nonce could add another one to the list: a nonce is revealed for one list only.
  if (seat.nonceHashes && seat.nonceHashes.join() !== table.nonceHashes.join()) return null;
  return {
    message: { type: "reveal", nonce: seat.nonce },
    seat: { ...seat, nonceHashes: [...table.nonceHashes] },
  };
}
