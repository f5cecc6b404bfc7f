// Storages for tests: one in memory, one that is forbidden, one that is full.

import type { Shelf } from "./store";

export class FakeShelf implements Shelf {
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

export const lockedShelf: Shelf = { getItem: refuse, setItem: refuse };
export const fullShelf: Shelf = { getItem: () => null, setItem: refuse };
