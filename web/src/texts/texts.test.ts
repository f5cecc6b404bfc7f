import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { entryText, tallyText } from "./context";
import { ServerUnreachable } from "../state/api";
import { LANGUAGES } from "./languages";
import { plain, sampleTexts } from "./samples";
import { loadTexts, OtherVersion } from "./texts";

const texts = sampleTexts();
const table = sampleTable();

describe("messages", () => {
  it("isolate what is put into them", () => {
    expect(texts.format("news-pass", { seat: "سلمى", who: "other" })).toBe("\u2068سلمى\u2069 passes.");
  });

  it("name a card in words that follow each other as they are read", () => {
    expect(sampleTexts("ar").card("AS")).toBe("آص البستوني");
  });

  it("that are missing are their ids, and complained of once", () => {
    const complaints: string[] = [];
    const some = sampleTexts("en", { warn: (complaint) => complaints.push(complaint) });

    expect([some.format("nothing"), some.format("nothing"), some.has("nothing")]).toEqual([
      "nothing",
      "nothing",
      false,
    ]);
    expect(complaints).toEqual(["no message nothing"]);
  });

  it("that lack a fact are complained of", () => {
    const complaints: string[] = [];
    sampleTexts("en", { warn: (complaint) => complaints.push(complaint) }).format("badge-trump");

    expect(complaints).toHaveLength(1);
  });

  it("count as the language does", () => {
    const counted = [0, 1, 2, 3, 11].map((count) => plain(sampleTexts("ar").format("cards-held", { count })));

    expect(new Set(counted).size).toBe(5);
  });

  it("have the digits that one likes", () => {
    const facts = { count: 13 };

    expect(plain(sampleTexts("ar").format("cards-held", facts))).toContain("13");
    expect(plain(sampleTexts("ar", { arabicDigits: true }).format("cards-held", facts))).toContain("١٣");
  });

  it("keep the direction of their language in a list, even if they consist of names and numbers", () => {
    const arabic = sampleTexts("ar");
    const part = arabic.format("page-seat-points", { seat: "سلمى", points: arabic.points(-15) });

    expect(arabic.list([part, "Nadia"])).toContain(`\u2067${part}\u2069`);
    expect(arabic.list([part, "Nadia"])).toContain("\u2068Nadia\u2069");
  });

  it("go from right to left in Arabic", () => {
    expect([texts.direction, sampleTexts("ar").direction]).toEqual(["ltr", "rtl"]);
  });
});

describe("loading", () => {
  const fetcher =
    (files: Record<string, string>): typeof fetch =>
    async (path) => {
      const text = files[String(path)];
      return new Response(text ?? "", { status: text === undefined ? 404 : 200 });
    };

  const ARABIC = { language: "ar", arabicDigits: false, all: true, version: "" };

  it("asks for the language alone", async () => {
    const loaded = await loadTexts(ARABIC, fetcher({ "/texts/ar.ftl": "a = أ" }));

    expect([loaded.language, loaded.format("a")]).toEqual(["ar", "أ"]);
  });

  it("asks for no more than the home page shows, while that is enough", async () => {
    const loaded = await loadTexts({ ...ARABIC, all: false }, fetcher({ "/texts/ar/home.ftl": "a = أ" }));

    expect(loaded.format("a")).toBe("أ");
  });

  it("says what is not there", async () => {
    const noArabic = fetcher({ "/texts/en.ftl": "" });
    await expect(loadTexts(ARABIC, noArabic)).rejects.toThrow("/texts/ar.ftl answers 404");
    await expect(loadTexts(ARABIC, () => Promise.reject(new Error("off")))).rejects.toThrow(ServerUnreachable);
  });

  it("asks for one version, and says when it is gone", async () => {
    const first = { "/texts/ar.ftl?v=1": "a = أ" };
    expect((await loadTexts({ ...ARABIC, version: "1" }, fetcher(first))).format("a")).toBe("أ");
    await expect(loadTexts({ ...ARABIC, version: "2" }, fetcher(first))).rejects.toThrow(OtherVersion);
  });

  it("knows every language that has a folder", () => {
    const files = Object.keys(import.meta.glob("../../../src/mamlaka/locale/*/*.ftl"));
    const folders = new Set(files.map((file) => /(\w+)\/\w+\.ftl$/.exec(file)?.[1]));

    expect([...folders].sort()).toEqual([...LANGUAGES].sort());
  });
});

