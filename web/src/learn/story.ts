// Why a part of a match was won or lost: its result for a side, and the rows of the sheet that decided it.

import { haveSigns, type TextContext } from "../texts/context";
import type { Scene, SheetRow, SheetSection, TableInfo } from "../wire";

/** What a part of a match was like for one side. */
export interface Story {
  /** The rank of the side, from 1. */
  readonly place: number;
  /** The points of each side, the viewer's own first. */
  readonly totals: readonly number[];
  /** How it ended between two sides; null: there are more. */
  readonly outcome: "won" | "lost" | "tied" | null;
  /** The row that set the side back most, compared with the average of all sides; null: none did. */
  readonly worst: SideRow | null;
  /** The row that helped the side most; null: none did. */
  readonly best: SideRow | null;
}

/** A row of the sheet, with the points of one side. */
export interface SideRow {
  readonly label: SheetRow["label"];
  readonly points: number;
  /** The number of the deal; null: the label says which one it was. */
  readonly deal: number | null;
}

/** The facts about a table that a story depends on. */
type Sides = Pick<TableInfo, "sides" | "lowestWins">;

/**
 * Return the section of the sheet that the last deal has completed; null: it goes on. A sheet that begins
 * without a title is complete when the match is over, with all that counts in addition.
 */
export function completedSection({ sheet, over }: Pick<Scene, "sheet" | "over">): SheetSection | null {
  const scored = sheet.filter(({ rows }) => rows.some(({ points }) => points !== null));
  const [first] = scored;
  const last = first?.label
    ? scored[scored.length - 1]
    : first && { ...first, rows: scored.flatMap(({ rows }) => rows) };
  if (!last || (!last.label && !over)) return null;
  return !last.isOpen && last.rows.every(({ points }) => points !== null) ? last : null;
}

/**
 * Return the story of a complete section for the side of a seat.
 *
 * @param ranks (sides,): the ranks in the match if the section is all of it; empty: the points of the section decide.
 */
export function storyOf(
  section: SheetSection,
  { sides, lowestWins }: Sides,
  seat: number,
  ranks: readonly number[] = [],
): Story {
  const own = Math.max(
    0,
    sides.findIndex((side) => side.includes(seat)),
  );
  const sign = lowestWins ? -1 : 1;
  const ofSides = (points: readonly number[] | null) =>
    sides.map((side) => side.reduce((sum, member) => sum + (points?.[member] ?? 0), 0));
  const rows = section.rows.map(({ label, points, counted, deal }) => ({
    label,
    deal,
    points: ofSides(points),
    counted: counted && ofSides(counted),
  }));
  const totals = sides.map((_, side) => rows.reduce((sum, { points }) => sum + (points[side] ?? 0), 0));
  const total = totals[own] ?? 0;
  const others = totals.filter((_, side) => side !== own);
  const placeOf = (side: number): number =>
    ranks[side] ?? 1 + totals.filter((other) => sign * other > sign * (totals[side] ?? 0)).length;
  const lead = placeOf(1 - own) - placeOf(own);
  const whole = rows.filter(({ counted }) => counted); // if some rows only add to deals, those are compared
  const compared = (whole.length > 0 ? whole : rows)
    .map(({ label, points, counted, deal }) => ({ label, deal, of: counted ?? points }))
    .map(({ label, deal, of }) => ({ label, deal, points: of[own] ?? 0, lead: sign * leadOf(of, own) }))
    .sort((a, b) => a.lead - b.lead);
  const [worst, best] = [compared[0], compared[compared.length - 1]];
  return {
    place: placeOf(own),
    totals: [total, ...others],
    outcome: sides.length > 2 ? null : lead > 0 ? "won" : lead < 0 ? "lost" : "tied",
    worst: worst && worst.lead < 0 ? { label: worst.label, points: worst.points, deal: worst.deal } : null,
    best: best && best.lead > 0 ? { label: best.label, points: best.points, deal: best.deal } : null,
  };
}

/** Return the result of a story in words: the points of both sides, or the place among more and its points. */
export function resultOf({ place, totals, outcome }: Story, { texts, table }: TextContext): string {
  const [points = "", other = ""] = totals.map((total) => texts.points(total, table.unit, haveSigns(totals)));
  if (outcome) return texts.format("story-duel", { outcome, points, other });
  return texts.format("story-result", { place, most: totals.length, points });
}

/** How far a side is above the average of all. */
function leadOf(points: readonly number[], side: number): number {
  return (points[side] ?? 0) - points.reduce((sum, other) => sum + other, 0) / points.length;
}
