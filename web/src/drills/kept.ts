// The drills that this browser keeps: costly moves, asked again at growing intervals until they are right. The intervals
// are those of `mamlaka drill`.

import type { SeatAction } from "../state/connection";
import { fieldsOf, readJson, writeJson, type KeyValueStore } from "../state/store";
import { PROTOCOL, type Alternative, type ReviewedMove, type Scene, type TableInfo } from "../wire";
import { KEY } from "./any";

/** The days after which a drill is asked again, by the number of right answers in a row, from 1; one more is enough. */
export const INTERVALS = [1, 3, 7];
/** The most drills kept, because a browser has room for a few megabytes. */
export const MOST = 150;

/** What identifies a drill: a decision of a match. */
export interface DrillPlace {
  /** The id of the table. */
  readonly table: string;
  /** The index of the deal, from 0. */
  readonly deal: number;
  /** The index of the frame of the decision in the deal, from 0. */
  readonly event: number;
}

/** A costly move as its player saw it, and what the player of this browser remembers of it. */
export interface Drill {
  readonly table: TableInfo;
  readonly deal: number;
  readonly move: ReviewedMove;
  /** What the seat of the move saw before it. */
  readonly scene: Scene;
  /** The number of right answers in a row. */
  readonly right: number;
  /** The first day on which it is asked, such as 2030-01-31. */
  readonly due: string;
}

/** Return the place of a drill. */
export function placeOf({ table, deal, move }: Pick<Drill, "table" | "deal" | "move">): DrillPlace {
  return { table: table.id, deal, event: move.event };
}

/** Return the kept drills; malformed ones, and those of another protocol, are left out. */
export function keptDrills(store: KeyValueStore | null): Drill[] {
  return rowsOf(store).flatMap(drillOf);
}

/** Keep drills that are not kept yet; return whether all are kept now. */
export function keepDrills(drills: readonly Drill[], store: KeyValueStore | null): boolean {
  const rows = rowsOf(store);
  const fresh = drills.filter((drill) => rows.every((row) => !isAt(row, placeOf(drill))));
  if (rows.length + fresh.length > MOST) return false;
  return fresh.length === 0 || writeJson(store, KEY, [...rows, ...fresh.map(rowOf)]);
}

/** Replace a drill by its state after an answer; return whether that was stored. */
export function storeDrill(drill: Drill, store: KeyValueStore | null): boolean {
  const place = placeOf(drill);
  return writeJson(
    store,
    KEY,
    rowsOf(store).map((row) => (isAt(row, place) ? rowOf(drill) : row)),
  );
}

/** Forget a drill; return whether that was stored. */
export function forgetDrill(place: DrillPlace, store: KeyValueStore | null): boolean {
  return writeJson(
    store,
    KEY,
    rowsOf(store).filter((row) => !isAt(row, place)),
  );
}

/** Whether a drill has been answered right often enough. */
export function isLearnt({ right }: Drill): boolean {
  return right > INTERVALS.length;
}

/** Return the drills that are due on a day, those that have waited longest first. */
export function dueDrills(drills: readonly Drill[], today: string): Drill[] {
  return drills.filter((drill) => !isLearnt(drill) && drill.due <= today).sort((a, b) => compare(a.due, b.due));
}

/** Return the first day on which a drill is due; undefined: all are learnt. */
export function nextDue(drills: readonly Drill[]): string | undefined {
  return drills
    .filter((drill) => !isLearnt(drill))
    .map(({ due }) => due)
    .sort()[0];
}

/** Return a drill after an answer on a day. */
export function answered(drill: Drill, isRight: boolean, today: string): Drill {
  if (!isRight) return { ...drill, right: 0, due: today };
  return { ...drill, right: drill.right + 1, due: dayAfter(today, INTERVALS[drill.right] ?? 0) };
}

/** Return an answer with what it costs; undefined: the review has no value for it, because it is not among the best. */
export function alternativeOf(move: ReviewedMove, answer: SeatAction): Alternative | undefined {
  return move.alternatives.find(({ action }) => isSame(action, answer));
}

/** Whether two actions are the same. */
export function isSame(one: SeatAction, other: SeatAction): boolean {
  const plain = ({ kind, cards = [], number = null, name = "", takes = [] }: SeatAction) =>
    JSON.stringify([kind, [...cards].sort(), number, name, [...takes].sort()]);
  return plain(one) === plain(other);
}

/** Return a day of this device, such as 2030-01-31. */
export function dayOf(date: Date): string {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** Return the day some days after a day. */
export function dayAfter(day: string, days: number): string {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return dayOf(new Date(year, month - 1, date + days));
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function rowsOf(store: KeyValueStore | null): unknown[] {
  const rows = readJson(store, KEY);
  return Array.isArray(rows) ? rows : [];
}

function rowOf(drill: Drill): unknown {
  return { ...drill, protocol: PROTOCOL };
}

/** Whether a stored row is the drill at a place. */
function isAt(row: unknown, { table, deal, event }: DrillPlace): boolean {
  const fields = fieldsOf(row);
  return (
    fieldsOf(fields["table"])["id"] === table && fields["deal"] === deal && fieldsOf(fields["move"])["event"] === event
  );
}

/** Parse a stored row; empty if it is malformed, or of another protocol. */
function drillOf(row: unknown): Drill[] {
  const { table, deal, move, scene, right, due, protocol } = fieldsOf(row);
  const isKnown =
    protocol === PROTOCOL &&
    typeof fieldsOf(table)["id"] === "string" &&
    typeof deal === "number" &&
    Array.isArray(fieldsOf(move)["alternatives"]) &&
    Array.isArray(fieldsOf(scene)["zones"]) &&
    typeof right === "number" &&
    typeof due === "string";
  return isKnown ? [row as Drill] : [];
}
