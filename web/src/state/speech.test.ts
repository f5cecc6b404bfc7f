import { describe, expect, it } from "vitest";

import { sampleOffer, sampleScene, sampleTable, sampleZone } from "../samples";
import type { TextContext } from "../texts/context";
import { plain, sampleTexts } from "../texts/samples";
import type { Badge, Counter, Message, Offer, Scene } from "../wire";
import { speakDeal, speakHand, speakLastTrick, speakScore, speakTable, speakTurn, type Question } from "./speech";

const context: TextContext = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };

function spoken(question: Question, changes: Partial<Scene> = {}, to: Partial<TextContext> = {}): string {
  return plain(question(sampleScene(changes), { ...context, ...to }));
}

/** What changes when the viewer is asked. */
function asked(question: Message, ...offers: Offer[]): Partial<Scene> {
  return { turn: { offers, refused: {}, optional: false, question } };
}

const card: Message = { id: "ask-card" };

const plays = [
  { seat: 1, card: "QH" },
  { seat: 2, card: "TD" },
];
const trick = sampleZone("trick", { plays, count: 2 });

describe("before the match", () => {
  it.each([speakDeal, speakHand, speakTable, speakScore, speakLastTrick, speakTurn])(
    "there is nothing to say",
    (question) => {
      expect(question(null, context)).toBe("The match hasn't started yet.");
    },
  );
});

describe("the deal", () => {
  it("has its kingdom and contract", () => {
    const headline = { id: "headline-kingdom", facts: { round: 1, deal: 3 } };

    expect(spoken(speakDeal, { headline })).toBe("Trex. Kingdom 1 of 4, deal 3: Diamonds. Omar: king");
  });

  it("has the badges of the table, and no dealer", () => {
    const headline = { id: "headline-deal", facts: { deal: 1 } };
    const trumps: Badge = {
      seat: null,
      message: { id: "badge-trump", facts: { suit: "H" } },
      tone: "note",
      cards: [],
    } as const;
    const dealer: Badge = { seat: 1, message: { id: "badge-dealer" }, tone: "dealer", cards: [] };

    expect(spoken(speakDeal, { headline, contract: "", badges: [trumps, dealer] })).toBe(
      "Trex. Deal 1. trumps: hearts",
    );
  });
});

describe("the hand", () => {
  const hand = "Your hand, 3 cards: spades: ace. hearts: ten, nine.";

  it("is read suit by suit", () => {
    expect(spoken(speakHand)).toBe(hand);
  });

  it("is read with the playable cards", () => {
    expect(spoken(speakHand, asked(card, sampleOffer("play", { cards: ["TH", "9H"] })))).toBe(
      `${hand} You may play: ten of hearts, nine of hearts`,
    );
    expect(spoken(speakHand, asked(card, sampleOffer("play", { cards: ["AS", "TH", "9H"] })))).toBe(
      `${hand} You may play any of your cards.`,
    );
  });

  it("ends with the jokers", () => {
    const zones = [sampleZone("hand", { owner: 0, cards: ["AS", "*S"], count: 2 })];

    expect(spoken(speakHand, { zones })).toBe("Your hand, 2 cards: spades: ace. small joker");
  });

  it("may be empty, or missing for a spectator", () => {
    expect(spoken(speakHand, { zones: [sampleZone("hand", { owner: 0 })] })).toBe("You hold no cards.");
    expect(spoken(speakHand, {}, { viewer: null })).toBe("You are watching.");
  });
});

describe("the table", () => {
  it("has the cards of the trick", () => {
    expect(spoken(speakTable, { zones: [trick] })).toBe("On the table: Omar queen of hearts, Across ten of diamonds");
    expect(spoken(speakTable)).toBe("There are no cards on the table.");
  });

  it("has the rows of the layout", () => {
    const layout = sampleZone("layout", { cards: ["QS", "JS", "TS", "JC"], count: 4 });

    expect(spoken(speakTable, { openingRank: "J", tricks: [], zones: [layout] })).toBe(
      "spades: ten to queen. hearts: no cards yet. diamonds: no cards yet. clubs: jack",
    );
  });
});

describe("the score", () => {
  it("begins with your own", () => {
    const totals = [-75, 15, 0, 60];

    expect(spoken(speakScore, { totals }, { viewer: 2 })).toBe("Score: You 0, Right +60, Salma −75, Omar +15");
  });

  it("has the counters, and those that are standings in place of the points", () => {
    const counter = (id: string, value: number, owner: number | null): Counter => ({
      ...{ message: { id }, value, owner, goal: null, style: "number", isStanding: owner !== null },
    });
    const chips = [19, 20, 18, 20].map((value, seat) => counter("counter-chips", value, seat));
    const counters = [counter("counter-stake", 2, null), ...chips];

    expect(spoken(speakScore, { counters })).toBe("Score: You 19, Omar 20, Across 18, Left 20. stake: 2");
  });

  it("names the second standing of a seat", () => {
    const standing = (id: string, value: number): Counter => ({
      ...{ message: { id }, value, owner: 0, goal: null, style: "number", isStanding: true },
    });
    const counters = [standing("counter-chips", 19), standing("counter-stake", 2)];

    expect(spoken(speakScore, { counters })).toBe("Score: You 19, Omar 0, Across 0, Left 0. You: stake: 2");
  });
});

describe("the last trick", () => {
  it("is read with its taker", () => {
    expect(spoken(speakLastTrick, { past: [{ number: 4, plays, taker: 1 }] })).toBe(
      "Trick 4: Omar queen of hearts, Across ten of diamonds. Omar took it.",
    );
  });

  it("may be missing, or not be looked at again", () => {
    expect(spoken(speakLastTrick)).toBe("No trick of this deal is finished yet.");
    expect(spoken(speakLastTrick, { tricks: [0, 1, 0, 0] })).toBe(
      "This table doesn't let you look back at finished tricks.",
    );
  });
});

describe("whose turn it is", () => {
  const rows: [string, Partial<Scene>, string][] = [
    ["others", { waiting: [1, 2] }, "Omar, Across to play…"],
    ["nobody's", { waiting: [] }, ""],
    [
      "everybody's",
      { secret: true, waitingMessage: "waiting-secret" },
      "Everyone answers in secret. Waiting for the others…",
    ],
    ["yours", asked({ id: "ask-contract" }), "Your kingdom: choose a contract."],
    [
      "yours, with facts",
      asked({ id: "ask-pass-cards", facts: { count: 3, seat: 1 } }),
      "Choose 3 cards to pass to Omar.",
    ],
    [
      "yours, with cards",
      asked({ id: "ask-double", facts: { cards: "KH" } }),
      "You may double: king of hearts. Select what to double, or say no.",
    ],
    ["over", { over: true }, "The match is over."],
  ];

  it.each(rows)("is said: %s", (_, changes, line) => {
    expect(spoken(speakTurn, changes)).toBe(line);
  });
});
