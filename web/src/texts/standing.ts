// The standing of a side in a match: a counter such as its chips if the game has one, otherwise its points.

import type { Scene } from "../wire";
import { haveSigns, messageText, sumOf, type TextContext } from "./context";

/** Return the kinds of standings, as ids of messages: the last one ranks the seats. Empty: the points do. */
export function standingKinds({ counters }: Scene): string[] {
  return [...new Set(counters.filter(({ isStanding }) => isStanding).map(({ message }) => message.id))];
}

/** Return the kind that ranks the seats at the end; undefined: the points do. */
function lastKind(scene: Scene): string | undefined {
  const kinds = standingKinds(scene);
  return kinds[kinds.length - 1];
}

/** Return (seats,): the standings of the seats as counters, those of a side are equal; empty if the points are the standing. */
export function standings(scene: Scene, kind = lastKind(scene)): number[] {
  const counters = scene.counters.filter(({ message }) => message.id === kind);
  return kind === undefined
    ? []
    : scene.totals.map((_, seat) => counters.find(({ owner }) => owner === seat)?.value ?? 0);
}

/** Return the standing of a side, of the last kind or of another one. */
export function standing(
  side: readonly number[],
  scene: Scene,
  { texts, table }: TextContext,
  kind = lastKind(scene),
): string {
  const [counted] = side.map((seat) => standings(scene, kind)[seat]);
  if (counted !== undefined) return texts.number(counted);
  return texts.points(sumOf(side, scene.totals), table.unit, haveSigns(scene.totals));
}

/** Whether points count against a seat. */
export function isBad(points: number, { table }: TextContext): boolean {
  return table.lowestWins ? points > 0 : points < 0;
}

/** Return the name of the standing: that of its counter, or the total. */
export function standingName(scene: Scene, context: TextContext, kind = lastKind(scene)): string {
  const counter = scene.counters.find(({ message }) => message.id === kind);
  return counter ? messageText(counter.message, context, "spoken") : context.texts.format("sheet-total");
}
