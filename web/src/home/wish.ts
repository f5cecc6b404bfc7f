// The settings of the match that a person wants to play.

import type { GameInfo } from "../wire";

/** The settings of a match. */
export interface Wish {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  readonly bots: string;
  /** Whether people may take the seats of bots during the match. */
  readonly joinable: boolean;
}

/** Return the numbers of seats that a game offers with a preset; an unknown preset is the default rules. */
export function offeredSeats(game: GameInfo, preset: string): readonly number[] {
  return game.presets.find((row) => row.name === preset)?.seats ?? game.seats;
}

/** Return a possible wish for a game that is as close as can be to what was wanted. */
export function possibleWish(game: GameInfo, wanted: Partial<Wish>): Wish {
  const preset = game.presets.some((row) => row.name === wanted.preset) ? (wanted.preset ?? "") : "";
  const offered = offeredSeats(game, preset);
  const seats = offered.find((count) => count === wanted.seats) ?? game.defaultSeats;
  const bots = game.levels.find((level) => level === wanted.bots) ?? game.defaultLevel;
  return { game: game.name, preset, seats, bots, joinable: wanted.joinable ?? true };
}
