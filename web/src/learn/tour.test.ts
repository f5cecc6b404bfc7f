import { describe, expect, it } from "vitest";

import { sampleOffer, sampleScene } from "../samples";
import type { Scene, Tip, Update } from "../wire";
import { eventOf, type TipContext } from "./tips";
import { acknowledged, advanced, beginTour, remembered, resumed, saveTour, tourOf, type TourState } from "./tour";

const TIPS: Tip[] = [
  { event: "asked", name: "choose", sentence: { id: "a", facts: {} } },
  { event: "contract", name: "king", sentence: { id: "b", facts: {} } },
  { event: "took", name: "", sentence: { id: "c", facts: {} } },
];
const NOTHING: TourState = { queue: [], seen: [] };
const CHOOSING = { turn: { offers: [sampleOffer("choose")], refused: {}, optional: false, question: null } };
const TAKEN: Update = { type: "played", seat: 3, card: "2C", taker: 0 };

function contextOf(changes: Partial<Scene> = {}, updates: Update[] = []): TipContext {
  return { updates, scene: sampleScene({ contract: "", ...changes }), viewer: 0 };
}

function after(state: TourState, ...contexts: TipContext[]): TourState {
  return contexts.reduce((before, context) => advanced(before, TIPS, context), state);
}

function shown({ queue }: TourState): string[] {
  return queue.map(eventOf);
}

function store(): { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void } {
  const values = new Map<string, string>();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => void values.set(key, value) };
}

describe("the tips of a match", () => {
  it("wait for each other", () => {
    const state = after(NOTHING, contextOf({ contract: "king" }, [TAKEN]));

    expect(shown(state)).toEqual(["contract king", "took"]);
    expect(shown(acknowledged(state))).toEqual(["took"]);
  });

  it("stay until they are read, and never return", () => {
    const state = after(NOTHING, contextOf({}, [TAKEN]), contextOf(), contextOf({}, [TAKEN]));

    expect(shown(state)).toEqual(["took"]);
    expect(shown(after(acknowledged(state), contextOf({}, [TAKEN])))).toEqual([]);
  });

  it("go with the question that they explain, and then count as read", () => {
    const state = after(NOTHING, contextOf(CHOOSING), contextOf({ contract: "king" }));

    expect(shown(state)).toEqual(["contract king"]);
    expect(shown(after(acknowledged(state), contextOf(CHOOSING)))).toEqual([]);
  });

  it("about what has happened end with their deal, and come again if they were not read", () => {
    const result = { dealNumber: 1, void: "", points: [], entries: [], contract: "", totals: [] };
    const scored = { type: "scored", result } as unknown as Update;
    const next = after(NOTHING, contextOf({}, [TAKEN]), contextOf({}, [scored]));

    expect(shown(next)).toEqual([]);
    expect(shown(after(next, contextOf({}, [TAKEN])))).toEqual(["took"]);
  });

  it("about a contract come before those about what has happened", () => {
    const state = after(NOTHING, contextOf({}, [TAKEN]), contextOf({ contract: "king" }));

    expect(shown(state)).toEqual(["contract king", "took"]);
  });

  it("come again if their time passed before they were shown", () => {
    const both = after(NOTHING, contextOf({ contract: "king", ...CHOOSING }));
    const later = after(both, contextOf({ contract: "queens" }), contextOf({ contract: "king" }));

    expect(shown(both)).toEqual(["asked choose", "contract king"]);
    expect(shown(later)).toEqual(["contract king"]);
  });
});

describe("a remembered tour", () => {
  it("begins again with the tips that were not read, though their events are past", () => {
    const left = after(NOTHING, contextOf({ contract: "king" }, [TAKEN]));
    const browser = store();
    saveTour(browser, "trex", remembered(left, true));

    const again = resumed(tourOf(browser, "trex") ?? { isOn: false, seen: [], waiting: [] }, TIPS);
    expect(shown(after(again, contextOf({ contract: "king" })))).toEqual(["contract king", "took"]);
  });

  it("is unknown for a game without one, or if it is malformed", () => {
    const browser = store();
    browser.setItem("mamlaka.tips", '{"chess":{"isOn":"yes"}}');

    expect([tourOf(browser, "trex"), tourOf(browser, "chess"), tourOf(null, "trex")]).toEqual([null, null, null]);
  });

  it("is kept for each game", () => {
    const browser = store();
    beginTour(browser, "trex");
    saveTour(browser, "hearts", { isOn: false, seen: ["took"], waiting: [] });

    expect(tourOf(browser, "trex")).toEqual({ isOn: true, seen: [], waiting: [] });
    expect(tourOf(browser, "hearts")).toEqual({ isOn: false, seen: ["took"], waiting: [] });
  });
});
