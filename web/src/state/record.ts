// The part of a match record (JSON) that the page reads; docs/records.md describes the whole format.

/** A deal: its events, from its cards to those of the next deal. */
export interface DealRecord {
  /** One line per event, in the notation of docs/notation.md. */
  events: string[];
  contract?: string;
  leader?: number;
  /** Why the deal did not count. */
  void?: string;
  /** (seats,): missing until the deal is over. */
  points?: number[];
}

/** The evidence for the deals. */
export interface Evidence {
  /** The SHA-256 of the seed. */
  commitment: string;
  /** (seats,): the nonce of each seat, empty for a seat without one; missing if no seat has one. */
  nonces?: string[];
  /** The seed in hexadecimal digits; missing until it is published. */
  seed?: string;
}

/** A match. */
export interface MatchRecord {
  game: string;
  options: Record<string, string>;
  seats: { name: string; kind?: "person" | "bot" }[];
  deals: DealRecord[];
  totals: number[];
  over: boolean;
  fair?: Evidence;
}
