// The settings of the match that a person wants to play.

import type { GameInfo, OpenTable, TableInfo } from "../wire";

/** How long people may think about a decision. */
export type TimeControl = NonNullable<OpenTable["clock"]>;

/** Who may watch a match. */
export type Spectators = TableInfo["spectators"];
/** Who may take the seats of bots during a match. */
export type Takeover = TableInfo["takeover"];

/** The settings of a match. */
export interface MatchChoice {
  readonly game: string;
  readonly preset: string;
  /** The options that differ from the preset. */
  readonly options: Record<string, string>;
  readonly seats: number;
  readonly bots: string;
  /** Whether a table for friends is in the list of public tables. */
  readonly public: boolean;
  /** Who may watch; null: the default for such a table. */
  readonly spectators: Spectators | null;
  /** Who may take the seats of bots during the match; null: the default for such a table. */
  readonly takeover: Takeover | null;
  /** Whether partners may use phrases during the match. */
  readonly talk: boolean;
  /** How long people may think. */
  readonly clock: TimeControl;
}

/** Return the numbers of seats that a game offers with a preset; an unknown preset is the default rules. */
export function offeredSeats(game: GameInfo, preset: string): readonly number[] {
  return game.presets.find((row) => row.name === preset)?.seats ?? game.seats;
}

/**
 * Return a possible choice for a game that is as close as can be to what was wanted.
 *
 * @param allowed the numbers of seats that the options allow; null: those of the preset.
 */
export function possibleChoice(
  game: GameInfo,
  wanted: Partial<MatchChoice>,
  allowed: readonly number[] | null = null,
): MatchChoice {
  const isKnown = wanted.preset === "" || game.presets.some((row) => row.name === wanted.preset);
  const preset = isKnown ? (wanted.preset ?? "") : "";
  const options = wanted.game === game.name && isKnown ? (wanted.options ?? {}) : {};
  const offered = allowed ?? offeredSeats(game, preset);
  const seats = offered.find((count) => count === wanted.seats) ?? game.defaultSeats;
  const bots = game.levels.find((level) => level === wanted.bots) ?? game.defaultLevel;
  return {
    game: game.name,
    preset,
    options,
    seats,
    bots,
    public: wanted.public ?? false,
    spectators: wanted.spectators ?? null,
    takeover: wanted.takeover ?? null,
    talk: wanted.talk ?? false,
    clock: wanted.clock ?? "off",
  };
}
