// The score sheets that this browser keeps, and the forms for new ones.

import { fieldsOf, readJson, writeJson, type Shelf } from "../state/store";
import type { KeptGame } from "../wire";
import { standingOf, type Sheet } from "./sheet";

/** The key of the sheets in the storage of the browser. */
export const SHEETS = "mamlaka.sheets";
const FORMS = "mamlaka.score-forms";
/** The most sheets kept; the least recently changed are forgotten. */
export const MAX_SHEETS = 20;

/** Return the kept sheets, the most recently changed first; damaged ones are skipped. */
export function keptSheets(shelf: Shelf | null): Sheet[] {
  const value = readJson(shelf, SHEETS);
  const sheets = Array.isArray(value) ? value.filter(isSheet) : [];
  return sheets.sort((a, b) => b.changedAt - a.changedAt);
}

/** Keep a sheet, replacing its earlier state; return whether it was stored. */
export function keepSheet(shelf: Shelf | null, sheet: Sheet): boolean {
  const others = keptSheets(shelf).filter((other) => other.id !== sheet.id);
  return writeJson(shelf, SHEETS, [sheet, ...others].slice(0, MAX_SHEETS));
}

/** Forget a sheet. */
export function forgetSheet(shelf: Shelf | null, id: string): void {
  writeJson(
    shelf,
    SHEETS,
    keptSheets(shelf).filter((sheet) => sheet.id !== id),
  );
}

/** Return the games with their forms as the server sent them last, for starting a sheet without a connection. */
export function keptGames(shelf: Shelf | null): KeptGame[] {
  const value = readJson(shelf, FORMS);
  return Array.isArray(value) ? value.filter((game): game is KeptGame => Array.isArray(fieldsOf(game)["presets"])) : [];
}

/** Keep the games with their forms. */
export function keepGames(shelf: Shelf | null, games: readonly KeptGame[]): void {
  writeJson(shelf, FORMS, games);
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
