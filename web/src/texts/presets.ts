// The names of presets.

import type { PresetInfo } from "../wire";
import { messageKey, type Texts } from "./texts";

/** The title of a preset; an empty name is the default rules. */
export function presetTitle(texts: Texts, game: string, preset: string): string {
  return preset === "" ? texts.format("page-standard") : texts.name(`preset-${game}`, preset);
}

/** The name of a game with its preset, in one line. */
export function gameTitle(texts: Texts, game: string, preset: string): string {
  const name = texts.name("game", game);
  return preset === "" ? name : `${name} · ${presetTitle(texts, game, preset)}`;
}

/**
 * The explanation of a preset.
 *
 * @param info as the server describes it, in English; undefined: the default rules.
 */
export function presetAbout(texts: Texts, game: string, info: PresetInfo | undefined): string {
  const standard = messageKey(`game-standard-${game}`);
  if (!info) return texts.has(standard) ? texts.format(standard) : "";
  const id = messageKey(`about-preset-${game}-${info.name}`);
  return texts.has(id) ? texts.format(id) : info.about;
}
