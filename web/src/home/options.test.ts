import { describe, expect, it } from "vitest";

import type { GameInfo, OptionInfo } from "../wire";
import {
  groupsOf,
  isOn,
  isSame,
  isValue,
  knownOptions,
  linkTo,
  listOf,
  rulesOfLink,
  valueOf,
  withValue,
  wordsOf,
} from "./options";

function row(name: string, changes: Partial<OptionInfo> = {}): OptionInfo {
  const base = { kind: "choice", values: ["a", "b"], default: "a", group: "play", about: "" } as const;
  return { name, empty: "", most: 1, needs: [], ...base, values: [...base.values], ...changes };
}

const doubling = row("doubling", { kind: "switch", values: ["on", "off"], default: "on" });
const target = row("target", { kind: "number", values: ["1", "100"], empty: "none", default: "50", group: "scoring" });
const hearts = row("hearts", { kind: "subset", values: ["K", "A", "KA"], empty: "none", most: 3, default: "K,KA" });
const order = row("order", { kind: "ordered", values: ["x", "y"], empty: "free", most: 2, default: "free" });
const cycle = row("cycle", { kind: "cycle", values: ["left", "right"], most: 3, default: "left" });
const rows = [doubling, target, hearts, order, cycle];
const strict = { name: "strict", about: "", options: { doubling: "off" }, seats: [4] };
const game: GameInfo = {
  name: "trex",
  seats: [4],
  defaultSeats: 4,
  presets: [strict],
  levels: [],
  defaultLevel: "",
  hasTips: false,
};

describe("the differences from a preset", () => {
  it("give every option its value: the chosen one, that of the preset, or the default", () => {
    expect([
      valueOf(doubling, strict, { doubling: "on" }),
      valueOf(doubling, strict, {}),
      valueOf(doubling, undefined, {}),
    ]).toEqual(["on", "off", "on"]);
  });

  it("have no value that the preset has", () => {
    expect(withValue(doubling, "off", undefined, { target: "9" })).toEqual({ target: "9", doubling: "off" });
    expect(withValue(doubling, "on", undefined, { target: "9", doubling: "off" })).toEqual({ target: "9" });
    expect(withValue(doubling, "off", strict, {})).toEqual({});
  });

  it("keep only options and values that the game has", () => {
    const wanted = { doubling: "off", target: "200", colour: "red", hearts: "A" };

    expect(knownOptions(rows, undefined, wanted)).toEqual({ doubling: "off", hearts: "A" });
    expect(knownOptions(rows, strict, wanted)).toEqual({ hearts: "A" });
  });
});

describe("a value", () => {
  const right: [OptionInfo, string][] = [
    [doubling, "off"],
    [target, "1"],
    [target, "none"],
    [hearts, "none"],
    [hearts, "K,A"],
    [order, "y,x"],
    [cycle, "left,left,right"],
  ];
  const wrong: [OptionInfo, string][] = [
    [doubling, "yes"],
    [target, "0"],
    [target, "101"],
    [target, "-1"],
    [target, ""],
    [hearts, "K,K"],
    [order, "x,z"],
    [cycle, ""],
    [cycle, "left,left,left,left"],
  ];

  it.each(right)("of %o may be %s", (option, value) => expect(isValue(option, value)).toBe(true));
  it.each(wrong)("of %o may not be %s", (option, value) => expect(isValue(option, value)).toBe(false));

  it("that is a list is read and written", () => {
    expect([wordsOf(order, "free"), wordsOf(order, "y,x")]).toEqual([[], ["y", "x"]]);
    expect([listOf(hearts, ["KA", "K"]), listOf(order, ["y", "x"]), listOf(hearts, [])]).toEqual([
      "K,KA",
      "y,x",
      "none",
    ]);
  });

  it("is on unless it is off or empty", () => {
    expect([isOn(doubling, "off"), isOn(hearts, "none"), isOn(hearts, "A")]).toEqual([false, false, true]);
  });
});

describe("groups", () => {
  it("have the order of the rows", () => {
    expect(groupsOf(rows).map(({ group, rows }) => [group, rows.length])).toEqual([
      ["play", 4],
      ["scoring", 1],
    ]);
  });
});

describe("a link", () => {
  const rules = { game: "trex", preset: "strict", options: { hearts: "K,A", target: "9" } };

  it("carries game, preset and options, and is read again", () => {
    const link = linkTo(rules, "http://table.test");

    expect(link).toBe("http://table.test/?game=trex&preset=strict&hearts=K,A&target=9");
    expect(rulesOfLink(new URL(link).search, [game])).toEqual(rules);
  });

  it("without a known game is none", () => {
    expect([rulesOfLink("", [game]), rulesOfLink("?game=chess", [game])]).toEqual([null, null]);
  });

  it("with an unknown preset begins with the standard rules", () => {
    expect(rulesOfLink("?game=trex&preset=gone", [game])).toEqual({ game: "trex", preset: "", options: {} });
  });
});

describe("rules", () => {
  it("are the same with the same preset and options", () => {
    const rules = { preset: "", options: { target: "9", doubling: "off" } };

    expect(isSame(rules, { preset: "", options: { doubling: "off", target: "9" } })).toBe(true);
    expect(isSame(rules, { preset: "strict", options: rules.options })).toBe(false);
    expect(isSame(rules, { preset: "", options: { target: "9" } })).toBe(false);
    expect(isSame(rules, { preset: "", options: { target: "9", hearts: "A" } })).toBe(false);
  });
});
