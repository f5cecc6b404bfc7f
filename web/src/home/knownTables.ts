// The tables that this browser knows, with what the server says about them.

import type { Api } from "../state/api";
import type { RememberedSeat } from "../state/seats";
import type { TableSummary } from "../wire";

/** A table to return to. */
export interface KnownTable {
  readonly seat: RememberedSeat;
  /** Null: the server has not answered. */
  readonly summary: TableSummary | null;
}

/** The most tables shown. */
export const MAX_TABLES = 5;
/** The most tables asked about; finished ones may be hidden. */
const MAX_ASKED = 15;

/** Return the tables to show, without the server's answer. */
export function knownTables(seats: readonly RememberedSeat[]): KnownTable[] {
  return seats.slice(0, MAX_TABLES).map((seat) => ({ seat, summary: null }));
}

/** Return the tables to show, the most urgent first, as the server describes them; reject as the API does. */
export async function summarise(api: Api, seats: readonly RememberedSeat[]): Promise<KnownTable[]> {
  const asked = seats.slice(0, MAX_ASKED);
  const summaries = await api.summaries(asked.map(({ table, token }) => ({ id: table, token })));
  return sorted(
    asked.flatMap((seat) => {
      const summary = summaries.find(({ table }) => table.id === seat.table);
      return summary ? [{ seat, summary }] : [];
    }),
  );
}

/** Return whether others wait for you: it is your turn, or they want another match. */
export function isUrgent({ summary }: KnownTable): boolean {
  return summary !== null && (summary.turn || wanting(summary).length > 0);
}

/** Return the seats whose players want another match, if you have not answered them yet. */
export function wanting({ table, seat }: TableSummary): readonly number[] {
  const { agreed = [], table: next = "" } = table.rematch ?? {};
  return next !== "" || agreed.some((other) => other === seat) ? [] : agreed;
}

/** Sort tables: those where others wait for you, those in progress, the finished ones; those that were continued are left out. */
export function sorted(tables: readonly KnownTable[]): KnownTable[] {
  const ids = tables.map(({ seat }) => seat.table);
  const isContinued = ({ summary }: KnownTable) => ids.includes(summary?.table.rematch?.table ?? "");
  const urgency = (table: KnownTable) => (isUrgent(table) ? 0 : table.summary?.table.status === "over" ? 2 : 1);
  const shown = tables.filter((table) => !isContinued(table));
  return shown
    .map((table, index) => ({ table, index }))
    .sort((a, b) => urgency(a.table) - urgency(b.table) || a.index - b.index)
    .slice(0, MAX_TABLES)
    .map(({ table }) => table);
}
