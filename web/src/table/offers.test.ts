import { expect, it } from "vitest";

import { sampleOffer, sampleScene, sampleZone } from "../samples";
import type { Offer } from "../wire";
import {
  answerOffers,
  capturesOf,
  groupsShown,
  openCards,
  outOfTurnOffers,
  pickable,
  playOffer,
  together,
  trickPlays,
} from "./offers";

const play = sampleOffer("play", { cards: ["QH"], least: 1, most: 1 });
const bet = sampleOffer("raise");
const pass = sampleOffer("pass", { tone: "quiet" });

/** Return the kinds of the answers and of the offers out of turn. */
function rows(offers: Offer[], optional = false): [string[], string[]] {
  const scene = sampleScene({ turn: { offers, refused: {}, optional, question: null } });
  return [answerOffers(scene).map(({ kind }) => kind), outOfTurnOffers(scene).map(({ kind }) => kind)];
}

it("shows a bet beside the cards as an action out of turn, and a pass as an answer", () => {
  expect(rows([play, bet])).toEqual([[], ["raise"]]);
  expect(rows([play, pass])).toEqual([["pass"], []]);
  expect(rows([play, pass, bet])).toEqual([["pass"], ["raise"]]);
});

it("shows all offers of an optional turn as actions out of turn", () => {
  expect(rows([bet, pass], true)).toEqual([[], ["raise", "pass"]]);
});

it("shows the offers of a turn without cards to play as answers", () => {
  expect(rows([bet, pass])).toEqual([["raise", "pass"], []]);
});

it("shows what can be said with a card while that card is raised", () => {
  const words = sampleOffer("play", {
    groups: [
      { cards: ["QH"], name: "hello", takes: [] },
      { cards: ["9D"], name: "bye", takes: [] },
    ],
  });
  const cards = sampleOffer("play", { cards: ["QH", "9D"], least: 1, most: 1 });
  const scene = sampleScene({ turn: { offers: [cards, words], refused: {}, optional: false, question: null } });
  const alone = sampleScene({ turn: { offers: [words], refused: {}, optional: false, question: null } });

  expect(groupsShown(words, scene, "")).toEqual([]);
  expect(groupsShown(words, scene, "9D")).toEqual([{ cards: ["9D"], name: "bye", takes: [] }]);
  expect(groupsShown(words, alone, "")).toHaveLength(2);
});

it("offers the captures of a card", () => {
  const captures = sampleOffer("play", {
    groups: [
      { cards: ["7D"], name: "", takes: ["7C"] },
      { cards: ["7D"], name: "", takes: ["7S"] },
      { cards: ["KH"], name: "", takes: [] },
    ],
  });
  const scene = sampleScene({ turn: { offers: [captures], refused: {}, optional: false, question: null } });

  expect(playOffer(scene)).toBe(captures);
  expect(capturesOf("7D", scene)).toEqual([["7C"], ["7S"]]);
  expect(capturesOf("KH", scene)).toEqual([[]]);
  expect(capturesOf("7D", sampleScene({ turn: null }))).toEqual([]);
});

it("always shows what must be said with a card", () => {
  const words = sampleOffer("play", { groups: [{ cards: ["*B"], name: "clubs", takes: [] }] });
  const scene = sampleScene({ turn: { offers: [play, words], refused: {}, optional: false, question: null } });

  expect(groupsShown(words, scene, "")).toEqual([{ cards: ["*B"], name: "clubs", takes: [] }]);
});

it("shows all cards that you see of hands which only their owners don't see", () => {
  const hand = sampleZone("hand", { owner: 1, cards: ["QH", "9D"], shown: ["9D"], count: 2 });

  expect(openCards(sampleScene({}), hand)).toEqual(["9D"]);
  expect(openCards(sampleScene({ piles: [{ kind: "hand", style: "seen" }] }), hand)).toEqual(["QH", "9D"]);
});

/** A turn in which combinations of cards are played, or discarded. */
function combining(play: string[][], discard: string[][] = []) {
  const groupsOf = (sets: string[][]) => sets.map((cards) => ({ cards, name: "", takes: [] }));
  const offers = [
    sampleOffer("play", { groups: groupsOf(play) }),
    sampleOffer("discard", { groups: groupsOf(discard) }),
  ];
  const turn = {
    offers: offers.filter(({ groups }) => groups.length > 0),
    refused: {},
    optional: false,
    question: null,
  };
  return sampleScene({ zones: [sampleZone("played", { owner: 0 })], turn });
}

it("selects the cards of a combination one by one, also if all of them are single cards", () => {
  const single = combining([["GR"], ["SB"]]);

  expect(playOffer(single)).toBeUndefined();
  expect(pickable(single)).toEqual(["GR", "SB"]);
  expect(answerOffers(combining([["GR"]], [["SB"]])).map(({ kind }) => kind)).toEqual(["play", "discard"]);
  expect(pickable(sampleScene({ zones: [sampleZone("played", { owner: 0 })] }))).toBeNull();
});

it("keeps of the selected cards those that an answer can have with the last one", () => {
  const lead = combining([["SR"], ["SR", "SR"], ["RB"], ["RB", "HB", "CB"]]);

  expect(together(["SR#2", "SR"], lead)).toEqual(["SR#2", "SR"]);
  expect(together(["SR", "RB"], lead)).toEqual(["RB"]);
  expect(together(["HB", "RB"], lead)).toEqual(["HB", "RB"]);
  expect(together(["SR", "SR#2", "SR#3"], lead)).toEqual(["SR#2", "SR#3"]);
});

it("selects no more cards than an offer takes", () => {
  const pass = sampleOffer("pass_cards", { cards: ["QH", "9D", "2C"], least: 2, most: 2 });
  const scene = sampleScene({ turn: { offers: [pass], refused: {}, optional: false, question: null } });

  expect(pickable(scene)).toEqual(["QH", "9D", "2C"]);
  expect(together(["QH", "9D", "2C"], scene)).toEqual(["9D", "2C"]);
});

it("shows the combinations of all seats as the trick", () => {
  const zones = [
    sampleZone("played", { owner: 0, cards: ["SR", "SR"], count: 2 }),
    sampleZone("played", { owner: 3, cards: ["CB", "CB"], count: 2 }),
    sampleZone("trick"),
  ];

  expect(trickPlays(sampleScene({ zones })).map(({ seat, card }) => `${seat} ${card}`)).toEqual([
    "0 SR",
    "0 SR",
    "3 CB",
    "3 CB",
  ]);
});
