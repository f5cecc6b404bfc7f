// The user's preferences, stored in the browser.

import { LANGUAGES } from "../texts/languages";
import { BACK_NAMES, type BackName } from "../cards/backs";
import { THEMES, type Theme } from "./theme";
import { browserStore, fieldsOf, readJson, writeJson } from "./store";

const KEY = "mamlaka.preferences";

export interface Preferences {
  /** One of `LANGUAGES`; by default the one that the browser prefers. */
  language: string;
  /** Your name, which the other players see. */
  name: string;
  /** Whether the page has asked for the name before the user sat down with others. */
  wasAskedName: boolean;
  theme: Theme;
  /** A colour for each suit. */
  fourColour: boolean;
  /** Cards with large indices. */
  jumbo: boolean;
  /** The back of all cards. */
  back: BackName;
  /** The speed factor of motion and bots, up to 3; 0: instant. See `speed.ts`. */
  speed: number;
  /** Arabic-Indic digits, ٠-٩, instead of 0-9. */
  arabicDigits: boolean;
  /** Whether phrases and reactions of other players are hidden. */
  muted: boolean;
  /** The names of people whose phrases are hidden, and who may not sit at your tables. */
  blocked: readonly string[];
  /** Sounds and vibrations. */
  sound: boolean;
}

/** The default preferences; the default language is that of the browser. */
export const DEFAULTS: Omit<Preferences, "language"> = {
  name: "",
  wasAskedName: false,
  theme: "system",
  fourColour: false,
  jumbo: false,
  back: "star",
  speed: 1,
  arabicDigits: false,
  muted: false,
  blocked: [],
  sound: true,
};

const MAX_SPEED = 3;

/** Return the preferences, with defaults for missing or invalid values. */
export function loadPreferences(store = browserStore(), wanted = navigator.languages): Preferences {
  const fields = fieldsOf(readJson(store, KEY));
  const { language, name, wasAskedName, theme, fourColour, jumbo, back, speed, arabicDigits, muted, blocked, sound } =
    fields;
  const text = (value: unknown, otherwise: string) => (typeof value === "string" ? value : otherwise);
  const flag = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);
  const possible = typeof speed === "number" && speed >= 0 && speed <= MAX_SPEED;
  return {
    language: LANGUAGES.find((known) => known === language) ?? chooseLanguage(wanted),
    name: text(name, DEFAULTS.name),
    wasAskedName: flag(wasAskedName, DEFAULTS.wasAskedName),
    theme: THEMES.find((known) => known === theme) ?? DEFAULTS.theme,
    fourColour: flag(fourColour, DEFAULTS.fourColour),
    jumbo: flag(jumbo, DEFAULTS.jumbo),
    back: BACK_NAMES.find((known) => known === back) ?? DEFAULTS.back,
    speed: possible ? speed : DEFAULTS.speed,
    arabicDigits: flag(arabicDigits, DEFAULTS.arabicDigits),
    muted: flag(muted, DEFAULTS.muted),
    blocked: Array.isArray(blocked) ? blocked.filter((one): one is string => typeof one === "string") : [],
    sound: flag(sound, DEFAULTS.sound),
  };
}

/** Store the preferences; return whether they were stored. */
export function savePreferences(preferences: Preferences, store = browserStore()): boolean {
  return writeJson(store, KEY, preferences);
}

/** Return the first wanted language, such as `ar-SY`, that has messages, or else English. */
function chooseLanguage(wanted: readonly string[]): string {
  const plain = wanted.map((language) => language.toLowerCase().split("-")[0] ?? "");
  return plain.find((language) => LANGUAGES.includes(language)) ?? "en";
}
