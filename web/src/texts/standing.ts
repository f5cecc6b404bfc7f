// The standing of a side in a match: a counter such as its chips if the game has one, otherwise its points.

import type { Counter, Scene } from "../wire";
import { haveSigns, messageText, sumOf, type TextContext } from "./context";

/** Return the counters that are the standings of the seats; empty: the points are. */
export function standingCounters(scene: Scene): Counter[] {
  return scene.counters.filter((counter) => counter.isStanding);
}

/** Return (seats,): the standings of the seats as counters, those of a side are equal; empty if the points are the standing. */
export function standings(scene: Scene): number[] {
  const counters = standingCounters(scene);
  return counters.length > 0
    ? scene.totals.map((_, seat) => counters.find((one) => one.owner === seat)?.value ?? 0)
    : [];
}

/** Return the standing of a side. */
export function standing(side: readonly number[], scene: Scene, { texts, table }: TextContext): string {
  const [counted] = side.map((seat) => standings(scene)[seat]);
  if (counted !== undefined) return texts.number(counted);
  return texts.points(sumOf(side, scene.totals), table.unit, haveSigns(scene.totals));
}

/** Whether points count against a seat. */
export function isBad(points: number, { table }: TextContext): boolean {
  return table.lowestWins ? points > 0 : points < 0;
}

/** Return the name of the standing: that of its counter, or the total. */
export function standingName(scene: Scene, context: TextContext): string {
  const counter = standingCounters(scene)[0];
  return counter ? messageText(counter.message, context, "spoken") : context.texts.format("sheet-total");
}
