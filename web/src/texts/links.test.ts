import { expect, test } from "vitest";

import { textParts } from "./links";

test("addresses of the web are links, without the mark after them", () => {
  expect(textParts("See https://example.org/a?b=1. Then come!")).toEqual([
    { text: "See " },
    { text: "https://example.org/a?b=1", address: "https://example.org/a?b=1" },
    { text: ". Then come!" },
  ]);
});

test.each(["javascript:alert(1)", "data:text/html,x", "www.example.org", "https://", "<b>8</b> & later"])(
  "%s is only text",
  (text) => {
    expect(textParts(text)).toEqual([{ text }]);
  },
);

test("the parts make up the text", () => {
  const text = "http://a.example\n(https://b.example) https://\u0661";
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
