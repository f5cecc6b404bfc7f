import { describe, expect, it } from "vitest";

import type { SheetSection } from "../wire";
import { completedSection, storyOf } from "./story";

const EACH = { sides: [[0], [1], [2], [3]], lowestWins: false };
const KINGDOM = sectionOf({
  king: [0, -75, 0, 0],
  queens: [-50, 0, -25, -25],
  diamonds: [-40, -30, -30, -30],
  slaps: [-60, -15, -45, -75],
  trex: [50, 200, 150, 100],
});

function sectionOf(rows: Record<string, number[] | null>, title = "sheet-part"): SheetSection {
  return {
    label: title ? { id: title } : null,
    sum: 0,
    rows: Object.entries(rows).map(([id, points], index) => ({ label: { id }, points, deal: points && index + 1 })),
  };
}

describe("the story of a part of a match", () => {
  it("names the row that set the side back most, even if it brought points", () => {
    expect(storyOf(KINGDOM, EACH, 0)).toEqual({
      place: 4,
      points: -100,
      worst: { label: { id: "trex" }, points: 50, deal: 5 },
      best: { label: { id: "king" }, points: 0, deal: 1 },
    });
  });

  it("names the row that helped the winner most", () => {
    const { place, points, best } = storyOf(KINGDOM, EACH, 1);

    expect([place, points, best]).toEqual([1, 80, { label: { id: "trex" }, points: 200, deal: 5 }]);
  });

  it("adds up the partners of a side", () => {
    const { place, points } = storyOf(
      KINGDOM,
      {
        ...EACH,
        sides: [
          [0, 2],
          [1, 3],
        ],
      },
      2,
    );

    expect([place, points]).toEqual([2, -50]);
  });

  it("prefers few points where the lowest total wins", () => {
    const section = sectionOf({ one: [20, 0], two: [0, 6] });
    const { place, worst, best } = storyOf(section, { sides: [[0], [1]], lowestWins: true }, 0);

    expect([place, worst?.points, best?.points]).toEqual([2, 20, 0]);
  });

  it("names no row where all were equal", () => {
    const { place, worst, best } = storyOf(sectionOf({ one: [5, 5] }), { sides: [[0], [1]], lowestWins: false }, 1);

    expect([place, worst, best]).toEqual([1, null, null]);
  });
});

describe("a completed section", () => {
  const open = sectionOf({ king: [0, 0], trex: null });
  const empty = sectionOf({ king: null });

  it("is the last one with points, if all its rows have them", () => {
    expect(completedSection({ sheet: [KINGDOM, empty], over: false })).toBe(KINGDOM);
    expect(completedSection({ sheet: [KINGDOM, open], over: false })).toBeNull();
    expect(completedSection({ sheet: [empty], over: false })).toBeNull();
  });

  it("is the whole sheet after the match, if it begins without a title", () => {
    const untitled = sectionOf({ one: [5, 5] }, "");
    const added = sectionOf({ bonus: [50, 0] });

    expect(completedSection({ sheet: [untitled], over: false })).toBeNull();
    expect(completedSection({ sheet: [untitled], over: true })).toEqual(untitled);
    expect(completedSection({ sheet: [untitled, added], over: false })).toBeNull();
    expect(completedSection({ sheet: [untitled, added], over: true })?.rows).toEqual([...untitled.rows, ...added.rows]);
  });
});
