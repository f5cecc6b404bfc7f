import { describe, expect, it } from "vitest";

import { sampleHint, sampleOffer, samplePlay, sampleScene, sampleTable } from "../samples";
import type { Action, HintContent } from "../wire";
import { actionText, hintReasons, hintTitle, valueText } from "./advice";
import type { TextContext } from "./context";
import { plain, sampleTexts } from "./samples";

const context: TextContext = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };
const rule = context.texts.format("rule-trex-61");
const fold = sampleOffer("fold", { label: { id: "say-fold", facts: { stake: 2 } } });
const offers = [fold, sampleOffer("choose"), sampleOffer("bid")];
const scene = sampleScene({ turn: { offers, refused: {}, optional: false, question: null } });

function why(changes: Partial<HintContent>): string[] {
  return hintReasons(sampleHint(changes), scene, context).map(plain);
}

function values(content: HintContent, who = context): string[] {
  return content.choices.map((choice) => plain(valueText(choice, content, who)));
}

describe("what to do", () => {
  const rows: [Partial<Action>, string][] = [
    [{ kind: "play", cards: ["9H"] }, "nine of hearts"],
    [{ kind: "play", cards: ["7D"], takes: ["4S", "3H"] }, "seven of diamonds, taking four of spades, three of hearts"],
    [{ kind: "choose", name: "king+queens" }, "King of hearts + Queens"],
    [{ kind: "double", cards: ["QS", "KH"] }, "Double queen of spades, king of hearts"],
    [{ kind: "bid", number: 3 }, "Bid 3"],
    [{ kind: "fold" }, "Fold and pay 2"],
    [{ kind: "no" }, "No"],
    [{ kind: "wait" }, "Don't act"],
    [{ kind: "raise_it", number: 4 }, "raise it 4"],
  ];
  it.each(rows)("%o", (action, words) => {
    const whole = { kind: "", cards: [], number: null, name: "", takes: [], ...action };
    expect(plain(actionText(whole, scene, context))).toBe(words);
  });

  it("is a card with the word that is said with it", () => {
    const groups = [{ cards: ["9H"], name: "king", takes: [] }];
    const speaking = [
      sampleOffer("play", { cards: ["9H"] }),
      sampleOffer("play", { label: { id: "say-choose" }, groups }),
    ];
    const turn = { offers: speaking, refused: {}, optional: false, question: null };
    const action = { ...samplePlay("9H"), name: "king" };
    expect(plain(actionText(action, sampleScene({ turn }), context))).toBe("King of hearts nine of hearts");
  });

  it.each([
    [{ kind: "play", cards: ["4S"], name: "striscio" }, "striscio four of spades"],
    [{ kind: "play", cards: ["4S"], name: "busso" }, "busso four of spades"],
    [{ kind: "bid", name: "no_trump" }, "No trumps"],
    [{ kind: "bid", number: 3 }, "Bid 3"],
    [{ kind: "stay" }, "stay"],
    [{ kind: "discard", cards: ["4S", "5S"] }, "Discard four of spades, five of spades"],
    [{ kind: "play", cards: ["7D"], takes: ["4S", "3H"] }, "seven of diamonds, taking four of spades, three of hearts"],
  ] as [Partial<Action>, string][])("says all of it in a review: %o", (action, words) => {
    const whole = { kind: "", cards: [], number: null, name: "", takes: [], ...action };
    expect(plain(actionText(whole, sampleScene({ turn: null }), context))).toBe(words);
  });

  it("has the order of words that a game gives it", () => {
    const german = { ...context, texts: sampleTexts("de") };
    const discard = sampleOffer("discard", { cards: ["KS", "TS", "7D"], label: { id: "say-discard-skat" } });
    const turn = { offers: [discard], refused: {}, optional: false, question: null };
    const action = { ...samplePlay("KS"), kind: "discard", cards: ["KS", "TS"] };
    expect(plain(actionText(action, sampleScene({ turn }), german))).toBe("Pik-König, Pik-Zehn drücken");
  });

  it("is named as its game names it, even in a review, which knows no offers", () => {
    const german = { ...context, texts: sampleTexts("de"), table: { ...context.table, game: "skat" } };
    const action = { ...samplePlay("KS"), kind: "discard", cards: ["KS", "TS"] };
    expect(plain(actionText(action, sampleScene({ turn: null }), german))).toBe("Pik-König, Pik-Zehn drücken");
  });

  it("names a contract in the words of the reader, even in a review", () => {
    const arabic = { ...context, texts: sampleTexts("ar") };
    const action = { ...samplePlay("KS"), kind: "choose", cards: [], name: "complex" };
    expect(plain(actionText(action, sampleScene({ turn: null }), arabic))).toBe("الكومبلكس");
  });

  it("may be nothing", () => {
    const content = sampleHint({ best: null, choices: [], reasons: [] });
    expect(hintTitle(content, scene, context)).toBe("Hint: don't act. Let play continue.");
    expect(hintReasons(content, scene, context)).toEqual([]);
  });
});

