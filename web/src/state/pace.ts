// How fast the page moves and bots play: one setting, from calm to instant.

/** The speed factors of motion; 0: no motion. */
export const PACES = { calm: 0.5, usual: 1, quick: 2, instant: 0 } as const;
export type PaceName = keyof typeof PACES;

/** Return the pace of a speed, also of one that an earlier version of the page has stored. */
export function paceOf(speed: number): PaceName {
  if (speed === PACES.instant) return "instant";
  if (speed < PACES.usual) return "calm";
  return speed > PACES.usual ? "quick" : "usual";
}

/** Return how long bots should think at a speed, as a factor of the usual times. */
export function waitOf(speed: number): number {
  return speed === PACES.instant ? 0 : 1 / Math.max(PACES.calm, speed);
}
