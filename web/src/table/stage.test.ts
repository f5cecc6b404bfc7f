import { expect, it } from "vitest";

import { sampleScene, sampleZone } from "../samples";
import type { Tiding } from "../wire";
import { EMPTY_STAGE, staged } from "./stage";

const lying = sampleScene({
  zones: [sampleZone("trick", { plays: [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}H` })), count: 3 })],
});
const last: Tiding = { type: "played", seat: 3, card: "AH", taker: 3 };
const lead: Tiding = { type: "played", seat: 3, card: "2C", taker: null };

it("keeps a complete trick until the next card", () => {
  const complete = staged(EMPTY_STAGE, lying, [last]);

  expect(complete.swept?.plays.map((play) => play.card)).toEqual(["2H", "3H", "4H", "AH"]);
  expect(complete.swept?.taker).toBe(3);
  expect(staged(complete, sampleScene(), [lead]).swept).toBeNull();
});

it("keeps only the last of several tricks", () => {
  const tidings: Tiding[] = [last, ...[3, 0, 1].map((seat) => ({ ...lead, seat })), { ...lead, seat: 2, taker: 1 }];

  expect(staged(EMPTY_STAGE, lying, tidings).swept?.taker).toBe(1);
});

it("has the last words that were said, but for those that everybody says", () => {
  const word = (seat: number, kind: string): Tiding => ({ type: "said", seat, kind, name: "", number: 0, cards: [] });
  const doubled = staged(EMPTY_STAGE, lying, [word(0, "no_double"), word(1, "double"), word(2, "no_double")]);
  const passed = staged(doubled, lying, [{ type: "passed", seat: 2 }]);

  expect(doubled.calls).toEqual([{ seat: 1, kind: "double", name: "" }]);
  expect(staged(doubled, lying, [lead]).calls).toEqual(doubled.calls);
  expect(passed.calls).toEqual([{ seat: 2, kind: "pass", name: "" }]);
});

it("keeps a result until it has been looked at", () => {
  const result = { number: 1, contract: "king", leader: 0, points: [-75, 0, 0, 0], entries: [], void: "" };
  const scored = staged(EMPTY_STAGE, lying, [last, { type: "scored", result }]);

  expect(scored).toEqual({ swept: expect.anything(), calls: [], result });
  expect(staged(scored, sampleScene(), [lead]).result).toEqual(result);
});
