// The part of a match record (JSON) that the page reads; docs/records.md describes the whole format.

import type { Announcement } from "../wire";

/** An entry of the ledger of a deal, with points as the players saw them. */
export interface EntryRecord {
  seat: number;
  points: number;
  reason: string;
  contract?: string;
  /** Cards separated by spaces. */
  cards?: string;
  count?: number;
  other?: number;
}

/** How to draw the table. */
export interface TableRecord {
  /** All cards, by suit from low to high, separated by spaces. */
  deck: string;
  /** The same cards in the order of a hand. */
  sorting: string;
  /** Every place for cards, as events name it. */
  zones: string[];
  direction: "cw" | "ccw";
  faces: "french" | "italian" | "xiangqi";
  unit: number;
  lowest_wins: boolean;
  teams?: number[][];
  goal?: number;
}

/** What an event changes on the table beside the cards that its line names. */
export interface DisplayRecord {
  /** The new values of the scene, by path. */
  scene?: Record<string, unknown>;
  /** Missing: a card that is played is announced as such, and other events not at all. */
  announcement?: Announcement;
  /** The cards that move with it by the rules, as lines `move SOURCE TARGET CARDS`. */
  moves?: string[];
  /** For hands, by number, the cards that everyone knows to be there from now on, though they are not shown. */
  known?: Record<string, string>;
  /** All cards that lie face up in front of the seats that took them; missing: as before. */
  face_up?: string;
  /** All cards in the order in which hands are sorted from now on; missing: as before. */
  sorting?: string;
}

/** A deal: its events, from its cards to those of the next deal. */
export interface DealRecord {
  /** One line per event, in the notation of docs/notation.md. */
  events: string[];
  contract?: string;
  /** The contract as players say it; missing: `contract` names it. */
  title?: string;
  leader?: number;
  /** Why the deal did not count. */
  void?: string;
  /** (seats,): missing until the deal is over. */
  points?: number[];
  ledger?: EntryRecord[];
  /** For each trick the number of the event that completed it, and the seat that took it. */
  tricks?: number[][];
  /** The numbers of the events in which seats say something that no table announces. */
  silent?: number[];
  /** All cards in the order in which hands were sorted; missing: that of the table. */
  sorting?: string;
  /** How many of these cards hands hold in front of their suits. */
  in_front?: number;
  /** What events change beside the cards that they name, by the number of the event; missing: it is unknown. */
  display?: Record<string, DisplayRecord>;
}

/** The evidence for the deals. */
export interface Evidence {
  /** The SHA-256 of the seed and the terms. */
  commitment: string;
  /** (seats,): the nonce of each seat, empty for a seat without one; missing if no seat has one. */
  nonces?: string[];
  /** The seed in hexadecimal digits; missing until it is published. */
  seed?: string;
  /** What the match was to be, one fact a line; missing if the commitment does not cover it. */
  terms?: string;
}

/** A match. */
export interface MatchRecord {
  game: string;
  rules_version: number;
  options: Record<string, string>;
  /** The players; the nickname of a bot is what it was called at its table. */
  seats: { name: string; kind?: "person" | "bot"; nickname?: string }[];
  deals: DealRecord[];
  totals: number[];
  is_over: boolean;
  fair?: Evidence;
  /** The number of counted deals after which the match ended in any case; missing if only the rules ended it. */
  deal_limit?: number;
  table?: TableRecord;
  /** The position of another match from which this one was played; missing: from its own beginning. */
  origin?: { event: number; source?: string };
}
