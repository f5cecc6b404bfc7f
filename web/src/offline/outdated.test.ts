import { expect, it } from "vitest";

import { reloadOnce } from "./outdated";

class FakeStorage {
  private readonly items = new Map<string, string>();
  readonly length = 0;
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  key = () => null;
  clear = () => this.items.clear();
  removeItem = (key: string) => void this.items.delete(key);
}

it("reloads a page once", () => {
  const storage = new FakeStorage();
  let reloads = 0;
  for (let time = 0; time < 3; time += 1) reloadOnce("script.js 1", storage, () => (reloads += 1));
  expect(reloads).toBe(1);

  reloadOnce("script.js 2", storage, () => (reloads += 1));
  expect(reloads).toBe(2);
});

it("does not reload what it could not remember", () => {
  let reloads = 0;
  const full = Object.assign(new FakeStorage(), {
    setItem: () => {
      throw new Error("full");
    },
  });
  reloadOnce("script.js 1", full, () => (reloads += 1));
  reloadOnce("script.js 1", null, () => (reloads += 1));
  expect(reloads).toBe(0);
});
