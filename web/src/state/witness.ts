// What this browser knows of the start of a match, and what it therefore can't tell about the deals.

import type { TableInfo } from "../wire";
import type { RememberedSeat } from "./seats";
import type { Witness } from "./verify";

/** A limit of the verification, as a message. */
export interface Doubt {
  readonly id: "page-check-no-part" | "page-check-cancelled";
  readonly facts: Readonly<Record<string, number>>;
}

/**
 * Return the evidence of this browser.
 *
 * Spectators, and seats that this browser knows only from an account, have nothing from before the start: their commitment is
 * the one that the table shows now.
 *
 * @param seat the remembered seat at the table, or null
 */
export function witnessAt(table: Pick<TableInfo, "commitment" | "terms">, seat: RememberedSeat | null): Witness {
  const commitment = seat?.commitment ?? "";
  const isEarly = commitment !== "";
  const own = seat ?? { nonce: "", nonceHashes: null, people: null, seat: null, hands: [], hasGaps: true };
  const fixed = isEarly && seat ? seat : table;
  return { ...own, commitment: fixed.commitment, terms: fixed.terms, isEarly };
}

/** Return what the evidence leaves open. A browser that has forgotten its part can't be told from one that took none. */
export function doubtsOf(seat: RememberedSeat | null): Doubt[] {
  const cancelled = seat?.cancelledStarts ?? 0;
  return [
    ...(seat?.nonceHashes ? [] : [{ id: "page-check-no-part", facts: {} } as const]),
    ...(cancelled ? [{ id: "page-check-cancelled", facts: { count: cancelled } } as const] : []),
  ];
}
