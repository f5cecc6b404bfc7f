// The answers to the questions of a score form, and the points that they are worth.

import type { FormRow, ScoreForm } from "../wire";

export type Question = FormRow["question"];

/** The doubler of a card that was doubled by a player not named yet. */
export const UNNAMED = -1;

/** By card: who took it, null: not known yet; and who had doubled it, null: no one. */
export interface TakersAnswer {
  type: "takers";
  takers: (number | null)[];
  doublers: (number | null)[];
}

/** (seats,): how many units each player took; null: not known yet. */
export interface CountsAnswer {
  type: "counts";
  counts: (number | null)[];
}

/** The players who went out, in order. */
export interface PlacesAnswer {
  type: "places";
  order: number[];
}

export type Answer = TakersAnswer | CountsAnswer | PlacesAnswer;

/** What an answer still lacks, or has too much of. */
export type Fault =
  | { kind: "taker" | "twice"; card: string }
  | { kind: "short" | "over"; entered: number; units: number; count: number }
  | { kind: "place"; place: number };

/** An answer that says nothing yet. */
export function emptyAnswer(question: Question, seats: number): Answer {
  if (question.type === "takers") {
    const nobody = question.cards.map(() => null);
    return { type: "takers", takers: nobody, doublers: nobody };
  }
  return question.type === "counts"
    ? { type: "counts", counts: Array<null>(seats).fill(null) }
    : { type: "places", order: [] };
}

/** Whether an answer has the form of an answer to a question; a stored one may be damaged. */
export function answers(question: Question, answer: Answer, seats: number): boolean {
  const isSeat = (seat: number | null) => seat !== null && Number.isInteger(seat) && seat >= 0 && seat < seats;
  const isSeatOrNone = (seat: number | null) => seat === null || isSeat(seat);
  if (question.type === "takers" && answer.type === "takers") {
    const lists = [answer.takers, answer.doublers];
    return lists.every((list) => list.length === question.cards.length && list.every(isSeatOrNone));
  }
  if (question.type === "counts" && answer.type === "counts") {
    const isCount = (count: number | null) => count === null || (Number.isInteger(count) && count >= 0);
    return answer.counts.length === seats && answer.counts.every(isCount);
  }
  return (
    question.type === "places" &&
    answer.type === "places" &&
    answer.order.every(isSeat) &&
    new Set(answer.order).size === answer.order.length
  );
}

/** Add what follows from an answer: the count of the only player without one, and the last place. */
export function completed(question: Question, answer: Answer, seats: number): Answer {
  if (question.type === "counts" && answer.type === "counts") {
    const rest = question.units - sumOf(answer.counts);
    const open = answer.counts.filter((count) => count === null).length;
    // When nothing is left, the players without a count took nothing.
    if (rest < 0 || (open > 1 && rest > 0)) return answer;
    return { type: "counts", counts: answer.counts.map((count) => count ?? rest) };
  }
  if (answer.type === "places" && answer.order.length === seats - 1) {
    const last = seatsOf(seats).filter((seat) => !answer.order.includes(seat));
    return { type: "places", order: [...answer.order, ...last] };
  }
  return answer;
}

/** Return the first fault of an answer; null: it is complete and adds up. */
export function faultOf(question: Question, answer: Answer, seats: number): Fault | null {
  if (question.type === "takers" && answer.type === "takers") {
    const open = question.cards.find((_, index) => answer.takers[index] === null);
    if (open) return { kind: "taker", card: open.card };
    const doubled = question.cards.find((_, index) => answer.doublers[index] === UNNAMED);
    return doubled ? { kind: "twice", card: doubled.card } : null;
  }
  if (question.type === "counts" && answer.type === "counts") {
    const { units } = question;
    const entered = sumOf(answer.counts);
    if (entered === units) return null;
    return { kind: entered < units ? "short" : "over", entered, units, count: Math.abs(units - entered) };
  }
  return answer.type === "places" && answer.order.length < seats
    ? { kind: "place", place: answer.order.length + 1 }
    : null;
}

/** Return (seats,): the points for an answer so far. */
export function pointsOf(question: Question, answer: Answer, seats: number): number[] {
  const points = Array<number>(seats).fill(0);
  const pay = (seat: number | null | undefined, amount: number) => {
    if (seat !== null && seat !== undefined) points[seat] = (points[seat] ?? 0) + amount;
  };
  if (question.type === "takers" && answer.type === "takers") {
    question.cards.forEach(({ taker, doubled }, index) => {
      const [by, doubler] = [answer.takers[index] ?? null, answer.doublers[index] ?? null];
      if (by === null) return;
      if (doubled === null || doubler === null || doubler === UNNAMED) pay(by, taker);
      else if (by === doubler) pay(by, doubled.own);
      else {
        pay(by, doubled.taker);
        pay(doubler, doubled.doubler);
      }
    });
  } else if (question.type === "counts" && answer.type === "counts") {
    answer.counts.forEach((count, seat) => pay(seat, (count ?? 0) * question.points));
  } else if (question.type === "places" && answer.type === "places") {
    answer.order.forEach((seat, place) => pay(seat, question.points[place] ?? 0));
  }
  return points;
}

/** Return the points of all players together, if no card is doubled. */
export function totalOf(question: Question): number {
  if (question.type === "takers") return sumOf(question.cards.map(({ taker }) => taker));
  return question.type === "counts" ? question.units * question.points : sumOf(question.points);
}

/** Add points seat by seat. */
export function added(rows: readonly (readonly number[])[], seats: number): number[] {
  return seatsOf(seats).map((seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0));
}

/** The players who win together: the teams, or each player. */
export function sidesOf(form: ScoreForm): number[][] {
  return form.teams.length > 0 ? form.teams : seatsOf(form.seats).map((seat) => [seat]);
}

/** Return (sides,): the rank of each side, from 1; equal sides share a rank. */
export function ranksOf(form: ScoreForm, totals: readonly number[]): number[] {
  const sign = form.lowestWins ? -1 : 1;
  const keys = sidesOf(form).map((side) => {
    const values = side.map((seat) => sign * (totals[seat] ?? 0));
    return form.ranking === "worst" ? values.sort((a, b) => a - b) : [values.reduce((sum, value) => sum + value, 0)];
  });
  return keys.map((key) => 1 + keys.filter((other) => isGreater(other, key)).length);
}

export function seatsOf(seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

export function sumOf(values: readonly (number | null)[]): number {
  return values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
}

/** Whether a list of numbers is greater than another of the same length, by the first that differs. */
function isGreater(one: readonly number[], other: readonly number[]): boolean {
  const index = one.findIndex((value, place) => value !== other[place]);
  return index >= 0 && (one[index] ?? 0) > (other[index] ?? 0);
}
