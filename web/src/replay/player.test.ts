import { describe, expect, it } from "vitest";

import { parseRecord, RecordFrames } from "./fold";
import type { Frame } from "./frames";
import { Player } from "./player.svelte";
import { formatPosition, parsePosition, stopsOf, trickEndsOf } from "./steps";

const RECORDS = import.meta.glob<{ record: object }>("../../../tests/games/*/replay*.json", {
  import: "default",
  eager: true,
});

function framesOf(name: string): RecordFrames {
  const found = Object.entries(RECORDS).find(([path]) => path.endsWith(`/${name}.json`));
  return new RecordFrames(parseRecord(JSON.stringify(found?.[1].record)));
}

async function playerOf(name: string): Promise<Player> {
  const player = new Player(framesOf(name), 0);
  await player.go({ deal: 0, event: -1 });
  return player;
}

/** Step until nothing changes; return the positions. */
async function walk(player: Player, step: () => Promise<void>): Promise<string[]> {
  const visited: string[] = [];
  for (;;) {
    const here = formatPosition(player);
    if (visited[visited.length - 1] === here) return visited;
    visited.push(here);
    await step();
  }
}

describe("steps", () => {
  const frames = framesOf("hearts/replay").fold(0, null);

  it("stop after the cards are dealt, after the exchange, and at each card", () => {
    const events = framesOf("hearts/replay").record.deals[0]?.events ?? [];
    const lines = stopsOf(frames, 4).map((stop) => events[stop] ?? "");

    expect(lines[0]).toMatch(/^deal 3 /);
    expect(lines.filter((line) => line.startsWith("deal "))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("move "))).toHaveLength(1);
    expect(lines.filter((line) => /^\d \w\w$/.test(line))).toHaveLength(52);
  });

  it("stop at the cards of each seat where cards are played together, and open all discards with the last ones", () => {
    const record = framesOf("da_qi_zi/replay");
    const events = record.record.deals[0]?.events ?? [];
    const lines = stopsOf(record.fold(0, null), 4).map((stop) => events[stop] ?? "");
    const isOfSeat = (line: string) => /^move \d /.test(line);

    expect(lines.filter(isOfSeat)).toEqual(events.filter(isOfSeat).slice(0, -1));
    expect(lines.filter((line) => line.startsWith("move discards"))).toHaveLength(1);
  });

  it("stop before a card of the stock that follows discards", () => {
    const [stock, crib, starter] = [6, 7, 8];
    const moves = [
      [0, crib],
      [1, crib],
      [stock, starter],
    ];
    const series = moves.map(([source = 0, target = 0]): Frame => {
      const update = { type: "moved" as const, source, target, cards: [], count: 1 };
      return { scene: (frames[0] as Frame).scene, updates: [update] };
    });

    expect(stopsOf(series, 2)).toEqual([1, 2]);
  });

  it("stop at each trick", () => {
    const ends = trickEndsOf(frames, 4);
    expect(ends).toHaveLength(13);
    expect(ends[12]).toBe(frames.length - 1);
  });
});

describe.each(Object.keys(RECORDS).map((path) => path.replace(/.*games\/|\.json/g, "")))("a replay of %s", (name) => {
  it("goes back the way it came, card by card", async () => {
    const player = await playerOf(name);
    const forward = await walk(player, () => player.next("card"));
    expect(player.isAtEnd).toBe(true);
    const back = await walk(player, () => player.previous("card"));

    expect(player.isAtStart).toBe(true);
    expect(back).toEqual([...forward].reverse());
  });

  it("reaches the end by tricks, and every deal by deals", async () => {
    const player = await playerOf(name);
    await walk(player, () => player.next("trick"));
    expect(player.isAtEnd).toBe(true);
    const deals = (await walk(player, () => player.previous("deal"))).map((at) => at.split(".")[0]);

    expect([...new Set(deals)]).toHaveLength(player.deals);
    expect(player.isAtStart).toBe(true);
  });
});

describe("a replay", () => {
  it("hides what a seat did not know, at the same event", async () => {
    const player = await playerOf("trex/replay");
    await player.next("trick");
    const at = formatPosition(player);
    const knownOf = () =>
      player.scene?.zones.slice(0, 4).map(({ shown, cards }) => [shown.length > 1, cards.length > 1]);
    expect(knownOf()).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, true],
    ]);
    await player.look(2, false);

    expect(formatPosition(player)).toBe(at);
    expect(knownOf()?.map(([, isKnown]) => isKnown)).toEqual([false, false, true, false]);
  });

  it("has the result of its deal from the first event on", async () => {
    const player = await playerOf("hearts/replay");

    expect(player.event).toBeLessThan(5);
    expect(player.result).toMatchObject({ dealNumber: 1, points: player.source.record.deals[0]?.points });
  });

  it("keeps to the deals and events that there are", async () => {
    const player = await playerOf("trex/replay");
    await player.go({ deal: 99, event: 999 });
    expect(player.isAtEnd).toBe(true);
    await player.next("deal");
    expect(player.isAtEnd).toBe(true);
  });
});

describe("an address", () => {
  it.each([
    ["#3.17", { deal: 2, event: 16 }],
    ["#2", { deal: 1, event: -1 }],
    ["#0.0", { deal: 0, event: 0 }],
    ["", null],
    ["#x.1", null],
    ["#1.", null],
  ])("%s", (fragment, position) => {
    expect(parsePosition(fragment)).toEqual(position);
  });

  it("is that of its position", () => {
    expect(parsePosition(formatPosition({ deal: 4, event: 0 }))).toEqual({ deal: 4, event: 0 });
  });
});