describe("why", () => {
  it("are the rules for it", () => {
    expect(why({})).toEqual([rule]);
  });

  it("may be that there is nothing else", () => {
    expect(why({ forced: true, choices: [], reasons: [] })).toEqual(["This is your only move."]);
  });

  it("says honestly what speaks against it, and that the values decide", () => {
    const rules = { reasons: [], objections: ["rule-trex-61"], rulesAction: samplePlay("AS") };
    expect(why(rules)).toEqual([
      `A rule of thumb speaks against it here: ${rule}`,
      "The rules of thumb alone suggest ace of spades, but the estimated values decide.",
    ]);
    expect(why({ ...rules, objections: [], rulesAction: samplePlay("TH") })).toEqual([
      "The rules of thumb alone suggest ten of hearts; the difference is small.",
    ]);
    expect(why({ reasons: [] })).toEqual(["No rule of thumb supports it; the estimated values decide."]);
  });

  it("says what the values leave out when the match may end soon", () => {
    expect(why({ target: 250 }).pop()).toBe(
      "The match ends at 250 points. The values count the points of this deal, not who wins the match.",
    );
  });

  it("says who decides where there are no values", () => {
    const noValues = "This decision has no estimated values; the rules of thumb decide.";
    expect(why({ choices: [] })).toEqual([rule, noValues]);
    expect(why({ choices: [], reasons: [] })).toEqual(["The rules of thumb don't favour any move here."]);
  });
});

describe("action values", () => {
  it("are points with their error, and what the others bring less", () => {
    expect(values(sampleHint())).toEqual([
      "4.3 ± 0.3 points below the players' average",
      "about as good, 0.3 ± 0.4 points worse",
      "25.8 ± 0.5 points worse",
    ]);
  });

  it("are chances in hundredths where the match is what counts, and exact without an error", () => {
    const exact = sampleHint({
      unit: "chance",
      choices: [
        { action: samplePlay("9H"), value: 45.1625, regret: 0, standardError: 0, close: true },
        { action: samplePlay("TH"), value: 45.1625, regret: 0, standardError: 0, close: true },
        { action: samplePlay("AS"), value: 33.2, regret: 11.97, standardError: 0, close: false },
      ],
    });
    expect(values(exact)).toEqual(["45.16% chance of winning", "no difference found", "11.97 percentage points lower"]);
  });

  it("are above the average, or about as good only within the error", () => {
    const good = sampleHint({
      choices: [
        { action: samplePlay("9H"), value: 4.25, regret: 0, standardError: 0.3, close: true },
        { action: samplePlay("TH"), value: 3.75, regret: 0.5, standardError: 0.4, close: true },
      ],
    });
    expect(values(good)).toEqual(["4.3 ± 0.3 points above the players' average", "0.5 ± 0.4 points worse"]);
  });

  it("are above the average of the sides where pairs play", () => {
    const pairs = { ...context, table: sampleTable({ teams: [[0, 2], [1, 3]] }) }; // prettier-ignore
    expect(values(sampleHint(), pairs)[0]).toBe("4.3 ± 0.3 points below the sides' average");
    expect(values(sampleHint({ unit: "net" }), pairs)[0]).toBe(
      "4.3 ± 0.3 points below the sides' average, minus the value of keeping the contract for later",
    );
  });

  it("are net where the best of a contract may be to keep it", () => {
    expect(values(sampleHint({ unit: "net" })).slice(0, 2)).toEqual([
      "4.3 ± 0.3 points below the players' average, minus the value of keeping the contract for later",
      "about as good, 0.3 ± 0.4 points worse",
    ]);
  });

  it("have the digits of the reader", () => {
    const arabic = { ...context, texts: sampleTexts("ar", { arabicDigits: true }) };
    expect(values(sampleHint(), arabic)[2]).toBe("أقل بمقدار ٢٥٫٨ ± ٠٫٥ نقطة");
  });
});
