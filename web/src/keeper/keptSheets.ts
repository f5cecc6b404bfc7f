// The score sheets that this browser keeps, and the forms for new ones.

import { fieldsOf, readJson, writeJson, type KeyValueStore } from "../state/store";
import type { ScoreFormGame } from "../wire";
import { standingOf, type Sheet } from "./sheet";

/** The key of the sheets in the storage of the browser. */
export const SHEETS = "mamlaka.sheets";
const FORMS = "mamlaka.score-forms";
/** The most sheets kept; the least recently changed are forgotten. */
export const MAX_SHEETS = 20;

/** Return the kept sheets, the most recently changed first; damaged ones are skipped. */
export function keptSheets(store: KeyValueStore | null): Sheet[] {
  const value = readJson(store, SHEETS);
  const sheets = Array.isArray(value) ? value.filter(isSheet) : [];
  return sheets.sort((a, b) => b.changedAt - a.changedAt);
}

/** Keep a sheet, replacing its earlier state; return whether it was stored. */
export function keepSheet(store: KeyValueStore | null, sheet: Sheet): boolean {
  const others = keptSheets(store).filter((other) => other.id !== sheet.id);
  return writeJson(store, SHEETS, [sheet, ...others].slice(0, MAX_SHEETS));
}

/** Forget a sheet. */
export function forgetSheet(store: KeyValueStore | null, id: string): void {
  writeJson(
    store,
    SHEETS,
    keptSheets(store).filter((sheet) => sheet.id !== id),
  );
}

/** Return the games with their forms as the server sent them last, for starting a sheet without a connection. */
export function keptGames(store: KeyValueStore | null): ScoreFormGame[] {
  const value = readJson(store, FORMS);
  return Array.isArray(value)
    ? value.filter((game): game is ScoreFormGame => Array.isArray(fieldsOf(game)["presets"]))
    : [];
}

/** Keep the games with their forms. */
export function keepGames(store: KeyValueStore | null, games: readonly ScoreFormGame[]): void {
  writeJson(store, FORMS, games);
}

function isSheet(value: unknown): value is Sheet {
  const { id, game, names, changes, undone, changedAt } = fieldsOf(value);
  if (typeof id !== "string" || typeof game !== "string" || typeof changedAt !== "number") return false;
  if (!Array.isArray(names) || !Array.isArray(changes) || !Array.isArray(undone)) return false;
  try {
    const sheet = value as Sheet;
    standingOf(sheet);
    return names.length === sheet.form.seats && names.every((name) => typeof name === "string");
  } catch {
    return false; // the form or a change is damaged
  }
}
