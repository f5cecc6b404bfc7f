import { describe, expect, it } from "vitest";

import { DEFAULTS, loadPreferences, savePreferences } from "./preferences";
import { FakeShelf, lockedShelf } from "./samples";

const usual = { ...DEFAULTS, language: "en" };

describe("preferences", () => {
  it.each([new FakeShelf(), null, lockedShelf])("are as usual at first", (shelf) => {
    expect(loadPreferences(shelf, ["en"])).toEqual(usual);
  });

  it("are read as they were written", () => {
    const shelf = new FakeShelf();
    const liked = { ...DEFAULTS, language: "ar", jumbo: true, speed: 0 };
    expect(savePreferences(liked, shelf)).toBe(true);

    expect(loadPreferences(shelf, ["en"])).toEqual(liked);
  });

  it("have defaults for invalid values", () => {
    const text = '{"language": "xx", "speed": -1, "fourColour": "yes", "jumbo": true, "more": 1}';
    const shelf = new FakeShelf({ "mamlaka.preferences": text });

    expect(loadPreferences(shelf, ["en"])).toEqual({ ...usual, jumbo: true });
  });

  it.each([
    [["ar-SY", "en"], "ar"],
    [["fr", "AR"], "ar"],
    [["fr"], "en"],
    [[], "en"],
  ])("begin with the language of a browser that wants %j: %s", (wanted, language) => {
    expect(loadPreferences(null, wanted).language).toBe(language);
  });
});
