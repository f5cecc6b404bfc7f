// Random secrets.

/** The length of tokens and nonces. */
export const SECRET_BYTES = 16;

/** Return the given number of random bytes, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
