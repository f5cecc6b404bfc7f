import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import type { Rematch, SitDown, TableInfo } from "../wire";
import { Api } from "./api";
import { FakeStore } from "./samples";
import { GaveUp, rememberSeated, sitDown, takeNextSeat, withdrawAtEnd } from "./seating";
import { rememberedSeat, rememberSeat } from "./seats";
import { hashOfNonce } from "./shuffle";

/** A server with tables; it refuses the given seats. */
function server(tables: TableInfo[], taken: (number | null)[] = []) {
  const requests: SitDown[] = [];
  const api = new Api(async (path, request) => {
    const table = tables.find(({ id }) => String(path).startsWith(`/api/tables/${id}`));
    if (!request?.body) return new Response(JSON.stringify(table));
    const wish = JSON.parse(String(request.body)) as SitDown;
    requests.push(wish);
    return taken.includes(wish.seat ?? null)
      ? new Response('{"code": "seat_taken"}', { status: 409 })
      : new Response(JSON.stringify({ seat: wish.seat ?? 3, table }));
  });
  return { api, requests };
}

const next = sampleTable({ id: "next", commitment: "c1" });

/** A finished table whose next one is open, and a store that remembers seat 1 at it. */
function finished(agreed: number[]) {
  const rematch: Rematch = { agreed, seconds: null, table: "next" };
  const table = sampleTable({ id: "old", status: "over", rematch });
  const store = new FakeStore();
  const seat = { table: "old", seat: 1, token: "key", nonce: "ff", nonceHashes: ["x"], cancelledStarts: 2, deck: null };
  rememberSeat(store, {
    ...seat,
    commitment: "c0",
    terms: "",
    people: null,
    game: "",
    preset: "",
    startedAt: 0,
    lastSeen: 0,
    hands: ["AS"],
    told: 0,
    hasGaps: true,
  });
  return { table, store };
}

describe("the seat of a bot", () => {
  /** A server that lets a person in when they have asked three times, or while they give up. */
  function asking(isInAtOnce = false) {
    const requests: SitDown[] = [];
    const withdrawn: string[] = [];
    const table = sampleTable({ takeover: "creator", deciders: [0] });
    const api = new Api(async (path, request) => {
      const body = JSON.parse(String(request?.body)) as SitDown;
      if (String(path).endsWith("/withdraw")) {
        withdrawn.push(body.token);
        return new Response(JSON.stringify({ seat: isInAtOnce ? 2 : null }));
      }
      requests.push(body);
      const isIn = requests.length > 3 || (isInAtOnce && withdrawn.length > 0);
      return new Response(JSON.stringify(isIn ? { seat: 2, table } : { asked: 2, table }), {
        status: isIn ? 200 : 202,
      });
    });
    return { api, requests, withdrawn, table, store: new FakeStore() };
  }

  it("is asked for with the same token until someone lets you in", async () => {
    const { api, requests, table, store } = asking();
    const deciders: (readonly number[])[] = [];
    await sitDown(api, table, "Rami", 2, store, async (answer) => {
      deciders.push(answer.table.deciders);
      expect(rememberedSeat(store, table.id)).toBeNull();
      return true;
    });

    expect(deciders).toEqual([[0], [0], [0]]);
    expect(new Set(requests.map(({ token }) => token)).size).toBe(1);
    expect(rememberedSeat(store, table.id)).toMatchObject({ seat: 2, token: requests[0]?.token });
  });

  it("is not yours if you give up; the server is told at once", async () => {
    const { api, requests, withdrawn, table, store } = asking();

    await expect(sitDown(api, table, "Rami", 2, store, async () => requests.length < 2)).rejects.toThrow(GaveUp);
    expect(requests).toHaveLength(2);
    expect(withdrawn).toEqual([requests[0]?.token]);
    expect(rememberedSeat(store, table.id)).toBeNull();
  });

  it("is not yours if the page closes before the server has answered", async () => {
    const { api, withdrawn, requests, table, store } = asking();
    const answer = sitDown(api, table, "Rami", 2, store, async () => false).catch((error: unknown) => error);
    withdrawAtEnd(api, table.id);

    expect(withdrawn).toEqual([requests[0]?.token]);
    expect(await answer).toBeInstanceOf(GaveUp);
  });

  it("is yours if someone let you in just before you gave up", async () => {
    const { api, requests, table, store } = asking(true);
    await sitDown(api, table, "Rami", 2, store, async () => false);

    expect(requests).toHaveLength(2);
    expect(rememberedSeat(store, table.id)).toMatchObject({ seat: 2, token: requests[0]?.token });
  });
});

