// How a person likes the page, remembered by the browser.

import { LANGUAGES } from "../texts/languages";
import { browserShelf, fieldsOf, readJson, writeJson } from "./store";

const KEY = "mamlaka.preferences";

export interface Preferences {
  /** One of `LANGUAGES`; at first the one that the browser wants most. */
  language: string;
  /** What other people at the table see. */
  name: string;
  /** A colour for each suit. */
  fourColour: boolean;
  /** Cards with large indices. */
  jumbo: boolean;
  /** How fast cards move: 0 not at all, 1 as usual, up to 3 times as fast. */
  speed: number;
  /** Digits as they are written in Arabic, ٠-٩, in place of 0-9. */
  arabicDigits: boolean;
}

/** What a person likes who has not said so; the language is the browser's. */
export const DEFAULTS: Omit<Preferences, "language"> = {
  name: "",
  fourColour: false,
  jumbo: false,
  speed: 1,
  arabicDigits: false,
};

const FASTEST = 3;

/** Return the preferences; the default stands for whatever is missing or cannot be. */
export function loadPreferences(shelf = browserShelf(), wanted = navigator.languages): Preferences {
  const { language, name, fourColour, jumbo, speed, arabicDigits } = fieldsOf(readJson(shelf, KEY));
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  const possible = typeof speed === "number" && speed >= 0 && speed <= FASTEST;
  return {
    language: LANGUAGES.find((known) => known === language) ?? chooseLanguage(wanted),
    name: text(name, DEFAULTS.name),
    fourColour: flag(fourColour, DEFAULTS.fourColour),
    jumbo: flag(jumbo, DEFAULTS.jumbo),
    speed: possible ? speed : DEFAULTS.speed,
    arabicDigits: flag(arabicDigits, DEFAULTS.arabicDigits),
  };
}

/** Remember the preferences; returns whether they are kept. */
export function savePreferences(preferences: Preferences, shelf = browserShelf()): boolean {
  return writeJson(shelf, KEY, preferences);
}

/** Return the first of the wanted languages, such as `ar-SY`, in which there are messages, or English. */
function chooseLanguage(wanted: readonly string[]): string {
  const plain = wanted.map((language) => language.toLowerCase().split("-")[0] ?? "");
  return plain.find((language) => LANGUAGES.includes(language)) ?? "en";
}
