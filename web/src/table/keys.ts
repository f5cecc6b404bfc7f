// Keys that belong to the table, whatever has the focus there.

/** Whether a key is for something else: a field that is typed into, or a command of the browser. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const inField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
  return inField || event.ctrlKey || event.metaKey || event.altKey;
}