describe("a seat that the server has chosen", () => {
  it("is remembered with the commitment of its table, before a nonce is drawn", () => {
    const store = new FakeStore();
    rememberSeated({ seat: 1, table: next }, "key", store);

    expect(rememberedSeat(store, "next")).toMatchObject({ seat: 1, token: "key", nonce: "", commitment: "c1" });
  });
});

describe("the seat at the next table", () => {
  it("has the same token if you have agreed, and nothing of the old deals", async () => {
    const { table, store } = finished([1]);
    const { api, requests } = server([next]);
    await takeNextSeat(api, table, store);

    expect(requests).toEqual([]);
    const fresh = {
      nonce: "",
      nonceHashes: null,
      cancelledStarts: 0,
      hands: [],
      told: 0,
      hasGaps: false,
      commitment: "c1",
    };
    expect(rememberedSeat(store, "next")).toMatchObject({ seat: 1, token: "key", ...fresh });
  });

  it("is asked for under your name if you have not agreed; otherwise any other, or none", async () => {
    for (const [taken, expected] of [
      [[], 1],
      [[1], 3],
      [[1, null], undefined],
    ] as const) {
      const { table, store } = finished([0]);
      const { api, requests } = server([next], [...taken]);
      await takeNextSeat(api, table, store);

      expect(rememberedSeat(store, "next")?.seat).toBe(expected);
      expect(requests.every(({ name, token }) => name === "Omar" && token !== "key")).toBe(true);
    }
  });

  it("is not touched for a spectator, or if it was taken in another window", async () => {
    const { table, store } = finished([1]);
    const { api } = server([next]);
    await takeNextSeat(api, table, new FakeStore());
    await takeNextSeat(api, table, store);
    const seat = rememberedSeat(store, "next");
    if (seat) rememberSeat(store, { ...seat, nonce: "aa" });
    await takeNextSeat(api, table, store);

    expect(rememberedSeat(store, "next")?.nonce).toBe("aa");
  });
});

describe("a seat before the match", () => {
  it("is changed with the same token and a new nonce; a revealed nonce counts as a cancelled start", async () => {
    const { store } = finished([]);
    const { api, requests } = server([sampleTable({ id: "old" })]);
    await sitDown(api, sampleTable({ id: "old", commitment: "c2" }), "Omar", 2, store);
    const seat = rememberedSeat(store, "old");

    expect(seat).toMatchObject({ seat: 2, token: "key", nonceHashes: null, cancelledStarts: 3, commitment: "c2" });
    expect(requests[0]).toEqual({ token: "key", nonceHash: hashOfNonce(seat?.nonce ?? ""), name: "Omar", seat: 2 });
  });
});

describe("a name that someone at the table has", () => {
  it("gets the next free number", async () => {
    const names: string[] = [];
    const api = new Api(async (_, request) => {
      const { name } = JSON.parse(String(request?.body)) as SitDown;
      names.push(name);
      return names.length < 3
        ? new Response('{"code": "name_taken"}', { status: 409 })
        : new Response(JSON.stringify({ seat: 0, table: next }));
    });
    await sitDown(api, next, "Guest of a long night", null, new FakeStore());

    expect(names).toEqual(["Guest of a long nigh", "Guest of a long ni 2", "Guest of a long ni 3"]);
  });
});
