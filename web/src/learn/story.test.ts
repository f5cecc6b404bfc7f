import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { plain, sampleTexts } from "../texts/samples";
import type { SheetSection } from "../wire";
import { completedSection, resultOf, storyOf } from "./story";

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
    isOpen: false,
    rows: Object.entries(rows).map(([id, points], index) => {
      const deal = points && index + 1;
      return { label: { id }, points, deal, counted: null };
    }),
  };
}

describe("the story of a part of a match", () => {
  it("names the row that set the side back most, even if it brought points", () => {
    expect(storyOf(KINGDOM, EACH, 0)).toEqual({
      place: 4,
      totals: [-100, 80, 50, -30],
      outcome: null,
      worst: { label: { id: "trex" }, points: 50, deal: 5 },
      best: { label: { id: "king" }, points: 0, deal: 1 },
    });
  });

  it("names the row that helped the winner most", () => {
    const { place, totals, best } = storyOf(KINGDOM, EACH, 1);

    expect([place, totals[0], best]).toEqual([1, 80, { label: { id: "trex" }, points: 200, deal: 5 }]);
  });

  it("adds up the partners of a side, which loses rather than coming second", () => {
    const { totals, outcome } = storyOf(
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

    expect([totals, outcome]).toEqual([[-50, 50], "lost"]);
  });

  it("compares all that deals have brought where other rows add to them", () => {
    const games = sectionOf({ lost: [-48, 0, 0], passed: [0, 0, 144], bonus: [-50, 40, 90] }, "");
    const counted = [[-98, 40, 40], [0, 0, 194], null];
    const section = { ...games, rows: games.rows.map((row, index) => ({ ...row, counted: counted[index] ?? null })) };
    const { totals, worst, best } = storyOf(section, { sides: [[0], [1], [2]], lowestWins: false }, 0);

    expect(totals).toEqual([-98, 40, 234]);
    expect(worst).toEqual({ label: { id: "lost" }, points: -98, deal: 1 });
    expect(best).toBeNull();
  });

  it("prefers few points where the lowest total wins", () => {
    const section = sectionOf({ one: [20, 0], two: [0, 6] });
    const { outcome, worst, best } = storyOf(section, { sides: [[0], [1]], lowestWins: true }, 0);

    expect([outcome, worst?.points, best?.points]).toEqual(["lost", 20, 0]);
  });

  it("goes by the ranks of a match that points have not decided", () => {
    const section = sectionOf({ one: [12, 15] }, "");

    expect(storyOf(section, { sides: [[0], [1]], lowestWins: false }, 0, [1, 2]).outcome).toBe("won");
  });

  it("names no row where all were equal", () => {
    const { outcome, worst, best } = storyOf(sectionOf({ one: [5, 5] }), { sides: [[0], [1]], lowestWins: false }, 1);

    expect([outcome, worst, best]).toEqual(["tied", null, null]);
  });
});

describe("the result of a part of a match", () => {
  const context = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };
  const story = { place: 1, worst: null, best: null };

  it("is a score of two sides, which is no gain", () => {
    const results = [
      { ...story, totals: [61, 48], outcome: "won" },
      { ...story, totals: [-48, 61], outcome: "lost" },
      { ...story, totals: [50, 50], outcome: "tied" },
    ] as const;

    expect(results.map((result) => plain(resultOf(result, context)))).toEqual([
      "You won, 61 to 48.",
      "You lost, −48 to +61.",
      "A tie, 50 to 50.",
    ]);
  });

  it("is a place among more, with a plus only beside points below nothing", () => {
    const results = [
      [61, 48, 30],
      [80, -30, -50],
    ].map((totals) => ({ ...story, totals, outcome: null }));

    expect(results.map((result) => plain(resultOf(result, context)))).toEqual([
      "You won, with 61.",
      "You won, with +80.",
    ]);
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

  it("is not one to which more deals may be added", () => {
    expect(completedSection({ sheet: [{ ...KINGDOM, isOpen: true }], over: false })).toBeNull();
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
