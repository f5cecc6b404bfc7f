// The user's preferences, stored in the browser.

import { LANGUAGES } from "../texts/languages";
import { browserShelf, fieldsOf, readJson, writeJson } from "./store";

const KEY = "mamlaka.preferences";

export interface Preferences {
  /** One of `LANGUAGES`; by default the one that the browser prefers. */
  language: string;
  /** Your name, which the other players see. */
  name: string;
  /** A colour for each suit. */
  fourColour: boolean;
  /** Cards with large indices. */
  jumbo: boolean;
  /** The speed factor of animations, up to 3; 0: no animations. */
  speed: number;
  /** Arabic-Indic digits, ٠-٩, instead of 0-9. */
  arabicDigits: boolean;
  /** Whether phrases and reactions of other players are hidden. */
  muted: boolean;
  /** Sounds and vibrations. */
  sound: boolean;
}

/** The default preferences; the default language is that of the browser. */
export const DEFAULTS: Omit<Preferences, "language"> = {
  name: "",
  fourColour: false,
  jumbo: false,
  speed: 1,
  arabicDigits: false,
  muted: false,
  sound: true,
};

const MAX_SPEED = 3;

/** Return the preferences, with defaults for missing or invalid values. */
export function loadPreferences(shelf = browserShelf(), wanted = navigator.languages): Preferences {
  const { language, name, fourColour, jumbo, speed, arabicDigits, muted, sound } = fieldsOf(readJson(shelf, KEY));
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  const possible = typeof speed === "number" && speed >= 0 && speed <= MAX_SPEED;
  return {
    language: LANGUAGES.find((known) => known === language) ?? chooseLanguage(wanted),
    name: text(name, DEFAULTS.name),
    fourColour: flag(fourColour, DEFAULTS.fourColour),
    jumbo: flag(jumbo, DEFAULTS.jumbo),
    speed: possible ? speed : DEFAULTS.speed,
    arabicDigits: flag(arabicDigits, DEFAULTS.arabicDigits),
    muted: flag(muted, DEFAULTS.muted),
    sound: flag(sound, DEFAULTS.sound),
  };
}

/** Store the preferences; return whether they were stored. */
export function savePreferences(preferences: Preferences, shelf = browserShelf()): boolean {
  return writeJson(shelf, KEY, preferences);
}

/** Return the first wanted language, such as `ar-SY`, that has messages, or else English. */
function chooseLanguage(wanted: readonly string[]): string {
  const plain = wanted.map((language) => language.toLowerCase().split("-")[0] ?? "");
  return plain.find((language) => LANGUAGES.includes(language)) ?? "en";
}
