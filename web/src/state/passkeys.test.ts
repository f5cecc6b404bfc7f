import { describe, expect, it } from "vitest";

import { fromBase64, isNumeric, toBase64 } from "./passkeys";

describe("bytes", () => {
  it.each([[[]], [[0]], [[251, 255]], [[255, 254, 253]], [[0, 16, 131, 16]]])("%j survive as text", (bytes) => {
    const text = toBase64(new Uint8Array(bytes).buffer);

    expect(text).toMatch(/^[\w-]*$/);
    expect([...fromBase64(text)]).toEqual(bytes);
  });
});

describe("passkeys", () => {
  it.each([
    ["127.0.0.1", true],
    ["[::1]", true],
    ["localhost", false],
    ["cards.example.org", false],
    ["1.example.org", false],
  ])("belong to a name, and %s is a number: %s", (host, expected) => {
    expect(isNumeric(host)).toBe(expected);
  });
});
