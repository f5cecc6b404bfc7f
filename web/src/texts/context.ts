// The person who reads or hears the texts of a table.

import type { LedgerEntry, Message, TableInfo, Tally } from "../wire";
import { messageKey, type Facts, type Manner, type Texts } from "./texts";

/** A person at a table, with the texts of their language. */
export interface TextContext {
  readonly texts: Texts;
  readonly table: TableInfo;
  /** The seat of the person; null: a spectator. */
  readonly viewer: number | null;
}

/** Return the name of a seat. */
export function seatName(seat: number, { texts, table, viewer }: TextContext): string {
  return texts.seatName(seat, viewer, table);
}

/** Return a name of an offer in words: a contract, several joined by `+`, or seats to which something is done. */
export function choiceName(name: string, context: TextContext): string {
  const seats = name.split("+").map((part) => /^seat_(\d+)$/.exec(part)?.[1]);
  if (seats.includes(undefined)) return context.texts.contract(name);
  const own = context.texts.format("seat-self-object");
  return seats
    .map(Number)
    .map((seat) => (seat === context.viewer ? own : seatName(seat, context)))
    .join(" + ");
}

/** Return the facts of a message about a seat: its name, and whether it is the viewer's. */
export function seatFacts(seat: number, { texts, table, viewer }: TextContext): { seat: string; who: string } {
  return texts.seatFacts(seat, viewer, table);
}

/**
 * Return the text of a message.
 *
 * @param more facts that the message does not have, as the server would send them.
 */
export function messageText({ id, facts }: Message, context: TextContext, manner: Manner, more: Facts = {}): string {
  const shown = Object.entries({ ...facts, ...more }).map(([name, value]) => shownFact(name, value, context, manner));
  const all: Facts = Object.assign({}, ...shown);
  const { cards, count } = all as { cards?: string; count?: number };
  if (cards === "" && count !== undefined) all["cards"] = context.texts.format("cards-held", { count });
  if (facts?.["other"] !== undefined && facts["other"] === facts["seat"]) all["whom"] = "self";
  return context.texts.message(id, all);
}

/** Return a line of the ledger of a deal: a seat, its points and the reason. */
export function entryText(
  { reason, seat, points, count, other, cards, each }: LedgerEntry,
  context: TextContext,
): string {
  const facts = {
    // An entry has the points as a table shows them, but a message as the rules count them.
    ...{ seat, points: context.table.lowestWins ? -points : points, count },
    ...(other === null ? {} : { other }),
    ...(cards.length > 0 ? { cards: cards.join(" ") } : {}),
  };
  const line = messageText({ id: `ledger-${messageKey(reason)}`, facts }, context, "written");
  if (each === 0) return line;
  const { texts, table } = context;
  // The line is no fact of the message: isolated, it would lose the direction of its language.
  return `${line} ${texts.format("ledger-parts", { count: points / each, points: texts.points(each, table.unit) })}`;
}

/** Return what was counted at the end of a deal in words: a sentence, or what each side has. */
export function tallyText({ message, counts }: Tally, context: TextContext): string {
  const { texts, table } = context;
  const name = messageText(message, context, "written");
  if (counts.length === 0) return name;
  const sides = sidesFrom(context).flatMap((side) => {
    const [seat = 0] = side;
    const index = table.teams.length > 0 ? table.teams.findIndex((team) => team.includes(seat)) : seat;
    const count = counts[index] ?? null;
    return count === null ? [] : [`${sideName(side, context)} ${texts.number(count)}`];
  });
  return texts.format("counter", { name, value: texts.list(sides) });
}

/** Return a fact of a message as it is shown, with those that follow from it. */
function shownFact(name: string, value: string | number, context: TextContext, manner: Manner): Facts {
  const { texts, table, viewer } = context;
  if (name === "seat") {
    const side = table.teams.find((team) => team.includes(Number(value))) ?? [Number(value)];
    return { ...texts.seatFacts(Number(value), viewer, table), side: sideName(side, context) };
  }
  if (name === "other") return texts.otherFacts(Number(value), viewer, table);
  if (name === "zone") return { zone: texts.zone(String(value), table.game) };
  if (name === "points" || name === "points2") {
    return { [name]: texts.points(table.lowestWins ? -Number(value) : Number(value), table.unit) };
  }
  if (name === "name") return { name: choiceName(String(value), context) };
  if (name === "names") {
    const names = String(value).split(" ").filter(Boolean);
    return { names: texts.list(names.map((each) => choiceName(each, context))) };
  }
  return { [name]: texts.fact(name, value, manner) };
}

/**
 * Return the points of every seat in the order of play, or of every side in a partnership; the viewer's own first.
 *
 * @param points (seats,): as the table shows them.
 * @param hasPlus whether more than 0 has a plus sign.
 */
export function spokenScores(points: readonly number[], context: TextContext, hasPlus = true): string {
  const { texts, table } = context;
  return spokenSides((side) => texts.points(sumOf(side, points), table.unit, hasPlus), context);
}

/** Return the totals of every seat or side, like `spokenScores`. */
export function spokenTotals(totals: readonly number[], context: TextContext): string {
  return spokenScores(totals, context, haveSigns(totals));
}

/** Whether totals have plus signs: only beside one that is below 0. */
export function haveSigns(totals: readonly number[]): boolean {
  return totals.some((points) => points < 0);
}

/**
 * Return the standing of every seat or side as a counter, such as its chips, the viewer's own first.
 *
 * @param standings (seats,): those of a side are equal.
 */
export function spokenStandings(standings: readonly number[], context: TextContext): string {
  return spokenSides(([seat = 0]) => context.texts.number(standings[seat] ?? 0), context);
}

function spokenSides(valueOf: (side: readonly number[]) => string, context: TextContext): string {
  const { texts } = context;
  const lines = sidesFrom(context).map((side) =>
    texts.format("page-seat-points", { seat: sideName(side, context), points: valueOf(side) }),
  );
  return texts.list(lines);
}

/** Return the sum of the values of some seats. */
export function sumOf(side: readonly number[], values: readonly number[]): number {
  return side.reduce((total, seat) => total + (values[seat] ?? 0), 0);
}

/** Return the seats in the order of play, the viewer's own first. */
export function seatsFrom({ table, viewer }: TextContext): number[] {
  return table.people.map((_, step) => ((viewer ?? 0) + step) % table.people.length);
}

/** Return the teams, or each seat by itself if there are none; the viewer's own first. */
export function sidesFrom(context: TextContext): (readonly number[])[] {
  const { teams } = context.table;
  const sides = seatsFrom(context).map((seat) => teams.find((team) => team.includes(seat)) ?? [seat]);
  return [...new Set(sides)];
}

/** Return the columns of a table of points: the seats if they have points of their own, then the teams. */
export function columnsFrom(context: TextContext): (readonly number[])[] {
  const { hasSeatPoints, teams } = context.table;
  const seats = hasSeatPoints ? seatsFrom(context).map((seat) => [seat]) : [];
  return [...seats, ...(teams.length > 0 ? sidesFrom(context) : [])];
}

/** Return the name of a side: that of its seat, or which of two teams it is, or the names of its seats. */
export function sideName(side: readonly number[], context: TextContext): string {
  const { texts, table, viewer } = context;
  if (side.length === 1 || viewer === null || table.teams.length > 2) {
    return side.map((seat) => seatName(seat, context)).join(" + ");
  }
  return texts.format(side.includes(viewer) ? "sheet-we" : "sheet-they");
}
