import { describe, expect, it } from "vitest";

import { sampleScene, sampleTable, sampleZone } from "../samples";
import type { Listener } from "../texts/listener";
import { plain, sampleTexts } from "../texts/samples";
import type { Offer, Scene } from "../wire";
import { speakDeal, speakHand, speakLastTrick, speakScore, speakTable, speakTurn, type Question } from "./speech";

const listener: Listener = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };

function spoken(question: Question, changes: Partial<Scene> = {}, to: Partial<Listener> = {}): string {
  return plain(question(sampleScene(changes), { ...listener, ...to }));
}

function offer(kind: string, ...cards: string[]): Offer {
  return { kind, cards, least: 0, most: 1, numbers: [], names: [], receiver: null };
}

/** What changes when the viewer is asked. */
function asked(...offers: Offer[]): Partial<Scene> {
  return { turn: { offers, refused: {}, optional: false } };
}

const plays = [
  { seat: 1, card: "QH" },
  { seat: 2, card: "TD" },
];
const trick = sampleZone("trick", { plays, count: 2 });

describe("before the match", () => {
  it.each([speakDeal, speakHand, speakTable, speakScore, speakLastTrick, speakTurn])(
    "there is nothing to say",
    (question) => {
      expect(question(null, listener)).toBe("The match hasn't started yet.");
    },
  );
});

describe("the deal", () => {
  it("has its kingdom and contract", () => {
    expect(spoken(speakDeal, { deal: 3 })).toBe("Trex, kingdom 1 of 4, deal 3: Diamonds");
  });

  it("has only a number if the sheet has no sections", () => {
    expect(spoken(speakDeal, { round: 0, contract: "" })).toBe("Trex, deal 1");
    expect(spoken(speakDeal, { round: 0 })).toBe("Trex, deal 1: Diamonds");
  });
});

describe("the hand", () => {
  const hand = "Your hand, 3 cards: spades: ace. hearts: ten, nine.";

  it("is read suit by suit", () => {
    expect(spoken(speakHand)).toBe(hand);
  });

  it("is read with the playable cards", () => {
    expect(spoken(speakHand, asked(offer("play", "TH", "9H")))).toBe(
      `${hand} You may play: ten of hearts, nine of hearts`,
    );
    expect(spoken(speakHand, asked(offer("play", "AS", "TH", "9H")))).toBe(`${hand} You may play any of your cards.`);
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

    expect(spoken(speakTable, { phase: "layout_play", zones: [layout] })).toBe(
      "spades: ten to queen. hearts: no cards yet. diamonds: no cards yet. clubs: jack to jack",
    );
  });
});

describe("the score", () => {
  it("begins with your own", () => {
    const totals = [-75, 15, 0, 60];

    expect(spoken(speakScore, { totals }, { viewer: 2 })).toBe("Score: You 0, Right +60, Salma −75, Omar +15");
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
    ["everybody's", { secret: true }, "Everyone answers in secret. Waiting for the others…"],
    ["to choose", asked(offer("choose")), "Your kingdom: choose a contract."],
    ["to keep a deal", asked({ ...offer("choose"), names: ["replay", "keep"] }), "You may ask for a new deal."],
    ["to lead first", asked(offer("play", "AS")), "Your turn: lead to the first trick."],
    ["to lead", { ...asked(offer("play", "AS")), tricks: [1, 0, 0, 0] }, "You took the trick: lead to the next."],
    ["to follow", { ...asked(offer("play", "AS")), zones: [trick] }, "Your turn: play a card."],
    ["to lay", { ...asked(offer("play", "AS")), phase: "layout_play" }, "Your turn: play a card that fits the layout."],
    ["to give", asked({ ...offer("give", "AS"), least: 3, most: 3, receiver: 1 }), "Choose 3 cards to pass to Omar."],
    ["to double", asked(offer("double", "KH"), offer("no")), "Tap the cards you want to double, then confirm."],
    ["to appeal", asked(offer("appeal"), offer("no")), "You may appeal for a new deal."],
    [
      "with nothing to say",
      { ...asked(offer("no")), secret: true },
      "Everyone is asked. You have nothing to double and no right to appeal.",
    ],
    ["with a question that is not put to everybody", asked(offer("no")), "Choose an answer."],
    ["with another word", asked(offer("knock")), "Choose an answer."],
    ["with cards to be taken", asked(offer("swap", "AS", "TH")), "Choose cards (0–1), then confirm."],
    ["over", { over: true }, "The match is over."],
  ];

  it.each(rows)("is said: %s", (_, changes, line) => {
    expect(spoken(speakTurn, changes)).toBe(line);
  });
});
