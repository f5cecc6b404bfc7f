import { render } from "svelte/server";
import { expect, test } from "vitest";

import places from "../../../tests/vectors/card_places.json";
import type { Faces } from "../texts/texts";
import Card from "./Card.svelte";
import Piece from "./Piece.svelte";
import { COURTS } from "./pictures";
import { RANKS } from "./shapes";

/** Return a card as the page draws it; a piece without its paper, which the page draws before the piece is loaded. */
function html(card: string, jumbo = false, faces: Faces = "french"): string {
  if (faces === "xiangqi") return render(Piece, { props: { card, jumbo, size: "full" } }).body;
  return render(Card, { props: { card, jumbo, faces } }).body;
}

test("a card face down is the same drawing for all cards, and names none", () => {
  expect(html("")).not.toMatch(/[2-9TJQKA][SHDC]|path|alt="[^"]/);
});

test("a drawing is hidden from screen readers, since the page names the card", () => {
  for (const card of ["QH", "TD", "*L", ""]) expect(html(card)).toContain('aria-hidden="true"');
});

test("twelve cards have a picture, which small screens need not fetch", () => {
  expect(["JC", "JD", "JH", "JS", "KC", "KD", "KH", "KS", "QC", "QD", "QH", "QS"]).toEqual(Object.keys(COURTS).sort());
  expect(html("QH")).toContain("<img");
  expect(html("QH", true)).not.toContain("<img");
});

test("a court prints the letter of the language in its corners, unless its faces are Italian", () => {
  const drawn = (faces: Faces) => render(Card, { props: { card: "QH", letter: "D", faces } }).body;

  expect([3, 1]).toEqual((["french", "italian"] as const).map((faces) => drawn(faces).split(RANKS["D"] ?? "").length));
});

test("a ten has ten pips, and its suit in both corners", () => {
  expect(10 + 2 * 2).toBe(html("TD").split("<path").length - 1);
});

test("a card is drawn in the same places as outside the page", () => {
  for (const [style, cards] of Object.entries(places)) {
    for (const [card, wanted] of Object.entries(cards)) {
      const [faces = "french", jumbo] = style.split(" ");
      const drawn = html(card, jumbo !== undefined, faces as Faces);
      const found = [...drawn.matchAll(/transform="([^"]*)"/g)].map(([, place]) => place);
      expect(`${style} ${card}: ${found.join("; ")}`).toBe(`${style} ${card}: ${wanted}`);
    }
  }
});
