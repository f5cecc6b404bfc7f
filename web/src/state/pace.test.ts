import { expect, it } from "vitest";

import { PACES, paceOf, waitOf } from "./pace";

it.each(Object.entries(PACES))("%s is found by its speed", (name, speed) => {
  expect(paceOf(speed)).toBe(name);
});

it.each([
  [3, "quick"],
  [0.25, "calm"],
])("a stored speed of %d is shown as %s", (speed, name) => {
  expect(paceOf(speed)).toBe(name);
});

it.each([
  [PACES.calm, 2],
  [PACES.usual, 1],
  [PACES.quick, 0.5],
  [PACES.instant, 0],
  [0.01, 2],
])("at the speed %d bots need %d times the usual time", (speed, wait) => {
  expect(waitOf(speed)).toBe(wait);
});
