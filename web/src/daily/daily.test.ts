import { expect, it } from "vitest";

import type { MatchRecord } from "../state/record";
import { commitmentOf, hmacOf } from "../state/shuffle";
import { plain, sampleTexts } from "../texts/samples";
import type { DailyDeal } from "../wire";
import { dayBefore, guestToken, isPromised, isSeedOf, kindOf, promiseOf, rememberPromise } from "./daily";

const SECRET = "00".repeat(32);
const deal: DailyDeal = {
  game: "cribbage",
  date: "2026-11-26",
  kind: "deal",
  commitment: commitmentOf(SECRET),
  secret: "",
  seconds: 60,
  unit: 1,
  lowestWins: false,
  bots: "medium",
  table: "",
  finished: 0,
  ranking: [],
};

/** Return a storage that remembers in memory. */
function storage(): Pick<Storage, "getItem" | "setItem"> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

it.each([
  ["trex", "king", "King of hearts"],
  ["quodlibet", "first_three_and_last", "First three and last"],
  ["hearts", "left", "pass left"],
  ["hearts", "none", "no pass"],
  ["cribbage", "deal", ""],
])("names what is dealt in %s", (game, kind, name) => {
  expect(plain(kindOf({ game, kind }, sampleTexts("en")))).toBe(name);
});

it("is the same guest every time, and remembers promises beside the token", () => {
  const store = storage();
  const token = guestToken(store);
  rememberPromise(store, deal);

  expect(token).toMatch(/^[0-9a-f]{32}$/);
  expect(guestToken(store)).toBe(token);
  expect(promiseOf(store, deal.date)).toBe(deal.commitment);
});

it("keeps the first promise of a day, and those of ten days", () => {
  const store = storage();
  rememberPromise(store, deal);
  rememberPromise(store, { ...deal, commitment: "another" });
  rememberPromise(store, { ...deal, date: "2026-11-25", secret: SECRET });
  expect(promiseOf(store, "2026-11-26")).toBe(deal.commitment);
  expect(promiseOf(store, "2026-11-25")).toBe("");

  for (let day = 1; day <= 12; day += 1) {
    rememberPromise(store, { ...deal, date: `2026-12-${String(day).padStart(2, "0")}` });
  }
  expect(promiseOf(store, "2026-12-03")).toBe(deal.commitment);
  expect(promiseOf(store, "2026-12-02")).toBe("");
});

it("finds the day before, also across months and years", () => {
  expect(dayBefore("2026-11-26")).toBe("2026-11-25");
  expect(dayBefore("2027-01-01")).toBe("2026-12-31");
  expect(dayBefore("2028-03-01")).toBe("2028-02-29");
});

it("checks the secret and the cards that follow from it", () => {
  const lines = ["mamlaka daily", "2026-11-26", "deal", "cribbage", "2", "2", "games=1", "muggins=off"];
  const record: MatchRecord = {
    game: "cribbage",
    rules_version: 2,
    options: { muggins: "off", games: "1" },
    seats: [{ name: "Ada" }, { name: "Bot" }],
    deals: [],
    totals: [],
    is_over: true,
    fair: { commitment: "", seed: hmacOf(SECRET, lines.join("\n")) },
  };
  const shown = { ...deal, secret: SECRET };

  expect(isPromised(SECRET, deal.commitment)).toBe(true);
  expect(isPromised("11".repeat(32), deal.commitment)).toBe(false);
  expect(isPromised("", deal.commitment)).toBe(false);
  expect(isSeedOf(record, shown)).toBe(true);
  expect(isSeedOf(record, { ...shown, date: "2026-11-27" })).toBe(false);
  expect(isSeedOf({ ...record, options: { ...record.options, muggins: "on" } }, shown)).toBe(false);
});
