import { describe, expect, it } from "vitest";

import vectors from "../../../tests/vectors/fair/matches.json";
import { sampleTable } from "../samples";
import type { Deck } from "../wire";
import type { MatchRecord } from "./record";
import { commitmentOf, hashOfNonce, shuffled } from "./shuffle";
import { checkDeals, type Check, type Witness } from "./verify";

const { deck } = sampleTable();
const classic = vectors.records.classic as MatchRecord;
const drawnKing = vectors.records.drawn_king as MatchRecord;
const seed = classic.fair?.seed ?? "";
const nonces = classic.fair?.nonces ?? [];
const witness = witnessOf(classic);
const first = "JS 8S 7S KH TH KD QD 5D 3D 2D TC 7C 4C";
const second = "TS 4S 3S KH QH TH 8H 6H JD TD 6D AC 5C";

/** Return the evidence stored by the first seat of a match. */
function witnessOf({ fair, seats }: MatchRecord): Witness {
  const nonceHashes = (fair?.nonces ?? []).map(hashOfNonce);
  const { commitment = "", terms = null } = fair ?? {};
  const people = seats.map(({ kind, name }) => (kind === "bot" ? "" : name));
  return {
    commitment,
    isEarly: true,
    terms,
    people,
    nonce: "0a1b",
    nonceHashes,
    seat: 0,
    hands: [],
    hasGaps: true,
  };
}

/** Return a deck of four suits. */
function deckOf(ranks: string): Deck {
  const cards = deck.suits.flatMap((suit) => ranks.split("").map((rank) => rank + suit));
  return { ...deck, cards };
}

/** Return a copy of a record with a text replaced; the text must occur. */
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
    expect(commitmentOf(seed, classic.fair?.terms)).toBe(witness.commitment);
  });
});

describe("a valid record", () => {
  it("passes every check", () => {
    const checks = checkDeals(classic, deck, { ...witness, hands: [first] });

    expect(failures(checks)).toEqual([]);
    const kinds = ["commitment", "terms", "people", "nonce", "nonces", "deal", "deal", "deal", "hands"];
    expect(checks.map(({ what }) => what)).toEqual(kinds);
  });

  it("has its drawn cards checked, too", () => {
    const checks = checkDeals(drawnKing, deck, witnessOf(drawnKing));

    expect(failures(checks)).toEqual([]);
    expect(checks.find(({ what }) => what === "draw")?.found).toEqual(["AH", "6D", "KH", "4D"]);
  });

  it("has each draw checked by a deck of its own", () => {
    const cards = shuffled(seed, nonces, "draw", 1, deck.cards.length).map((card) => deck.cards[card]);
    const drawn = (...names: (string | undefined)[]) => {
      const lines = names.map((name, seat) => `chance draw 1 ${name} for ${seat}`);
      const [before, ...after] = classic.deals;
      const deals = [{ ...before, events: [...(before?.events ?? []), ...lines] }, ...after];
      return failures(checkDeals({ ...classic, deals }, deck, witness));
    };

    expect(drawn(cards[0], cards[1])).toEqual([]);
    expect(drawn(cards[1], cards[0])).toEqual(["draw"]);
  });

  it("may deal the last card of a hand apart if it shows it", () => {
    const hand = '"deal 0 J87.KT.KQ532.T74"';
    const last = classic.deals[0]?.events.find((line) => line.startsWith("deal 0 "));
    const apart = falsified(classic, [hand, '"deal 0 J87.KT.KQ532.T7","deal 0 ...4","show 0 4C"']);

    expect(JSON.stringify(last)).toBe(hand);
    expect(failures(checkDeals(apart, deck, witness))).toEqual([]);
  });

  it("can be checked by a spectator", () => {
    const checks = checkDeals(classic, deck, { ...witness, nonceHashes: null, seat: null });

    expect(checks.map(({ what }) => what)).toEqual(["commitment", "terms", "people", "deal", "deal", "deal"]);
    expect(failures(checks)).toEqual([]);
  });

  it("may have hidden a hand from its owner at first", () => {
    const late = falsified(classic, ["QT943.QJ53.J6.QJ", "QT943.QJ53.J6.QJ for -"]);

    expect(failures(checkDeals(late, deck, witness))).toEqual([]);
  });
});

describe("a record with hands that only others saw", () => {
  const record = vectors.records.places as MatchRecord;
  const line = record.deals.flatMap(({ events }) => events).find((text) => / for 1 2 3$/.test(text)) ?? "";

  it("passes every check", () => {
    const checks = checkDeals(record, deckOf("789TJQKA"), witnessOf(record));

    expect(failures(checks)).toEqual([]);
    expect(checks.filter(({ what }) => what === "places").map(({ found }) => found.length)).toEqual([4]);
  });

  it("shows that a hand was arranged", () => {
    const [move = "", from = "", to = "", first = "", second = "", ...others] = line.split(" ");
    const arranged = falsified(record, [line, [move, from, to, second, first, ...others].join(" ")]);

    expect(failures(checkDeals(arranged, deckOf("789TJQKA"), witnessOf(record)))).toEqual(["places 1"]);
  });
});

