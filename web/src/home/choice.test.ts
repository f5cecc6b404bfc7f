import { describe, expect, it } from "vitest";

import type { GameInfo } from "../wire";
import { offeredSeats, possibleChoice } from "./choice";

const game: GameInfo = {
  name: "hearts",
  seats: [3, 4],
  defaultSeats: 4,
  presets: [{ name: "pairs", about: "", options: {}, seats: [4, 6] }],
  levels: ["easy", "hard"],
  defaultLevel: "easy",
  hasTips: false,
};

describe("the settings of a match", () => {
  it("are the defaults if nothing is wanted", () => {
    expect(possibleChoice(game, {})).toEqual({
      game: "hearts",
      preset: "",
      options: {},
      seats: 4,
      bots: "easy",
      public: false,
      spectators: null,
      takeover: null,
      talk: false,
      clock: "off",
    });
  });

  it("keep what is possible", () => {
    const wanted = {
      game: "hearts",
      preset: "pairs",
      options: {},
      seats: 6,
      bots: "hard",
      public: true,
      spectators: "nobody",
      takeover: "creator",
      talk: true,
      clock: "quick",
    } as const;

    expect(possibleChoice(game, wanted)).toEqual(wanted);
  });

  it("replace what the game or the preset does not offer", () => {
    const wanted = { game: "trex", preset: "gone", seats: 6, bots: "best" };

    expect(possibleChoice(game, wanted)).toEqual({
      game: "hearts",
      preset: "",
      options: {},
      seats: 4,
      bots: "easy",
      public: false,
      spectators: null,
      takeover: null,
      talk: false,
      clock: "off",
    });
  });

  it("offer the seats of the preset", () => {
    expect([offeredSeats(game, "pairs"), offeredSeats(game, "")]).toEqual([
      [4, 6],
      [3, 4],
    ]);
  });

  it("keep options of the same game and a known preset alone", () => {
    const options = { moon: "self" };

    expect(possibleChoice(game, { game: "hearts", preset: "", options }).options).toEqual(options);
    expect(possibleChoice(game, { game: "trex", preset: "", options }).options).toEqual({});
    expect(possibleChoice(game, { game: "hearts", preset: "nothing", options }).options).toEqual({});
  });

  it("have only the seats that the options allow", () => {
    expect(possibleChoice(game, { seats: 6 }, [4, 6]).seats).toBe(6);
    expect(possibleChoice(game, { seats: 6 }, [4]).seats).toBe(4);
  });
});
