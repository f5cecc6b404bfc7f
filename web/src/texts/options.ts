// Options in words.

import type { OptionInfo, Refusal } from "../wire";
import { withoutIsolates } from "./isolates";
import { messageKey, type Texts } from "./texts";

/** Words of explanations that may be names or values of options. */
const WORDS = /([A-Za-z]\w*=[A-Za-z]\w*)|([A-Za-z]\w\w+)(:?)/g;

/** The name of an option. */
export function optionName(texts: Texts, game: string, option: string): string {
  return texts.name(`option-${game}`, option);
}

/** The name of a value of an option; a number is written in the digits of the reader. */
export function valueName(texts: Texts, game: string, option: string, value: string): string {
  const id = messageKey(`option-${game}-${option}`);
  const key = messageKey(value);
  if (value !== "" && texts.has(`${id}-${key}`)) return texts.format(`${id}-${key}`);
  if (/^\d+$/.test(value)) return texts.number(Number(value));
  if (value.includes(",")) {
    return withoutIsolates(texts.list(value.split(",").map((word) => valueName(texts, game, option, word))));
  }
  return value === "on" || value === "off" ? texts.name("option", value) : texts.name(id, value);
}

/** The title of a group of options. */
export function groupName(texts: Texts, group: string): string {
  return texts.name("option-group", group);
}

/** The explanation of an option, with the names of values in place of the words that are typed. */
export function optionAbout(texts: Texts, game: string, row: OptionInfo): string {
  const id = messageKey(`about-option-${game}-${row.name}`);
  const isTranslated = texts.has(id);
  const about = isTranslated ? texts.format(id) : row.about;
  const isWord = (word: string) => row.values.includes(word) || (word === row.empty && word !== "");
  return about.replace(WORDS, (found: string, pair = "", word = "", colon = "") => {
    if (pair) return setting(texts, game, pair);
    if (!isWord(word)) return found;
    const name = valueName(texts, game, row.name, word);
    // In English a value may be any word; it is meant as a value before a colon, or if it is no English word.
    return isTranslated
      ? `${texts.format("options-word", { name })}${colon}`
      : colon || /[_\d]/.test(word)
        ? `${name}${colon}`
        : found;
  });
}

/** The sentence of a refusal of options. */
export function optionsRefusal(texts: Texts, game: string, refusal: Refusal): string {
  const facts = Object.entries(refusal.facts ?? {}).map(([name, value]) => [name, fact(texts, game, name, value)]);
  return texts.refusal({ ...refusal, facts: Object.fromEntries(facts) });
}

function fact(texts: Texts, game: string, name: string, value: string | number): string | number {
  const text = String(value);
  if (name === "option") return optionName(texts, game, text);
  if (name === "options") return alternatives(texts, game, text.split(" "));
  if (name === "setting" || name === "other") return text.includes("=") ? setting(texts, game, text) : value;
  return value;
}

/** Options of which one is enough: A or B. */
export function alternatives(texts: Texts, game: string, options: readonly string[]): string {
  const names = options.map((option) => optionName(texts, game, option));
  return withoutIsolates(names.reduce((one, two) => texts.format("options-or", { one, two })));
}

/**
 * An option with its value: `mode=single` as "Contracts: one". It becomes part of another text, whose isolates would
 * not see the direction of words that are isolated again.
 */
function setting(texts: Texts, game: string, text: string): string {
  const [option = "", value = ""] = text.split("=");
  const name = optionName(texts, game, option);
  const facts = { option: name, value: valueName(texts, game, option, value) };
  return withoutIsolates(texts.format("options-setting", facts));
}
