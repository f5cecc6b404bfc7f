// What the ways to play are called.

import type { PresetInfo } from "../wire";
import type { Texts } from "./texts";

/** The title of a preset; empty: as most play. */
export function presetTitle(texts: Texts, game: string, preset: string): string {
  return preset === "" ? texts.say("page-usual") : texts.name(`preset-${game}`, preset);
}

/**
 * What a preset means.
 *
 * @param info as the server describes it, in English; undefined: as most play.
 */
export function presetAbout(texts: Texts, game: string, info: PresetInfo | undefined): string {
  if (!info) return texts.say("page-usual-about");
  const id = `about-preset-${game}-${info.name.replace(/_/g, "-")}`;
  return texts.has(id) ? texts.say(id) : info.about;
}
