// A match against bots with one tap: a table of your own, a seat, and the start.

import { Api } from "../state/api";
import { sitDown } from "../state/seating";
import { startWhenOpen } from "../state/start";
import type { OpenTable } from "../wire";

/** Open a table, take a seat and start the match when the table is shown; return its id. Rejects as the API does. */
export async function playWithBots(api: Api, wish: OpenTable, name: string): Promise<string> {
  const table = await api.openTable(wish);
  await sitDown(api, table, name, null);
  startWhenOpen(table.id);
  return table.id;
}

/**
 * Return the request for a table with the settings of a lesson.
 *
 * @param query the preset, the number of seats and the options, as they stand in the address of the lesson.
 */
export function tableOfLesson(game: string, query: string): OpenTable {
  const { preset = "", seats = "", ...options } = Object.fromEntries(new URLSearchParams(query));
  return { game, preset, options, seats: seats === "" ? null : Number(seats) };
}
