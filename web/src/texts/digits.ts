// Numbers that are typed, in either form of digits.

/** Milliseconds after which a digit begins another number. */
const PAUSE = 1000;
const ARABIC_ZERO = 0x0660;

/** Return a text with the digits 0-9 in place of ٠-٩. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
}

/** Finds numbers of a list by their first digits, as they are typed one after the other. */
export class TypedNumber {
  private digits = "";
  private since = 0;

  /**
   * Return the first number that begins with the digits typed so far.
   *
   * @param key the key pressed.
   * @param now milliseconds on any clock.
   * @returns undefined: the key is not a digit, or no number begins with it.
   */
  find(key: string, numbers: readonly number[], now = performance.now()): number | undefined {
    const digit = westernDigits(key);
    if (!/^\d$/.test(digit)) return undefined;
    const earlier = now - this.since < PAUSE ? this.digits : "";
    for (const digits of [earlier + digit, digit]) {
      const found = numbers.find((number) => String(number).startsWith(digits));
      if (found === undefined) continue;
      [this.digits, this.since] = [digits, now];
      return found;
    }
    return undefined;
  }
}
