import { describe, expect, it } from "vitest";

import { changed } from "../state/scene";
import { parseHand } from "../state/verify";
import { announcementOf } from "../texts/news";
import type { Frame } from "./frames";
import { parseRecord, RecordFrames, type DrawableRecord } from "./fold";
import { EMPTY_SCENE } from "./guessed";

/** What the rules of Python give: for each event the zones that it changes; the event "end" clears the table. */
type Places = Record<string, string>[];

interface Vector {
  record: object;
  open: Places;
  seat: Places;
}

const VECTORS = import.meta.glob<Vector>("../../../tests/games/*/replay*.json", { import: "default", eager: true });

/** The files of matches whose events name all that is known of a hand. */
const SELF_EXPLANATORY = [
  "trex/replay",
  "trex/replay_complex",
  "hearts/replay",
  "toepen/replay",
  "toepen/replay_fold",
  "tressette/replay",
  "oneonta/replay",
  "da_qi_zi/replay",
];

function sourceOf(name: string): Vector {
  const source = VECTORS[`../../../tests/games/${name}.json`];
  if (!source) throw new Error(`no record of ${name}`);
  return source;
}

/** Return a record as older programs and simulations write it. */
function withoutDisplay(record: DrawableRecord): DrawableRecord {
  return { ...record, deals: record.deals.map(({ display: _, ...deal }) => deal) };
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place);
}

/** Write the places of a frame as the vectors do. */
function placesOf({ scene }: Frame, names: readonly string[]): Record<string, string> {
  const texts = scene.zones.map(({ cards, count, plays, shown }) => {
    const played = plays.map(({ seat, card }) => `${seat}:${card}`).join(" ");
    return `${played || cards.join(" ")} ?${count - cards.length} ${shown.join(" ")}`;
  });
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
}

describe.each(Object.entries(VECTORS))("%s", (_, { record: document, ...expected }) => {
  const record = parseRecord(JSON.stringify(document));
  const frames = new RecordFrames(record);
  const names = record.table.zones;

  it.each([["open", null] as const, ["seat", 0] as const])("has every card in its place (%s)", (knowledge, seat) => {
    const rows = [...expected[knowledge]];
    record.deals.forEach(({ events }, deal) => {
      let places: Record<string, string> = {};
      frames.fold(deal, seat).forEach((frame, event) => {
        const row = rows.shift();
        const found = placesOf(frame, names);
        places = event === 0 ? found : { ...places, ...row };
        if (row?.["end"]) places = Object.fromEntries(names.map((name) => [name, " ?0 "]));
        const isOpen = events[event + 1]?.startsWith("move ") ?? false; // a series of moves is one exchange
        if (!row?.["end"] && !isOpen) expect(found, `deal ${deal}, event ${event}`).toEqual(places);
      });
    });
    expect(rows).toEqual([]);
  });

  it("shows beside the cards what the record says", () => {
    let shown: Record<string, unknown> = {};
    record.deals.forEach(({ events, display = {} }, deal) => {
      const found = frames.fold(deal, null);
      events.forEach((_, event) => {
        const { scene, settled, updates } = found[event] ?? { scene: EMPTY_SCENE, updates: [] };
        const { scene: changes = {}, announcement } = display[event] ?? {};
        shown = { ...changed({ ...EMPTY_SCENE, ...shown }, changes) };
        expect({ ...(settled ?? scene), zones: [] }, `deal ${deal}, event ${event}`).toEqual(shown);
        if (announcement) expect(updates.map(announcementOf)).toContainEqual(announcement);
      });
    });
  });

  it.each([["with its display", frames] as const, ["without it", new RecordFrames(withoutDisplay(record))] as const])(
    "ends with the points of the record (%s)",
    (_display, found) => {
      const deal = record.deals.length - 1;
      const scored = found.fold(deal, null).filter(({ updates }) => updates.some(({ type }) => type === "scored"));

      expect(scored.map(({ scene }) => [scene.totals, scene.over])).toEqual([[record.totals, record.is_over]]);
    },
  );
});

