import { describe, expect, it } from "vitest";

import { sampleTable, said } from "../samples";
import type { Message, Result, Update } from "../wire";
import { messageText, type TextContext } from "./context";
import { announcementOf, newsLines, urgentLines } from "./news";
import { plain, sampleTexts } from "./samples";

const context: TextContext = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };
const result: Result = {
  dealNumber: 3,
  contract: "slaps",
  leader: 1,
  points: [-15, 0, -30, -150],
  entries: [],
  void: "",
  tally: [],
};

function sentences(updates: Update[]): string[] {
  return newsLines(updates, context).map(plain);
}

function played(seat: number, card: string, taker: number | null, broken = ""): Update {
  const id = broken ? "news-broken" : "news-played";
  const sentence = { id, facts: { seat, cards: card, ...(broken ? { suit: broken } : {}) } };
  const call = broken ? { call: { id: "call-broken", facts: { suit: broken } } } : {};
  return { type: "played", seat, card, taker, announcement: { sentence, ...call } };
}

function placed(seat: number, card: string): Update {
  return {
    type: "placed",
    seat,
    card,
    takes: [],
    announcement: { sentence: { id: "news-played", facts: { seat, cards: card } } },
  };
}

const scored: Update = { type: "scored", result };
const dealt: Update = {
  type: "dealstarted",
  dealIndex: 0,
  announcement: { sentence: { id: "news-dealt", facts: { deal: 1 } } },
};

const rows: [string, Update[], string[]][] = [
  ["a card of another seat", [played(1, "QH", null)], ["Omar: queen of hearts"]],
  ["your own card", [played(0, "QH", null)], []],
  [
    "the cards that complete a trick of combinations",
    [
      {
        type: "moved",
        source: 2,
        target: 14,
        cards: [],
        count: 2,
        taker: 0,
        announcement: { sentence: { id: "news-combo-discarded", facts: { seat: 2, count: 2, cards: "" } } },
      },
    ],
    ["Across discards 2 cards. You take the trick."],
  ],
  ["the last card of a trick", [played(2, "TD", 0)], ["Across: ten of diamonds. You take the trick."]],
  ["your own last card of a trick", [played(0, "TD", 1)], ["Omar takes the trick."]],
  ["a card that breaks hearts", [played(1, "2H", null, "H")], ["Omar plays two of hearts and breaks hearts."]],
  [
    "your own last card that breaks hearts",
    [played(0, "2H", 1, "H")],
    ["You play two of hearts and break hearts. Omar takes the trick."],
  ],
  ["a card on the layout, but not your own", [placed(3, "JS"), placed(0, "TS")], ["Left: jack of spades"]],
  [
    "your own card with which something is said",
    [
      {
        ...placed(0, "TS"),
        announcement: { ...announcementOf(placed(0, "TS")), call: { id: "call-pass", facts: {} } },
      } as Update,
    ],
    ["You: ten of spades"],
  ],
  ["a deal once", [dealt, { type: "dealt", zone: 0, cards: [], count: 13 }], ["The cards are dealt."]],
  ["a contract", [said(1, "contract", { name: "king+slaps" })], ["Omar chooses King of hearts + Slaps."]],
  ["what is done to you", [said(1, "double-seats", { name: "seat_0+seat_2" })], ["Omar doubles you + Across."]],
  ["nothing that is urgent", [{ ...said(1, "knock"), announcement: { urgent: true } }], []],
  ["nothing without a sentence", [{ ...said(1, "decline"), announcement: {} }], []],
  ["the scores", [scored], ["Deal 3 is over, Slaps: You −15, Omar 0, Across −30, Left −150"]],
  [
    "a void deal",
    [{ type: "scored", result: { ...result, void: "appeal" } }],
    ["Deal 3 does not count: there was an appeal."],
  ],
];

describe("the news", () => {
  it.each(rows)("tell of %s", (_, updates, lines) => {
    expect(sentences(updates)).toEqual(lines);
  });

  it("that are urgent are announced separately, but for your own", () => {
    const urgent = (update: ReturnType<typeof said>): Update => ({
      ...update,
      announcement: { ...update.announcement, urgent: true },
    });
    const lines = urgentLines([urgent(said(0, "knock")), urgent(said(1, "knock")), said(2, "fold")], context);

    expect(lines.map(plain)).toEqual(["Omar knocks."]);
  });

  it("add up the points of partners, your own first", () => {
    const table = sampleTable({
      teams: [
        [1, 3],
        [0, 2],
      ],
    });
    const [line = ""] = newsLines([scored], { ...context, table });

    expect(plain(line)).toBe("Deal 3 is over, Slaps: We −45, They −150");
  });
});

describe("a message", () => {
  const messages: [Message, string, string][] = [
    [
      { id: "news-double", facts: { seat: 1, cards: "QS QH" } },
      "Omar doubles queen of spades, queen of hearts.",
      "Omar doubles Q♠ Q♥.",
    ],
    [
      { id: "news-passed-cards", facts: { seat: 1, other: 0, cards: "QS" } },
      "Omar passes you queen of spades.",
      "Omar passes you Q♠.",
    ],
    [
      { id: "news-discarded", facts: { seat: 1, zone: "discards", cards: "", count: 2 } },
      "Omar discards 2 cards (discards).",
      "Omar discards 2 cards (discards).",
    ],
    [{ id: "badge-trump", facts: { suit: "H" } }, "trumps: hearts", "trumps: ♥"],
    [{ id: "news-hum-loud", facts: { seat: 1 } }, "Omar: hum loud", "Omar: hum loud"],
    [{ id: "news-wish", facts: { seat: 1, name: "spades", number: 3 } }, "Omar: wish Spades 3", "Omar: wish Spades 3"],
    [{ id: "badge-stood-up" }, "stood up", "stood up"],
  ];
  it.each(messages)("%o", (message, spoken, written) => {
    expect(plain(messageText(message, context, "spoken"))).toBe(spoken);
    expect(plain(messageText(message, context, "written"))).toBe(written);
  });
});
