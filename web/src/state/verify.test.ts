import { describe, expect, it } from "vitest";

import vectors from "../../../tests/vectors/fair/matches.json";
import { sampleTable } from "../samples";
import type { Deck } from "../wire";
import type { MatchRecord } from "./record";
import { commitmentOf, shuffled } from "./shuffle";
import { checkDeals, type Check, type Witness } from "./verify";

const { deck } = sampleTable();
const classic = vectors.records.classic as MatchRecord;
const drawnKing = vectors.records.drawn_king as MatchRecord;
const seed = classic.fair?.seed ?? "";
const nonces = classic.fair?.nonces ?? [];
const witness: Witness = { commitment: classic.fair?.commitment ?? "", nonce: "ffee", seat: 0, hands: [] };

/** Return a copy of a record in which some text stands in place of another, which must be there. */
function falsified(record: MatchRecord, ...changes: [old: string, young: string][]): MatchRecord {
  return changes.reduce((copy, [old, young]) => {
    const text = JSON.stringify(copy);
    expect(text).toContain(old);
    return JSON.parse(text.replace(old, young)) as MatchRecord;
  }, record);
}

/** Return the checks that fail, as `what` or `what number`. */
function failures(checks: Check[]): string[] {
  return checks.filter(({ ok }) => !ok).map(({ what, deal }) => (deal === null ? what : `${what} ${deal}`));
}

describe("a shuffle", () => {
  it.each(vectors.draws)("is the same as the server's: $label $index of $size", ({ label, index, size, order }) => {
    expect(shuffled(seed, nonces, label, index, size)).toEqual(order);
  });

  it("belongs to the published commitment", () => {
    expect(commitmentOf(seed)).toBe(witness.commitment);
  });
});

describe("a record that is right", () => {
  it("passes every check", () => {
    const checks = checkDeals(classic, deck, { ...witness, hands: ["KS 4S 3S 9H 6H KD TD 9D 6D 5D 2D QC 9C"] });

    expect(failures(checks)).toEqual([]);
    expect(checks.map(({ what }) => what)).toEqual(["commitment", "nonce", "deal", "deal", "deal", "hands"]);
  });

  it("has its drawn cards checked, too", () => {
    const checks = checkDeals(drawnKing, deck, witness);

    expect(failures(checks)).toEqual([]);
    expect(checks.find(({ what }) => what === "draw")?.found).toEqual(["3D", "4C", "8D", "5H"]);
  });

  it("can be checked by one who only looked on", () => {
    const checks = checkDeals(classic, deck, { ...witness, nonce: null, seat: null });

    expect(checks.map(({ what }) => what)).toEqual(["commitment", "deal", "deal", "deal"]);
    expect(failures(checks)).toEqual([]);
  });

  it("may have hidden a hand from its owner at first", () => {
    const late = falsified(classic, ["AQ6.K83.74.AJT83", "AQ6.K83.74.AJT83 for -"]);

    expect(failures(checkDeals(late, deck, witness))).toEqual([]);
  });
});

describe("a record with a stock", () => {
  const records: [string, MatchRecord, string[]][] = [
    ["forty cards, two seats", vectors.records.stock as MatchRecord, ["A234567JQK", "2D QS 3S"]],
    ["thirty-two cards, three seats", vectors.records.chips as MatchRecord, ["789TJQKA", "7C KD KH"]],
  ];

  it.each(records)("passes every check: %s", (_, record, [ranks = ""]) => {
    const checks = checkDeals(record, deckOf(ranks), { ...witness, commitment: record.fair?.commitment ?? "" });

    expect(failures(checks)).toEqual([]);
    expect(checks.map(({ what }) => what).slice(0, 4)).toEqual(["commitment", "nonce", "dealer", "deal"]);
  });

  it.each(records)(
    "is found out where cards of the stock change their places: %s",
    (_, record, [ranks = "", top = ""]) => {
      const changed = falsified(record, [`deal stock ${top}`, `deal stock ${top.split(" ").reverse().join(" ")}`]);

      expect(failures(checkDeals(changed, deckOf(ranks), witness))).toEqual(["deal 0"]);
    },
  );

  it.each(records)("is found out where another deals first: %s", (_, record, [ranks = ""]) => {
    const changed = falsified(record, ['"0 dealer"', '"1 dealer"']);

    expect(failures(checkDeals(changed, deckOf(ranks), witness))).toEqual(["dealer"]);
  });

  /** A deck of four suits. */
  function deckOf(ranks: string): Deck {
    const cards = deck.suits.flatMap((suit) => ranks.split("").map((rank) => rank + suit));
    return { ...deck, cards };
  }
});

