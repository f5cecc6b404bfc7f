// A hint in words.

import type { Action, Choice, HintContent, Message, MoveCost, Scene } from "../wire";
import { messageText, type TextContext } from "./context";
import { messageKey, type Texts } from "./texts";

/** The messages for action values, by unit: of the best action, of the best below the average, of the others. */
const VALUE = { points: "hint-points", lead: "hint-lead", net: "hint-net", chance: "hint-chance" };
const VALUE_BELOW = { ...VALUE, points: "hint-points-below", lead: "hint-lead-below", net: "hint-net-below" };
/** The messages about the average of the sides in games of teams, by those about the average of the players. */
const OF_SIDES: Readonly<Record<string, string>> = {
  "hint-points": "hint-points-sides",
  "hint-points-below": "hint-points-sides-below",
  "hint-net": "hint-net-sides",
  "hint-net-below": "hint-net-sides-below",
};
const POINTS = "hint-points-less";
const LESS = { points: POINTS, lead: POINTS, net: POINTS, chance: "hint-chance-less" };

/** Return the title of a hint: the best action. */
export function hintTitle({ best }: HintContent, scene: Scene, context: TextContext): string {
  const { texts } = context;
  return best ? texts.format("hint-do", { action: actionText(best, scene, context) }) : texts.format("hint-nothing");
}

/** Return the reasons, a sentence each: the rules for the action and against it, and what decides if they differ. */
export function hintReasons(content: HintContent, scene: Scene, context: TextContext): string[] {
  const { texts } = context;
  const { best, forced, choices, reasons, objections, rulesAction, target } = content;
  if (!best) return [];
  if (forced) return [texts.format("hint-forced")];
  const lines = reasons.map((id) => texts.format(id));
  lines.push(...objections.map((id) => texts.format("hint-objection", { reason: texts.format(id) })));
  if (choices.length === 0) {
    lines.push(texts.format(reasons.length > 0 ? "hint-no-values" : "hint-any"));
  } else if (rulesAction) {
    const isClose = choices.some(({ action, close }) => close && isSame(action, rulesAction));
    lines.push(
      texts.format(isClose ? "hint-rules-action-close" : "hint-rules-action", {
        action: actionText(rulesAction, scene, context),
      }),
    );
  } else if (reasons.length === 0) {
    lines.push(texts.format("hint-no-reason"));
  }
  if (target > 0) lines.push(texts.format("hint-target", { points: target }));
  return lines;
}

/** Return the value of an action in words: of the best action itself, of the others as the difference from it. */
export function valueText(choice: Choice, { unit, choices }: HintContent, { texts, table }: TextContext): string {
  const { value, regret, standardError } = choice;
  if (choice === choices[0]) {
    const message = (value < 0 ? VALUE_BELOW : VALUE)[unit];
    const own = (table.teams.length > 0 && OF_SIDES[message]) || message;
    return texts.format(own, factsOf(Math.abs(value), standardError, texts));
  }
  if (regret === 0) return texts.format("hint-equal");
  const less = texts.format(LESS[unit], factsOf(regret, standardError, texts));
  // A difference above its own error would contradict "about as good".
  return regret <= standardError ? texts.format("hint-close", { less }) : less;
}

/** A loss with its error, of one move or of several. */
type Loss = Pick<MoveCost, "loss" | "standardError" | "unit">;

/** Return the loss of a move in words. */
export function lossText({ loss, standardError, unit }: Loss, { texts }: TextContext): string {
  return loss === 0 ? texts.format("hint-equal") : texts.format(LESS[unit], factsOf(loss, standardError, texts));
}

/** Return an action in words. */
export function actionText({ kind, cards, number, name, takes }: Action, scene: Scene, context: TextContext): string {
  const { texts } = context;
  const spoken = context.texts.cards(cards, "spoken");
  if (kind === "play" && (takes.length > 0 || !name)) return captured(spoken, takes, texts);
  if (kind === "wait") return texts.format("hint-wait");
  const offers = scene.turn?.offers.filter((one) => one.kind === kind) ?? [];
  const offer = offers.find(({ groups }) => groups.some((group) => name && group.name === name)) ?? offers[0];
  const choice = { ...(name ? { name } : {}), ...(number === null ? {} : { number }) };
  const label = offer?.label ?? usualWords(kind, choice, context);
  const own = label?.id.replace("say-", "do-") ?? "";
  if (spoken && texts.has(own)) return texts.format(own, { cards: spoken });
  const words = label ? messageText(label, context, "spoken", choice) : texts.contract(name);
  return words && spoken ? texts.format("hint-cards", { action: words, cards: spoken }) : words || spoken;
}

/** Return a played card with those that it takes. */
function captured(card: string, takes: readonly string[], texts: Texts): string {
  return takes.length > 0 ? texts.format("page-captures", { card, cards: texts.cards(takes, "spoken") }) : card;
}

/**
 * Return the first of the usual words that say all of an action that is reviewed, without its offer. The words on its button
 * may need facts that only the offer knows, or be the same for every name; null: the action is said by its name alone.
 */
function usualWords(
  kind: string,
  choice: { name?: string; number?: number },
  { texts, table }: TextContext,
): Message | null {
  const usual = texts.own(`say-${messageKey(kind)}`, table.game);
  const saysAll = (id: string) =>
    texts.canSay(id, choice) && (choice.name === undefined || !texts.canSay(id, { number: choice.number ?? 0 }));
  const id = [usual, `call-${messageKey(kind)}`].find(saysAll);
  return id === undefined && choice.name !== undefined ? null : { id: id ?? usual, facts: {} };
}

/** The facts of a message about a value: its figure, and 1 as `size` if the value is exactly 1. */
function factsOf(value: number, error: number, texts: Texts): { value: string; size: number } {
  return { value: texts.figure(value, error), size: value === 1 && error === 0 ? 1 : 0 };
}

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
