import { describe, expect, it } from "vitest";

import { TypedNumber, westernDigits } from "./digits";

const NUMBERS = [100, 105, 110, 120, 9];

describe("digits", () => {
  it("are understood in either form", () => {
    expect(westernDigits("bid ١٢٠, 9")).toBe("bid 120, 9");
  });
});

describe("a typed number", () => {
  it.each(["120", "١٢٠"])("is found digit by digit: %s", (text) => {
    const typed = new TypedNumber();

    expect([...text].map((key, time) => typed.find(key, NUMBERS, time))).toEqual([100, 120, 120]);
  });

  it("begins again after a pause, and where no number goes on", () => {
    const typed = new TypedNumber();

    expect(typed.find("1", NUMBERS, 0)).toBe(100);
    expect(typed.find("1", NUMBERS, 10)).toBe(110);
    expect(typed.find("1", NUMBERS, 5000)).toBe(100);
    expect(typed.find("9", NUMBERS, 5010)).toBe(9);
  });

  it("is not found by other keys", () => {
    expect(["x", "Enter", "7", " "].map((key) => new TypedNumber().find(key, NUMBERS, 0))).toEqual(
      Array(4).fill(undefined),
    );
  });
});
