// How a person likes the page, remembered by the browser.

import { fieldsOf, readJson, writeJson, type Shelf } from "./store";

const KEY = "mamlaka.preferences";

export interface Preferences {
  /** As in the names of the message files: `en`, `ar`; empty: the browser's. */
  language: string;
  /** What other people at the table see. */
  name: string;
  /** A colour for each suit. */
  fourColour: boolean;
  /** Cards with large indices. */
  jumbo: boolean;
  /** How fast cards move: 0 not at all, 1 as usual, up to 3 times as fast. */
  speed: number;
  sound: boolean;
  /** Digits as they are written in Arabic, ٠-٩, in place of 0-9. */
  arabicDigits: boolean;
}

export const DEFAULTS: Preferences = {
  language: "",
  name: "",
  fourColour: false,
  jumbo: false,
  speed: 1,
  sound: false,
  arabicDigits: false,
};

const FASTEST = 3;

/** Return the preferences; the default stands for whatever is missing or cannot be. */
export function readPreferences(shelf: Shelf | null): Preferences {
  const { language, name, fourColour, jumbo, speed, sound, arabicDigits } = fieldsOf(readJson(shelf, KEY));
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  const possible = typeof speed === "number" && speed >= 0 && speed <= FASTEST;
  return {
    language: text(language, DEFAULTS.language),
    name: text(name, DEFAULTS.name),
    fourColour: flag(fourColour, DEFAULTS.fourColour),
    jumbo: flag(jumbo, DEFAULTS.jumbo),
    speed: possible ? speed : DEFAULTS.speed,
    sound: flag(sound, DEFAULTS.sound),
    arabicDigits: flag(arabicDigits, DEFAULTS.arabicDigits),
  };
}

/** Remember the preferences; returns whether they are kept. */
export function writePreferences(shelf: Shelf | null, preferences: Preferences): boolean {
  return writeJson(shelf, KEY, preferences);
}

/** Return the first of the languages of a browser for which there are messages, or English. */
export function chooseLanguage(wanted: readonly string[], there: readonly string[]): string {
  const plain = wanted.map((language) => language.toLowerCase().split("-")[0] ?? "");
  return plain.find((language) => there.includes(language)) ?? "en";
}
