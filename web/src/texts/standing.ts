// How somebody stands in the match, as a table shows it: the chips, where there are any, else the points.

import type { Scene } from "../wire";
import type { Listener } from "./listener";

/** Return how a side stands. */
export function standing(side: readonly number[], scene: Scene, { texts, table }: Listener): string {
  const sum = (values: readonly number[]) => side.reduce((total, seat) => total + (values[seat] ?? 0), 0);
  return scene.chips.length > 0 ? texts.number(sum(scene.chips)) : texts.points(sum(scene.totals), table.unit);
}

/** Whether points are nothing to be glad of. */
export function isBad(points: number, { table }: Listener): boolean {
  return table.fewest ? points > 0 : points < 0;
}

/** Return what that is called. */
export function standingName(scene: Scene, { texts }: Listener): string {
  return texts.format(scene.chips.length > 0 ? "sheet-chips" : "sheet-total");
}
