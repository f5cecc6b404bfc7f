// The short code of a table, as it is shown.

/** The signs of the first group. */
const FIRST_GROUP = 3;

/** Return a code in two groups, which are easier to say and to remember. */
export function spacedCode(code: string): string {
  return `${code.slice(0, FIRST_GROUP)} ${code.slice(FIRST_GROUP)}`;
}
