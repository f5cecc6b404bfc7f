import { describe, expect, it } from "vitest";

import type { MoveCost, ReviewedDeal, ReviewedMove } from "../wire";
import { totalsOf } from "./totals";

const ACTION = { kind: "play", cards: ["2C"], number: null, name: "", takes: [] };

function costOf(loss: number, standardError: number, unit: MoveCost["unit"] = "points"): MoveCost {
  return { loss, standardError, unit, best: ACTION };
}

function moveOf(seat: number, known: MoveCost, open: number | null, costly: boolean): ReviewedMove {
  const cost = open === null ? null : costOf(open, 0);
  return {
    ...{ event: 0, seat, action: ACTION, costly, group: "play", known },
    ...{ open: cost, followed: [], ignored: [], alternatives: [] },
  };
}

const LUCK = { expected: [], standardErrors: [], actual: [] };
const DEALS: ReviewedDeal[] = [
  { deal: 0, lead: [], luck: LUCK, moves: [moveOf(1, costOf(5, 3), 20, true), moveOf(1, costOf(1, 3), 5, false)] },
  {
    deal: 1,
    lead: [],
    luck: LUCK,
    moves: [moveOf(1, costOf(7, 4), null, true), moveOf(0, costOf(2, 0.1, "chance"), null, true)],
  },
];

describe("totals of decisions", () => {
  it("add the two losses apart, and of the known ones only those of costly decisions", () => {
    const [first] = totalsOf(DEALS, ({ seat }) => (seat === 1 ? "Ada" : ""));
    expect(first).toEqual({
      name: "Ada",
      decisions: 3,
      costly: 2,
      known: [{ unit: "points", loss: 12, standardError: 5 }],
      solved: 2,
      open: 25,
    });
  });

  it("count chances to win, but do not add them to points", () => {
    const [, second] = totalsOf(DEALS, ({ seat }) => `seat ${seat}`);
    expect(second).toMatchObject({ name: "seat 0", decisions: 1, costly: 1, known: [] });
  });

  it("keep units apart: points of the deal, and points less what is kept for later deals", () => {
    const moves = [moveOf(0, costOf(5, 1), null, true), moveOf(0, costOf(7, 2, "net"), null, true)];
    const [only] = totalsOf([{ deal: 0, lead: [], luck: LUCK, moves }], () => "all");
    expect(only?.known).toEqual([
      { unit: "points", loss: 5, standardError: 1 },
      { unit: "net", loss: 7, standardError: 2 },
    ]);
  });

  it("can be those of deals", () => {
    expect(totalsOf(DEALS, (_, deal) => `deal ${deal}`).map(({ decisions }) => decisions)).toEqual([2, 2]);
  });
});
