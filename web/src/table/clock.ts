// The time to think: when the page warns that it runs out.

import type { Occupant } from "../wire";
import type { Deadline } from "./session.svelte";

/** Milliseconds before the end at which the page warns, once. */
export const WARNING = 10_000;

/** Return the milliseconds until the warning; null: there is none, or its time has passed. */
export function untilWarning(deadline: Deadline | null, isAsked: boolean, now: number): number | null {
  if (!deadline || !isAsked) return null;
  const wait = deadline.end - WARNING - now;
  return wait < 0 ? null : wait;
}

/** Return the word for the message `status-WORD` about a person; empty: they are here. */
export function statusOf(person: Occupant | undefined): string {
  if (person?.kind !== "person" || person.status === "here") return "";
  return person.timedOut ? "timed-out" : person.status;
}
