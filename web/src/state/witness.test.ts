import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../texts/languages";
import { sampleTexts } from "../texts/samples";
import type { RememberedSeat } from "./seats";
import { doubtsOf, witnessAt } from "./witness";

const table = { commitment: "c0", terms: "game: trex 1" };
const seat: RememberedSeat = {
  told: 0,
  terms: "game: trex 1",
  people: null,
  table: "t",
  token: "secret",
  seat: 1,
  nonce: "0a",
  nonceHashes: ["h0", "h1"],
  cancelledStarts: 0,
  deck: null,
  commitment: "c0",
  game: "trex",
  preset: "",
  startedAt: 0,
  lastSeen: 0,
  hands: [],
  hasGaps: false,
};
const fromAccount = { ...seat, token: "", nonce: "", nonceHashes: null, commitment: "" };

/** Return the ids of the doubts of a seat. */
function ids(remembered: RememberedSeat | null): string[] {
  return doubtsOf(remembered).map(({ id }) => id);
}

describe("a browser", () => {
  it("that took part in the only start has no doubts", () => {
    expect(ids(seat)).toEqual([]);
  });

  it("that took part after a cancelled start is not said to have taken no part", () => {
    expect(doubtsOf({ ...seat, cancelledStarts: 2 })).toEqual([{ id: "page-check-cancelled", facts: { count: 2 } }]);
  });

  it.each([
    ["watched", null],
    ["has a seat from another device", fromAccount],
    ["has not revealed its part", { ...seat, nonceHashes: null }],
  ])("that %s has no record of a part", (_state, remembered) => {
    expect(ids(remembered)).toEqual(["page-check-no-part"]);
  });

  it("keeps the commitment that it read before it took its seat", () => {
    expect(witnessAt({ commitment: "changed", terms: "changed" }, seat)).toMatchObject({
      commitment: "c0",
      isEarly: true,
    });
  });

  it.each([
    ["watched", null],
    ["has a seat from another device", fromAccount],
  ])("that %s has only the commitment that is shown now", (_state, remembered) => {
    expect(witnessAt(table, remembered)).toMatchObject({ commitment: "c0", isEarly: false });
  });
});

describe("the verdict on a part of a record", () => {
  const parts = {
    ar: "شارك",
    de: "beteiligt",
    en: "part in",
    fr: "particip",
    it: "contribu",
    ja: "加わ",
    nl: "bijdrage",
  };

  it.each(LANGUAGES)("says nothing about whether the browser took part: %s", (language) => {
    const word = parts[language as keyof typeof parts];

    expect(sampleTexts(language).format("page-verified-in-part")).not.toContain(word);
  });
});
