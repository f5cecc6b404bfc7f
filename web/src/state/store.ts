// JSON in the storage of the browser, which may be full, broken, or forbidden: then nothing is remembered.

/** The part of `localStorage` that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Return the storage of the browser, or null where the browser does not allow it. */
export function browserShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Return what stands under a key; undefined: nothing that can be read. */
export function readJson(shelf: Shelf | null, key: string): unknown {
  try {
    const text = shelf?.getItem(key) ?? null;
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Write a value under a key; returns whether it is kept. */
export function writeJson(shelf: Shelf | null, key: string, value: unknown): boolean {
  if (!shelf) return false;
  try {
    shelf.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Return the fields of a value that was read, or none. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}
