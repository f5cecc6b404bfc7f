import { describe, expect, it } from "vitest";

import type { MoveCost, ReviewedDeal, ReviewedMove } from "../wire";
import { Reviewer } from "./reviewer.svelte";

function costOf(loss: number): MoveCost {
  const best = { kind: "play", cards: ["2C"], number: null, name: "", takes: [] };
  return { loss, standardError: 0.5, unit: "points", best };
}

function moveOf(event: number, loss: number): ReviewedMove {
  const action = { kind: "play", cards: ["KS"], number: null, name: "", takes: [] };
  return {
    event,
    seat: 0,
    action,
    costly: loss > 1,
    group: "play",
    known: costOf(loss),
    open: null,
    followed: [],
    ignored: [],
    alternatives: [],
  };
}

const LUCK = { expected: [], standardErrors: [], actual: [] };
const DEALS: ReviewedDeal[] = [
  { deal: 0, moves: [moveOf(4, 2), moveOf(9, 0)], lead: [], luck: LUCK },
  { deal: 1, moves: [moveOf(5, 7)], lead: [1], luck: LUCK },
];

describe("a review", () => {
  it("asks for one deal after the other, and sorts the costly moves", async () => {
    const asked: number[] = [];
    const reviewer = new Reviewer(2, (deal) => {
      asked.push(deal);
      return Promise.resolve(DEALS[deal]!);
    });
    await reviewer.run();

    expect(asked).toEqual([0, 1]);
    expect(reviewer.isComplete).toBe(true);
    expect(reviewer.costly.map(({ deal, event }) => [deal, event])).toEqual([
      [1, 5],
      [0, 4],
    ]);
    expect(reviewer.moveAt({ deal: 0, event: 9 })?.known.loss).toBe(0);
    expect(reviewer.moveAt({ deal: 0, event: 5 })).toBeUndefined();
  });

  it("continues where it failed", async () => {
    let failures = 1;
    const reviewer = new Reviewer(2, (deal) =>
      deal === 1 && failures-- > 0 ? Promise.reject(new Error("lost")) : Promise.resolve(DEALS[deal]!),
    );
    await reviewer.run();
    expect(reviewer.deals).toHaveLength(1);
    expect(reviewer.failure).toBeInstanceOf(Error);

    await reviewer.run();
    expect(reviewer.isComplete).toBe(true);
    expect(reviewer.failure).toBeNull();
  });

  it("stops when it is closed", async () => {
    const reviewer = new Reviewer(2, (deal) => {
      reviewer.close();
      return Promise.resolve(DEALS[deal]!);
    });
    await reviewer.run();
    expect(reviewer.deals).toHaveLength(1);
  });
});
