import { describe, expect, it } from "vitest";

import type { GameInfo } from "../wire";
import { offeredSeats, possibleWish } from "./wish";

const game: GameInfo = {
  name: "hearts",
  seats: [3, 4],
  defaultSeats: 4,
  presets: [{ name: "pairs", about: "", options: {}, seats: [4, 6] }],
  levels: ["easy", "hard"],
  defaultLevel: "easy",
};

describe("the settings of a match", () => {
  it("are the defaults if nothing is wanted", () => {
    expect(possibleWish(game, {})).toEqual({ game: "hearts", preset: "", seats: 4, bots: "easy", joinable: true });
  });

  it("keep what is possible", () => {
    const wanted = { game: "hearts", preset: "pairs", seats: 6, bots: "hard", joinable: false };

    expect(possibleWish(game, wanted)).toEqual(wanted);
  });

  it("replace what the game or the preset does not offer", () => {
    const wanted = { game: "trex", preset: "gone", seats: 6, bots: "best" };

    expect(possibleWish(game, wanted)).toEqual({ game: "hearts", preset: "", seats: 4, bots: "easy", joinable: true });
  });

  it("offer the seats of the preset", () => {
    expect([offeredSeats(game, "pairs"), offeredSeats(game, "")]).toEqual([
      [4, 6],
      [3, 4],
    ]);
  });
});
