// The seats that this browser has taken, to return to tables and to verify their deals.

import type { Deck } from "../wire";
import { fieldsOf, readJson, writeJson, type KeyValueStore } from "./store";

const KEY = "mamlaka.seats";
/** The most seats remembered; the least recently seen are forgotten. */
export const MAX_SEATS = 50;

/** A seat at a table. */
export interface RememberedSeat {
  /** The id of the table. */
  table: string;
  /** The secret that proves that the seat is yours. */
  token: string;
  seat: number;
  /** Your nonce. */
  nonce: string;
  /** (seats,): the hashes of all nonces, as published before you revealed yours; null: not revealed. */
  nonceHashes: string[] | null;
  /** The number of starts that were cancelled after you had revealed your nonce. */
  cancelledStarts: number;
  /** The deck of the table before you took the seat; null: unknown. */
  deck: Deck | null;
  /** The commitment of the table before you took the seat. */
  commitment: string;
  /** The terms of the table before you took the seat; null: unknown. */
  terms: string | null;
  /** (seats,): the names of the people when you revealed your nonce, empty for bots; null: unknown. */
  people: string[] | null;
  game: string;
  preset: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds since 1970. */
  lastSeen: number;
  /** The hands you were dealt, in order, each as card names joined by spaces; some may be missing. */
  hands: string[];
  /** How many decisions of bots in your place you have been told of. */
  told: number;
  /** Whether this browser has missed updates, so that hands may be missing. */
  hasGaps: boolean;
}

/** Return the remembered seats, most recently seen first; malformed entries are skipped. */
export function rememberedSeats(store: KeyValueStore | null): RememberedSeat[] {
  const value = readJson(store, KEY);
  const seats = Array.isArray(value) ? value.flatMap(seatOf) : [];
  return seats.sort((a, b) => b.lastSeen - a.lastSeen);
}

/** Return the remembered seat at a table, or null. */
export function rememberedSeat(store: KeyValueStore | null, table: string): RememberedSeat | null {
  return rememberedSeats(store).find((seat) => seat.table === table) ?? null;
}

/** Remember a seat, replacing an earlier one at its table; return whether it was stored. */
export function rememberSeat(store: KeyValueStore | null, seat: RememberedSeat): boolean {
  const others = rememberedSeats(store).filter((other) => other.table !== seat.table);
  const kept = [seat, ...others].sort((a, b) => b.lastSeen - a.lastSeen).slice(0, MAX_SEATS);
  return writeJson(store, KEY, kept);
}

/** Update the time at which a remembered seat was last seen. */
export function touchSeat(store: KeyValueStore | null, table: string, now: number): void {
  const seat = rememberedSeat(store, table);
  if (seat) rememberSeat(store, { ...seat, lastSeen: now });
}

/** Add a dealt hand to a remembered seat; a repeated hand is added once. */
export function noteHand(store: KeyValueStore | null, table: string, cards: readonly string[]): void {
  const seat = rememberedSeat(store, table);
  const hand = cards.join(" ");
  if (!seat || seat.hands[seat.hands.length - 1] === hand) return;
  rememberSeat(store, { ...seat, hands: [...seat.hands, hand] });
}

/** Remember of how many decisions of bots in their place the owner of a seat has been told; return how many are new. */
export function noteTold(store: KeyValueStore | null, table: string, total: number): number {
  const seat = rememberedSeat(store, table);
  if (!seat) return total;
  if (total !== seat.told) rememberSeat(store, { ...seat, told: total });
  return Math.max(0, total - seat.told);
}

/** Mark a remembered seat as having missed updates. */
export function noteGap(store: KeyValueStore | null, table: string): void {
  const seat = rememberedSeat(store, table);
  if (seat && !seat.hasGaps) rememberSeat(store, { ...seat, hasGaps: true });
}

/** Forget the seat at a table. */
export function forgetSeat(store: KeyValueStore | null, table: string): void {
  const others = rememberedSeats(store).filter((seat) => seat.table !== table);
  writeJson(store, KEY, others);
}

/** Parse a stored seat; empty if it is malformed. */
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
      terms: typeof fields["terms"] === "string" ? fields["terms"] : null,
      people: Array.isArray(fields["people"]) ? texts(fields["people"]) : null,
      game: text(game),
      preset: text(preset),
      cancelledStarts: number(fields["cancelledStarts"]),
      deck: deckOf(fields["deck"]),
      startedAt: number(fields["startedAt"]),
      lastSeen: number(fields["lastSeen"]),
      hands: Array.isArray(hands) ? texts(hands) : [],
      told: number(fields["told"]),
      hasGaps: fields["hasGaps"] === true,
    },
  ];
}

const FACES = ["french", "italian", "xiangqi"] as const;

/** Parse a stored deck; null if it is malformed. */
function deckOf(value: unknown): Deck | null {
  const { cards, suits, faces } = fieldsOf(value);
  const areTexts = (items: unknown): items is string[] =>
    Array.isArray(items) && items.every((i) => typeof i === "string");
  return areTexts(cards) && areTexts(suits)
    ? { cards, suits, faces: FACES.find((known) => known === faces) ?? "french" }
    : null;
}
