// What is still to be seen of what has just happened: a complete trick before it is swept, the result of a deal.

import type { Play, Result, Scene, Tiding } from "../wire";

/** A complete trick that still lies on the table. */
export interface Swept {
  plays: readonly Play[];
  taker: number;
}

/** A word that a seat has just said. */
export interface Call {
  seat: number;
  /** `pass`, `broken`, or what was said: `choose`, `double`, `appeal`. */
  kind: string;
  /** What was chosen, or the suit that was broken. */
  name: string;
  /** What was bid; null: no number. */
  number: number | null;
}

/** What the page shows beside the scene. */
export interface Stage {
  /** Null: nothing lies there that the scene does not have. */
  swept: Swept | null;
  /** Who has taken the last complete trick: its cards leave to him, when they are the table's no more. */
  goesTo: number | null;
  /** What was said and may still be heard: the last word of each seat. */
  calls: readonly Call[];
  /** Cards that somebody has given away, as far as they were seen: they stand out in a hand until its first trick. */
  given: readonly string[];
  /** The result of a deal that has not been looked at. */
  result: Result | null;
}

export const EMPTY_STAGE: Stage = { swept: null, goesTo: null, calls: [], given: [], result: null };

/** Everybody says these, or the table does, or nobody else is told: nobody is to be heard. */
const OPENED = ["no_double", "no_appeal", "no_signal", "no_forgot"];
const UNSAID = [...OPENED, "decline", "unchallenged", "dealer", "discard", "give"];

/** Return the stage after news. */
export function staged(stage: Stage, before: Scene | null, tidings: readonly Tiding[]): Stage {
  let plays: Play[] = [...(before?.zones.find((zone) => zone.kind === "trick")?.plays ?? [])];
  let { swept, goesTo, calls, given, result } = stage;
  const call = (seat: number, kind: string, name = "", number: number | null = null) => {
    calls = [...calls.filter((other) => other.seat !== seat), { seat, kind, name, number }];
  };
  for (const tiding of tidings) {
    if (tiding.type === "played") {
      plays.push({ seat: tiding.seat, card: tiding.card });
      swept = null;
      if (tiding.breaks) call(tiding.seat, "broken", tiding.breaks);
      if (tiding.taker !== null) {
        swept = { plays, taker: tiding.taker };
        given = [];
        goesTo = tiding.taker;
        plays = [];
      }
    } else if (tiding.type === "placed") {
      swept = null;
    } else if (tiding.type === "moved" && isGift(tiding, before)) {
      given = [...given, ...tiding.cards];
    } else if (tiding.type === "passed") {
      call(tiding.seat, "pass");
    } else if (tiding.type === "said" && !UNSAID.includes(tiding.kind)) {
      call(tiding.seat, tiding.kind, tiding.name, tiding.number);
    } else if (tiding.type === "scored") {
      result = tiding.result;
    }
  }
  return { swept, goesTo, calls, given, result };
}

/** Whether cards go from one hand to another. */
function isGift({ source, target }: Extract<Tiding, { type: "moved" }>, before: Scene | null): boolean {
  return source !== target && [source, target].every((zone) => before?.zones[zone]?.kind === "hand");
}
