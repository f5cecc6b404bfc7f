import { expect, it } from "vitest";

import { randomHex } from "./tokens";

it("draws as many hexadecimal digits as are asked for, others each time", () => {
  const drawn = Array.from({ length: 20 }, () => randomHex(16));

  for (const token of drawn) expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(drawn).size).toBe(20);
});
