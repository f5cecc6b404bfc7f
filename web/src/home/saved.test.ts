import { beforeEach, describe, expect, it } from "vitest";

import type { Shelf } from "../state/store";
import { forgetRules, savedRules, saveRules } from "./saved";

const mine = { game: "trex", name: "Ours", preset: "partners", options: { doubling: "off" } };
let shelf: Shelf;

beforeEach(() => {
  const items = new Map<string, string>();
  shelf = { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
});

describe("saved rules", () => {
  it("are kept for each game, the newest first", () => {
    const second = { ...mine, name: "Theirs", options: {} };
    saveRules(mine, shelf);
    saveRules({ ...mine, game: "hearts" }, shelf);
    saveRules(second, shelf);

    expect(savedRules("trex", shelf)).toEqual([second, mine]);
  });

  it("replace those of the same name", () => {
    saveRules(mine, shelf);
    saveRules({ ...mine, preset: "" }, shelf);

    expect(savedRules("trex", shelf)).toEqual([{ ...mine, preset: "" }]);
  });

  it("can be forgotten", () => {
    saveRules(mine, shelf);
    saveRules({ ...mine, game: "hearts" }, shelf);
    forgetRules(mine, shelf);

    expect([savedRules("trex", shelf), savedRules("hearts", shelf).length]).toEqual([[], 1]);
  });

  it("that are malformed are left out", () => {
    const rows = [mine, null, { ...mine, name: 5 }, { ...mine, name: "Other", options: { doubling: 1 } }];
    shelf.setItem("mamlaka.rules", JSON.stringify(rows));

    expect(savedRules("trex", shelf)).toEqual([mine, { ...mine, name: "Other", options: {} }]);
    shelf.setItem("mamlaka.rules", "{");
    expect(savedRules("trex", shelf)).toEqual([]);
    expect(savedRules("trex", null)).toEqual([]);
  });
});
