import { describe, expect, it } from "vitest";

import {
  forgetSeat,
  MAX_SEATS,
  noteHand,
  noteTold,
  rememberedSeat,
  rememberedSeats,
  rememberSeat,
  touchSeat,
  type RememberedSeat,
} from "./seats";
import { FakeStore, fullStore, lockedStore } from "./samples";

function seat(table: string, lastSeen: number): RememberedSeat {
  return {
    table,
    token: "aa",
    seat: 2,
    nonce: "0a1b",
    nonceHashes: null,
    cancelledStarts: 0,
    deck: null,
    commitment: "c0",
    terms: "game: trex 1",
    people: ["Ada", ""],
    game: "trex",
    preset: "classic",
    startedAt: 1,
    lastSeen,
    hands: [],
    told: 0,
    hasGaps: false,
  };
}

describe("remembered seats", () => {
  it("are sorted by the last visit, most recent first", () => {
    const store = new FakeStore();
    for (const one of [seat("a", 1), seat("b", 3), seat("c", 2)]) expect(rememberSeat(store, one)).toBe(true);
    expect(rememberedSeats(store).map(({ table }) => table)).toEqual(["b", "c", "a"]);

    touchSeat(store, "a", 4);
    expect(rememberedSeats(store)).toEqual([seat("a", 4), seat("b", 3), seat("c", 2)]);
  });

  it("are one per table", () => {
    const store = new FakeStore();
    rememberSeat(store, seat("a", 1));
    rememberSeat(store, { ...seat("a", 2), seat: 3 });

    expect(rememberedSeats(store)).toEqual([{ ...seat("a", 2), seat: 3 }]);
  });

  it("drop the least recently seen", () => {
    const store = new FakeStore();
    for (let number = 0; number <= MAX_SEATS; number += 1) rememberSeat(store, seat(`t${number}`, number));

    expect(rememberedSeats(store)).toHaveLength(MAX_SEATS);
    expect(rememberedSeat(store, "t0")).toBeNull();
    expect(rememberedSeat(store, `t${MAX_SEATS}`)).not.toBeNull();
  });

  it("can be forgotten", () => {
    const store = new FakeStore();
    rememberSeat(store, seat("a", 1));
    forgetSeat(store, "a");

    expect(rememberedSeats(store)).toEqual([]);
  });

  it("contain the dealt hands, each once", () => {
    const store = new FakeStore();
    rememberSeat(store, seat("a", 1));
    for (const hand of [["AS", "KS"], ["AS", "KS"], ["2H"]]) noteHand(store, "a", hand);
    noteHand(store, "another", ["3C"]);

    expect(rememberedSeats(store).map(({ hands }) => hands)).toEqual([["AS KS", "2H"]]);
  });

  it.each(["", "{", "null", "7", '{"a": 1}', '[null, 7, {"table": "a"}, {"table": 1, "token": "t", "seat": 0}]'])(
    "are none where %s stands",
    (text) => {
      expect(rememberedSeats(new FakeStore({ "mamlaka.seats": text }))).toEqual([]);
    },
  );

  it("can be read in the format of an older page", () => {
    const store = new FakeStore({ "mamlaka.seats": '[{"table": "a", "token": "t", "seat": 1, "hands": [1, "AS"]}]' });

    expect(rememberedSeats(store)).toMatchObject([{ table: "a", commitment: "", lastSeen: 0, hands: ["AS"] }]);
  });

  it.each([
    ["missing", null],
    ["locked", lockedStore],
    ["full", fullStore],
  ])("are not kept where storage is %s, without harm", (_, store) => {
    expect(rememberSeat(store, seat("a", 1))).toBe(false);
    forgetSeat(store, "a");
    touchSeat(store, "a", 2);
    expect(rememberedSeats(store)).toEqual([]);
  });
});

it("tells of each decision of a bot once", () => {
  const store = new FakeStore();
  rememberSeat(store, seat("a", 1));

  expect([4, 4, 6].map((total) => noteTold(store, "a", total))).toEqual([4, 0, 2]);
});
