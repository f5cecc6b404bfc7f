// The question for your name, before you first sit down with other people.

import { page } from "../page.svelte";
import type { Texts } from "../texts/texts";
import { ownName } from "./name";

class NameQuestion {
  /** Called with the end of the question; null: it is not open. */
  #answer: (() => void) | null = $state.raw(null);

  get isOpen(): boolean {
    return this.#answer !== null;
  }

  /** Open the question, and wait for its end. */
  ask(): Promise<void> {
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** End the question. The browser asks only once. */
  close(): void {
    const answer = this.#answer;
    this.drop();
    void page.prefer({ wasAskedName: true });
    answer?.();
  }

  /** Forget the question: the user has left it without an answer. */
  drop(): void {
    this.#answer = null;
  }
}

export const nameQuestion = new NameQuestion();

/** Return the name to sit down with: yours, which is asked for the first time, or that of a guest. */
export async function nameToSit(texts: Texts): Promise<string> {
  const { name, wasAskedName } = page.preferences;
  if (name.trim() === "" && !wasAskedName) await nameQuestion.ask();
  return ownName(texts);
}
