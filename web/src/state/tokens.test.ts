import { expect, it } from "vitest";

import { randomHex } from "./tokens";

it("draws the requested number of hexadecimal digits, different each time", () => {
  const drawn = Array.from({ length: 20 }, () => randomHex(16));

  for (const token of drawn) expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(drawn).size).toBe(20);
});
