// Whether this browser keeps drills. The home page asks this before the code of the drills is loaded.

import type { KeyValueStore } from "../state/store";

/** The key of the drills in the storage. */
export const KEY = "mamlaka.drills";

/** Return whether drills are kept. */
export function hasDrills(store: KeyValueStore | null): boolean {
  try {
    return (store?.getItem(KEY) ?? "[]") !== "[]";
  } catch {
    return false;
  }
}
