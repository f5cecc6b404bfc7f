// JSON in the storage of the browser. If the storage is full, broken or forbidden, nothing is remembered.

/** The part of `localStorage` that is used. */
export type Shelf = Pick<Storage, "getItem" | "setItem">;

/** Return the storage of the browser, or null if access is denied. */
export function browserShelf(): Shelf | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Return the value of a key; undefined if it is missing or malformed. */
export function readJson(shelf: Shelf | null, key: string): unknown {
  try {
    const text = shelf?.getItem(key) ?? null;
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Store a value under a key; return whether it was stored. */
export function writeJson(shelf: Shelf | null, key: string, value: unknown): boolean {
  if (!shelf) return false;
  try {
    shelf.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Return the fields of a parsed value; empty if it is not an object. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}
