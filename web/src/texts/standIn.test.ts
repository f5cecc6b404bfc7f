import { expect, it } from "vitest";

import { sampleScene, sampleTable } from "../samples";
import type { Action } from "../wire";
import { standInText } from "./standIn";
import { plain, sampleTexts } from "./samples";

const context = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };

function play(card: string): Action {
  return { kind: "play", cards: [card], number: null, name: "", takes: [] };
}

it("names a few decisions one by one", () => {
  const latest = [play("QH"), { kind: "pass", cards: [], number: null, name: "", takes: [] }];
  expect(plain(standInText({ type: "stood_in", total: 2, count: 2, latest }, sampleScene(), context))).toBe(
    "While you were away, a bot decided for you: queen of hearts, Pass.",
  );
});

it("sums up many decisions, and names the last one", () => {
  const latest = [play("QH"), play("KH"), play("2S")];
  expect(plain(standInText({ type: "stood_in", total: 12, count: 9, latest }, sampleScene(), context))).toBe(
    "While you were away, a bot made 9 decisions for you. The last one: two of spades.",
  );
});
