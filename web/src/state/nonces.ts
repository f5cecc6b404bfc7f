// Your nonce, which is an input of the deals. The page commits to it before any player reveals theirs, so no player can
// choose a nonce after seeing the others; docs/protocol.md has the rules for clients.

import type { Commit, Reveal, TableInfo } from "../wire";
import type { RememberedSeat } from "./seats";
import { hashOfNonce } from "./shuffle";

/** A message to send, and the seat to remember before it is sent. */
export interface NonceStep {
  readonly message: Commit | Reveal;
  readonly seat: RememberedSeat;
}

/**
 * Return the next message of the nonce exchange, or null if the table waits for none.
 *
 * @param drawNonce draws a new nonce
 */
export function nonceStep(table: TableInfo, seat: RememberedSeat, drawNonce: () => string): NonceStep | null {
  const published = table.nonceHashes[seat.seat] ?? "";
  if (table.status === "open" && published === "") {
    // An unrevealed nonce is still secret, so keep it: a new one could race with a start that fixes the old one.
    const isSpent = seat.nonceHashes !== null;
    const nonce = isSpent || seat.nonce === "" ? drawNonce() : seat.nonce;
    const cancelledStarts = seat.cancelledStarts + (isSpent ? 1 : 0);
    const remembered = { ...seat, nonce, nonceHashes: null, cancelledStarts };
    return { message: { type: "commit", nonceHash: hashOfNonce(nonce) }, seat: remembered };
  }
  const isWanted = table.status === "starting" && table.unready.includes(seat.seat);
  if (!isWanted || published !== hashOfNonce(seat.nonce)) return null;
  // A party that has seen a nonce could change the list, so a nonce is revealed for one list only, and the people are
  // those of the first time.
  if (seat.nonceHashes && seat.nonceHashes.join() !== table.nonceHashes.join()) return null;
  return {
    message: { type: "reveal", nonce: seat.nonce },
    seat: {
      ...seat,
      nonceHashes: [...table.nonceHashes],
      people: seat.nonceHashes ? seat.people : table.people.map(({ kind, name }) => (kind === "person" ? name : "")),
    },
  };
}
