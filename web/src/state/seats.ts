// The seats that this browser has taken: with them it comes back to its tables, and checks their deals.

import type { Deck } from "../wire";
import { fieldsOf, readJson, writeJson, type Shelf } from "./store";

const KEY = "mamlaka.seats";
/** How many tables are remembered; the ones not seen for longest are forgotten. */
export const MOST_SEATS = 50;

/** One seat at one table. */
export interface RememberedSeat {
  /** The id of the table. */
  table: string;
  /** What proves that the seat is one's own; nobody else may see it. */
  token: string;
  seat: number;
  /** One's own part of the deals. */
  nonce: string;
  /** (seats,): the hashes of all nonces, as they were published before one revealed one's own; null: not revealed. */
  nonceHashes: string[] | null;
  /** How many starts were cancelled after one had revealed one's nonce. */
  cancelledStarts: number;
  /** The deck of the table, as it was before one sat down; null: not remembered. */
  deck: Deck | null;
  /** The commitment of the table, as it was before one sat down. */
  commitment: string;
  game: string;
  preset: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds since 1970. */
  lastSeen: number;
  /** The hands that one was dealt, in order, each as card names joined by spaces; some may be missing. */
  hands: string[];
  /** Whether something of the match was not told to this browser, so that hands may be missing. */
  hasGaps: boolean;
}

/** Return the remembered seats, the one seen last first; entries that cannot be read are passed over. */
export function rememberedSeats(shelf: Shelf | null): RememberedSeat[] {
  const value = readJson(shelf, KEY);
  const seats = Array.isArray(value) ? value.flatMap(seatOf) : [];
  return seats.sort((a, b) => b.lastSeen - a.lastSeen);
}

/** Return the seat at a table, or null. */
export function rememberedSeat(shelf: Shelf | null, table: string): RememberedSeat | null {
  return rememberedSeats(shelf).find((seat) => seat.table === table) ?? null;
}

/** Remember a seat, in place of what was remembered of its table; returns whether it is kept. */
export function rememberSeat(shelf: Shelf | null, seat: RememberedSeat): boolean {
  const others = rememberedSeats(shelf).filter((other) => other.table !== seat.table);
  const kept = [seat, ...others].sort((a, b) => b.lastSeen - a.lastSeen).slice(0, MOST_SEATS);
  return writeJson(shelf, KEY, kept);
}

/** Note that one has been at a table, if its seat is remembered. */
export function touchSeat(shelf: Shelf | null, table: string, now: number): void {
  const seat = rememberedSeat(shelf, table);
  if (seat) rememberSeat(shelf, { ...seat, lastSeen: now });
}

/** Note a hand that one was dealt, if the seat is remembered; the same hand told again is noted once. */
export function noteHand(shelf: Shelf | null, table: string, cards: readonly string[]): void {
  const seat = rememberedSeat(shelf, table);
  const hand = cards.join(" ");
  if (!seat || seat.hands[seat.hands.length - 1] === hand) return;
  rememberSeat(shelf, { ...seat, hands: [...seat.hands, hand] });
}

/** Note that something of the match was not told, if the seat is remembered. */
export function noteGap(shelf: Shelf | null, table: string): void {
  const seat = rememberedSeat(shelf, table);
  if (seat && !seat.hasGaps) rememberSeat(shelf, { ...seat, hasGaps: true });
}

/** Forget a table. */
export function forgetSeat(shelf: Shelf | null, table: string): void {
  const others = rememberedSeats(shelf).filter((seat) => seat.table !== table);
  writeJson(shelf, KEY, others);
}

/** Return the seat that a value stands for, or nothing. */
function seatOf(value: unknown): RememberedSeat[] {
  const fields = fieldsOf(value);
  const { table, token, seat, nonce, nonceHashes, commitment, game, preset, hands } = fields;
  if (typeof table !== "string" || typeof token !== "string" || typeof seat !== "number") return [];
  const text = (field: unknown) => (typeof field === "string" ? field : "");
  const number = (field: unknown) => (typeof field === "number" ? field : 0);
  const texts = (field: unknown[]) => field.filter((item): item is string => typeof item === "string");
  return [
    {
      table,
      token,
      seat,
      nonce: text(nonce),
      nonceHashes: Array.isArray(nonceHashes) ? texts(nonceHashes) : null,
      commitment: text(commitment),
      game: text(game),
      preset: text(preset),
      cancelledStarts: number(fields["cancelledStarts"]),
      deck: deckOf(fields["deck"]),
      startedAt: number(fields["startedAt"]),
      lastSeen: number(fields["lastSeen"]),
      hands: Array.isArray(hands) ? texts(hands) : [],
      hasGaps: fields["hasGaps"] === true,
    },
  ];
}

/** Return the deck that a value stands for, or null. */
function deckOf(value: unknown): Deck | null {
  const { cards, suits, faces } = fieldsOf(value);
  const areTexts = (items: unknown): items is string[] =>
    Array.isArray(items) && items.every((i) => typeof i === "string");
  return areTexts(cards) && areTexts(suits)
    ? { cards, suits, faces: faces === "italian" ? "italian" : "french" }
    : null;
}
