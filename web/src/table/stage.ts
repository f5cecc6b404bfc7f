// What is still to be seen of what has just happened: a complete trick before it is swept, the result of a deal.

import type { Play, Result, Scene, Tiding } from "../wire";

/** A complete trick that still lies on the table. */
export interface Swept {
  plays: readonly Play[];
  taker: number;
}

/** What the page shows beside the scene. */
export interface Stage {
  /** Null: nothing lies there that the scene does not have. */
  swept: Swept | null;
  /** The result of a deal that has not been looked at. */
  result: Result | null;
}

export const EMPTY_STAGE: Stage = { swept: null, result: null };

/** Return the stage after news. */
export function staged(stage: Stage, before: Scene | null, tidings: readonly Tiding[]): Stage {
  let plays: Play[] = [...(before?.zones.find((zone) => zone.kind === "trick")?.plays ?? [])];
  let { swept, result } = stage;
  for (const tiding of tidings) {
    if (tiding.type === "played") {
      plays.push({ seat: tiding.seat, card: tiding.card });
      swept = null;
      if (tiding.taker !== null) {
        swept = { plays, taker: tiding.taker };
        plays = [];
      }
    } else if (tiding.type === "placed") {
      swept = null;
    } else if (tiding.type === "scored") {
      result = tiding.result;
    }
  }
  return { swept, result };
}
