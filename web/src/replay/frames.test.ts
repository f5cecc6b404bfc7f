import { describe, expect, it } from "vitest";

import { sampleScene, sampleTable, sampleZone } from "../samples";
import { Api } from "../state/api";
import type { MatchRecord } from "../state/record";
import type { ReplayDeal, Result, Update } from "../wire";
import { framesOf, resultOf, ServerFrames, titleOf, withOpenHands } from "./frames";

const scene = sampleScene({
  zones: [
    sampleZone("hand", { owner: 0, cards: ["AS"], count: 1 }),
    sampleZone("hand", { owner: 1, cards: ["9H"], count: 1 }),
    sampleZone("trick", { cards: ["2S"], count: 1, plays: [{ seat: 3, card: "2S" }] }),
  ],
});
const result: Result = {
  dealNumber: 1,
  contract: "king",
  leader: 0,
  points: [1, 0, 0, 0],
  entries: [],
  void: "",
  tally: [],
};
const played: Update = { type: "played", seat: 0, card: "AS", taker: 0 };

function deal(frames: ReplayDeal["frames"]): ReplayDeal {
  return { deal: 0, scene, frames: [{ updates: [], changes: {} }, ...frames] };
}

describe("frames", () => {
  it("differ from the frame before by their changes", () => {
    const empty = sampleZone("hand", { owner: 0 });
    const [first, second] = framesOf(deal([{ updates: [played], changes: { contract: "king", "zones.0": empty } }]));

    expect(first?.scene).toEqual(scene);
    expect(second?.scene).toEqual({ ...scene, contract: "king", zones: [empty, ...scene.zones.slice(1)] });
    expect(scene.zones[0]?.cards).toEqual(["AS"]);
  });

  it("keep the cards of the table at the end of a deal, with the new score", () => {
    const cleared = scene.zones.map((zone) => ({ ...zone, cards: [], count: 0, plays: [] }));
    const changes = { zones: cleared, contract: "", totals: [1, 0, 0, 0] };
    const [, last] = framesOf(deal([{ updates: [played, { type: "scored", result }], changes }]));

    expect(last?.scene.zones.map(({ cards }) => cards)).toEqual([[], ["9H"], []]);
    expect(last?.scene).toMatchObject({ contract: scene.contract, totals: [1, 0, 0, 0] });
    expect(last?.settled).toMatchObject(changes);
  });

  it("open discards, and take the last combinations away", () => {
    const zones = [
      sampleZone("hand", { owner: 0, cards: ["SR", "SR"], count: 2 }),
      sampleZone("played", { owner: 1, cards: ["CB", "CB"], count: 2 }),
      sampleZone("discards", { owner: 0 }),
      sampleZone("discards", { owner: 1, count: 1 }),
    ];
    const ends = (update: Update) => {
      const replay = {
        ...deal([{ updates: [update, { type: "scored", result }], changes: {} }]),
        scene: { ...scene, zones },
      };
      return framesOf(replay)[1]?.scene.zones.map(({ cards, shown }) =>
        [cards, shown].map((some) => some.join(" ")).join("/"),
      );
    };

    expect(ends({ type: "moved", source: 3, target: 3, cards: ["GB"], count: 1 })).toEqual([
      "SR SR/",
      "CB CB/",
      "/",
      "GB/GB",
    ]);
    expect(ends({ type: "moved", source: 0, target: 2, cards: ["SR", "SR"], count: 2, taker: 1 })).toEqual([
      ...["/", "/", "/", "/"],
    ]);
  });

  it("are requested once for each deal and seat, and again after a failure", async () => {
    const asked: string[] = [];
    const fetcher: typeof fetch = (path) => {
      asked.push(String(path));
      return asked.length === 1
        ? Promise.reject(new TypeError("no network"))
        : Promise.resolve(new Response(JSON.stringify(deal([]))));
    };
    const frames = new ServerFrames(new Api(fetcher), sampleTable(), record);
    await expect(frames.deal(0, null)).rejects.toThrow();
    await frames.deal(0, null);
    await frames.deal(0, null);
    await frames.deal(0, 2);

    const path = "/api/tables/t1/replay?deal=0";
    expect(asked).toEqual([path, path, `${path}&seat=2`]);
  });
});

const record: MatchRecord = {
  game: "trex",
  rules_version: 1,
  options: {},
  seats: [],
  deals: [
    { events: ["new deal 0"], void: "appeal", leader: 1 },
    {
      events: ["new deal 1"],
      contract: "king",
      leader: 2,
      points: [-75, 0, 0, 0],
      ledger: [{ seat: 0, points: -75, reason: "cards", cards: "KH" }],
    },
    { events: ["new deal 2"] },
  ],
  totals: [],
  is_over: false,
};

describe("the result of a deal", () => {
  it("has its number among the deals that count, and its ledger", () => {
    expect(resultOf(record, 0)).toMatchObject({ dealNumber: 1, void: "appeal", leader: 1 });
    expect(resultOf(record, 1)).toMatchObject({
      dealNumber: 1,
      contract: "king",
      points: [-75, 0, 0, 0],
      entries: [{ seat: 0, points: -75, reason: "cards", contract: "", cards: ["KH"], count: 0, other: null, each: 0 }],
    });
  });

  it("names the contract as players say it", () => {
    const [first = { events: [] }, second = { events: [] }] = record.deals;
    const deals = [first, { ...second, title: "king_hand" }];

    expect([titleOf(first), titleOf(second), titleOf(undefined)]).toEqual(["", "king", ""]);
    expect(resultOf({ ...record, deals }, 1)).toMatchObject({ contract: "king_hand" });
  });

  it("is missing until the deal is finished", () => {
    expect([resultOf(record, 2), resultOf(record, 3)]).toEqual([null, null]);
  });
});

describe("open hands", () => {
  it("are face up except in front", () => {
    const shown = withOpenHands(scene, 0).zones.map((zone) => zone.shown);
    expect(shown).toEqual([[], ["9H"], []]);
  });

  it("open the small piles of the table with them, but not a stock", () => {
    const piles = ["widow", "stock", "layout"].map((kind) => sampleZone(kind, { cards: ["KC", "2D"], count: 2 }));
    const shown = withOpenHands(sampleScene({ zones: piles }), 0).zones.map((zone) => zone.shown);
    expect(shown).toEqual([["KC", "2D"], [], []]);
  });
});
