// Animations of cards. An element is at its final position from the start, so input never waits for an animation.

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

import { page } from "../page.svelte";
import type { Place } from "./geometry";

const reduced = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Return the duration of an animation at the preferred speed, in milliseconds; 0: no animation. */
export function lasting(milliseconds: number): number {
  const { speed } = page.preferences;
  return reduced.matches || speed === 0 ? 0 : milliseconds / speed;
}

interface Way {
  /** The direction in which the seat sits. */
  from: Place;
  /** The distance, in pixels. */
  distance: number;
}

/** Animate a card that comes from a seat. */
export function arrive(_: Element, { from, distance }: Way): TransitionConfig {
  const css = (t: number, u: number) =>
    `transform: translate(${from.x * distance * u}px, ${from.y * distance * u}px); opacity: ${Math.min(1, 3 * t)}`;
  return { duration: lasting(260), easing: cubicOut, css };
}

/** Animate a trick to the seat that has taken it; each card has its own path, in pixels. */
export function sweep(_: Element, way: Place): TransitionConfig {
  const css = (t: number, u: number) =>
    `transform: translate(${way.x * u}px, ${way.y * u}px) scale(${0.4 + 0.6 * t}); opacity: ${t}`;
  return { duration: lasting(320), css };
}

/** Animate the cards of a new hand from the middle of the table to their places, one after the other. */
export function deal(card: HTMLElement, { index }: { index: number }): TransitionConfig {
  const place = card.style.transform; // not `top`, for which the page would be laid out again in every frame
  const css = (t: number, u: number) => `opacity: ${t}; transform: translateY(${-120 * u}px) ${place}`;
  return { delay: lasting(28 * index), duration: lasting(240), easing: cubicOut, css };
}
