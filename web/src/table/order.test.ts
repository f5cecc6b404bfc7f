import { describe, expect, it } from "vitest";

import { colourOf, suitOf } from "../cards/names";
import { arranged, suitLengths, suitOrder } from "./order";

describe("the order of a hand", () => {
  it.each([
    ["KS QS AD 2D 7C 9H 8H", "KS QS 9H 8H 7C AD 2D"],
    ["KS QS AD 2D 9H 8H", "9H 8H KS QS AD 2D"],
    ["KS AD 7C 3C", "KS AD 7C 3C"],
    ["AD 7C 9H", "9H 7C AD"],
    ["*L KS AD", "*L KS AD"],
  ])("of %s alternates in colour", (given, expected) => {
    const cards = given.split(" ");
    const order = arranged(cards, suitOrder(cards), []);

    expect(order).toEqual(expected.split(" "));
  });

  it("begins with the cards that the game holds in front of its suits, in its order", () => {
    const cards = ["JC", "JD", "AS", "7S", "TH"];
    const jacks = ["JC", "JS", "JH", "JD"];

    expect(arranged(cards, ["S", "H", "C", "D"], jacks)).toEqual(cards);
    expect(suitLengths(cards, jacks)).toEqual([2, 2, 1]);
  });

  it("keeps its suits in place while cards are played", () => {
    const order = suitOrder(["KS", "9H", "7C", "AD"]);

    expect(arranged(["KS", "AD", "7C"], order, [])).toEqual(["KS", "7C", "AD"]);
  });

  it("never has two suits of one colour side by side while it has three suits", () => {
    for (const cards of [
      ["2S", "2D", "2C", "2H"],
      ["2S", "2D", "2H"],
      ["2S", "2D", "2C"],
      ["2S", "2C", "2H"],
      ["2D", "2C", "2H"],
    ]) {
      const colours = arranged(cards, suitOrder(cards), []).map((card) => colourOf(card));

      expect(colours.every((colour, index) => colour !== colours[index + 1])).toBe(true);
      expect(new Set(cards.map(suitOf)).size).toBe(cards.length);
    }
  });

  it("counts the cards of each suit in a row", () => {
    expect(suitLengths(["KS", "QS", "9H", "AD", "2D", "3D"], [])).toEqual([2, 1, 3]);
    expect(suitLengths(["GR", "SR", "SR", "AB"], [])).toEqual([3, 1]);
    expect(suitLengths([], [])).toEqual([]);
  });
});
