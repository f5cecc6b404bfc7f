import { expect, it } from "vitest";

import { said, sampleScene, sampleZone } from "../samples";
import type { Update } from "../wire";
import { EMPTY_STAGE, staged } from "./stage";

type Played = Extract<Update, { type: "played" }>;

const lying = sampleScene({
  zones: [sampleZone("trick", { plays: [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}H` })), count: 3 })],
});
const last: Played = { type: "played", seat: 3, card: "AH", taker: 3 };
const lead: Played = { type: "played", seat: 3, card: "2C", taker: null };

it("keeps a complete trick until the next card", () => {
  const complete = staged(EMPTY_STAGE, lying, [last]);

  expect(complete.swept?.plays.map((play) => play.card)).toEqual(["2H", "3H", "4H", "AH"]);
  expect(complete.swept?.taker).toBe(3);
  expect(staged(complete, sampleScene(), [lead]).swept).toBeNull();
});

it("knows the taker of a trick that is no longer on the table", () => {
  const gone = staged(staged(EMPTY_STAGE, lying, [last]), sampleScene(), [lead]);

  expect(gone).toMatchObject({ swept: null, goesTo: 3 });
});

it("keeps only the last of several tricks", () => {
  const updates: Update[] = [last, ...[3, 0, 1].map((seat) => ({ ...lead, seat })), { ...lead, seat: 2, taker: 1 }];

  expect(staged(EMPTY_STAGE, lying, updates).swept?.taker).toBe(1);
});

it("has the call of a card", () => {
  const message = { id: "call-broken", facts: { suit: "H" } };

  expect(staged(EMPTY_STAGE, lying, [{ ...last, announcement: { call: message } }]).calls).toEqual([
    { seat: 3, message },
  ]);
});

it("has the words of another seat about an event", () => {
  const [call, answer] = ["call-count", "call-reply"].map((id) => ({ id, facts: { number: 2 } }));
  const count: Update = {
    ...said(1, "count", { number: 2 }),
    announcement: { call: call!, reply: { seat: 0, call: answer! } },
  };

  expect(staged(EMPTY_STAGE, lying, [count]).calls).toEqual([
    { seat: 1, message: call },
    { seat: 0, message: answer },
  ]);
});

it("lets a trick lie that a pass completes, and none that it doesn't", () => {
  const passed = staged(EMPTY_STAGE, lying, [{ type: "passed", seat: 2, taker: 1 }]);
  const plays = lying.zones.find(({ kind }) => kind === "trick")?.plays;

  expect(passed).toMatchObject({ swept: { plays, taker: 1 }, goesTo: 1 });
  expect(staged(EMPTY_STAGE, lying, [{ type: "passed", seat: 2 }]).swept).toBeNull();
});

it("lets combinations lie until the next lead, also if a discard completes the trick", () => {
  const kinds = ["hand", "hand", "played", "played", "discards", "discards"];
  const zones = kinds.map((kind, place) => sampleZone(kind, { owner: place % 2 }));
  const led = zones.map((zone, place) => (place === 2 ? { ...zone, cards: ["SR", "SR"], count: 2 } : zone));
  const discard: Update = { type: "moved", source: 1, target: 5, cards: [], count: 2, taker: 0 };
  const beaten: Update = { type: "moved", source: 1, target: 3, cards: ["CB", "CB"], count: 2, taker: 1 };
  const next: Update = { type: "moved", source: 0, target: 2, cards: ["GR"], count: 1, taker: null };
  const complete = staged(EMPTY_STAGE, sampleScene({ zones: led }), [discard]);

  expect(complete.swept).toEqual({ plays: ["SR", "SR"].map((card) => ({ seat: 0, card })), taker: 0 });
  expect(staged(complete, sampleScene({ zones }), [next])).toMatchObject({ swept: null, goesTo: 0 });
  expect(staged(EMPTY_STAGE, sampleScene({ zones: led }), [beaten]).swept?.plays.map(({ card }) => card)).toEqual([
    "SR",
    "SR",
    "CB",
    "CB",
  ]);
});

it("has the last call of each seat", () => {
  const ids = (stage: typeof EMPTY_STAGE) => stage.calls.map(({ seat, message }) => [seat, message.id]);
  const silent: Update = { ...said(0, "no_double"), announcement: {} };
  const doubled = staged(EMPTY_STAGE, lying, [silent, said(1, "double")]);
  const passed = staged(doubled, lying, [{ type: "passed", seat: 2, announcement: { call: { id: "call-pass" } } }]);

  expect(ids(doubled)).toEqual([[1, "call-double"]]);
  expect(staged(doubled, lying, [lead]).calls).toEqual(doubled.calls);
  expect(ids(passed)).toEqual([
    [1, "call-double"],
    [2, "call-pass"],
  ]);
  expect(ids(staged(doubled, lying, [said(1, "stay")]))).toEqual([[1, "call-stay"]]);
});

it("lets passed cards stand out until their first trick is over", () => {
  const before = sampleScene();
  const given: Update = { type: "moved", source: 3, target: 0, cards: ["QS", "AH", "KH"], count: 3 };
  const drawn: Update = { type: "moved", source: 8, target: 0, cards: ["2C"], count: 1 };
  const stage = staged(EMPTY_STAGE, before, [given, drawn]);

  expect(stage.given).toEqual(["QS", "AH", "KH"]);
  expect(staged(stage, before, [lead]).given).toEqual(stage.given);
  expect(staged(stage, lying, [last]).given).toEqual([]);
});

it("keeps a result until it has been looked at", () => {
  const result = {
    dealNumber: 1,
    contract: "king",
    leader: 0,
    points: [-75, 0, 0, 0],
    entries: [],
    void: "",
    tally: [],
  };
  const scored = staged(EMPTY_STAGE, lying, [last, { type: "scored", result }]);

  expect(scored).toEqual({ swept: expect.anything(), goesTo: 3, calls: [], given: [], result });
  expect(staged(scored, sampleScene(), [lead]).result).toEqual(result);
});
