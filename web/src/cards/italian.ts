// Italian faces, as data of SVG paths: swords, cups, coins and batons, and three courts. Each drawing is a list of layers.

import type { Suit } from "./names";

/** A shape of one colour; `currentColor` is that of the suit. */
export interface Layer {
  fill: string;
  d: string;
}

const GOLD = "#d9a12c";
const DARK_GOLD = "#9a6a10";
const WOOD = "#5d3a1c";
const SKIN = "#f0c8a0";
const CREAM = "#f4e8cc";

/** The colours of the suits, dark enough to be legible. */
export const SIGN_COLOURS: Record<Suit, string> = { S: "#255a94", H: "#b01f29", D: "#86590a", C: "#2c6a2f" };

/** The suits, 100 high around the origin: S swords, H cups, D coins, C batons. */
export const SIGNS: Record<Suit, readonly Layer[]> = {
  S: [
    { fill: "currentColor", d: "M0-50L8-37V14H-8V-37Z" },
    { fill: "#a9c4e0", d: "M0-44L3-36V14H0Z" },
    { fill: GOLD, d: "M-23 13C-12 17 12 17 23 13V22C12 25-12 25-23 22Z" },
    { fill: WOOD, d: "M-5 23H5V39H-5Z" },
    { fill: GOLD, d: "M0 36A7 7 0 1 1 0 50A7 7 0 1 1 0 36Z" },
  ],
  H: [
    {
      fill: "currentColor",
      d: "M-31-46H31C32-14 20 4 6 9V25C17 28 26 36 28 47H-28C-26 36-17 28-6 25V9C-20 4-32-14-31-46Z",
    },
    { fill: GOLD, d: "M-33-50H33V-40H-33ZM-9 10H9V18H-9ZM-30 43H30V50H-30Z" },
    { fill: "#e8a29b", d: "M-22-34H-13C-13-18-10-8-5-1C-16-7-22-18-22-34Z" },
  ],
  D: [
    { fill: DARK_GOLD, d: "M0-47A47 47 0 1 1 0 47A47 47 0 1 1 0-47Z" },
    { fill: "#f0bf49", d: "M0-41A41 41 0 1 1 0 41A41 41 0 1 1 0-41Z" },
    { fill: DARK_GOLD, d: "M0-30A30 30 0 1 1 0 30A30 30 0 1 1 0-30ZM0-26A26 26 0 1 0 0 26A26 26 0 1 0 0-26Z" },
    { fill: "#b3382c", d: "M0-22L6-6L22 0L6 6L0 22L-6 6L-22 0L-6-6Z" },
  ],
  C: [
    { fill: "currentColor", d: "M-7 50L-15-30C-16-44-8-50 0-50C8-50 16-44 15-30L7 50Z" },
    { fill: "#7fb069", d: "M-8-34C-8-42-4-45 0-45L-1 46H-3Z" },
    { fill: "currentColor", d: "M-12-6L-29-19L-14-24ZM11 14L27 3L13-4Z" },
    { fill: WOOD, d: "M-8 38H8L7 50H-7Z" },
  ],
};

/** Jack (fante), queen (cavallo) and king (re), in the middle of a card that is 240 wide and 336 high. */
export const COURT_FIGURES: Partial<Record<string, readonly Layer[]>> = {
  J: [
    { fill: CREAM, d: "M92 218H117L114 284H98ZM123 218H148L142 284H126Z" },
    { fill: WOOD, d: "M98 272H114V288H86C86 279 92 277 98 272ZM126 272H142C148 277 154 279 154 288H126Z" },
    { fill: WOOD, d: "M91 92H149V128C149 137 139 138 139 130L101 130C101 138 91 137 91 128Z" },
    { fill: "currentColor", d: "M86 150C86 138 102 134 120 134C138 134 154 138 154 150L163 226H77Z" },
    { fill: CREAM, d: "M104 135H136L120 160Z" },
    { fill: GOLD, d: "M80 200H160L161 211H79Z" },
    { fill: SKIN, d: "M120 84A23 25 0 1 1 120 134A23 25 0 1 1 120 84Z" },
    { fill: "currentColor", d: "M88 97C86 74 104 62 124 62C144 62 154 76 152 97C132 88 108 88 88 97Z" },
    { fill: GOLD, d: "M146 78C162 74 170 62 170 48C184 64 176 90 151 92Z" },
  ],
  Q: [
    { fill: WOOD, d: "M150 84C186 98 204 138 202 178C200 216 198 250 202 288H168L150 120Z" },
    {
      fill: CREAM,
      d: "M84 288C78 240 90 204 118 176C106 182 98 190 88 188C74 186 68 174 74 162L92 132C100 108 118 92 138 86L142 62L158 84C176 104 184 134 182 172C180 214 178 250 182 288Z",
    },
    {
      fill: WOOD,
      d: "M138 86L142 62L158 84L150 92ZM118 120A6 6 0 1 1 118 132A6 6 0 1 1 118 120ZM80 168L88 172L84 178L77 174Z",
    },
    {
      fill: "currentColor",
      d: "M93 130L122 166L113 173L85 142ZM140 87L150 94C148 124 136 150 119 169L112 162C128 142 138 116 140 87Z",
    },
    { fill: "currentColor", d: "M89 232C118 244 152 244 180 232L181 252C152 264 116 264 86 252Z" },
    { fill: GOLD, d: "M134 240A11 11 0 1 1 134 262A11 11 0 1 1 134 240Z" },
  ],
  K: [
    { fill: "currentColor", d: "M82 156C82 142 100 136 120 136C140 136 158 142 158 156L178 288H62Z" },
    { fill: CREAM, d: "M104 138H136L146 288H94Z" },
    {
      fill: WOOD,
      d: "M112 178L120 172L128 178L120 190ZM112 214L120 208L128 214L120 226ZM112 250L120 244L128 250L120 262Z",
    },
    {
      fill: "currentColor",
      d: "M82 156C96 148 106 150 112 166L94 226L72 220ZM158 156C144 148 134 150 128 166L146 226L168 220Z",
    },
    { fill: GOLD, d: "M72 220L94 226L92 236L70 230ZM168 220L146 226L148 236L170 230Z" },
    { fill: SKIN, d: "M120 82A24 26 0 1 1 120 134A24 26 0 1 1 120 82Z" },
    {
      fill: "#7d7167",
      d: "M95 106C97 116 108 121 120 121C132 121 143 116 145 106C150 140 134 158 120 160C106 158 90 140 95 106Z",
    },
    { fill: GOLD, d: "M92 96L86 58L105 74L120 50L135 74L154 58L148 96C130 89 110 89 92 96Z" },
    { fill: "#b3382c", d: "M120 70A6 6 0 1 1 120 82A6 6 0 1 1 120 70Z" },
  ],
};
