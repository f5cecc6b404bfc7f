import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import type { TableInfo } from "../wire";
import { nonceStep } from "./nonces";
import type { RememberedSeat } from "./seats";
import { hashOfNonce } from "./shuffle";

const own = hashOfNonce("0a1b");
const other = hashOfNonce("ffee");
const seat: RememberedSeat = {
  table: "t1",
  token: "aa",
  seat: 1,
  nonce: "0a1b",
  nonceHashes: null,
  cancelledStarts: 0,
  deck: null,
  commitment: "c0",
  terms: "",
  people: null,
  game: "trex",
  preset: "",
  startedAt: 1,
  lastSeen: 1,
  hands: [],
  told: 0,
  hasGaps: false,
};

/** Return a table with a status and nonce hashes that waits for our seat. */
function tableOf(status: TableInfo["status"], nonceHashes: string[], unready = [1]): TableInfo {
  return sampleTable({ status, nonceHashes, unready });
}

function step(table: TableInfo, changes: Partial<RememberedSeat> = {}) {
  return nonceStep(table, { ...seat, ...changes }, () => "1234");
}

describe("your nonce", () => {
  it("is revealed when the list is fixed, and the list is remembered first", () => {
    const list = [other, own, "", ""];

    expect(step(tableOf("starting", list))).toEqual({
      message: { type: "reveal", nonce: "0a1b" },
      seat: { ...seat, nonceHashes: list, people: ["Salma", "Omar", "", ""] },
    });
  });

  it("is revealed again with the people of the first time", () => {
    const list = ["", own, "", ""];
    const again = step(tableOf("starting", list), { nonceHashes: list, people: ["Ada", "Omar", "", ""] });

    expect(again?.seat.people).toEqual(["Ada", "Omar", "", ""]);
  });

  it("is revealed again for the same list, since the message may have been lost", () => {
    const list = ["", own, "", ""];

    expect(step(tableOf("starting", list), { nonceHashes: list })?.message).toEqual({ type: "reveal", nonce: "0a1b" });
  });

  it("is never revealed for two lists", () => {
    expect(step(tableOf("starting", [other, own, "", ""]), { nonceHashes: ["", own, "", ""] })).toBeNull();
  });

  it.each([
    ["before the start", tableOf("open", ["", own, "", ""])],
    ["for a list that has another hash for the seat", tableOf("starting", ["", other, "", ""])],
    ["for a list that has it in another seat", tableOf("starting", [own, "", "", ""])],
    ["when no one waits for it", tableOf("starting", ["", own, "", ""], [0])],
    ["during the match", tableOf("playing", ["", own, "", ""])],
  ])("is not revealed %s", (_, table) => {
    expect(step(table)).toBeNull();
  });

  it("is replaced after a cancelled start, and such starts are counted", () => {
    expect(step(tableOf("open", ["", "", "", ""]), { nonceHashes: ["", own, "", ""], cancelledStarts: 2 })).toEqual({
      message: { type: "commit", nonceHash: hashOfNonce("1234") },
      seat: { ...seat, nonce: "1234", nonceHashes: null, cancelledStarts: 3 },
    });
  });

  it("is committed to again, unchanged, while it is secret", () => {
    expect(step(tableOf("open", ["", "", "", ""]))).toEqual({ message: { type: "commit", nonceHash: own }, seat });
  });
});
