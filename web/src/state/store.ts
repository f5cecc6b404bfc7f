// JSON in the storage of the browser. If the storage is full, broken or forbidden, nothing is remembered.

/** The part of `localStorage` that is used. */
export type KeyValueStore = Pick<Storage, "getItem" | "setItem">;

/** Return the storage of the browser, or null if access is denied. */
export function browserStore(): KeyValueStore | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Return the value of a key; undefined if it is missing or malformed. */
export function readJson(store: KeyValueStore | null, key: string): unknown {
  try {
    const text = store?.getItem(key) ?? null;
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Store a value under a key; return whether it was stored. */
export function writeJson(store: KeyValueStore | null, key: string, value: unknown): boolean {
  if (!store) return false;
  try {
    store.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Return the fields of a parsed value; empty if it is not an object. */
export function fieldsOf(value: unknown): Partial<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? value : {};
}
