// The shapes that cards are drawn from, as data of SVG paths. A card is 240 wide and 336 high.

import type { Suit } from "./names";

/** The suits, filled, 100 high around the origin. */
export const SUITS: Record<Suit, string> = {
  S: "M0-50C8-31 45-11 45 16C45 32 34 41 22 41C14 41 8 37 4 31C5 40 9 47 19 50H-19C-9 47-5 40-4 31C-8 37-14 41-22 41C-34 41-45 32-45 16C-45-11-8-31 0-50Z",
  H: "M0 50C-9 29-47 9-47-19C-47-36-36-46-23-46C-11-46-3-38 0-28C3-38 11-46 23-46C36-46 47-36 47-19C47 9 9 29 0 50Z",
  D: "M0-50C9-32 23-14 39 0C23 14 9 32 0 50C-9 32-23 14-39 0C-23-14-9-32 0-50Z",
  C: "M-21-28A21 21 0 1 1 21-28C21-20 16-12 8-6C13-12 20-14 26-14A21.5 21.5 0 1 1 26 29C17 29 9 25 4 17C5 36 9 46 19 50H-19C-9 46-5 36-4 17C-9 25-17 29-26 29A21.5 21.5 0 1 1-26-14C-20-14-13-12-8-6C-16-12-21-20-21-28Z",
};

/** The ranks and the letters of JOKER, stroked 14 wide, 100 high, around x = 0. */
export const RANKS: Record<string, string> = {
  "2": "M-23 27C-23 10-13 0 0 0S23 10 23 27C23 50-23 74-23 100H24V85",
  "3": "M-22 15V0H21L-6 38C12 38 24 50 24 68C24 88 13 100-2 100C-15 100-24 91-25 77",
  "4": "M10 100V0L-27 69H26M-5 100H25",
  "5": "M20 0H-18L-22 47C-16 39-8 36 0 36C14 36 24 48 24 67C24 88 13 100-2 100C-15 100-23 92-25 79",
  "6": "M22 17C19 6 11 0 2 0C-15 0-24 18-24 48V69C-24 88-14 100 0 100S24 88 24 69S14 39 0 39S-24 51-24 69",
  "7": "M-23 16V0H23C10 30-4 62-6 100",
  "8": "M0 45C-12 45-19 36-19 22S-12 0 0 0S19 8 19 22S12 45 0 45C-14 45-24 56-24 73S-14 100 0 100S24 90 24 73S14 45 0 45Z",
  "9": "M-22 83C-19 94-11 100-2 100C15 100 24 82 24 52V31C24 12 14 0 0 0S-24 12-24 31S-14 61 0 61S24 49 24 31",
  T: "M-29 100V0M13 0C25 0 31 9 31 25V75C31 91 25 100 13 100S-5 91-5 75V25C-5 9 1 0 13 0Z",
  J: "M-4 0H26M13 0V74C13 91 5 100-7 100S-25 91-25 76",
  Q: "M0 0C16 0 25 13 25 33V67C25 87 16 100 0 100S-25 87-25 67V33C-25 13-16 0 0 0ZM-3 69L27 106",
  K: "M-20 0V100M-29 0H-9M-29 100H-9M25 0L-20 60M-5 41L22 100M13 0H30M10 100H31",
  A: "M-22 100L0 2L22 100M-15 67H15M-30 100H-13M13 100H30",
  O: "M0 0C16 0 25 13 25 33V67C25 87 16 100 0 100S-25 87-25 67V33C-25 13-16 0 0 0Z",
  E: "M24 0H-20V100H24M-20 48H16",
  R: "M-22 100V0H2C17 0 24 10 24 26S17 52 2 52H-22M2 52L24 100",
};

/** A star of eight points, filled, 100 high around the origin: used for the jokers instead of a suit. */
export const STAR = starOf(8, 50, 0.62);

/** The positions of the pips of a card: x and y. Those below the middle are upside down. */
export const PLACES: Record<string, readonly (readonly [number, number])[]> = {
  A: [[120, 168]],
  "2": column(120, 2),
  "3": column(120, 3),
  "4": pair(2),
  "5": [...pair(2), [120, 168]],
  "6": pair(3),
  "7": [...pair(3), [120, 114]],
  "8": [...pair(3), [120, 114], [120, 222]],
  "9": [...pair(4), [120, 168]],
  T: [...pair(4), [120, 96], [120, 240]],
};

/** The side of the suit on a court card: the left, unless the drawing leaves only its right corner free. */
export function courtPlace(card: string): readonly [number, number] {
  return [["JH", "JD", "JC", "QS", "QD", "QC"].includes(card) ? 176 : 64, 73];
}

function column(x: number, count: number): [number, number][] {
  return Array.from({ length: count }, (_, row) => [x, 60 + (row * 216) / (count - 1)]);
}

function pair(count: number): [number, number][] {
  return [...column(82, count), ...column(158, count)];
}

function starOf(points: number, radius: number, waist: number): string {
  const corners = Array.from({ length: 2 * points }, (_, corner) => {
    const angle = (corner * Math.PI) / points;
    const distance = corner % 2 === 0 ? radius : radius * waist;
    return `${(distance * Math.sin(angle)).toFixed(1)} ${(-distance * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}
