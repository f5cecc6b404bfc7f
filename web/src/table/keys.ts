// Keys of the table, wherever the focus is.

import { westernDigits } from "../texts/digits";

/** Return the key's letter on an English keyboard, in lower case, because Arabic keyboards have other letters. */
export function keyOf(event: KeyboardEvent): string {
  const isForeign = event.key.length === 1 && event.key > "\u007f";
  const code = isForeign ? /^(?:Key|Digit)(.)$/.exec(event.code) : null;
  const key = code?.[1] ?? westernDigits(event.key);
  return key.length === 1 ? key.toLowerCase() : key;
}

let lastFocused: EventTarget | null = null;
document.addEventListener("focusin", (event) => (lastFocused = event.target));

/** Move the focus to the hand if the focused element is gone, so that keyboard users don't have to look for it. */
export function returnFocus(): void {
  const isLost = lastFocused instanceof Element && !lastFocused.isConnected && document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus({ preventScroll: true });
}

/** Whether a key belongs to a text field or to a command of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const inField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return inField || event.ctrlKey || event.metaKey || event.altKey;
}
