import { describe, expect, it } from "vitest";

import { announcementOf } from "../texts/news";
import type { Frame } from "./frames";
import { parseRecord, RecordFrames } from "./fold";

/** What the rules of Python give: for each event the zones that it changes; the event "end" clears the table. */
type Places = Record<string, string>[];

const VECTORS = import.meta.glob<{ record: object; open: Places; seat: Places }>(
  "../../../tests/vectors/replays/*.json",
  { import: "default", eager: true },
);

/** Write the places of a frame as the vectors do. */
function placesOf({ scene }: Frame, names: readonly string[]): Record<string, string> {
  const texts = scene.zones.map(({ kind, cards, count, plays, shown }) => {
    if (kind === "taken") return `${count}`;
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
        const isOpen = events[event + 1]?.startsWith("move ") ?? false; // a series of moves is one exchange
        if (!row?.["end"] && !isOpen) expect(found, `deal ${deal}, event ${event}`).toEqual(places);
      });
    });
    expect(rows).toEqual([]);
  });

  it("announces nothing that no table announces", () => {
    const silent = record.deals.flatMap((played, deal) =>
      (played.silent ?? []).flatMap((event) => frames.fold(deal, null)[event]?.updates ?? []),
    );

    expect(silent.map(announcementOf).filter(({ sentence, call }) => sentence ?? call)).toEqual([]);
  });

  it("ends with the points of the record", () => {
    const deal = record.deals.length - 1;
    const last = frames.fold(deal, null).pop();

    expect(last?.scene.totals).toEqual(record.totals);
    expect(last?.scene.over).toBe(record.is_over);
    expect(last?.updates.map(({ type }) => type)).toContain("scored");
  });
});

it("announces a word that is said with a card", () => {
  const source = VECTORS["../../../tests/vectors/replays/hearts.json"];
  const played = /"(\d [2-9TJQKA][SHDC])"/;
  const text = JSON.stringify(source?.record).replace(played, '"$1 word"');
  const record = parseRecord(text);
  const event = record.deals[0]?.events.findIndex((line) => line.endsWith(" word")) ?? -1;
  const frame = new RecordFrames(record).fold(0, null)[event];

  expect(frame?.updates.map(announcementOf)).toMatchObject([
    { sentence: { id: "news-played-word", facts: { name: "word" } }, call: { id: "call-word" } },
  ]);
});

it("sorts the cards of a hand as the contract of the deal ranks them", () => {
  const source = VECTORS["../../../tests/vectors/replays/hearts.json"];
  const record = parseRecord(JSON.stringify(source?.record));
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
