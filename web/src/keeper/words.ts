// What the score keeper writes.

import type { Facts, Texts } from "../texts/texts";
import type { FormRow, ScoreForm } from "../wire";
import { totalOf, type Fault } from "./score";
import type { Sheet } from "./sheet";

/** A message, in the words of a game if it has its own. */
export function say(texts: Texts, game: string, id: string, facts: Facts = {}): string {
  const own = `${id}-${game}`;
  return texts.format(texts.has(own) ? own : id, facts);
}

/** The names of players in one line. They are not isolated, so that they decide the direction of the line. */
export function joined(names: readonly string[]): string {
  return names.join(" + ");
}

/** The names of the players of a side. */
export function sideName(sheet: Pick<Sheet, "names">, side: readonly number[]): string {
  return joined(side.map((seat) => sheet.names[seat] ?? ""));
}

/** What is wrong with an answer, and what to do. */
export function faultText(texts: Texts, row: FormRow, fault: Fault): string {
  const facts = { ...fault, total: texts.points(totalOf(row.question)) };
  return texts.format(`keeper-fault-${fault.kind}`, "card" in fault ? { card: texts.short(fault.card) } : facts);
}

/** Whether points count against a player. */
export function isBad(points: number, form: ScoreForm): boolean {
  return form.lowestWins ? points > 0 : points < 0;
}