describe("a record with a stock", () => {
  const records: [string, MatchRecord, string[]][] = [
    ["forty cards, two seats", vectors.records.stock as MatchRecord, ["A234567JQK", "2D QS 3S"]],
    ["thirty-two cards, three seats", vectors.records.chips as MatchRecord, ["789TJQKA", "8H JS 9S"]],
  ];

  it.each(records)("passes every check: %s", (_, record, [ranks = ""]) => {
    const checks = checkDeals(record, deckOf(ranks), witnessOf(record));

    expect(failures(checks)).toEqual([]);
    const kinds = ["commitment", "terms", "people", "nonce", "nonces", "dealer", "deal"];
    expect(checks.map(({ what }) => what).slice(0, 7)).toEqual(kinds);
  });

  it.each(records)(
    "is found out where cards of the stock change their places: %s",
    (_, record, [ranks = "", top = ""]) => {
      const changed = falsified(record, [`deal stock ${top}`, `deal stock ${top.split(" ").reverse().join(" ")}`]);

      expect(failures(checkDeals(changed, deckOf(ranks), witnessOf(record)))).toEqual(["deal 0"]);
    },
  );

  it.each(records)("is found out where another deals first: %s", (_, record, [ranks = ""]) => {
    const changed = falsified(record, ['"chance dealer 0 0"', '"chance dealer 0 1"']);

    expect(failures(checkDeals(changed, deckOf(ranks), witnessOf(record)))).toEqual(["dealer"]);
  });
});

describe("a record that was falsified", () => {
  it("has two cards exchanged", () => {
    const changed = falsified(classic, ["J87.KT.", "A87.KT."], ["A2.8642", "J2.8642"]);
    const [bad] = checkDeals(changed, deck, witness).filter(({ ok }) => !ok);

    expect(bad).toMatchObject({ what: "deal", deal: 0 });
    expect([bad?.expected[0], bad?.found[0]]).toEqual(["0 J87.KT.KQ532.T74", "0 A87.KT.KQ532.T74"]);
  });

  const falsifications: [string, MatchRecord, string[]][] = [
    [
      "has another seed",
      falsified(classic, [seed, seed.replace("00", "01")]),
      ["commitment", "deal 0", "deal 1", "deal 2"],
    ],
    ["has a seed that is none", falsified(classic, [seed, "seed"]), ["commitment"]],
    ["has no seed", falsified(classic, [`,"seed":"${seed}"`, ""]), ["commitment"]],
    ["leaves one's part out", falsified(classic, ['"0a1b"', '""']), ["nonce", "nonces", "deal 0", "deal 1", "deal 2"]],
    ["adds a part", falsified(classic, ['"ffee",""', '"ffee","99"']), ["nonces", "deal 0", "deal 1", "deal 2"]],
    ["exchanges a part", falsified(classic, ['"ffee"', '"ffed"']), ["nonces", "deal 0", "deal 1", "deal 2"]],
    ["has a part that is none", falsified(classic, ['"ffee"', '"part"']), ["nonces", "deal 0", "deal 1", "deal 2"]],
    [
      "adds what is no part",
      falsified(classic, ['"ffee",""', '"ffee","g7"']),
      ["nonces", "deal 0", "deal 1", "deal 2"],
    ],
    ["has another seat", { ...classic, seats: [...classic.seats, { name: "Ghost" }] }, ["terms", "people", "nonces"]],
    ["was cut short by a limit", { ...classic, deal_limit: 3 }, ["terms"]],
    ["has other rules", { ...classic, rules_version: 99 }, ["terms"]],
    ["has another option", { ...classic, options: { ...classic.options, look_back: "all" } }, ["terms"]],
    ["has its players exchanged", { ...classic, seats: [...classic.seats].reverse() }, ["people"]],
    ["leaves the terms out", falsified(classic, ['"terms"', '"other"']), ["commitment", "terms"]],
    [
      "deals to the seats in another order",
      falsified(classic, ["deal 0 J87", "deal 9 J87"], ["deal 1 K65", "deal 0 K65"], ["deal 9 J87", "deal 1 J87"]),
      ["deal 0"],
    ],
    [
      "deals a hand in two parts",
      falsified(classic, ['"deal 0 J87.KT.KQ532.T74"', '"deal 0 J87.KT.KQ532.","deal 0 ...T74"']),
      ["deal 0"],
    ],
    ["lacks a hand", falsified(classic, ['"deal 3 9876.7.K984.KJ83",', ""]), ["deal 1"]],
    ["has a card twice", falsified(classic, ["deal 1 K65", "deal 1 KK5"]), ["deal 0"]],
    ["has a hand that cannot be read", falsified(classic, ["K65.A97.AT84.K98", "?13"]), ["deal 0"]],
    ["has its deals exchanged", { ...classic, deals: [...classic.deals].reverse() }, ["deal 0", "deal 2"]],
  ];

  it.each(falsifications)("%s", (_, record, expected) => {
    expect(failures(checkDeals(record, deck, witness))).toEqual(expected);
  });

  it("has another card drawn", () => {
    const record = falsified(drawnKing, ["chance draw 0 KH for 2", "chance draw 0 AD for 2"]);

    expect(failures(checkDeals(record, deck, witnessOf(drawnKing)))).toEqual(["draw"]);
  });

  it("does not belong to the commitment that was seen", () => {
    expect(failures(checkDeals(classic, deck, { ...witness, commitment: "c0" }))).toEqual(["commitment"]);
  });

  it("has no evidence at all", () => {
    const { fair: _, ...bare } = classic;

    expect(failures(checkDeals(bare, deck, witness))).toEqual(["commitment", "terms", "nonce", "nonces"]);
  });

  it("contains other hands than those held", () => {
    const own = [second, first];

    expect(failures(checkDeals(classic, deck, { ...witness, hands: own }))).toEqual(["hands"]);
    expect(failures(checkDeals(classic, deck, { ...witness, hands: [...own].reverse() }))).toEqual([]);
  });

  it("lacks deals, although no updates were missed", () => {
    const third = "KS QS 3S 2S 8H 2H JD 9D 8D 5D JC 5C 4C";
    const complete = { ...witness, hasGaps: false };

    expect(failures(checkDeals(classic, deck, { ...complete, hands: [first, third] }))).toEqual(["hands"]);
    expect(failures(checkDeals(classic, deck, { ...complete, hands: [first, second, third] }))).toEqual([]);
    expect(failures(checkDeals(classic, deck, { ...witness, hands: [first, third] }))).toEqual([]);
  });

  it("may contain a hand that was never picked up", () => {
    const third = "KS QS 3S 2S 8H 2H JD 9D 8D 5D JC 5C 4C";
    const hidden = falsified(classic, ["T43.KQT86.JT6.A5", "T43.KQT86.JT6.A5 for -"]);
    const complete = { ...witness, hands: [first, third], hasGaps: false };

    expect(failures(checkDeals(hidden, deck, complete))).toEqual([]);
  });
});

