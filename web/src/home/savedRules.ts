// Rules that a person has saved under a name, in the browser.

import { browserStore, fieldsOf, readJson, writeJson } from "../state/store";
import type { LinkedRules } from "./options";

const KEY = "mamlaka.rules";
/** The most rules kept; the oldest are dropped. */
const MOST = 50;
export const MAX_NAME_LENGTH = 40;

/** Rules with the name that their owner gave them. */
export interface SavedRules extends LinkedRules {
  readonly name: string;
}

/** Return the saved rules of a game, the newest first; malformed ones are left out. */
export function savedRules(game: string, store = browserStore()): SavedRules[] {
  return all(store).filter((rules) => rules.game === game);
}

/** Save rules, in place of those of the same game and name. */
export function saveRules(rules: SavedRules, store = browserStore()): boolean {
  return writeJson(store, KEY, [rules, ...others(rules, store)].slice(0, MOST));
}

/** Forget saved rules. */
export function forgetRules(rules: Pick<SavedRules, "game" | "name">, store = browserStore()): boolean {
  return writeJson(store, KEY, others(rules, store));
}

function others(
  { game, name }: Pick<SavedRules, "game" | "name">,
  store: ReturnType<typeof browserStore>,
): SavedRules[] {
  return all(store).filter((rules) => rules.game !== game || rules.name !== name);
}

function all(store: ReturnType<typeof browserStore>): SavedRules[] {
  const found = readJson(store, KEY);
  return (Array.isArray(found) ? found : []).flatMap((value: unknown) => {
    const { game, name, preset, options } = fieldsOf(value);
    if (typeof game !== "string" || typeof name !== "string" || typeof preset !== "string") return [];
    const texts = Object.entries(fieldsOf(options)).filter(
      (row): row is [string, string] => typeof row[1] === "string",
    );
    return [{ game, name, preset, options: Object.fromEntries(texts) }];
  });
}
