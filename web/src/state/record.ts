// The record of a match as JSON, as far as the page reads it; docs/records.md describes the whole.

/** One deal: what happened from its cards up to the next ones. */
export interface DealRecord {
  /** One line an event, as docs/notation.md writes them. */
  events: string[];
  contract?: string;
  leader?: number;
  /** Why the deal did not count. */
  void?: string;
  /** (seats,): missing while the deal runs. */
  points?: number[];
}

/** What proves the deals. */
export interface Evidence {
  /** The SHA-256 of the seed. */
  commitment: string;
  /** (seats,): what each seat has added, empty for a seat that has added nothing; missing: nobody has. */
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
