// The state shared by the whole page: the language with its texts, and the user's preferences.

import { loadPreferences, savePreferences, type Preferences } from "./state/preferences";
import { reloadOnce, textsVersion } from "./offline/outdated";
import { loadTexts, OtherVersion, type Faces, type Texts } from "./texts/texts";

class Page {
  /** Null until the first language has been loaded. */
  texts = $state.raw<Texts | null>(null);
  preferences = $state.raw<Preferences>(loadPreferences());
  /** The style of the card faces. */
  faces = $state<Faces>("french");

  /** Change preferences, and load the language if it has changed. */
  async prefer(changes: Partial<Preferences>): Promise<void> {
    this.preferences = { ...this.preferences, ...changes };
    savePreferences(this.preferences);
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
  }
}

export const page = new Page();
