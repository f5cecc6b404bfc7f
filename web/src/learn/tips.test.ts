import { describe, expect, it } from "vitest";

import { sampleOffer, sampleScene } from "../samples";
import type { Scene, Tip, Update } from "../wire";
import { eventOf, newTips, type TipContext } from "./tips";

function tipOf(event: Tip["event"], name = ""): Tip {
  return { event, name, sentence: { id: `${event}-${name}`, facts: {} } };
}

const TIPS = [
  tipOf("asked", "choose"),
  tipOf("said", "double"),
  tipOf("contract", "king"),
  tipOf("contract", "slaps"),
  tipOf("took"),
  tipOf("passed"),
];

function contextOf(updates: Update[] = [], changes: Partial<Scene> = {}): TipContext {
  return { updates, scene: sampleScene({ contract: "", ...changes }), viewer: 0 };
}

function eventsOf(context: TipContext, seen: string[] = []): string[] {
  return newTips(TIPS, new Set(seen), context).map(eventOf);
}

function saidBy(seat: number, kind: string): Update {
  return { type: "said", seat, kind, name: "", number: null, cards: [] };
}

function playedFor(taker: number | null): Update {
  return { type: "played", seat: 3, card: "2C", taker };
}

describe("new tips", () => {
  it("are none when nothing new has happened", () => {
    expect(eventsOf(contextOf())).toEqual([]);
  });

  it("tell what the player is asked", () => {
    const turn = { offers: [sampleOffer("choose"), sampleOffer("no")], refused: {}, optional: false, question: null };
    expect(eventsOf(contextOf([], { turn }))).toEqual(["asked choose"]);
  });

  it("explain every contract of a deal", () => {
    expect(eventsOf(contextOf([], { contract: "slaps+king" }))).toEqual(["contract king", "contract slaps"]);
  });

  it("explain what anyone says", () => {
    expect(eventsOf(contextOf([saidBy(2, "double"), saidBy(1, "no")]))).toEqual(["said double"]);
  });

  it("concern only the player's own tricks and passes", () => {
    expect(eventsOf(contextOf([playedFor(1), playedFor(null), { type: "passed", seat: 2 }]))).toEqual([]);
    expect(eventsOf(contextOf([playedFor(0), { type: "passed", seat: 0 }]))).toEqual(["took", "passed"]);
  });

  it("tell what a badge means, and what the first card to play is about", () => {
    const tips = [tipOf("badge", "badge-king"), tipOf("asked", "play")];
    const badges: Scene["badges"] = [{ seat: 2, message: { id: "badge-king", facts: {} }, tone: "crown", cards: [] }];
    const turn = { offers: [sampleOffer("play")], refused: {}, optional: false, question: null };
    const later = contextOf([], { badges, turn });
    expect(newTips(tips, new Set(), contextOf([], { badges: [] }))).toEqual([]);
    expect(newTips(tips, new Set(), later).map(eventOf)).toEqual(["badge badge-king", "asked play"]);
  });

  it("are not repeated", () => {
    expect(eventsOf(contextOf([playedFor(0)], { contract: "king" }), ["took"])).toEqual(["contract king"]);
  });
});