describe("a witness of a table", () => {
  it("that knew no terms checks those in the record", () => {
    expect(failures(checkDeals(classic, deck, { ...witness, terms: null, people: null }))).toEqual([]);
    expect(failures(checkDeals({ ...classic, deal_limit: 3 }, deck, { ...witness, terms: null }))).toEqual(["terms"]);
  });

  it("that had no terms checks only the seed", () => {
    const commitment = commitmentOf(seed);
    const older = { ...classic, fair: { seed, nonces, commitment } };

    expect(failures(checkDeals(older, deck, { ...witness, commitment, terms: "" }))).toEqual([]);
  });

  it("accepts a person in the seat of a bot", () => {
    const seats = [...classic.seats.slice(0, 3), { name: "Omar" }];

    expect(failures(checkDeals({ ...classic, seats }, deck, witness))).toEqual([]);
  });
});

describe("jokers", () => {
  const small: Deck = { cards: ["AS", "KS", "AH", "*L", "*S"], suits: ["S", "H"], faces: "french" };

  it.each([
    [["deal 0 K.A.*L", "deal stock A..*S"], []], // the pack is KS AH *L AS *S
    [["deal 0 K.A.*S", "deal stock A..*L"], ["deal 0"]],
  ])("form a part of their own: %j", (events, expected) => {
    expect(failures(checkDeals({ ...classic, deals: [{ events }] }, small, witness))).toEqual(expected);
  });
});

describe("equal cards", () => {
  const small: Deck = { cards: ["SR", "SR", "GR", "SB", "GB"], suits: ["R", "B"], faces: "xiangqi" };

  it.each([
    [["deal 0 GSS.S", "deal stock .G"], []], // the pack is SR GR SB SR GB
    [["deal 0 GS.GS", "deal stock S."], ["deal 0"]],
  ])("are counted: %j", (events, expected) => {
    expect(failures(checkDeals({ ...classic, deals: [{ events }] }, small, witness))).toEqual(expected);
  });
});
