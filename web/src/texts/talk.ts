// The preset phrases of players, as they are spoken.

import type { Heard } from "../wire";
import { seatName, type Listener } from "./listener";
import type { Texts } from "./texts";

/** Return a phrase in words: a reaction is drawn as a symbol, which screen readers name differently. */
export function spokenPhrase(phrase: string, texts: Texts): string {
  const reaction = `talk-spoken-${phrase}`;
  return texts.has(reaction) ? texts.format(reaction) : texts.name("call-talk", phrase);
}

/** Return the announcement of a phrase, with its player. */
export function spokenTalk({ seat, phrase }: Heard, listener: Listener): string {
  const { texts } = listener;
  return texts.format("talk-heard", { seat: seatName(seat, listener), phrase: spokenPhrase(phrase, texts) });
}
