// The standing of a side in a match: its chips in games with chips, otherwise its points.

import type { Scene } from "../wire";
import type { Listener } from "./listener";

/** Return the standing of a side. */
export function standing(side: readonly number[], scene: Scene, { texts, table }: Listener): string {
  const sum = (values: readonly number[]) => side.reduce((total, seat) => total + (values[seat] ?? 0), 0);
  return scene.chips.length > 0 ? texts.number(sum(scene.chips)) : texts.points(sum(scene.totals), table.unit);
}

/** Whether points count against a seat. */
export function isBad(points: number, { table }: Listener): boolean {
  return table.fewest ? points > 0 : points < 0;
}

/** Return the name of the standing: chips or total. */
export function standingName(scene: Scene, { texts }: Listener): string {
  return texts.format(scene.chips.length > 0 ? "sheet-chips" : "sheet-total");
}
