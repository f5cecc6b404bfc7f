import { describe, expect, it } from "vitest";

import { sampleScene, sampleTable, sampleZone } from "../samples";
import type { Result, Scene, Update } from "../wire";
import type { Listener } from "./listener";
import { newsLines, urgentLines } from "./news";
import { plain, sampleTexts } from "./samples";

const listener: Listener = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };
const result: Result = { number: 3, contract: "slaps", leader: 1, points: [-15, 0, -30, -150], entries: [], void: "" };

function sentences(updates: Update[], before: Scene | null = null): string[] {
  return newsLines(updates, before, listener).map(plain);
}

function said(seat: number, kind: string, rest: Partial<Extract<Update, { type: "said" }>> = {}): Update {
  return { type: "said", seat, kind, name: "", number: null, cards: [], ...rest };
}

const seven: Update = { type: "shown", seat: 1, cards: ["7H"] };
const hand: Update = { type: "shown", seat: 2, cards: ["KH", "AH"] };
const dealt: Update = { type: "dealt", zone: 0, cards: [], count: 13 };
const scored: Update = { type: "scored", result };
const appealed: Update = { type: "scored", result: { ...result, void: "appeal" } };

const rows: [string, Update[], string[]][] = [
  ["a card of another", [{ type: "played", seat: 1, card: "QH", taker: null, breaks: "" }], ["Omar: queen of hearts"]],
  ["one's own card", [{ type: "played", seat: 0, card: "QH", taker: null, breaks: "" }], []],
  [
    "the last card of a trick",
    [{ type: "played", seat: 2, card: "TD", taker: 0, breaks: "" }],
    ["Across: ten of diamonds. You take the trick."],
  ],
  [
    "one's own last card of a trick",
    [{ type: "played", seat: 0, card: "TD", taker: 1, breaks: "" }],
    ["Omar takes the trick."],
  ],
  [
    "a card that breaks hearts",
    [{ type: "played", seat: 1, card: "2H", taker: null, breaks: "H" }],
    ["Omar plays two of hearts and breaks hearts."],
  ],
  [
    "one's own last card that breaks hearts",
    [{ type: "played", seat: 0, card: "2H", taker: 1, breaks: "H" }],
    ["You play two of hearts and break hearts. Omar takes the trick."],
  ],
  ["what one gives", [said(0, "give", { cards: ["QS"] })], []],
  ["a card on the layout", [{ type: "placed", seat: 3, card: "JS" }], ["Left: jack of spades"]],
  ["a pass, one's own too", [{ type: "passed", seat: 0 }], ["You pass."]],
  ["a contract", [said(1, "choose", { name: "king+slaps" })], ["Omar chooses King of hearts + Slaps."]],
  ["a verdict", [said(1, "choose", { name: "keep" })], ["Omar keeps the deal."]],
  ["a doubling", [said(1, "double", { cards: ["QS", "QH"] })], ["Omar doubles queen of spades, queen of hearts."]],
  ["no and nothing more", [said(1, "no"), said(2, "no_double"), said(3, "no_appeal")], ["Omar: no"]],
  ["a bid", [said(1, "bid", { number: 120 }), { type: "passed", seat: 2 }], ["Omar bids 120.", "Across passes."]],
  ["an appeal", [said(1, "appeal")], ["Omar appeals. The cards are dealt again."]],
  ["a drawn card", [{ type: "drawn", label: "draw", seat: 1, card: "2C" }], ["Omar draws two of clubs."]],
  ["another draw", [{ type: "drawn", label: "cut_deck", seat: 1, card: "2C" }], ["Omar: cut deck two of clubs"]],
  ["another word", [said(1, "hum_loud")], ["Omar: hum loud"]],
  ["another word with what belongs to it", [said(1, "wish", { name: "spades", number: 3 })], ["Omar: wish Spades 3"]],
  [
    "a word of chips",
    [said(2, "stay"), said(1, "keep"), said(3, "decline")],
    ["Across stays in.", "Omar keeps their hand."],
  ],
  ["nothing that is urgent", [said(1, "knock")], []],
  [
    "picking up one's hand",
    [{ type: "moved", source: 0, target: 0, cards: [], count: 13 }],
    ["You pick up your hand."],
  ],
  ["cards that move elsewhere", [{ type: "moved", source: 2, target: 2, cards: [], count: 13 }], []],
  [
    "a deal, and whose kingdom it is",
    [dealt, dealt, seven],
    ["The cards are dealt.", "Omar shows seven of hearts and gets the first kingdom."],
  ],
  ["shown cards", [{ type: "placed", seat: 0, card: "JS" }, hand], ["Across shows king of hearts, ace of hearts."]],
  ["open hands", [hand, seven, scored], ["Deal 3 is over, Slaps: You −15, Omar 0, Across −30, Left −150"]],
  [
    "the hand of an appeal",
    [said(2, "appeal"), hand, appealed],
    [
      "Across appeals. The cards are dealt again.",
      "Across shows king of hearts, ace of hearts.",
      "Deal 3 does not count: there was an appeal.",
    ],
  ],
];