describe("a date", () => {
  it("has the digits of the reader", () => {
    const noon = new Date(2026, 10, 22, 12).getTime();

    expect(plain(sampleTexts("en").date(noon))).toBe("Nov 22, 2026");
    expect(sampleTexts("ar", { arabicDigits: true }).date(noon)).toContain("٢٠٢٦");
    expect(sampleTexts("ar").date(noon)).toContain("2026");
  });

  it.each([
    ["de", "Bis 20:30 Uhr"],
    ["fr", "Jusqu’à 20:30"],
    ["it", "Fino alle 20:30"],
    ["nl", "Tot 20:30 uur"],
    ["ja", "20:30まで"],
    ["ar", "حتى الساعة 8:30 م"],
  ])("is left out of a time of the same day: %s", (language, until) => {
    const some = sampleTexts(language);
    const time = some.clock(new Date(2026, 10, 22, 20, 30).getTime());

    expect(plain(some.format("today-until", { time }))).toBe(until);
  });
});

describe("cards and points", () => {
  it.each([
    ["QH", "queen of hearts", "Q♥"],
    ["TD", "ten of diamonds", "10♦"],
    ["*L", "large joker", "★"],
    ["*S", "small joker", "☆"],
    ["", "a face-down card", ""],
  ])("%s is %s, %s", (card, spoken, short) => {
    expect(plain(texts.card(card))).toBe(spoken);
    expect(texts.short(card)).toBe(`\u2066${short}\u2069`);
  });

  it("have the letters that cards print in the language", () => {
    const courts = LANGUAGES.map((language) => {
      const local = sampleTexts(language);
      return `${language} ${["JS", "QS", "KS"].map((card) => local.letter(card)).join(" ")}`;
    });

    expect(courts).toEqual(["ar J Q K", "de B D K", "en J Q K", "fr V D R", "it J Q K", "ja J Q K", "nl B V H"]);
    expect(plain(sampleTexts("de").cards(["QH", "TD", "7C"], "written"))).toBe("D♥ 10♦ 7♣");
  });

  it.each([
    [15, "+15"],
    [-75, "−75"],
    [0, "0"],
    [1200, "+1200"],
  ])("%i points are %s", (value, text) => {
    expect(texts.points(value)).toBe(`\u2066${text}\u2069`);
  });

  it.each([
    [19, 3, "+6⅓"],
    [-2, 3, "−⅔"],
    [3, 3, "+1"],
    [0, 3, "0"],
    [3, 2, "+1½"],
    [7, 5, "+1 2/5"],
  ])("%i with %i to a point are %s", (value, unit, text) => {
    expect(plain(texts.points(value, unit))).toBe(text);
  });

  it("are called after their pictures", () => {
    const italian = texts.withFaces("italian");

    expect(["QD", "3C", "JS"].map((card) => plain(italian.card(card)))).toEqual([
      "knight of coins",
      "three of batons",
      "knave of swords",
    ]);
    expect(plain(italian.short("AH"))).toBe("ace of cups");
    expect(plain(texts.card("QD"))).toBe("queen of diamonds");
  });

  it("are pieces of Chinese chess, whose copies are counted", () => {
    const pieces = texts.withFaces("xiangqi");

    expect(["GR", "AB", "RR"].map((card) => plain(pieces.card(card)))).toEqual([
      "red general",
      "black advisor",
      "red chariot",
    ]);
    expect(plain(pieces.cards(["SR", "SR", "CB"], "written"))).toBe("2 × red soldier, black cannon");
    expect(plain(pieces.cards(["CB", "SR", "SR"], "spoken"))).toBe("black cannon, 2 × red soldier");
  });

  it.each([
    ["king", "King of hearts"],
    ["king+slaps", "King of hearts + Slaps"],
    ["", "no contract yet"],
    ["whist", "whist"],
  ])("the contract %j is %s", (contract, name) => {
    expect(texts.contract(contract)).toBe(name);
  });
});

