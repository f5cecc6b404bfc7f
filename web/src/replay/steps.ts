// Steps through the frames of a deal, and addresses of positions.

import { EMPTY_STAGE, staged } from "../table/stage";
import type { Update } from "../wire";
import type { Frame } from "./frames";

/** A position in a match: the index of the deal, from 0, and that of the last event, from 0. */
export interface Position {
  readonly deal: number;
  readonly event: number;
}

/** Events of these kinds come in series, which are one step, if no one says something in between. */
const SERIES = ["dealstarted", "dealt", "moved", "shown"];
const DEAL = /^(dealstarted|dealt)$/;

/**
 * Return the numbers of the frames at which steps by card stop: each shows something new. Never empty for a deal.
 *
 * @param seats the number of seats.
 */
export function stopsOf(frames: readonly Frame[], seats: number): number[] {
  const seen = frames.flatMap(({ updates }, event) => (isVisible(updates) ? [event] : []));
  const stops = seen.filter((event, place) => {
    if (seen[place + 1] !== event + 1) return true;
    const [kind, next] = [kindOf(frames[event]), kindOf(frames[event + 1])];
    if (!SERIES.includes(kind) || isDrawn(frames, event, seats)) return true;
    return !(kind === next || (DEAL.test(kind) && DEAL.test(next)));
  });
  const last = frames.length - 1;
  return stops[stops.length - 1] === last ? stops : [...stops, last];
}

/**
 * Return the numbers of the frames that complete a trick, or in a layout a round; the last frame is always one of them.
 *
 * @param seats the number of seats.
 */
export function trickEndsOf(frames: readonly Frame[], seats: number): number[] {
  let turns = 0;
  return frames.flatMap(({ updates }, event) => {
    const isTaken = updates.some((update) => "taker" in update && typeof update.taker === "number");
    turns += updates.filter(({ type }) => type === "placed" || type === "passed").length;
    const isRound = turns === seats;
    if (isRound) turns = 0;
    return isTaken || isRound || event === frames.length - 1 ? [event] : [];
  });
}

/** Return the address of a position, as a fragment: the deal, and the number of its events so far. */
export function formatPosition({ deal, event }: Position): string {
  return `#${deal + 1}.${event + 1}`;
}

/** Return the position of a fragment; null: it has none. */
export function parsePosition(fragment: string): Position | null {
  const [, deal, event] = /^#(\d{1,5})(?:\.(\d{1,5}))?$/.exec(fragment) ?? [];
  if (deal === undefined) return null;
  return { deal: Math.max(0, Number(deal) - 1), event: event === undefined ? -1 : Math.max(0, Number(event) - 1) };
}

function kindOf(frame: Frame | undefined): string {
  return frame?.updates[0]?.type ?? "";
}

/** Whether cards of a stock move after cards of a hand have: they were never put where they come from. */
function isDrawn(frames: readonly Frame[], event: number, seats: number): boolean {
  const [put, drawn] = [frames[event]?.updates[0], frames[event + 1]?.updates[0]];
  if (put?.type !== "moved" || drawn?.type !== "moved" || put.source >= seats || drawn.source < seats) return false;
  return !frames
    .slice(0, event + 1)
    .some(({ updates }) => updates.some((u) => u.type === "moved" && u.target === drawn.source));
}

/** Whether an event changes what a table shows. Some answers are silent. */
function isVisible(updates: readonly Update[]): boolean {
  const isSilent = updates.every(({ type }) => type === "said");
  return updates.length > 0 && (!isSilent || staged(EMPTY_STAGE, null, updates).calls.length > 0);
}
