// Recent events that are still shown: a complete trick before it is swept, announcements, the result of a deal.

import { trickPlays } from "./offers";
import { announcementOf } from "../texts/news";
import type { Message, Play, Result, Scene, Update } from "../wire";

/** A complete trick that is still shown. */
export interface Swept {
  plays: readonly Play[];
  taker: number;
}

/** A recent announcement of a seat. */
export interface Call {
  seat: number;
  message: Message;
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

/** Return the calls with another one; a seat says one thing at a time. */
function called(calls: readonly Call[], call: Call): readonly Call[] {
  return [...calls.filter(({ seat }) => seat !== call.seat), call];
}

/** Return the stage after updates. */
export function staged(stage: Stage, before: Scene | null, updates: readonly Update[]): Stage {
  let plays: Play[] = before ? trickPlays(before) : [];
  let { swept, goesTo, calls, given, result } = stage;
  for (const update of updates) {
    const { call, reply } = announcementOf(update);
    if (call && "seat" in update) calls = called(calls, { seat: update.seat, message: call });
    if (reply) calls = called(calls, { seat: reply.seat, message: reply.call });
    const laid = laidBy(update, before);
    if (laid) {
      plays = [...plays, ...laid];
      swept = null;
      const taker = "taker" in update ? (update.taker ?? null) : null;
      if (taker !== null) {
        swept = { plays, taker };
        given = [];
        goesTo = taker;
        plays = [];
      }
    } else if (update.type === "placed") {
      swept = null;
    } else if (update.type === "moved" && isGift(update, before)) {
      given = [...given, ...update.cards];
    } else if (update.type === "scored") {
      result = update.result;
    }
  }
  return { swept, goesTo, calls, given, result };
}

/** The cards that an update adds to a trick, if any; null: it is no part of a trick. */
function laidBy(update: Update, before: Scene | null): Play[] | null {
  if (update.type === "passed") return [];
  if (update.type === "played") return [{ seat: update.seat, card: update.card }];
  if (update.type !== "moved") return null;
  const isCombo = before?.zones[update.target]?.kind === "played";
  if (isCombo) return update.cards.map((card) => ({ seat: update.source, card }));
  return update.taker == null ? null : []; // discards complete a trick, too
}

/** Whether an update moves cards from one hand to another. */
function isGift({ source, target }: Extract<Update, { type: "moved" }>, before: Scene | null): boolean {
  return source !== target && [source, target].every((zone) => before?.zones[zone]?.kind === "hand");
}
