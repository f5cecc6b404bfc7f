import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import { sampleOffer } from "../samples";
import type { Sign } from "../wire";
import { explainedNames } from "./offers";
import Signs from "./Signs.svelte";

// The preferences of the page need a browser.
vi.mock("../page.svelte", () => ({
  page: { faces: "french", preferences: { fourColour: false, jumbo: false, back: "star" } },
}));

const KING: Sign = { kind: "card", name: "KH" };
const TRICK: Sign = { kind: "icon", name: "trick" };

function html(...signs: Sign[]): string {
  return render(Signs, { props: { signs } }).body;
}

test("each sign is a drawing, which screen readers skip", () => {
  const body = html(KING, { kind: "rank", name: "Q" }, { kind: "suit", name: "D" }, TRICK);

  expect(body.match(/data-sign="[^"]*"/g)).toEqual(["card KH", "rank Q", "suit D", "icon trick"].map(dataOf));
  expect(body.split("<svg").length - 1).toBe(4);
  expect(body).toContain('aria-hidden="true"');
});

test("an icon that the page doesn't know is left out", () => {
  expect(html({ kind: "icon", name: "unheard" }, TRICK).match(/data-sign="[^"]*"/g)).toEqual([dataOf("icon trick")]);
  expect(html({ kind: "icon", name: "unheard" })).not.toContain("<span");
});

test("the lesson explains the names of offers with signs, except for combinations", () => {
  const plain = sampleOffer("choose", { names: ["replay", "keep"] });
  const signed = sampleOffer("choose", { names: ["a", "b", "a+b"], signs: [[KING], [TRICK], [KING, TRICK]] });

  expect(explainedNames([plain, signed])).toEqual(["a", "b"]);
});

function dataOf(sign: string): string {
  return `data-sign="${sign}"`;
}
