import { expect, it } from "vitest";

import { isLate, MOMENT, type Press } from "./presses";

const box = { left: 0, right: 100, top: 0, bottom: 50 };
const elsewhere = { left: 200, right: 300, top: 0, bottom: 50 };

function press(at: number, changes: Partial<Press> = {}): Press {
  return { at, key: "", x: 50, y: 25, ...changes };
}

it("holds back a press that began before its control appeared", () => {
  expect(isLate(press(100), null, 101, box)).toBe(true);
  expect(isLate(press(101), null, 101, box)).toBe(false);
});

it("holds back a second press of what appeared under the first", () => {
  expect(isLate(press(300), press(100), 200, box)).toBe(true);
});

it("counts a second press of what has not changed", () => {
  expect(isLate(press(300), press(100), 99, box)).toBe(false);
});

it("counts a press after the moment, even if others were held back in between", () => {
  expect(isLate(press(199 + MOMENT), press(100), 200, box)).toBe(true);
  expect(isLate(press(200 + MOMENT), press(100), 200, box)).toBe(false);
});

it("counts a press at once if the question came long after the last press", () => {
  expect(isLate(press(101 + MOMENT), press(100), 100 + MOMENT, box)).toBe(false);
});

it("counts a press of another control at once", () => {
  expect(isLate(press(300, { x: 250 }), press(100), 200, elsewhere)).toBe(false);
});

it("holds back a tap beside the last one, which a trembling finger hits", () => {
  const beside = { left: 60, right: 100, top: 0, bottom: 50 };
  expect(isLate(press(300, { x: 70 }), press(100), 200, beside)).toBe(true);
});

it("holds back the same key wherever the focus has gone, and counts another key", () => {
  const enter = press(100, { key: "Enter" });
  expect(isLate(press(300, { key: "Enter", x: 250 }), enter, 200, elsewhere)).toBe(true);
  expect(isLate(press(300, { key: "Enter", x: 250 }), press(150, { key: "Tab", x: NaN }), 200, elsewhere)).toBe(false);
});

it("holds back a key after a click on the same control", () => {
  expect(isLate(press(300, { key: "Enter" }), press(100), 200, box)).toBe(true);
});
