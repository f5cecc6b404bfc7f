// One tap from the first page into a match: the table begins as soon as its connection stands.

const waiting = new Set<string>();

/** Begin the match of a table when it is shown. */
export function startWhenOpen(table: string): void {
  waiting.add(table);
}

/** Whether the match of a table is to begin by itself; true once. */
export function takeStart(table: string): boolean {
  return waiting.delete(table);
}
