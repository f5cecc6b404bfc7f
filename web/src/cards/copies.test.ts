import { expect, test } from "vitest";

import { areSame, cardOf, copiesOf, counted, without } from "./copies";
import { rankOf, suitOf } from "./names";

test("each copy of a card has a name of its own, and the card is known from it", () => {
  const hand = ["GR", "SR", "SR", "SB", "SR"];

  expect(copiesOf(hand)).toEqual(["GR", "SR", "SR#2", "SB", "SR#3"]);
  expect(copiesOf(hand).map(cardOf)).toEqual(hand);
});

test("cards of a deck without equal ones keep their names, and so do jokers", () => {
  const hand = ["*L", "*S", "QH", "TD", ""];

  expect(copiesOf(hand)).toEqual(hand);
  expect(hand.map(cardOf)).toEqual(hand);
  expect([rankOf("QH#2"), suitOf("QH#2")]).toEqual(["Q", "H"]);
});

test("a card leaves its copies behind", () => {
  expect(without(["SR", "CB", "SR", "SR"], ["SR"])).toEqual(["CB", "SR", "SR"]);
  expect(without(["SR", "CB"], ["SR", "SR", "GB"])).toEqual(["CB"]);
});

test("two choices are the same if they have as many copies of each card", () => {
  expect(areSame(["SR", "CB", "SR"], ["SR", "SR", "CB"])).toBe(true);
  expect(areSame(["SR", "CB", "CB"], ["SR", "SR", "CB"])).toBe(false);
  expect(areSame(["SR"], ["SR", "SR"])).toBe(false);
});

test("equal cards are counted", () => {
  expect(counted(["SR", "CB", "SR"])).toEqual([
    ["SR", 2],
    ["CB", 1],
  ]);
});
