// A guided first match: which tips are shown, one at a time, and what the browser remembers of them.

import { fieldsOf, readJson, writeJson, type KeyValueStore } from "../state/store";
import type { Tip } from "../wire";
import { eventOf, newTips, type TipContext } from "./tips";

const KEY = "mamlaka.tips";

/** What a browser remembers about the tips of a game. */
export interface Tour {
  /** Whether tips are shown. */
  readonly isOn: boolean;
  /** The events of the tips that the player has had. */
  readonly seen: readonly string[];
  /** The events of the tips that apply and have not been read; the first of them was shown last. */
  readonly waiting: readonly string[];
}

/** Return what is remembered about a game; null: its tips were never shown. */
export function tourOf(store: KeyValueStore | null, game: string): Tour | null {
  const { isOn, seen, waiting } = fieldsOf(fieldsOf(readJson(store, KEY))[game]);
  return typeof isOn === "boolean" ? { isOn, seen: stringsIn(seen), waiting: stringsIn(waiting) } : null;
}

function stringsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === "string") : [];
}

/** Remember the tips of a game. */
export function saveTour(store: KeyValueStore | null, game: string, tour: Tour): void {
  writeJson(store, KEY, { ...fieldsOf(readJson(store, KEY)), [game]: tour });
}

/** Show all tips of a game, from the first. */
export function beginTour(store: KeyValueStore | null, game: string): void {
  saveTour(store, game, { isOn: true, seen: [], waiting: [] });
}

/** The tips of a match. */
export interface TourState {
  /** The tips that apply now; the first is shown. */
  readonly queue: readonly Tip[];
  /** The events of the tips that the player has had. */
  readonly seen: readonly string[];
}

/** Return the state in which a page takes up a tour after it was left or loaded again. */
export function resumed({ seen, waiting }: Tour, tips: readonly Tip[]): TourState {
  return { queue: waiting.flatMap((event) => tips.filter((tip) => eventOf(tip) === event)), seen };
}

/** Return what is to be remembered about the tips of a game. */
export function remembered({ queue, seen }: TourState, isOn: boolean): Tour {
  return { isOn, seen, waiting: queue.map(eventOf) };
}

/**
 * Return the state after something has happened. A tip about a question, a badge or a contract that was shown and no
 * longer applies counts as seen. Tips about what goes on come before those about what has happened, which end with
 * their deal; the last trick of a deal leaves no time to read one, so an unread one comes again.
 */
export function advanced({ queue, seen }: TourState, tips: readonly Tip[], context: TipContext): TourState {
  const kept = queue.filter((tip) => applies(tip, context));
  const [shown] = queue;
  const had = shown && goesOn(shown) && !kept.includes(shown) ? [...seen, eventOf(shown)] : seen;
  const fresh = newTips(tips, new Set([...had, ...kept.map(eventOf)]), context);
  const all = [...kept, ...fresh];
  return { queue: [...all.filter(goesOn), ...all.filter((tip) => !goesOn(tip))], seen: had };
}

/** Return the state after the player has read the tip that is shown. */
export function acknowledged({ queue, seen }: TourState): TourState {
  const [shown, ...rest] = queue;
  return { queue: rest, seen: shown ? [...seen, eventOf(shown)] : seen };
}

/** Whether a tip is about a question, a badge or a contract, not about something that has happened. */
function goesOn({ event }: Tip): boolean {
  return event === "asked" || event === "badge" || event === "contract";
}

/** Whether a tip still applies: a question is open, a contract is played, or the deal of what has happened goes on. */
function applies({ event, name }: Tip, { scene, updates }: TipContext): boolean {
  if (event === "asked") return scene.turn?.offers.some(({ kind }) => kind === name) ?? false;
  if (event === "badge") return scene.badges.some(({ message }) => message.id === name);
  if (event === "contract") return scene.contract.split("+").includes(name);
  return event === "scored" || !updates.some(({ type }) => type === "scored");
}
