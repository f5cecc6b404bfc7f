import { describe, expect, it } from "vitest";

import { faceOf } from "./face";

describe("the face of a name", () => {
  it("is always the same", () => {
    expect(faceOf("ليلى")).toEqual(faceOf("ليلى"));
  });

  it("has a value for every feature, for any name", () => {
    for (const name of ["", "a", "Salma", "عمر", "\u{1F600}", "x".repeat(1000)]) {
      const { ground, skin, hair, style, mouth } = faceOf(name);

      expect([ground, skin, hair].every((colour) => /^#[0-9a-f]{6}$/.test(colour))).toBe(true);
      expect([style >= 0 && style < 4, mouth >= 0 && mouth < 3]).toEqual([true, true]);
    }
  });

  it("differs between similar names", () => {
    const faces = Array.from({ length: 100 }, (_, index) => JSON.stringify(faceOf(`Person ${index}`)));

    expect(new Set(faces).size).toBeGreaterThan(85);
  });
});