describe.each(SELF_EXPLANATORY.map((name) => [name, sourceOf(name)] as const))(
  "a record of %s without display",
  (_name, { record: document, ...expected }) => {
    const record = withoutDisplay(parseRecord(JSON.stringify(document)));
    const frames = new RecordFrames(record);

    it.each([["open", null] as const, ["seat", 0] as const])("has the same cards in hands (%s)", (knowledge, seat) => {
      const rows = [...expected[knowledge]];
      record.deals.forEach(({ events }, deal) => {
        let hand = "";
        frames.fold(deal, seat).forEach((frame, event) => {
          const row = rows.shift();
          const found = placesOf(frame, record.table.zones)["0"] ?? "";
          hand = event === 0 ? found : (row?.["0"] ?? hand);
          const isOpen = events[event + 1]?.startsWith("move ") ?? false;
          if (!row?.["end"] && !isOpen) expect(found, `deal ${deal}, event ${event}`).toEqual(hand);
        });
      });
    });

    it("announces nothing that no table announces", () => {
      const silent = record.deals.flatMap((played, deal) =>
        (played.silent ?? []).flatMap((event) => frames.fold(deal, null)[event]?.updates ?? []),
      );

      expect(silent.map(announcementOf).filter(({ sentence, call }) => sentence ?? call)).toEqual([]);
    });
  },
);

it("announces a word that is said with a card", () => {
  const played = /"(\d [2-9TJQKA][SHDC])"/;
  const text = JSON.stringify(sourceOf("hearts/replay").record).replace(played, '"$1 word"');
  const record = withoutDisplay(parseRecord(text));
  const event = record.deals[0]?.events.findIndex((line) => line.endsWith(" word")) ?? -1;
  const frame = new RecordFrames(record).fold(0, null)[event];

  expect(frame?.updates.map(announcementOf)).toMatchObject([
    { sentence: { id: "news-played-word", facts: { name: "word" } }, call: { id: "call-word" } },
  ]);
});

it("sorts the cards of a hand as the contract of the deal ranks them", () => {
  const record = withoutDisplay(parseRecord(JSON.stringify(sourceOf("hearts/replay").record)));
  const sorting = record.table.sorting.split(" ").reverse();
  const [first = { events: [] }, ...others] = record.deals;
  const deals = [{ ...first, sorting: sorting.join(" "), in_front: 2 }, ...others];
  const sceneOf = (deal: number) => new RecordFrames({ ...record, deals }).fold(deal, 0)[deal + 5]?.scene;
  const hand = sceneOf(0)?.zones[0]?.cards ?? [];

  expect(hand.length).toBeGreaterThan(0);
  expect(hand).toEqual(sorting.filter((card) => hand.includes(card)));
  expect(sceneOf(0)?.inFront).toEqual(sorting.slice(0, 2));
  expect(sceneOf(1)?.inFront).toEqual([]);
});

it("keeps the cards of a hand that is turned away from its owner in their places", () => {
  const record = withoutDisplay(parseRecord(JSON.stringify(sourceOf("hearts/replay").record)));
  const [hand = ""] = record.deals[0]?.events.filter((line) => line.startsWith("deal 0 ")) ?? [];
  const cards = parseHand(hand.slice("deal 0 ".length), new RecordFrames(record).table.deck).reverse();
  const events = ["new deal 0", hand, `move 0 0 ${cards.join(" ")} for 1 2 3`, `0 ${cards[2]}`];
  const frames = new RecordFrames({ ...record, deals: [{ events }] });
  const handOf = (seat: number) => frames.fold(0, seat)[3]?.scene.zones[0];

  expect(handOf(1)?.cards).toEqual(cards.filter((_, place) => place !== 2));
  expect(handOf(0)?.cards).toEqual([]);
  expect([handOf(0), handOf(1)].map((zone) => zone?.places)).toEqual(Array(2).fill([1, 2, ...range(4, 13)]));
});

describe("a file", () => {
  it.each([
    "",
    "{}",
    "[]",
    '{"format":"mamlaka record","format_version":9}',
    '{"format":"mamlaka record","format_version":0}',
  ])("that is no record is refused: %s", (text) => {
    expect(() => parseRecord(text)).toThrow();
  });
});
