// Keeping costly moves of a replay as drills.

import type { Frames } from "../replay/frames";
import type { PlacedMove } from "../replay/reviewer.svelte";
import type { KeyValueStore } from "../state/store";
import { dayOf, keepDrills, type Drill } from "./kept";

/**
 * Keep costly moves as drills, due today; return whether all are kept now.
 *
 * @throws ApiRefusal, ServerUnreachable: the positions did not arrive.
 */
export async function keepMoves(
  moves: readonly PlacedMove[],
  frames: Pick<Frames, "table" | "positions">,
  store: KeyValueStore | null,
): Promise<boolean> {
  const due = dayOf(new Date());
  const deals = [...new Set(moves.map(({ deal }) => deal))];
  const drills: Drill[] = [];
  for (const deal of deals) {
    const own = moves.filter((move) => move.deal === deal);
    const found =
      (await frames.positions?.(
        deal,
        own.map(({ event }) => event),
      )) ?? [];
    for (const { deal: index, ...move } of own) {
      const scene = found.find(({ event }) => event === move.event)?.scene;
      if (scene) drills.push({ table: frames.table, deal: index, move, scene, right: 0, due });
    }
  }
  return drills.length === moves.length && keepDrills(drills, store);
}
