import { describe, expect, it } from "vitest";

import vectors from "../../../tests/vectors/scores/matches.json";
import { FakeStore, fullStore, lockedStore } from "../state/samples";
import type { ScoreForm } from "../wire";
import { forgetSheet, keepGames, keepSheet, keptGames, keptSheets, MAX_SHEETS, SHEETS } from "./keptSheets";
import type { Answer } from "./score";
import { changed, openDeals, possibleOwners, redone, standingOf, undone, type Change, type Sheet } from "./sheet";

const standard = vectors.standard.form as unknown as ScoreForm;
const combination = vectors.combination.form as unknown as ScoreForm;
const slaps = (...counts: number[]): Change => ({ type: "deal", answers: { slaps: { type: "counts", counts } } });
const owner = (section: number, seat: number): Change => ({ type: "owner", section, owner: seat });

function sheetOf(changes: Change[], form = standard, id = "a", changedAt = 1): Sheet {
  const names = ["Salma", "Omar", "Nadia", "Khalil"];
  const facts = { game: "trex", preset: "", options: {}, names, form };
  return { id, ...facts, startedAt: 1, changedAt, changes, undone: [] };
}

describe("a sheet", () => {
  it("knows no owners until the first one is named, and then suggests the others in turn", () => {
    expect(standingOf(sheetOf([])).sections.map((section) => section.owner)).toEqual([null, null, null, null]);
    expect(standingOf(sheetOf([owner(0, 2)])).sections.map((section) => section.owner)).toEqual([2, 3, 0, 1]);
  });

  it("keeps owners different if a later one is named", () => {
    const { sections } = standingOf(sheetOf([owner(0, 2), owner(1, 0)]));

    expect(sections.map((section) => section.owner)).toEqual([2, 0, 3, 1]);
    expect(possibleOwners(standard, sections, 2)).toEqual([1, 3]);
  });

  it("adds up its deals and offers the others", () => {
    const { sections, totals, running } = standingOf(sheetOf([owner(0, 0), slaps(1, 2, 3, 7)]));

    expect(totals).toEqual([-15, -30, -45, -105]);
    expect(running).toBe(0);
    expect(openDeals(standard, sections[0]!)).toEqual([["king"], ["queens"], ["diamonds"], ["trex"]]);
  });

  it("offers sets of contracts that have not been played", () => {
    const both: Record<string, Answer> = {
      slaps: { type: "counts", counts: [13, 0, 0, 0] },
      diamonds: { type: "counts", counts: [0, 13, 0, 0] },
    };
    const { sections } = standingOf(sheetOf([owner(0, 0), { type: "deal", answers: both }], combination));

    expect(openDeals(combination, sections[0]!)).toEqual([["king"], ["queens"], ["king", "queens"], ["trex"]]);
  });

  it("takes back changes and repeats them", () => {
    const scored = changed(sheetOf([owner(0, 0)]), slaps(1, 2, 3, 7), 2);
    const without = undone(scored, 3);

    expect(standingOf(without).totals).toEqual([0, 0, 0, 0]);
    expect(standingOf(redone(without, 4))).toEqual(standingOf(scored));
    expect(changed(without, slaps(13, 0, 0, 0), 5).undone).toEqual([]);
    expect(undone(sheetOf([]), 6)).toEqual(sheetOf([]));
    expect(redone(scored, 6)).toEqual(scored);
  });

  it("can be corrected", () => {
    const answers: Record<string, Answer> = { slaps: { type: "counts", counts: [0, 0, 0, 13] } };
    const sheet = sheetOf([owner(0, 0), slaps(1, 2, 3, 7), { type: "correct", deal: 0, answers }]);

    expect(standingOf(sheet).totals).toEqual([0, 0, 0, -195]);
    expect(standingOf(undone(sheet, 2)).totals).toEqual([-15, -30, -45, -105]);
  });

  it.each([
    ["does not add up", { slaps: { type: "counts", counts: [1, 2, 3, 6] } }],
    ["answers another question", { slaps: { type: "places", order: [0, 1, 2, 3] } }],
    ["names an unknown contract", { capot: { type: "counts", counts: [13, 0, 0, 0] } }],
    ["names a player who isn't there", { trex: { type: "places", order: [0, 1, 2, 7] } }],
    ["is empty", {}],
  ])("ignores a deal that %s", (_, answers) => {
    const change = { type: "deal", answers } as Change;

    expect(standingOf(sheetOf([owner(0, 0), change])).deals).toEqual([]);
  });
});

describe("kept sheets", () => {
  it("are sorted by their last change, and the oldest are forgotten", () => {
    const store = new FakeStore();
    for (let time = 1; time <= MAX_SHEETS + 1; time += 1) keepSheet(store, sheetOf([], standard, `s${time}`, time));

    expect(keptSheets(store)).toHaveLength(MAX_SHEETS);
    expect(keptSheets(store)[0]?.id).toBe(`s${MAX_SHEETS + 1}`);
    expect(keptSheets(store).some(({ id }) => id === "s1")).toBe(false);
  });

  it("survive a reload with their changes", () => {
    const store = new FakeStore();
    const sheet = undone(sheetOf([owner(0, 0), slaps(1, 2, 3, 7)]), 2);
    expect(keepSheet(store, sheet)).toBe(true);

    expect(keptSheets(store)).toEqual([sheet]);
    forgetSheet(store, "a");
    expect(keptSheets(store)).toEqual([]);
  });

  it("say when nothing can be stored", () => {
    expect(keepSheet(fullStore, sheetOf([]))).toBe(false);
    expect(keepSheet(lockedStore, sheetOf([]))).toBe(false);
    expect(keepSheet(null, sheetOf([]))).toBe(false);
  });

  it.each(["{", "7", "[null]", '[{"id":"a"}]', '[{"id":"a","game":"trex","names":[],"changes":[],"undone":[]}]'])(
    "are none where %s is stored",
    (stored) => {
      expect(keptSheets(new FakeStore({ [SHEETS]: stored }))).toEqual([]);
    },
  );

  it("skip a sheet with damaged changes and keep the others", () => {
    const damaged = { ...sheetOf([], standard, "b"), changes: [null] };
    const store = new FakeStore({ [SHEETS]: JSON.stringify([damaged, sheetOf([])]) });

    expect(keptSheets(store)).toEqual([sheetOf([])]);
  });

  it("come with the forms for new ones", () => {
    const store = new FakeStore();
    const games = [{ name: "trex", presets: [{ name: "", about: "", options: {}, form: standard }], options: [] }];
    expect(keptGames(store)).toEqual([]);
    keepGames(store, games);

    expect(keptGames(store)).toEqual(games);
  });
});
