// How fast the page moves and bots play: one setting, from calm to instant.

/** The speed factors of motion; 0: no motion. */
export const SPEEDS = { calm: 0.5, normal: 1, quick: 2, instant: 0 } as const;
export type SpeedName = keyof typeof SPEEDS;

/** Return the name of a speed, also of one that an earlier version of the page has stored. */
export function speedNameOf(speed: number): SpeedName {
  if (speed === SPEEDS.instant) return "instant";
  if (speed < SPEEDS.normal) return "calm";
  return speed > SPEEDS.normal ? "quick" : "normal";
}

/** Return how long bots should think at a speed, as a factor of the configured delays. */
export function botDelayOf(speed: number): number {
  return speed === SPEEDS.instant ? 0 : 1 / Math.max(SPEEDS.calm, speed);
}
