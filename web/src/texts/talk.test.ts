import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { plain, sampleTexts } from "./samples";
import { spokenPhrase, spokenTalk } from "./talk";

describe("the phrases of players", () => {
  it("are spoken as words in every language, reactions too", () => {
    for (const language of ["en", "ar"])
      for (const phrase of ["laugh", "wink", "wow", "proud", "sad", "hello", "well_played", "your_turn"])
        expect(spokenPhrase(phrase, sampleTexts(language))).toMatch(/^\p{L}[\p{L}\p{M} ]+!?$/u);
  });

  it("are announced with the name of the player", () => {
    const context = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };

    expect(plain(spokenTalk({ type: "heard", seat: 1, phrase: "well_played" }, context))).toBe("Omar: Well played!");
  });

  it("are shown as they are if they are newer than the page", () => {
    expect(spokenPhrase("see_you", sampleTexts())).toBe("see you");
  });
});
