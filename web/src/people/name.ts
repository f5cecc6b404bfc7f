// The name under which you take a seat.

import { page } from "../page.svelte";
import type { Texts } from "../texts/texts";

/** Return your name, or that of a guest. */
export function ownName(texts: Texts): string {
  return page.preferences.name.trim() || texts.format("page-guest");
}
