// A score sheet: the changes that people have made, and the sections, totals and ranks that follow from them.

import type { ScoreForm } from "../wire";
import { added, answers, faultOf, pointsOf, ranksOf, seatsOf, type Answer } from "./score";

/** The answers of a deal, by contract. */
export type Answers = Record<string, Answer>;

/** A change of a sheet. */
export type Change =
  /** The owner of a section was named. */
  | { type: "owner"; section: number; owner: number }
  /** A deal was scored. */
  | { type: "deal"; answers: Answers }
  /** An earlier deal, by its number from 0, was corrected. */
  | { type: "correct"; deal: number; answers: Answers };

/** A sheet as it is stored. */
export interface Sheet {
  id: string;
  game: string;
  preset: string;
  /** The options that differ from the preset. */
  options: Record<string, string>;
  /** (seats,) */
  names: string[];
  form: ScoreForm;
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  changes: Change[];
  /** The changes that were undone, the last one undone at the end. */
  undone: Change[];
}

/** A section of a sheet, such as a round. */
export interface Section {
  /** The seat that owns it, or will own it in the order of the seats; null: not known yet. */
  owner: number | null;
  /** By contract: the number of its deal, from 0. */
  deals: Partial<Record<string, number>>;
  /** By contract: the points of each seat. */
  points: Partial<Record<string, number[]>>;
  isComplete: boolean;
}

/** What a sheet says. */
export interface Standing {
  sections: Section[];
  /** The number of the section being played, from 0; the number of sections if the match is over. */
  running: number;
  /** By number: the answers of each deal. */
  deals: Answers[];
  /** (seats,) */
  totals: number[];
  /** (sides,) */
  ranks: number[];
  isOver: boolean;
}

/** Return what a sheet says; changes that don't fit its form are ignored. */
export function standingOf({ form, changes }: Pick<Sheet, "form" | "changes">): Standing {
  const named: (number | undefined)[] = [];
  const deals: Answers[] = [];
  for (const change of changes) {
    if (change.type === "owner") named[change.section] = change.owner;
    else if (isScored(form, change.answers)) {
      if (change.type === "deal") deals.push(change.answers);
      else if (deals[change.deal]) deals[change.deal] = change.answers;
    }
  }
  const sections: Section[] = ownersOf(form, named).map((owner) => emptySection(owner));
  let running = 0;
  deals.forEach((scored, number) => {
    const section = sections[running];
    if (!section) return;
    for (const [contract, answer] of Object.entries(scored)) {
      const row = form.rows.find((one) => one.contract === contract);
      if (!row) continue;
      section.deals[contract] = number;
      section.points[contract] = pointsOf(row.question, answer, form.seats);
    }
    section.isComplete = form.rows.every(({ contract }) => section.points[contract]);
    if (section.isComplete) running += 1;
  });
  const rows = sections.flatMap(({ points }) => Object.values(points).map((row) => row ?? []));
  const totals = added(rows, form.seats);
  return { sections, running, deals, totals, ranks: ranksOf(form, totals), isOver: running === sections.length };
}

/** Return the deals that can still be played in a section, each as its contracts. */
export function openDeals(form: ScoreForm, section: Section): string[][] {
  return form.deals.filter((deal) => deal.every((contract) => section.points[contract] === undefined));
}

/** Return the players who can own a section: those who own no earlier one. */
export function possibleOwners(form: ScoreForm, sections: readonly Section[], number: number): number[] {
  const earlier = sections.slice(0, number).map(({ owner }) => owner);
  return seatsOf(form.seats).filter((seat) => !earlier.includes(seat));
}

/** Return a sheet with one more change. */
export function changed(sheet: Sheet, change: Change, now: number): Sheet {
  return { ...sheet, changes: [...sheet.changes, change], undone: [], changedAt: now };
}

/** Return a sheet without its last change. */
export function undone(sheet: Sheet, now: number): Sheet {
  const last = sheet.changes[sheet.changes.length - 1];
  if (!last) return sheet;
  return { ...sheet, changes: sheet.changes.slice(0, -1), undone: [...sheet.undone, last], changedAt: now };
}

/** Return a sheet with the change that was undone last. */
export function redone(sheet: Sheet, now: number): Sheet {
  const next = sheet.undone[sheet.undone.length - 1];
  if (!next) return sheet;
  return { ...sheet, changes: [...sheet.changes, next], undone: sheet.undone.slice(0, -1), changedAt: now };
}

/** Return (sections,): the owners that were named, and for the others those in the order of the form. */
function ownersOf(form: ScoreForm, named: readonly (number | undefined)[]): (number | null)[] {
  const first = named[0];
  if (first === undefined) return form.owners.map(() => null);
  const inOrder = form.owners.map((step) => (first + step) % form.seats);
  const owners: number[] = [];
  inOrder.forEach((seat, section) => {
    const free = [seat, ...inOrder].find((one) => !owners.includes(one));
    owners.push(named[section] ?? free ?? seat);
  });
  return owners;
}

function emptySection(owner: number | null): Section {
  return { owner, deals: {}, points: {}, isComplete: false };
}

/** Whether the answers of a deal are complete and fit the form. */
function isScored(form: ScoreForm, scored: Answers): boolean {
  const contracts = Object.keys(scored);
  return (
    contracts.length > 0 &&
    contracts.every((contract) => {
      const row = form.rows.find((one) => one.contract === contract);
      const answer = scored[contract];
      if (!row || !answer || !answers(row.question, answer, form.seats)) return false;
      return faultOf(row.question, answer, form.seats) === null;
    })
  );
}
