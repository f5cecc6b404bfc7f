import { describe, expect, it } from "vitest";

import { FakeStore, fullStore, lockedStore } from "../state/samples";
import { PROTOCOL, type Action, type ReviewedMove, type Scene, type TableInfo } from "../wire";
import { hasDrills, KEY } from "./any";
import {
  alternativeOf,
  answered,
  dayAfter,
  dayOf,
  dueDrills,
  forgetDrill,
  INTERVALS,
  isLearnt,
  keepDrills,
  keptDrills,
  MOST,
  nextDue,
  placeOf,
  storeDrill,
  type Drill,
} from "./kept";

const TODAY = "2030-02-27";

function playOf(...cards: string[]): Action {
  return { kind: "play", cards, number: null, name: "", takes: [] };
}

function drillOf(event: number, rest: Partial<Drill> = {}): Drill {
  const cost = { loss: 0, standardError: 0, unit: "points" as const, best: playOf("2C") };
  const alternatives = [
    { action: playOf("2C"), right: true, known: cost, open: null },
    { action: playOf("KS"), right: false, known: { ...cost, loss: 9 }, open: null },
  ];
  const move = { event, seat: 0, action: playOf("KS"), alternatives } as unknown as ReviewedMove;
  const table = { id: "abc" } as TableInfo;
  return { table, deal: 1, move, scene: { zones: [] } as unknown as Scene, right: 0, due: TODAY, ...rest };
}

describe("kept drills", () => {
  it("are kept once, and read again", () => {
    const store = new FakeStore();
    expect(hasDrills(store)).toBe(false);
    expect(keepDrills([drillOf(3), drillOf(5)], store)).toBe(true);
    expect(keepDrills([{ ...drillOf(3), right: 2 }], store)).toBe(true);

    expect(keptDrills(store).map(({ move, right }) => [move.event, right])).toEqual([
      [3, 0],
      [5, 0],
    ]);
    expect(hasDrills(store)).toBe(true);
  });

  it("remember their answers, and can be forgotten", () => {
    const store = new FakeStore();
    keepDrills([drillOf(3), drillOf(5)], store);
    storeDrill({ ...drillOf(5), right: 1, due: "2030-02-28" }, store);
    forgetDrill(placeOf(drillOf(3)), store);

    expect(keptDrills(store).map(({ move, right, due }) => [move.event, right, due])).toEqual([[5, 1, "2030-02-28"]]);
    forgetDrill(placeOf(drillOf(5)), store);
    expect(hasDrills(store)).toBe(false);
  });

  it("are no more than the browser has room for", () => {
    const store = new FakeStore();
    const many = Array.from({ length: MOST }, (_, event) => drillOf(event));

    expect(keepDrills(many, store)).toBe(true);
    expect(keepDrills([drillOf(MOST)], store)).toBe(false);
    expect(keptDrills(store)).toHaveLength(MOST);
    expect(keepDrills([drillOf(1)], fullStore)).toBe(false);
    expect(keptDrills(lockedStore)).toEqual([]);
    expect([hasDrills(lockedStore), hasDrills(null)]).toEqual([false, false]);
  });

  it("that are malformed or of another protocol are left out, and not lost", () => {
    const good = { ...drillOf(3), protocol: PROTOCOL };
    const rows = [null, 5, { ...good, scene: null }, { ...good, protocol: PROTOCOL + 1, deal: 8 }, good];
    const store = new FakeStore({ [KEY]: JSON.stringify(rows) });

    expect(keptDrills(store)).toHaveLength(1);
    keepDrills([drillOf(9)], store);
    expect(JSON.parse(store.getItem(KEY) ?? "")).toHaveLength(rows.length + 1);
    expect(keptDrills(new FakeStore({ [KEY]: "{" }))).toEqual([]);
  });
});

describe("a drill", () => {
  it("comes back at growing intervals after right answers, until it is learnt", () => {
    let drill = drillOf(3);
    const days: string[] = [];
    while (!isLearnt(drill)) {
      drill = answered(drill, true, drill.due);
      days.push(drill.due);
    }

    expect(days).toEqual(["2030-02-28", "2030-03-03", "2030-03-10", "2030-03-10"]);
    expect(days).toHaveLength(INTERVALS.length + 1);
  });

  it("starts again after a wrong answer", () => {
    expect(answered(drillOf(3, { right: 2 }), false, "2030-05-01")).toMatchObject({ right: 0, due: "2030-05-01" });
  });

  it("is asked on its day, the longest waiting first", () => {
    const drills = [
      drillOf(1),
      drillOf(2, { due: "2030-02-28" }),
      drillOf(3, { due: "2029-12-31" }),
      drillOf(4, { right: INTERVALS.length + 1, due: "2029-01-01" }),
    ];

    expect(dueDrills(drills, TODAY).map(({ move }) => move.event)).toEqual([3, 1]);
    expect(nextDue(drills)).toBe("2029-12-31");
    expect(nextDue(drills.slice(3))).toBeUndefined();
  });

  it("knows what an answer costs", () => {
    const { move } = drillOf(3);

    expect(alternativeOf(move, { kind: "play", cards: ["2C"] })?.right).toBe(true);
    expect(alternativeOf(move, { kind: "play", cards: ["KS"] })?.right).toBe(false);
    expect(alternativeOf(move, { kind: "play", cards: ["3C"] })).toBeUndefined();
    expect(alternativeOf(move, { kind: "pass" })).toBeUndefined();
  });
});

describe("a day", () => {
  it("is that of this device, and counts on over months and years", () => {
    expect(dayOf(new Date(2030, 0, 5, 23, 59))).toBe("2030-01-05");
    expect(dayAfter("2029-12-31", 1)).toBe("2030-01-01");
    expect(dayAfter("2028-02-28", 1)).toBe("2028-02-29");
  });
});
