// The tips for a first match: what has just happened for the first time.

import type { Scene, Tip, Update } from "../wire";

/** What a player has just seen. */
export interface TipContext {
  /** The updates since the last context. */
  updates: readonly Update[];
  scene: Pick<Scene, "badges" | "contract" | "turn">;
  /** The seat of the player. */
  viewer: number;
}

/** The name of the event of a tip, by which it is remembered. */
export function eventOf({ event, name }: Pick<Tip, "event" | "name">): string {
  return name === "" ? event : `${event} ${name}`;
}

/**
 * The tips for what happens now for the first time, in the order of the game.
 *
 * @param seen the events of the tips that the player has had.
 */
export function newTips(tips: readonly Tip[], seen: ReadonlySet<string>, context: TipContext): Tip[] {
  const events = eventsIn(context);
  return tips.filter((tip) => events.has(eventOf(tip)) && !seen.has(eventOf(tip)));
}

function eventsIn({ updates, scene, viewer }: TipContext): Set<string> {
  const asked = scene.turn?.offers.map(({ kind }) => eventOf({ event: "asked", name: kind })) ?? [];
  const contracts = scene.contract.split("+").map((name) => eventOf({ event: "contract", name }));
  const badges = scene.badges.map(({ message }) => eventOf({ event: "badge", name: message.id }));
  return new Set([...asked, ...badges, ...contracts, ...updates.flatMap((update) => eventsOf(update, viewer))]);
}

function eventsOf(update: Update, viewer: number): string[] {
  switch (update.type) {
    case "said":
      return [eventOf({ event: "said", name: update.kind })];
    case "played":
      return update.taker === viewer ? ["took"] : [];
    case "passed":
      return update.seat === viewer ? ["passed"] : [];
    case "scored":
      return ["scored"];
    default:
      return [];
  }
}
