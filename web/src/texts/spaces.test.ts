import { expect, test } from "vitest";

import { unbroken } from "./spaces";

test.each([
  ["Kingdom 1 of 4, deal 3", "Kingdom 1_of_4, deal_3"],
  ["Deal 1, 14 of 67", "Deal 1, 14_of_67"],
  [
    "المملكة \u20681\u2069 من \u20684\u2069، التوزيعة \u20681\u2069",
    "المملكة \u20681\u2069_من_\u20684\u2069، التوزيعة_\u20681\u2069",
  ],
  ["王国1/4・第3ディール", "王国1/4・第3ディール"],
])("The place %s keeps its numbers with their words", (place, joined) => {
  expect(unbroken(place)).toBe(joined.replace(/_/g, "\u00a0"));
});
