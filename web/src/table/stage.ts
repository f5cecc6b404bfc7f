// What is still to be seen of what has just happened: a complete trick before it is swept, the result of a deal.

import type { Play, Result, Scene, Update } from "../wire";

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
const UNSAID = [...OPENED, "decline", "unchallenged", "discard", "give"];

/** Return the stage after news. */
export function staged(stage: Stage, before: Scene | null, updates: readonly Update[]): Stage {
  let plays: Play[] = [...(before?.zones.find((zone) => zone.kind === "trick")?.plays ?? [])];
  let { swept, goesTo, calls, given, result } = stage;
  const call = (seat: number, kind: string, name = "", number: number | null = null) => {
    calls = [...calls.filter((other) => other.seat !== seat), { seat, kind, name, number }];
  };
  for (const update of updates) {
    if (update.type === "played") {
      plays.push({ seat: update.seat, card: update.card });
      swept = null;
      if (update.breaks) call(update.seat, "broken", update.breaks);
      if (update.taker !== null) {
        swept = { plays, taker: update.taker };
        given = [];
        goesTo = update.taker;
        plays = [];
      }
    } else if (update.type === "placed") {
      swept = null;
    } else if (update.type === "moved" && isGift(update, before)) {
      given = [...given, ...update.cards];
    } else if (update.type === "passed") {
      call(update.seat, "pass");
    } else if (update.type === "said" && !UNSAID.includes(update.kind)) {
      call(update.seat, update.kind, update.name, update.number);
    } else if (update.type === "scored") {
      result = update.result;
    }
  }
  return { swept, goesTo, calls, given, result };
}

/** Whether cards go from one hand to another. */
function isGift({ source, target }: Extract<Update, { type: "moved" }>, before: Scene | null): boolean {
  return source !== target && [source, target].every((zone) => before?.zones[zone]?.kind === "hand");
}
