// The person who reads or hears the texts of a table.

import type { TableInfo } from "../wire";
import type { Texts } from "./texts";

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
 * Return the chips of every seat, the listener's own first.
 *
 * @param chips (seats,)
 */
export function spokenChips(chips: readonly number[], listener: Listener): string {
  const { texts } = listener;
  const line = (seat: number) =>
    texts.format("page-seat-points", { seat: seatName(seat, listener), points: texts.number(chips[seat] ?? 0) });
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
