import { expect, test } from "vitest";

import { colourOf, isJoker, rankOf, suitOf, symbolOf } from "./names";
import { PLACES, RANKS } from "./shapes";

const DECK = [..."SHDC"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));

test("a card has a rank and a suit", () => {
  expect(["Q", "H"]).toEqual([rankOf("QH"), suitOf("QH")]);
  expect("♥").toBe(symbolOf("QH"));
});

test("a card face down says nothing of itself", () => {
  expect(["", null, ""]).toEqual([rankOf(""), suitOf(""), symbolOf("")]);
});

test("the S of the small joker is not spades", () => {
  expect([true, null]).toEqual([isJoker("*S"), suitOf("*S")]);
});

test("two colours by tradition, four on request", () => {
  const suits = ["AS", "AH", "AD", "AC"];

  expect(["black", "red", "red", "black"]).toEqual(suits.map((card) => colourOf(card)));
  expect(["black", "red", "blue", "green"]).toEqual(suits.map((card) => colourOf(card, true)));
  expect(["red", "black"]).toEqual(["*L", "*S"].map((card) => colourOf(card)));
  expect(["red", "black"]).toEqual(["RR", "RB"].map((card) => colourOf(card)));
});

test("every rank can be drawn, and shows as many pips as it counts", () => {
  for (const rank of [...DECK.map(rankOf), ..."BDKVRH"]) expect(RANKS[rank]).toBeTruthy();
  for (const [rank, places] of Object.entries(PLACES)) {
    expect(rank === "A" ? 1 : rank === "T" ? 10 : Number(rank)).toBe(places.length);
  }
});
