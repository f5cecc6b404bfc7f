import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { Api } from "../state/api";
import { FakeStore } from "../state/samples";
import { rememberedSeats } from "../state/seats";
import type { TableInfo, TableSummary } from "../wire";
import { knownTables, summarise } from "./knownTables";

/** The remembered seats at tables, most recently seen first. */
function seatsAt(...tables: string[]) {
  const stored = tables.map((table, index) => ({ table, token: `key ${table}`, seat: 0, lastSeen: -index }));
  return rememberedSeats(new FakeStore({ "mamlaka.seats": JSON.stringify(stored) }));
}

function summary(
  id: string,
  status: TableInfo["status"],
  changes: Partial<TableSummary> = {},
  next = "",
): TableSummary {
  const rematch = status === "over" ? { agreed: [], seconds: null, table: next } : null;
  return { table: sampleTable({ id, status, rematch }), seat: 0, turn: false, totals: [], ranks: [], ...changes };
}

/** An API that knows summaries. */
function apiWith(...summaries: TableSummary[]): Api {
  return new Api(async () => new Response(JSON.stringify(summaries)));
}

describe("the tables of a browser", () => {
  it("begin with those where it is your turn, and end with the finished ones", async () => {
    const api = apiWith(summary("a", "over"), summary("b", "playing"), summary("c", "playing", { turn: true }));
    const tables = await summarise(api, seatsAt("a", "b", "c"));

    expect(tables.map(({ seat }) => seat.table)).toEqual(["c", "b", "a"]);
  });

  it("begin with finished ones, too, where others want another match", async () => {
    const wanted = summary("c", "over");
    const table = { ...wanted.table, rematch: { agreed: [1], seconds: 20, table: "" } };
    const api = apiWith(summary("a", "over"), summary("b", "playing"), { ...wanted, table });
    const tables = await summarise(api, seatsAt("a", "b", "c"));

    expect(tables.map(({ seat }) => seat.table)).toEqual(["c", "b", "a"]);
  });

  it("leave out what the server does not know, and matches that were continued", async () => {
    const api = apiWith(summary("a", "playing"), summary("b", "over", {}, "a"), summary("d", "over", {}, "unknown"));
    const tables = await summarise(api, seatsAt("a", "b", "c", "d"));

    expect(tables.map(({ seat }) => seat.table)).toEqual(["a", "d"]);
  });

  it("are five at most, without a server, too", async () => {
    const ids = ["a", "b", "c", "d", "e", "f"];
    const tables = await summarise(apiWith(...ids.map((id) => summary(id, "open"))), seatsAt(...ids));

    expect(tables).toHaveLength(5);
    expect(knownTables(seatsAt(...ids)).map((table) => table.summary)).toEqual([null, null, null, null, null]);
  });

  it("are asked about with their tokens", async () => {
    let asked: unknown;
    const fetcher: typeof fetch = async (_, request) => {
      asked = JSON.parse(String(request?.body));
      return new Response("[]");
    };
    await summarise(new Api(fetcher), seatsAt("a"));

    expect(asked).toEqual({ tables: [{ id: "a", token: "key a" }] });
  });
});
