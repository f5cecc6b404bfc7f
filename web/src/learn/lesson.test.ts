import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { plain, sampleTexts } from "../texts/samples";
import type { LessonInfo, ScoringTable } from "../wire";
import { isAt, lessonAddress, nameOf, pageAt, settingsOf, spoken } from "./lesson";

function scoringOf(contract: string): ScoringTable {
  return { type: "scoring", title: null, contract, sentences: [], rows: [], total: null };
}

const title = { id: "learn-page-game", facts: {} };
const LESSON: LessonInfo = {
  game: "trex",
  seats: 4,
  direction: "ccw",
  hasDummy: false,
  faces: "french",
  unit: 1,
  lowestWins: false,
  tips: [],
  pages: [
    { title, blocks: [{ type: "paragraph", sentence: title }] },
    { title, blocks: [scoringOf("king"), scoringOf("slaps")] },
    { title, blocks: [scoringOf("")] },
  ],
};

describe("the place in a lesson", () => {
  it("is a contract, several contracts together, or the number of a page", () => {
    expect(["", "king", "slaps+diamonds", "3"].map((place) => pageAt(LESSON, place))).toEqual([0, 1, 1, 2]);
  });

  it("is the first page for anything else", () => {
    expect(["0", "4", "-1", "nonsense", "1.5"].map((place) => pageAt(LESSON, place))).toEqual([0, 0, 0, 0, 0]);
  });

  it("is never a table without a contract", () => {
    expect(isAt(scoringOf(""), "")).toBe(false);
  });
});

describe("the address of a lesson", () => {
  it("has the settings that have a value", () => {
    expect(lessonAddress("trex", { preset: "" })).toBe("/learn/trex");
    expect(lessonAddress("trex", { preset: "old_scores" })).toBe("/learn/trex?preset=old_scores");
  });

  it("has the options and the seats of a table", () => {
    const table = sampleTable({ options: { kh_appeal: "K,KA" } });
    expect(lessonAddress("trex", settingsOf(table))).toBe("/learn/trex?kh_appeal=K%2CKA&seats=4");
  });
});

describe("a sentence of a lesson", () => {
  it("writes cards, suits and contracts in the words of the reader", () => {
    const texts = sampleTexts();
    expect(plain(texts.sentence({ id: "learn-trex-first-holder", facts: { card: "7H" } }))).toBe(
      "The first king is the player who holds 7♥.",
    );
    expect(plain(texts.sentence({ id: "learn-points-suit", facts: { suit: "D" } }))).toBe("Each diamond");
  });
});

describe("a picture", () => {
  it("names the seats as the viewer sees them", () => {
    expect([0, 1, 2, 3].map((seat) => nameOf(sampleTexts(), LESSON, seat))).toEqual(["You", "Right", "Across", "Left"]);
    expect(nameOf(sampleTexts(), { ...LESSON, seats: 1, hasDummy: true }, 1)).toBe("Dummy");
  });

  it("speaks the marks of a card", () => {
    const card = { card: "QH", seat: 3, marks: ["wins", "scores"] };
    expect(plain(spoken(sampleTexts(), card))).toBe("queen of hearts, takes the trick, counts");
  });
});
