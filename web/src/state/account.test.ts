import { describe, expect, it } from "vitest";

import { forgetAll, forgetShared, ownSeats, rememberTables } from "./account";
import { FakeStore } from "./samples";
import { rememberedSeats, rememberSeat } from "./seats";

const ACCOUNT = {
  name: "Salma",
  tables: [{ table: "t1", seat: 2, game: "trex", preset: "", since: 7 }],
  hasPassword: true,
  passkeys: [],
};

describe("the seats of an account", () => {
  it("are remembered without a token, and each once", () => {
    const store = new FakeStore();
    rememberTables(store, ACCOUNT);
    rememberTables(store, { ...ACCOUNT, tables: ACCOUNT.tables.map((table) => ({ ...table, seat: 3 })) });

    expect(rememberedSeats(store)).toMatchObject([{ table: "t1", seat: 2, token: "", lastSeen: 7 }]);
    expect(ownSeats(store)).toEqual([{ id: "t1", token: "" }]);
  });

  it("are forgotten when the user signs out", () => {
    const store = new FakeStore();
    rememberTables(store, ACCOUNT);
    forgetAll(store);

    expect(rememberedSeats(store)).toEqual([]);
  });

  it("stay after a deletion if this browser has taken them", () => {
    const store = new FakeStore();
    rememberTables(store, ACCOUNT);
    for (const seat of rememberedSeats(store)) rememberSeat(store, { ...seat, table: "t2", token: "abc" });
    forgetShared(store);

    expect(rememberedSeats(store).map(({ table }) => table)).toEqual(["t2"]);
  });
});
