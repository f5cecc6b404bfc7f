import { describe, expect, it } from "vitest";

import { sampleScene, sampleTable } from "../samples";
import type { Counter } from "../wire";
import { plain, sampleTexts } from "./samples";
import { standing, standingKinds, standingName } from "./standing";

const context = { texts: sampleTexts(), table: sampleTable(), viewer: 0 };

function countersOf(id: string, values: readonly number[]): Counter[] {
  return values.map((value, owner) => ({
    ...{ message: { id }, value, owner, goal: null, style: "number", isStanding: true },
  }));
}

describe("the standing of a side", () => {
  const scene = sampleScene({
    totals: [100, 121, 0, 0],
    counters: [...countersOf("counter-chips", [7, 9, 0, 0]), ...countersOf("counter-stake", [1, 3, 0, 0])],
  });

  it("is the last of its counters, by which the match is ranked", () => {
    expect([standing([1], scene, context), standingName(scene, context)]).toEqual(["3", "stake"]);
  });

  it("is another one if its kind is given", () => {
    expect(standingKinds(scene).map((kind) => standing([0], scene, context, kind))).toEqual(["7", "1"]);
  });

  it("is the points without counters", () => {
    expect(plain(standing([1], sampleScene({ totals: [100, 121, 0, 0] }), context))).toBe("121");
  });
});
