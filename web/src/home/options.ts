// The options of a table as a person chooses them: the differences from a preset, and links.

import type { GameInfo, OptionInfo, PresetInfo } from "../wire";

/** The rules of a table: a preset, and the options that differ from it. */
export interface Rules {
  readonly preset: string;
  readonly options: Readonly<Record<string, string>>;
}

/** The rules of a table with its game, as a link carries them. */
export interface LinkedRules extends Rules {
  readonly game: string;
}

/** The words of a link that are not options. */
const GAME = "game";
const PRESET = "preset";

/** Return the value of an option under a preset, as text; undefined: without a preset. */
export function standardValue(row: OptionInfo, preset: PresetInfo | undefined): string {
  return preset?.options[row.name] ?? row.default;
}

/** Return the value of an option under some rules. */
export function valueOf(row: OptionInfo, preset: PresetInfo | undefined, options: Rules["options"]): string {
  return options[row.name] ?? standardValue(row, preset);
}

/** Return the options with another value for one of them; a value that the preset has is no difference. */
export function withValue(
  row: OptionInfo,
  value: string,
  preset: PresetInfo | undefined,
  options: Rules["options"],
): Record<string, string> {
  const others = Object.entries(options).filter(([name]) => name !== row.name);
  const own = value === standardValue(row, preset) ? [] : [[row.name, value] as const];
  return Object.fromEntries([...others, ...own]);
}

/** Return the options that the game has, with values that it knows and that differ from the preset. */
export function knownOptions(
  rows: readonly OptionInfo[],
  preset: PresetInfo | undefined,
  options: Rules["options"],
): Record<string, string> {
  return rows.reduce<Record<string, string>>((known, row) => {
    const value = options[row.name];
    return value !== undefined && isValue(row, value) ? withValue(row, value, preset, known) : known;
  }, {});
}

/** Whether an option may have a value, whatever the other options are. */
export function isValue(row: OptionInfo, value: string): boolean {
  if (row.kind === "number") {
    const [least, most] = boundsOf(row);
    const number = Number(value);
    return (value !== "" && value === row.empty) || (/^\d+$/.test(value) && number >= least && number <= most);
  }
  if (row.kind === "switch" || row.kind === "choice") return row.values.includes(value);
  const words = wordsOf(row, value);
  const isDistinct = row.kind === "cycle" || new Set(words).size === words.length;
  const enough = words.length > 0 || row.empty !== "";
  return enough && isDistinct && words.length <= row.most && words.every((word) => row.values.includes(word));
}

/** Return the lowest and the highest value of a number. */
export function boundsOf(row: OptionInfo): [least: number, most: number] {
  return [Number(row.values[0]), Number(row.values[1])];
}

/** Return the words of a list. */
export function wordsOf(row: OptionInfo, value: string): string[] {
  return value === row.empty || value === "" ? [] : value.split(",");
}

/** Return a list as text; a subset has the order of the values. */
export function listOf(row: OptionInfo, words: readonly string[]): string {
  const sorted = row.kind === "subset" ? row.values.filter((value) => words.includes(value)) : words;
  return sorted.join(",") || row.empty;
}

/** Whether an option is on: a switch, or a list or number that is not empty. */
export function isOn(row: OptionInfo, value: string): boolean {
  return row.kind === "switch" ? value === "on" : value !== "" && value !== row.empty;
}

/** Whether two rules are the same. */
export function isSame(one: Rules, other: Rules): boolean {
  const names = Object.keys(one.options);
  const isEqual = names.every((name) => one.options[name] === other.options[name]);
  return one.preset === other.preset && names.length === Object.keys(other.options).length && isEqual;
}

/** Return the rows by group, in their order. */
export function groupsOf(rows: readonly OptionInfo[]): { group: string; rows: OptionInfo[] }[] {
  const groups = [...new Set(rows.map((row) => row.group))];
  return groups.map((group) => ({ group, rows: rows.filter((row) => row.group === group) }));
}

/** Return the address of the home page with these rules chosen. */
export function linkTo({ game, preset, options }: LinkedRules, origin: string): string {
  const query = new URLSearchParams({ [GAME]: game });
  if (preset) query.set(PRESET, preset);
  for (const name of Object.keys(options).sort()) query.set(name, options[name] ?? "");
  return `${origin}/?${query.toString().replace(/%2C/g, ",")}`;
}

/** Return the rules in the query of an address; null: it names no game that is offered. */
export function rulesOfLink(query: string, games: readonly GameInfo[]): LinkedRules | null {
  const words = new URLSearchParams(query);
  const game = games.find(({ name }) => name === words.get(GAME));
  if (!game) return null;
  const preset = game.presets.find(({ name }) => name === words.get(PRESET))?.name ?? "";
  const options = [...words.entries()].filter(([name]) => name !== GAME && name !== PRESET);
  return { game: game.name, preset, options: Object.fromEntries(options) };
}
