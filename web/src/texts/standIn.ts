// What a bot has decided for a person, in words.

import type { Scene, StoodIn } from "../wire";
import { actionText } from "./advice";
import type { TextContext } from "./context";

/** Return which decisions a bot has made for you: all if they are few, otherwise their number and the last one. */
export function standInText({ count, latest }: StoodIn, scene: Scene, context: TextContext): string {
  const { texts } = context;
  const actions = latest.map((action) => actionText(action, { ...scene, turn: null }, context));
  if (count <= actions.length) return texts.format("stood-in", { actions: texts.list(actions) });
  return texts.format("stood-in-often", { count, action: actions[actions.length - 1] ?? "" });
}