describe("a record that was falsified", () => {
  it("has two cards exchanged", () => {
    const changed = falsified(classic, ["K43.96.", "A43.96."], ["AQ6.K83", "KQ6.K83"]);
    const [bad] = checkDeals(changed, deck, witness).filter(({ ok }) => !ok);

    expect(bad).toMatchObject({ what: "deal", deal: 0 });
    expect([bad?.expected[0], bad?.found[0]]).toEqual(["0 K43.96.KT9652.Q9", "0 A43.96.KT9652.Q9"]);
  });

  const falsifications: [string, MatchRecord, string[]][] = [
    [
      "has another seed",
      falsified(classic, [seed, seed.replace("00", "01")]),
      ["commitment", "deal 0", "deal 1", "deal 2"],
    ],
    ["has a seed that is none", falsified(classic, [seed, "seed"]), ["commitment"]],
    ["has no seed", falsified(classic, [`,"seed":"${seed}"`, ""]), ["commitment"]],
    ["leaves one's nonce out", falsified(classic, [',"ffee"', ""]), ["nonce", "deal 0", "deal 1", "deal 2"]],
    ["lacks a hand", falsified(classic, ['"deal 3 T9.5.AK82.J98732",', ""]), ["deal 1"]],
    ["has a card twice", falsified(classic, ["deal 1 J952", "deal 1 JJ52"]), ["deal 0"]],
    ["has a hand that cannot be read", falsified(classic, ["J952.AT72.Q8.K75", "?13"]), ["deal 0"]],
    ["has its deals exchanged", { ...classic, deals: [...classic.deals].reverse() }, ["deal 0", "deal 2"]],
    ["has another card drawn", falsified(drawnKing, ["2 draw 8D", "2 draw AD"]), ["draw"]],
  ];

  it.each(falsifications)("%s", (_, record, expected) => {
    expect(failures(checkDeals(record, deck, witness))).toEqual(expected);
  });

  it("does not belong to the commitment that was seen", () => {
    expect(failures(checkDeals(classic, deck, { ...witness, commitment: "c0" }))).toEqual(["commitment"]);
  });

  it("has no evidence at all", () => {
    const { fair: _, ...bare } = classic;

    expect(failures(checkDeals(bare, deck, witness))).toEqual(["commitment", "nonce"]);
  });

  it("gives one other hands than one held", () => {
    const own = ["KS 4S QH TH 9H 8H 6H 4H 2H 6D 3D TC 4C", "KS 4S 3S 9H 6H KD TD 9D 6D 5D 2D QC 9C"];

    expect(failures(checkDeals(classic, deck, { ...witness, hands: own }))).toEqual(["hands"]);
    expect(failures(checkDeals(classic, deck, { ...witness, hands: [...own].reverse() }))).toEqual([]);
  });
});

describe("jokers", () => {
  const small: Deck = { cards: ["AS", "KS", "AH", "*L", "*S"], suits: ["S", "H"], faces: "french" };

  it.each([
    [["deal 0 .A.*S", "deal stock KA..*L"], []], // the pack is *S AH KS *L AS
    [["deal 0 .A.*L", "deal stock KA..*S"], ["deal 0"]],
  ])("form a part of their own: %j", (events, expected) => {
    expect(failures(checkDeals({ ...classic, deals: [{ events }] }, small, witness))).toEqual(expected);
  });
});
