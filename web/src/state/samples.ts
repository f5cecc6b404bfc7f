// Storages for tests: one in memory, one that is forbidden, one that is full.

import type { KeyValueStore } from "./store";

export class FakeStore implements KeyValueStore {
  private readonly values: Map<string, string>;

  constructor(values: Record<string, string> = {}) {
    this.values = new Map(Object.entries(values));
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.values.set(key, value);
  }
}

function refuse(): never {
  throw new Error("not here");
}

export const lockedStore: KeyValueStore = { getItem: refuse, setItem: refuse };
export const fullStore: KeyValueStore = { getItem: () => null, setItem: refuse };
