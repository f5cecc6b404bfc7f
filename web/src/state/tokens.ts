// Names that nobody can guess.

/** The length of a token and of a nonce. */
export const SECRET_BYTES = 16;

/** Return so many bytes by chance, as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
