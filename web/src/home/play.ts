// A seat with one tap: against bots or with friends at a table of your own, or with others at a public table.

import { Api } from "../state/api";
import { rememberSeated, sitDown } from "../state/seating";
import { startWhenOpen } from "../state/start";
import { randomHex, SECRET_BYTES } from "../state/tokens";
import type { OpenTable } from "../wire";

/** Open a table, take a seat and start the match when the table is shown; return its id. Rejects as the API does. */
export async function playWithBots(api: Api, wish: OpenTable, name: string): Promise<string> {
  const table = await playWithFriends(api, wish, name);
  startWhenOpen(table);
  return table;
}

/** Open a table for friends, and take the first seat; return its id. Rejects as the API does. */
export async function playWithFriends(api: Api, wish: OpenTable, name: string): Promise<string> {
  const table = await api.openTable(wish);
  await sitDown(api, table, name, null);
  return table.id;
}

/** Take the next free seat at a public table with these settings, or at a new one; return its id. Rejects as the API does. */
export async function playWithOthers(api: Api, table: OpenTable, name: string): Promise<string> {
  const token = randomHex(SECRET_BYTES);
  const seated = await api.quickMatch({ person: { token, name }, table });
  rememberSeated(seated, token);
  return seated.table.id;
}

/** Take a seat at a listed table; return its id. Rejects as the API does. */
export async function joinListed(api: Api, key: string, name: string): Promise<string> {
  const token = randomHex(SECRET_BYTES);
  const seated = await api.joinListed(key, { token, name });
  rememberSeated(seated, token);
  return seated.table.id;
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
