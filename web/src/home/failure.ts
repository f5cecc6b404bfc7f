// Why something could not be done on the home page.

import { page } from "../page.svelte";
import { ApiRefusal } from "../state/api";
import type { Refusal } from "../wire";

/** A refusal of the server, or no answer. */
export type Failure = Refusal | "unreachable";

/** Return why a request has failed, when the messages that can say so are there. */
export async function failureOf(error: unknown): Promise<Failure> {
  if (!(error instanceof ApiRefusal)) return "unreachable";
  await page.loadAll().catch(() => undefined); // without them the code of the refusal is shown
  return error.refusal;
}
