// Starts a match with one tap on the home page: the table starts when its connection is open.

const waiting = new Set<string>();

/** Start the match of a table when it is shown. */
export function startWhenOpen(table: string): void {
  waiting.add(table);
}

/** Return whether the match of a table should start by itself; true only once. */
export function takeStart(table: string): boolean {
  return waiting.delete(table);
}
