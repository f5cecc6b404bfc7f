import { describe, expect, it } from "vitest";

import {
  forgetSeat,
  MAX_SEATS,
  noteEnd,
  noteHand,
  rememberedSeat,
  rememberedSeats,
  rememberSeat,
  touchSeat,
  type RememberedSeat,
} from "./seats";
import { FakeShelf, fullShelf, lockedShelf } from "./samples";

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
    game: "trex",
    preset: "classic",
    startedAt: 1,
    lastSeen,
    hands: [],
    hasGaps: false,
    isOver: false,
  };
}

describe("remembered seats", () => {
  it("are sorted by the last visit, most recent first", () => {
    const shelf = new FakeShelf();
    for (const one of [seat("a", 1), seat("b", 3), seat("c", 2)]) expect(rememberSeat(shelf, one)).toBe(true);
    expect(rememberedSeats(shelf).map(({ table }) => table)).toEqual(["b", "c", "a"]);

    touchSeat(shelf, "a", 4);
    expect(rememberedSeats(shelf)).toEqual([seat("a", 4), seat("b", 3), seat("c", 2)]);
  });

  it("are one per table", () => {
    const shelf = new FakeShelf();
    rememberSeat(shelf, seat("a", 1));
    rememberSeat(shelf, { ...seat("a", 2), seat: 3 });

    expect(rememberedSeats(shelf)).toEqual([{ ...seat("a", 2), seat: 3 }]);
  });

  it("drop the least recently seen", () => {
    const shelf = new FakeShelf();
    for (let number = 0; number <= MAX_SEATS; number += 1) rememberSeat(shelf, seat(`t${number}`, number));

    expect(rememberedSeats(shelf)).toHaveLength(MAX_SEATS);
    expect(rememberedSeat(shelf, "t0")).toBeNull();
    expect(rememberedSeat(shelf, `t${MAX_SEATS}`)).not.toBeNull();
  });

  it("can be forgotten", () => {
    const shelf = new FakeShelf();
    rememberSeat(shelf, seat("a", 1));
    forgetSeat(shelf, "a");

    expect(rememberedSeats(shelf)).toEqual([]);
  });

  it("contain the dealt hands, each once", () => {
    const shelf = new FakeShelf();
    rememberSeat(shelf, seat("a", 1));
    for (const hand of [["AS", "KS"], ["AS", "KS"], ["2H"]]) noteHand(shelf, "a", hand);
    noteHand(shelf, "another", ["3C"]);

    expect(rememberedSeats(shelf).map(({ hands }) => hands)).toEqual([["AS KS", "2H"]]);
  });

  it.each(["", "{", "null", "7", '{"a": 1}', '[null, 7, {"table": "a"}, {"table": 1, "token": "t", "seat": 0}]'])(
    "are none where %s stands",
    (text) => {
      expect(rememberedSeats(new FakeShelf({ "mamlaka.seats": text }))).toEqual([]);
    },
  );

  it("can be read in the format of an older page", () => {
    const shelf = new FakeShelf({ "mamlaka.seats": '[{"table": "a", "token": "t", "seat": 1, "hands": [1, "AS"]}]' });

    expect(rememberedSeats(shelf)).toMatchObject([{ table: "a", commitment: "", lastSeen: 0, hands: ["AS"] }]);
  });

  it.each([
    ["missing", null],
    ["locked", lockedShelf],
    ["full", fullShelf],
  ])("are not kept where storage is %s, without harm", (_, shelf) => {
    expect(rememberSeat(shelf, seat("a", 1))).toBe(false);
    forgetSeat(shelf, "a");
    touchSeat(shelf, "a", 2);
    expect(rememberedSeats(shelf)).toEqual([]);
  });
});

describe("a finished match", () => {
  it("is remembered", () => {
    const shelf = new FakeShelf();
    rememberSeat(shelf, seat("a", 1));
    noteEnd(shelf, "a");
    noteEnd(shelf, "b");

    expect(rememberedSeats(shelf)).toEqual([{ ...seat("a", 1), isOver: true }]);
  });
});
