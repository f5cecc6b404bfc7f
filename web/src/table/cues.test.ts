import { describe, expect, it } from "vitest";

import { said } from "../samples";
import type { Update } from "../wire";
import { cuesOf } from "./cues";

const played = (taker: number | null) => ({ type: "played", seat: 1, card: "QH", taker }) as Update;

const combo: Update = { type: "moved", source: 1, target: 9, cards: ["SR"], count: 1, taker: 1 };

describe("the sounds of updates", () => {
  it.each([
    ["nothing", [], false, []],
    ["your turn alone", [], true, ["turn"]],
    ["a card", [played(null)], false, ["play"]],
    ["several cards at once", [played(null), played(null)], false, ["play"]],
    ["a trick, and your turn", [played(2)], true, ["play", "trick", "turn"]],
    ["a combination that takes the trick", [said(1, "play", { cards: ["SR"] }), combo], false, ["play", "trick"]],
    ["a discard", [{ ...combo, taker: null }], false, []],
  ] as const)("for %s", (_, updates, isTurn, cues) => {
    expect(cuesOf(updates, isTurn)).toEqual(cues);
  });
});
