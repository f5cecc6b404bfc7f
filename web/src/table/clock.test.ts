import { describe, expect, it } from "vitest";

import { reduce, UNKNOWN } from "../state/table";
import { statusOf, untilWarning, WARNING } from "./clock";

const DEADLINE = { total: 45_000, end: 100_000 };

describe("the warning that the time runs out", () => {
  it("comes ten seconds before the end, to a player who is asked", () => {
    expect(untilWarning(DEADLINE, true, 60_000)).toBe(40_000 - WARNING);
    expect(untilWarning(DEADLINE, false, 60_000)).toBeNull();
    expect(untilWarning(null, true, 60_000)).toBeNull();
  });

  it("does not come late", () => {
    expect(untilWarning(DEADLINE, true, 95_000)).toBeNull();
  });
});

describe("the status of a person", () => {
  it("is told only of people who are not here", () => {
    const person = { kind: "person", name: "Omar" } as const;

    expect(statusOf({ ...person, status: "here" })).toBe("");
    expect(statusOf({ ...person, status: "left" })).toBe("left");
    expect(statusOf({ ...person, status: "away", timedOut: true })).toBe("timed-out");
    expect(statusOf({ kind: "bot", name: "layla", status: "here" })).toBe("");
  });
});

describe("a message about the clock", () => {
  it("is kept as it is", () => {
    const clock = { type: "clock", milliseconds: 45_000, left: null } as const;

    expect(reduce(UNKNOWN, clock).clock).toBe(clock);
  });
});
