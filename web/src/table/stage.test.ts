import { expect, it } from "vitest";

import { sampleScene, sampleZone } from "../samples";
import type { Update } from "../wire";
import { EMPTY_STAGE, staged } from "./stage";

const lying = sampleScene({
  zones: [sampleZone("trick", { plays: [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}H` })), count: 3 })],
});
const last: Update = { type: "played", seat: 3, card: "AH", taker: 3, breaks: "" };
const lead: Update = { type: "played", seat: 3, card: "2C", taker: null, breaks: "" };

it("keeps a complete trick until the next card", () => {
  const complete = staged(EMPTY_STAGE, lying, [last]);

  expect(complete.swept?.plays.map((play) => play.card)).toEqual(["2H", "3H", "4H", "AH"]);
  expect(complete.swept?.taker).toBe(3);
  expect(staged(complete, sampleScene(), [lead]).swept).toBeNull();
});

it("knows where a trick goes when it is the table's no more", () => {
  const gone = staged(staged(EMPTY_STAGE, lying, [last]), sampleScene(), [lead]);

  expect(gone).toMatchObject({ swept: null, goesTo: 3 });
});

it("keeps only the last of several tricks", () => {
  const updates: Update[] = [last, ...[3, 0, 1].map((seat) => ({ ...lead, seat })), { ...lead, seat: 2, taker: 1 }];

  expect(staged(EMPTY_STAGE, lying, updates).swept?.taker).toBe(1);
});

it("has a word for a card that breaks a suit", () => {
  const broken: Update = { ...last, breaks: "H" };

  expect(staged(EMPTY_STAGE, lying, [broken]).calls).toEqual([{ seat: 3, kind: "broken", name: "H", number: null }]);
});

it("has the last word of each seat, but for those that everybody says", () => {
  const word = (seat: number, kind: string): Update => ({
    type: "said",
    seat,
    kind,
    name: "",
    number: null,
    cards: [],
  });
  const doubled = staged(EMPTY_STAGE, lying, [word(0, "no_double"), word(1, "double"), word(2, "no_double")]);
  const passed = staged(doubled, lying, [{ type: "passed", seat: 2 }]);

  expect(doubled.calls).toEqual([{ seat: 1, kind: "double", name: "", number: null }]);
  expect(staged(doubled, lying, [lead]).calls).toEqual(doubled.calls);
  expect(passed.calls.map(({ seat, kind }) => [seat, kind])).toEqual([
    [1, "double"],
    [2, "pass"],
  ]);
  expect(staged(doubled, lying, [word(1, "stay")]).calls).toEqual([{ seat: 1, kind: "stay", name: "", number: null }]);
});

it("lets cards stand out that were given, until their first trick is over", () => {
  const before = sampleScene();
  const given: Update = { type: "moved", source: 3, target: 0, cards: ["QS", "AH", "KH"], count: 3 };
  const drawn: Update = { type: "moved", source: 8, target: 0, cards: ["2C"], count: 1 };
  const stage = staged(EMPTY_STAGE, before, [given, drawn]);

  expect(stage.given).toEqual(["QS", "AH", "KH"]);
  expect(staged(stage, before, [lead]).given).toEqual(stage.given);
  expect(staged(stage, lying, [last]).given).toEqual([]);
});

it("keeps a result until it has been looked at", () => {
  const result = { number: 1, contract: "king", leader: 0, points: [-75, 0, 0, 0], entries: [], void: "" };
  const scored = staged(EMPTY_STAGE, lying, [last, { type: "scored", result }]);

  expect(scored).toEqual({ swept: expect.anything(), goesTo: 3, calls: [], given: [], result });
  expect(staged(scored, sampleScene(), [lead]).result).toEqual(result);
});
