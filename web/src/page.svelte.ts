// The state shared by the whole page: the language with its texts, and the user's preferences.

import { MediaQuery } from "svelte/reactivity";

import { loadPreferences, savePreferences, type Preferences } from "./state/preferences";
import { showTheme } from "./state/theme";
import { keepPage } from "./offline/install";
import { reloadOnce, textsVersion } from "./offline/outdated";
import { loadTexts, OtherVersion, type Faces, type Texts } from "./texts/texts";

/** Seconds. */
const YEAR = 31_536_000;

class Page {
  /** Null until the first language has been loaded. */
  texts = $state.raw<Texts | null>(null);
  preferences = $state.raw<Preferences>(loadPreferences());
  /** Whether there is space for a rail around the table. */
  readonly hasRail = new MediaQuery("(min-width: 760px) and (min-height: 481px)");
  /** The names of people whose phrases are hidden until the page is loaded again. */
  silenced = $state.raw<readonly string[]>([]);
  /** The style of the card faces. */
  faces = $state<Faces>("french");

  /** Change preferences, and load the language if it has changed. */
  async prefer(changes: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...changes };
    savePreferences(this.preferences);
    if ("theme" in changes) showTheme(this.preferences.theme);
    if ("language" in changes || "arabicDigits" in changes) await this.load();
  }

  /** Load the texts of the preferred language. */
  async load(): Promise<void> {
    const { language, arabicDigits } = this.preferences;
    const texts = await loadTexts(language, arabicDigits, textsVersion()).catch((error: unknown) => {
      if (error instanceof OtherVersion) reloadOnce();
      throw error;
    });
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
    this.texts = texts;
    rememberLanguage(texts.language);
    keepPage(texts.language);
  }
}

/** Tell the server which language it should send with the document, so that no other one is loaded. */
function rememberLanguage(language: string): void {
  document.cookie = `language=${language}; path=/; max-age=${YEAR}; samesite=lax`;
}

export const page = new Page();
