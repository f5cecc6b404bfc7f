// Whose phrases are hidden: those of everyone, of people who are blocked, or of people who are muted for now.

import { page } from "../page.svelte";

/** As the server allows them: the most names that one table refuses. */
export const MAX_BLOCKED = 100;

/** Whether the phrases of a person are shown. */
export function isHeard(name: string): boolean {
  return !page.preferences.muted && !isSilenced(name);
}

/** Whether the phrases of this one person are hidden. */
export function isSilenced(name: string): boolean {
  return page.silenced.includes(name) || page.preferences.blocked.includes(name);
}

/** Hide the phrases of a person until the page is loaded again, or show them. A blocked person stays hidden. */
export function toggleSilence(name: string): void {
  page.silenced = toggled(page.silenced, name);
}

/** Block a person, or unblock them. */
export function toggleBlock(name: string): void {
  void page.prefer({ blocked: toggled(page.preferences.blocked, name) });
}

/** Return the names with one more, the latest of them all, or with one less. */
export function toggled(names: readonly string[], name: string): string[] {
  return names.includes(name) ? names.filter((other) => other !== name) : [...names, name].slice(-MAX_BLOCKED);
}