describe("the name of a seat", () => {
  const nobody = table.people.map(() => ({ kind: "free", name: "", status: "here" }) as const);

  it.each([
    ["ccw", 0, ["You", "Right", "Across", "Left"]],
    ["ccw", 3, ["Right", "Across", "Left", "You"]],
    ["cw", 0, ["You", "Left", "Across", "Right"]],
    ["ccw", null, ["Seat 0", "Seat 1", "Seat 2", "Seat 3"]],
  ] as const)("is its place: %s from %s", (direction, viewer, names) => {
    const empty = sampleTable({ direction, people: nobody });

    expect([0, 1, 2, 3].map((seat) => plain(texts.seatName(seat, viewer, empty)))).toEqual(names);
  });

  it("is the place at a small table, the number at a large one", () => {
    const names = (seats: number) => {
      const people = [...nobody, ...nobody].slice(0, seats);
      return people.map((_, seat) => plain(texts.seatName(seat, 1, sampleTable({ people }))));
    };

    expect(names(2)).toEqual(["Across", "You"]);
    expect(names(3)).toEqual(["Left", "You", "Right"]);
    expect(names(5)).toEqual(["Seat 0", "You", "Seat 2", "Seat 3", "Seat 4"]);
  });

  it("is the person's, but one's own", () => {
    expect([0, 1, 2].map((seat) => plain(texts.seatName(seat, 0, table)))).toEqual(["You", "Omar", "Across"]);
    expect([0, 2].map((seat) => plain(texts.seatName(seat, null, table)))).toEqual(["Salma", "Seat 2"]);
  });
});

describe("a refusal", () => {
  it.each([
    [{ code: "must_follow", facts: { suit: "H", cards: "TH 9H", card: "AS" } }, "You must follow hearts: play 10♥ 9♥."],
    [
      { code: "cannot_choose", facts: { name: "king", names: "queens trex" } },
      "You can't choose King of hearts. Still available: Queens, Trex.",
    ],
    [{ code: "no_such_seat", facts: { seat: 4, seats: 4 } }, "There is no seat 4. Number of seats: 4."],
    [{ code: "match_over" }, "The match is over."],
    [{ code: "new_code" }, "You can't do that now: new code."],
  ])("is a sentence: $code", (refusal, sentence) => {
    expect(plain(texts.refusal(refusal))).toBe(sentence);
  });
});

describe("a line of the ledger", () => {
  const line = { contract: "diamonds", cards: ["QD", "TD"], count: 0, other: null, each: 0 };

  it.each([
    [{ ...line, seat: 0, points: -20, reason: "cards" }, "You −20: took Q♦ 10♦"],
    [
      { ...line, seat: 1, points: 75, reason: "doubler", cards: ["KH"], other: 0 },
      "Omar +75: doubled K♥, taken by you",
    ],
    [{ ...line, seat: 1, points: -75, reason: "doubled", cards: ["KH"], other: 1 }, "Omar −75: doubled and took K♥"],
    [{ ...line, seat: 0, points: -75, reason: "doubled", cards: ["KH"], other: 0 }, "You −75: doubled and took K♥"],
    [{ ...line, seat: 0, points: -20, each: -10, reason: "cards" }, "You −20: took Q♦ 10♦ (2 × −10)"],
    [{ ...line, seat: 3, points: -60, each: -15, reason: "tricks", count: 4 }, "Left −60: 4 tricks (4 × −15)"],
    [{ ...line, seat: 3, points: -15, reason: "tricks", count: 1 }, "Left −15: 1 trick"],
    [{ ...line, seat: 2, points: 200, reason: "place", count: 1 }, "Across +200: went out first"],
    [{ ...line, seat: 1, points: 20, reason: "place", count: 4 }, "Omar +20: finished last"],
    [{ ...line, seat: 2, points: 20, reason: "small_pair" }, "Across +20: small pair Q♦ 10♦"],
  ])("says who got what: $reason", (entry, sentence) => {
    expect(plain(entryText(entry, { texts, table, viewer: 0 }))).toBe(sentence);
  });

  it("says what was counted, but not of a side that sat out", () => {
    const tally = { message: { id: "tally-card-points", facts: {} }, counts: [70, null, 0, 50] };

    expect(plain(tallyText(tally, { texts, table, viewer: 0 }))).toBe("card points: You 70, Across 0, Left 50");
  });
});
