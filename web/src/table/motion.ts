// How cards move. Whatever moves is where it belongs from the first moment: input never waits for it.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { page } from "../page.svelte";
import type { Place } from "./geometry";

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Return how long a movement of so many milliseconds takes for this person; 0: nothing moves. */
export function lasting(milliseconds: number): number {
  const { speed } = page.preferences;
  return reduced.matches || speed === 0 ? 0 : milliseconds / speed;
}

interface Way {
  /** The direction in which the seat sits. */
  from: Place;
  /** How far away, in pixels. */
  distance: number;
}

/** A card comes from a seat. */
export function arrive(_: Element, { from, distance }: Way): TransitionConfig {
  const css = (t: number, u: number) =>
    `transform: translate(${from.x * distance * u}px, ${from.y * distance * u}px); opacity: ${Math.min(1, 3 * t)}`;
  return { duration: lasting(260), easing: cubicOut, css };
}

/** A trick goes to the seat that has taken it: each of its cards has its own way there, in pixels. */
export function sweep(_: Element, way: Place): TransitionConfig {
  const css = (t: number, u: number) =>
    `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${t}`;
  return { duration: lasting(320), css };
}

/** A card of a new hand comes from the middle of the table, one after the other. */
export function deal(_: Element, { index }: { index: number }): TransitionConfig {
  const css = (t: number, u: number) => `opacity: ${t}; top: ${-120 * u}px`;
  return { delay: lasting(28 * index), duration: lasting(240), easing: cubicOut, css };
}
