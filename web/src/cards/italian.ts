// The shapes of Italian faces: swords, cups, coins and batons, and three courts. Each drawing is a list of layers.

import italian from "../../../src/mamlaka/drawing/italian.json";
import type { Suit } from "./names";

/** A shape of one colour; `currentColor` is that of the suit. */
export interface Layer {
  fill: string;
  d: string;
}

/** The colours of the suits, dark enough to be legible. */
export const SIGN_COLOURS: Record<Suit, string> = italian.colours;

/** The suits, 100 high around the origin: S swords, H cups, D coins, C batons. */
export const SIGNS: Record<Suit, readonly Layer[]> = italian.suits;

/** The indices of the courts, which differ from those of French cards: F (fante), C (cavallo), R (re). */
export const COURT_INDICES: Partial<Record<string, string>> = italian.indices;

/** Jack (fante), queen (cavallo) and king (re), in the middle of a card that is 240 wide and 336 high. */
export const COURT_FIGURES: Partial<Record<string, readonly Layer[]>> = italian.courts;
