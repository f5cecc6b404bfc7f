import { expect, it } from "vitest";

import { SPEEDS, speedNameOf, botDelayOf } from "./speed";

it.each(Object.entries(SPEEDS))("%s is found by its speed", (name, speed) => {
  expect(speedNameOf(speed)).toBe(name);
});

it.each([
  [3, "quick"],
  [0.25, "calm"],
])("a stored speed of %d is shown as %s", (speed, name) => {
  expect(speedNameOf(speed)).toBe(name);
});

it.each([
  [SPEEDS.calm, 2],
  [SPEEDS.normal, 1],
  [SPEEDS.quick, 0.5],
  [SPEEDS.instant, 0],
  [0.01, 2],
])("at the speed %d bots need %d times the normal time", (speed, wait) => {
  expect(botDelayOf(speed)).toBe(wait);
});
