// The state shared by the whole page: the language with its texts, and the user's preferences.

import { untrack } from "svelte";
import { MediaQuery } from "svelte/reactivity";

import { loadPreferences, savePreferences, type Preferences } from "./state/preferences";
import { showTheme } from "./state/theme";
import { keepPage } from "./offline/install";
import { reloadOnce, textsVersion } from "./offline/outdated";
import { loadTexts, OtherVersion, type Faces, type Texts, type TextsWish } from "./texts/texts";

/** Seconds. */
const YEAR = 31_536_000;

class Page {
  /** Null until the first language has been loaded. */
  texts = $state.raw<Texts | null>(null);
  /** Whether the texts have all messages; at first they have only those of the home page. */
  hasAll = $state(false);
  preferences = $state.raw<Preferences>(loadPreferences());
  /** Whether there is space for a rail around the table. */
  readonly hasRail = new MediaQuery("(min-width: 760px) and (min-height: 481px)");
  /** The names of people whose phrases are hidden until the page is loaded again. */
  silenced = $state.raw<readonly string[]>([]);
  /** The style of the card faces. */
  faces = $state<Faces>("french");
  private needsAll = false;
  /** The latest wish as text, and its fulfilment. */
  private loading = { wish: "", done: Promise.resolve() };

  /** Change preferences, and load the language if it has changed. */
  async prefer(changes: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...changes };
    savePreferences(this.preferences);
    if ("theme" in changes) showTheme(this.preferences.theme);
    if ("language" in changes || "arabicDigits" in changes) await this.load();
  }

  /** Load the texts of the preferred language: those of the home page, or all, once they have been needed. */
  load(): Promise<void> {
    const { language, arabicDigits } = untrack(() => this.preferences);
    const wish = { language, arabicDigits, all: this.needsAll, version: textsVersion() };
    const key = JSON.stringify(wish);
    if (key !== this.loading.wish) this.loading = { wish: key, done: this.fulfil(wish, key) };
    return this.loading.done;
  }

  /** Load all texts, which everything but the home page needs. */
  loadAll(): Promise<void> {
    this.needsAll = true;
    return this.load();
  }

  private async fulfil(wish: TextsWish, key: string): Promise<void> {
    const texts = await loadTexts(wish).catch((error: unknown) => {
      if (error instanceof OtherVersion) reloadOnce();
      if (key === this.loading.wish) this.loading.wish = ""; // so that it is tried again
      throw error;
    });
    if (key !== this.loading.wish) return this.load(); // something else has been wished since
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
    this.texts = texts;
    this.hasAll = wish.all;
    rememberLanguage(texts.language);
    keepPage(texts.language);
  }
}

/** Tell the server which language it should send with the document, so that no other one is loaded. */
function rememberLanguage(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

export const page = new Page();
