// Recent events that are still shown: a complete trick before it is swept, announcements, the result of a deal.

import type { Play, Result, Scene, Update } from "../wire";

/** A complete trick that is still shown. */
export interface Swept {
  plays: readonly Play[];
  taker: number;
}

/** A recent announcement of a seat. */
export interface Call {
  seat: number;
  /** `pass`, `broken`, or the kind of the announcement: `choose`, `double`, `appeal`. */
  kind: string;
  /** The name chosen, or the suit broken. */
  name: string;
  /** The bid; null: no number. */
  number: number | null;
}

/** The events that the page shows in addition to the scene. */
export interface Stage {
  /** Null: the scene is shown without an earlier trick. */
  swept: Swept | null;
  /** The seat that has taken the last complete trick, to which its cards move when it is swept. */
  goesTo: number | null;
  /** The last announcement of each seat. */
  calls: readonly Call[];
  /** Visible passed cards, which are raised in the hand until the first trick. */
  given: readonly string[];
  /** The result of a deal that has not been read. */
  result: Result | null;
}

export const EMPTY_STAGE: Stage = { swept: null, goesTo: null, calls: [], given: [], result: null };

/** Announcements that aren't shown at a seat: all seats make them, or the table does, or they are private. */
const OPENED = ["no_double", "no_appeal", "no_signal", "no_forgot"];
const UNSAID = [...OPENED, "decline", "unchallenged", "discard", "give"];

/** Return the stage after updates. */
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

/** Whether an update moves cards from one hand to another. */
function isGift({ source, target }: Extract<Update, { type: "moved" }>, before: Scene | null): boolean {
  return source !== target && [source, target].every((zone) => before?.zones[zone]?.kind === "hand");
}
