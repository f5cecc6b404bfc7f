// The preset phrases of players, as they are spoken.

import type { Heard } from "../wire";
import { seatName, type TextContext } from "./context";
import type { Texts } from "./texts";

/** Return a phrase in words: a reaction is drawn as a symbol, which screen readers name differently. */
export function spokenPhrase(phrase: string, texts: Texts): string {
  const reaction = `talk-spoken-${phrase}`;
  return texts.has(reaction) ? texts.format(reaction) : texts.name("call-talk", phrase);
}

/** Return the announcement of a phrase, with its player. */
export function spokenTalk({ seat, phrase }: Heard, context: TextContext): string {
  const { texts } = context;
  return texts.format("talk-heard", { seat: seatName(seat, context), phrase: spokenPhrase(phrase, texts) });
}
