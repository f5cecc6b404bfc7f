import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { explained, LONG } from "./explained";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function send(tile: EventTarget, type: string, facts: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, ...facts });
  tile.dispatchEvent(event);
  return event;
}

/** A tile, with what has happened to it. */
function tileOf() {
  const happened: string[] = [];
  const tile = Object.assign(new EventTarget(), { focus: () => happened.push("focus") });
  const end = explained(() => happened.push("explain"))(tile as unknown as HTMLElement);
  tile.addEventListener("click", () => happened.push("click"));
  return { tile, happened, end };
}

it("explains on a long press, whose click does nothing", () => {
  const { tile, happened } = tileOf();
  send(tile, "pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(LONG);
  send(tile, "pointerup");
  send(tile, "click", { detail: 1 });

  expect(happened).toEqual(["focus", "explain"]);
});

it.each(["pointerup", "pointercancel"])("does not explain if the press ends early, with %s", (type) => {
  const { tile, happened } = tileOf();
  send(tile, "pointerdown", { pointerType: "touch" });
  vi.advanceTimersByTime(LONG - 1);
  send(tile, type);
  vi.advanceTimersByTime(LONG);
  send(tile, "click", { detail: 1 });

  expect(happened).toEqual(["click"]);
});

it("explains on a right click and the menu key, and the next click works", () => {
  const { tile, happened } = tileOf();
  send(tile, "pointerdown", { button: 2, pointerType: "mouse" });

  expect(send(tile, "contextmenu").defaultPrevented).toBe(true);
  send(tile, "click", { detail: 0 });
  expect(happened).toEqual(["focus", "explain", "click"]);
});

it("lets a key click after a long press whose click never came", () => {
  const { tile, happened } = tileOf();
  send(tile, "pointerdown", { pointerType: "touch" });
  send(tile, "contextmenu");
  send(tile, "pointercancel");
  send(tile, "click", { detail: 0 });

  expect(happened).toEqual(["focus", "explain", "click"]);
});

it("does nothing once its element is gone", () => {
  const { tile, happened, end } = tileOf();
  send(tile, "pointerdown", { pointerType: "touch" });
  (end as () => void)();
  vi.advanceTimersByTime(LONG);

  expect(send(tile, "contextmenu").defaultPrevented).toBe(false);
  expect(happened).toEqual([]);
});
