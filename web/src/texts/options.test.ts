import { describe, expect, it } from "vitest";

import type { OptionInfo } from "../wire";
import { alternatives, optionAbout, optionName, optionsRefusal, valueName } from "./options";
import { plain, sampleTexts } from "./samples";

const english = sampleTexts();
const arabic = sampleTexts("ar", { arabicDigits: true });
const mode: OptionInfo = {
  name: "mode",
  kind: "choice",
  values: ["single", "combination", "complex4"],
  empty: "",
  most: 1,
  default: "single",
  group: "play",
  needs: [],
  about: "single: one contract per deal. complex4: the first four. Only a single word stays (with mode=complex4).",
};

describe("options in words", () => {
  it("have names, and so do their values", () => {
    expect(optionName(english, "trex", "doubling_reveal")).toBe("Announcing doubles");
    expect(valueName(english, "trex", "doubling_reveal", "in_turn")).toBe("In turn");
    expect(valueName(arabic, "trex", "doubling", "off")).toBe("لا");
  });

  it("without messages are shown as they are", () => {
    expect(optionName(english, "majlis", "meld_bonus")).toBe("meld bonus");
    expect(valueName(english, "majlis", "meld_bonus", "small_pair")).toBe("small pair");
  });

  it("have numbers in the digits of the reader, and lists of names", () => {
    expect(valueName(arabic, "toepen", "chips", "30")).toBe("٣٠");
    expect(plain(valueName(english, "trex", "contract_choice", "king,trex"))).toBe("King of hearts, Trex");
  });

  it("are explained with the names of their values", () => {
    expect(plain(optionAbout(english, "trex", mode))).toBe(
      "One at a time: one contract per deal. Complex (the first four at once): the first four. " +
        "Only a single word stays (with Contracts in a deal: Complex (the first four at once)).",
    );
    expect(optionAbout(arabic, "trex", mode)).not.toMatch(/[a-z]/);
  });
});

describe("a refusal of options", () => {
  const needs = { code: "option_needs", facts: { setting: "appeal_who=not_king", options: "kh_appeal trex_redeal" } };

  it("names options and values", () => {
    expect(plain(optionsRefusal(english, "trex", needs))).toBe(
      "“Who may appeal: Everyone but the king” has no effect without " +
        "Hearts that allow an appeal or New deal for twos in Trex. Turn that on, or undo this.",
    );
    expect(optionsRefusal(arabic, "trex", needs)).not.toMatch(/[a-z]/);
  });

  it("without a message of its own is the sentence of the rules", () => {
    const refusal = { code: "invalid_setup", facts: { reason: "unknown option 'colour'" } };

    expect(plain(optionsRefusal(english, "trex", refusal))).toContain("unknown option 'colour'");
  });

  it("lists alternatives", () => {
    expect(plain(alternatives(english, "hearts", ["target", "deals"]))).toBe(
      "Play to this many points or Number of deals",
    );
  });
});
