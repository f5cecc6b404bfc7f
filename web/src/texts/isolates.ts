// Invisible marks around a piece of text that keep its direction from touching the text around it.

const LEFT_TO_RIGHT = "\u2066";
const RIGHT_TO_LEFT = "\u2067";
const FIRST_STRONG = "\u2068";
const POP = "\u2069";

/** Isolate a text with a direction of its own, such as a person's name. */
export function isolate(text: string): string {
  return FIRST_STRONG + text + POP;
}

/** Isolate a text that always goes from left to right, such as a card or points. */
export function isolateLeftToRight(text: string): string {
  return LEFT_TO_RIGHT + text + POP;
}

/** Isolate a text that goes from right to left; one that consists of isolated pieces has no direction of its own. */
export function isolateRightToLeft(text: string): string {
  return RIGHT_TO_LEFT + text + POP;
}

/** Return whether a text has isolated pieces. */
export function isComposed(text: string): boolean {
  return /[\u2066-\u2068]/.test(text);
}

/** Return a text without such marks. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, "");
}