describe("the news", () => {
  it.each(rows)("tell of %s", (_, updates, lines) => {
    expect(sentences(updates)).toEqual(lines);
  });

  it("know from the scene what is denied", () => {
    expect(sentences([said(1, "no")], sampleScene({ phase: "double_in_turn" }))).toEqual(["Omar doesn't double."]);
  });

  it("tell what is taken up and laid away", () => {
    const widow = sampleZone("widow", { count: 2 });
    const before = sampleScene({ zones: [...sampleScene().zones, widow, sampleZone("discards")] });
    const place = before.zones.indexOf(widow);
    const open: Update = { type: "moved", source: place, target: 1, cards: ["QS", "2H"], count: 2 };
    const hidden: Update = { type: "moved", source: 1, target: place + 1, cards: [], count: 2 };
    const turnedUp: Update = { type: "moved", source: place + 1, target: 5, cards: ["2H", "3H"], count: 2 };

    expect(sentences([open], before)).toEqual(["Omar picks up queen of spades, two of hearts (widow)."]);
    expect(sentences([hidden], before)).toEqual(["Omar discards 2 cards (discards)."]);
    expect(sentences([turnedUp], before)).toEqual(["Turned face up: two of hearts, three of hearts"]);
  });

  it("know from the scene why cards are shown one by one", () => {
    expect(sentences([seven], sampleScene({ phase: "find_holder" }))[0]).toContain(
      "Omar shows seven of hearts and gets the first kingdom.",
    );
    expect(sentences([seven], sampleScene({ phase: "open_hands" }))).toEqual([]);
    expect(sentences([seven], sampleScene({ phase: "layout_play" }))).toEqual(["Omar shows seven of hearts."]);
  });

  it("name the cards that are drawn or turned up, as far as they are seen", () => {
    const zones = [sampleZone("hand", { owner: 0 }), sampleZone("discards", { owner: 1 }), sampleZone("stock")];
    const moved = (source: number, target: number, ...cards: string[]): Update => ({
      ...{ type: "moved", source, target, cards, count: Math.max(1, cards.length) },
    });
    const updates = [moved(2, 0, "5S"), moved(2, 0), moved(2, 0, "AS", "KD"), moved(1, 1, "TS", "9D"), moved(0, 1)];

    expect(sentences(updates, sampleScene({ zones }))).toEqual([
      "You draw five of spades.",
      "You draw a card.",
      "Your new hand: ace of spades, king of diamonds",
      "Turned face up: ten of spades, nine of diamonds",
    ]);
  });

  it("tell what one is given, and what is left over", () => {
    const hand = (owner: number) => sampleZone("hand", { owner });
    const zones = [hand(0), hand(1), hand(2), sampleZone("stock"), sampleZone("out")];
    const moved = (source: number, target: number, ...cards: string[]): Update => ({
      ...{ type: "moved", source, target, cards, count: 2 },
    });
    const updates = [moved(1, 0, "QS", "AH"), moved(0, 2, "2C", "3C"), moved(2, 1), moved(3, 4, "5H", "KC")];

    expect(sentences(updates, sampleScene({ zones }))).toEqual([
      "Omar passes you queen of spades, ace of hearts.",
      "Left over: five of hearts, king of clubs",
    ]);
  });

  it("that are urgent are announced separately, but for one's own", () => {
    const lines = urgentLines([said(0, "knock"), said(1, "knock"), said(2, "fold")], listener);

    expect(lines.map(plain)).toEqual(["Omar knocks."]);
  });

  it("do not repeat what one has answered in secret", () => {
    const opened = [said(0, "double", { cards: ["QS"] }), said(1, "no_double"), said(0, "double", { cards: ["QS"] })];

    expect(sentences(opened, sampleScene({ secret: true }))).toEqual([]);
    expect(sentences(opened.slice(0, 1))).toEqual(["You double queen of spades."]);
  });

  it("add up the points of partners, one's own first", () => {
    const table = sampleTable({
      teams: [
        [1, 3],
        [0, 2],
      ],
    });
    const [line = ""] = newsLines([scored], null, { ...listener, table });

    expect(plain(line)).toBe("Deal 3 is over, Slaps: We −45, They −150");
  });
});
