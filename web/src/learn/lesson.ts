// The lesson of a game: where its parts are, and how its sentences are written.

import type { Places } from "../table/geometry";
import { placeOf } from "../texts/places";
import type { Texts } from "../texts/texts";
import type { LessonInfo, PictureCard, TableInfo } from "../wire";

/** The viewer of all pictures. */
export const VIEWER = 0;

/** The address of the lesson of a game, with a preset or with the options of a table. */
export function lessonAddress(game: string, settings: Record<string, string>): string {
  return `/learn/${encodeURIComponent(game)}${lessonQuery(settings)}`;
}

/** A preset and options as a query; those without a value are left out. */
export function lessonQuery(settings: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(settings).filter(([, value]) => value !== ""));
  return String(query) === "" ? "" : `?${String(query)}`;
}

/** The settings of the lesson for a table: its options, and the number of its seats. */
export function settingsOf(table: TableInfo): Record<string, string> {
  return { ...table.options, seats: String(table.people.length) };
}

/**
 * The index of the page at a place.
 *
 * @param place the number of a page, from 1, or a contract, or several joined by `+`.
 */
export function pageAt(lesson: LessonInfo, place: string): number {
  const number = Number(place);
  if (place !== "" && lesson.pages[number - 1]) return number - 1;
  return Math.max(
    0,
    lesson.pages.findIndex(({ blocks }) => blocks.some((block) => isAt(block, place))),
  );
}

/** Whether a block of a lesson is the table of a contract. */
export function isAt(block: LessonInfo["pages"][number]["blocks"][number], place: string): boolean {
  const names = place.split("+");
  return block.type === "scoring" && block.contract !== "" && names.includes(block.contract);
}

/** The places at the table of a picture. */
export function placesOf(lesson: LessonInfo): Places {
  const people = Array.from({ length: lesson.seats }, () => ({ kind: "bot", name: "", status: "here" }) as const);
  return { people, direction: lesson.direction, hasDummy: lesson.hasDummy };
}

/** The name of a seat in a picture. */
export function nameOf(texts: Texts, lesson: LessonInfo, seat: number): string {
  return texts.format(placeOf(seat, VIEWER, placesOf(lesson)), { number: seat });
}

/** A card as it is spoken, with its marks. */
export function spoken(texts: Texts, { card, marks }: PictureCard): string {
  return texts.list([texts.card(card), ...marks.map((mark) => texts.name("learn-mark", mark))]);
}
