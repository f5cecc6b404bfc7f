import { beforeEach, describe, expect, it } from "vitest";

import type { KeyValueStore } from "../state/store";
import { forgetRules, savedRules, saveRules } from "./savedRules";

const mine = { game: "trex", name: "Ours", preset: "partners", options: { doubling: "off" } };
let store: KeyValueStore;

beforeEach(() => {
  const items = new Map<string, string>();
  store = { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
});

describe("saved rules", () => {
  it("are kept for each game, the newest first", () => {
    const second = { ...mine, name: "Theirs", options: {} };
    saveRules(mine, store);
    saveRules({ ...mine, game: "hearts" }, store);
    saveRules(second, store);

    expect(savedRules("trex", store)).toEqual([second, mine]);
  });

  it("replace those of the same name", () => {
    saveRules(mine, store);
    saveRules({ ...mine, preset: "" }, store);

    expect(savedRules("trex", store)).toEqual([{ ...mine, preset: "" }]);
  });

  it("can be forgotten", () => {
    saveRules(mine, store);
    saveRules({ ...mine, game: "hearts" }, store);
    forgetRules(mine, store);

    expect([savedRules("trex", store), savedRules("hearts", store).length]).toEqual([[], 1]);
  });

  it("that are malformed are left out", () => {
    const rows = [mine, null, { ...mine, name: 5 }, { ...mine, name: "Other", options: { doubling: 1 } }];
    store.setItem("mamlaka.rules", JSON.stringify(rows));

    expect(savedRules("trex", store)).toEqual([mine, { ...mine, name: "Other", options: {} }]);
    store.setItem("mamlaka.rules", "{");
    expect(savedRules("trex", store)).toEqual([]);
    expect(savedRules("trex", null)).toEqual([]);
  });
});
