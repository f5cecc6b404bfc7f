import { describe, expect, it } from "vitest";

import { tableOfLesson } from "./play";

describe("the table of a lesson", () => {
  it("has the standard rules without a query", () => {
    expect(tableOfLesson("trex", "")).toEqual({ game: "trex", preset: "", options: {}, seats: null });
  });

  it("has the preset, the seats and the options of the lesson", () => {
    const wish = { game: "trex", preset: "complex", options: { doubling: "off" }, seats: 4 };

    expect(tableOfLesson("trex", "?preset=complex&doubling=off&seats=4")).toEqual(wish);
  });
});
