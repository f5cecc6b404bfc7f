// The person who reads or hears the texts of a table.

import type { Entry, Message, TableInfo } from "../wire";
import { messageKey, type Facts, type Texts } from "./texts";

/** A person at a table, with the texts of their language. */
export interface Listener {
  readonly texts: Texts;
  readonly table: TableInfo;
  /** The seat of the person; null: a spectator. */
  readonly viewer: number | null;
}

/** Return the name of a seat. */
export function seatName(seat: number, { texts, table, viewer }: Listener): string {
  return texts.seatName(seat, viewer, table);
}

/** Return the facts of a message about a seat: its name, and whether it is the listener's. */
export function seatFacts(seat: number, { texts, table, viewer }: Listener): { seat: string; who: string } {
  return texts.seatFacts(seat, viewer, table);
}

/** How cards and suits are named: by signs, or in words. */
export type Manner = "written" | "spoken";

/**
 * Return the text of a message.
 *
 * @param more facts that the message does not have, as the server would send them.
 */
export function messageText({ id, facts }: Message, listener: Listener, manner: Manner, more: Facts = {}): string {
  const shown = Object.entries({ ...facts, ...more }).map(([name, value]) => shownFact(name, value, listener, manner));
  const all: Facts = Object.assign({}, ...shown);
  const { cards, count } = all as { cards?: string; count?: number };
  if (cards === "" && count !== undefined) all["cards"] = listener.texts.format("cards-held", { count });
  return listener.texts.message(id, all);
}

/** Return a line of the ledger of a deal: a seat, its points and the reason. */
export function entryText({ reason, seat, points, count, other, cards }: Entry, listener: Listener): string {
  const facts = {
    // An entry has the points as a table shows them, but a message as the rules count them.
    ...{ seat, points: listener.table.fewest ? -points : points, count },
    ...(other === null ? {} : { other }),
    ...(cards.length > 0 ? { cards: cards.join(" ") } : {}),
  };
  return messageText({ id: `ledger-${messageKey(reason)}`, facts }, listener, "written");
}

/** Return a fact of a message as it is shown, with those that follow from it. */
function shownFact(name: string, value: string | number, listener: Listener, manner: Manner): Facts {
  const { texts, table, viewer } = listener;
  const isSpoken = manner === "spoken";
  if (name === "seat") return texts.seatFacts(Number(value), viewer, table);
  if (name === "other") return texts.otherFacts(Number(value), viewer, table);
  if (name === "card" || name === "cards") {
    const cards = String(value).split(" ").filter(Boolean);
    return { [name]: isSpoken ? spokenCards(cards, listener) : cards.map((card) => texts.short(card)).join(" ") };
  }
  if (name === "suit") return { suit: isSpoken ? texts.suit(String(value)) : texts.shortSuit(String(value)) };
  if (name === "name") return { name: texts.contract(String(value)) };
  if (name === "zone") return { zone: texts.zone(String(value), table.game) };
  if (name === "points" || name === "points2") {
    return { [name]: texts.points(table.fewest ? -Number(value) : Number(value), table.unit) };
  }
  return { [name]: value };
}

/** Return cards as they are spoken, as one text. */
export function spokenCards(cards: readonly string[], { texts }: Listener): string {
  return texts.list(cards.map((card) => texts.card(card)));
}

/**
 * Return the points of every seat in the order of play, or of every team in a partnership; the listener's own first.
 *
 * @param points (seats,): as the table shows them.
 */
export function spokenScores(points: readonly number[], listener: Listener): string {
  const { texts, table, viewer } = listener;
  const line = (seat: string, value: number) =>
    texts.format("page-seat-points", { seat, points: texts.points(value, table.unit) });
  const sum = (team: readonly number[]) => team.reduce((total, seat) => total + (points[seat] ?? 0), 0);
  if (table.teams.length) {
    const own = (team: readonly number[]) => Number(viewer !== null && team.includes(viewer));
    const teams = [...table.teams].sort((a, b) => own(b) - own(a));
    return texts.list(teams.map((team) => line(teamName(team, listener), sum(team))));
  }
  return texts.list(seatsFrom(listener).map((seat) => line(seatName(seat, listener), points[seat] ?? 0)));
}

/**
 * Return the standing of every seat as a counter, such as its chips, the listener's own first.
 *
 * @param standings (seats,)
 */
export function spokenStandings(standings: readonly number[], listener: Listener): string {
  const { texts } = listener;
  const line = (seat: number) =>
    texts.format("page-seat-points", { seat: seatName(seat, listener), points: texts.number(standings[seat] ?? 0) });
  return texts.list(seatsFrom(listener).map(line));
}

/** Return the seats in the order of play, the listener's own first. */
export function seatsFrom({ table, viewer }: Listener): number[] {
  return table.people.map((_, step) => ((viewer ?? 0) + step) % table.people.length);
}

function teamName(team: readonly number[], listener: Listener): string {
  const { texts, viewer } = listener;
  if (viewer === null) return team.map((seat) => seatName(seat, listener)).join(" + ");
  return texts.format(team.includes(viewer) ? "sheet-we" : "sheet-they");
}
