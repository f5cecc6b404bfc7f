import { describe, expect, it } from "vitest";

import { chooseLanguage, DEFAULTS, readPreferences, writePreferences } from "./preferences";
import { FakeShelf, lockedShelf } from "./shelves";

describe("preferences", () => {
  it("are as usual at first", () => {
    expect(readPreferences(new FakeShelf())).toEqual(DEFAULTS);
    expect(readPreferences(null)).toEqual(DEFAULTS);
    expect(readPreferences(lockedShelf)).toEqual(DEFAULTS);
  });

  it("are read as they were written", () => {
    const shelf = new FakeShelf();
    const liked = { ...DEFAULTS, language: "ar", jumbo: true, speed: 0, sound: true };
    expect(writePreferences(shelf, liked)).toBe(true);

    expect(readPreferences(shelf)).toEqual(liked);
  });

  it("take the default for what cannot be", () => {
    const text = '{"language": 7, "speed": -1, "fourColour": "yes", "jumbo": true, "more": 1}';

    expect(readPreferences(new FakeShelf({ "mamlaka.preferences": text }))).toEqual({ ...DEFAULTS, jumbo: true });
  });
});

describe("the language", () => {
  it.each([
    [["ar-SY", "en"], "ar"],
    [["fr", "AR"], "ar"],
    [["fr"], "en"],
    [[], "en"],
  ])("of a browser that wants %j is %s", (wanted, language) => {
    expect(chooseLanguage(wanted, ["ar", "en"])).toBe(language);
  });
});
