import { describe, expect, it } from "vitest";

import { DEFAULTS, loadPreferences, savePreferences, type Preferences } from "./preferences";
import { FakeStore, lockedStore } from "./samples";

const expected = { ...DEFAULTS, language: "en" };

describe("preferences", () => {
  it.each([new FakeStore(), null, lockedStore])("are the defaults at first", (store) => {
    expect(loadPreferences(store, ["en"])).toEqual(expected);
  });

  it("are read as they were written", () => {
    const store = new FakeStore();
    const liked: Preferences = { ...DEFAULTS, language: "ar", theme: "dark", back: "wave", jumbo: true, speed: 0 };
    expect(savePreferences(liked, store)).toBe(true);

    expect(loadPreferences(store, ["en"])).toEqual(liked);
  });

  it("have defaults for invalid values", () => {
    const text =
      '{"language": "xx", "speed": -1, "fourColour": "yes", "theme": "blue", "back": 2, "jumbo": true, "more": 1}';
    const store = new FakeStore({ "mamlaka.preferences": text });

    expect(loadPreferences(store, ["en"])).toEqual({ ...expected, jumbo: true });
  });

  it.each([
    [["ar-SY", "en"], "ar"],
    [["sw", "AR"], "ar"],
    [["sw"], "en"],
    [[], "en"],
  ])("begin with the language of a browser that wants %j: %s", (wanted, language) => {
    expect(loadPreferences(null, wanted).language).toBe(language);
  });
});
