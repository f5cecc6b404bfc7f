import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { directionOf, fan } from "./geometry";

describe("the places of four seats", () => {
  const rounded = (seat: number, viewer: number | null, direction: "cw" | "ccw") => {
    const { x, y } = directionOf(seat, viewer, sampleTable({ direction }));
    return [Math.round(x) + 0, Math.round(y) + 0];
  };

  it("puts oneself below", () => {
    expect([0, 1, 2, 3].map((seat) => rounded(seat, seat, "ccw"))).toEqual(Array(4).fill([0, 1]));
  });

  it("puts the next seat on the right where the turn goes counter-clockwise", () => {
    expect([1, 2, 3].map((seat) => rounded(seat, 0, "ccw"))).toEqual([
      [1, 0],
      [0, -1],
      [-1, 0],
    ]);
  });

  it("puts the next seat on the left where the turn goes clockwise", () => {
    expect(rounded(1, 0, "cw")).toEqual([-1, 0]);
  });

  it("shows a spectator seat 0 below", () => {
    expect(rounded(0, null, "ccw")).toEqual([0, 1]);
  });
});

describe("a hand", () => {
  it.each([
    [13, 344, 66],
    [13, 900, 100],
    [10, 304, 60],
    [22, 344, 66],
    [1, 344, 66],
  ])("of %i cards in %i pixels lies inside, in the order of reading", (count, width, card) => {
    const { slots, height } = fan(count, width, card);

    expect(slots).toHaveLength(count);
    for (const slot of slots) {
      expect(slot.x).toBeGreaterThanOrEqual(-0.01);
      expect(slot.x + card).toBeLessThanOrEqual(width + 0.01);
      expect(slot.y + 1.4 * card).toBeLessThanOrEqual(height + 0.01);
    }
  });

  it("wraps on a phone, so that every card shows more than its corner", () => {
    const { slots } = fan(13, 344, 66);
    const first = slots.filter((slot) => slot.y === 0);

    expect(first).toHaveLength(7);
    expect((first[1]?.x ?? 0) - (first[0]?.x ?? 0)).toBeGreaterThan(40);
  });

  it("stays in one row where there is room", () => {
    expect(new Set(fan(13, 900, 100).slots.map((slot) => Math.round(slot.y / 50))).size).toBe(1);
  });
});
