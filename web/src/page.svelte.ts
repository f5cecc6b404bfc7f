// The state shared by the whole page: the language with its texts, and the user's preferences.

import { loadPreferences, savePreferences, type Preferences } from "./state/preferences";
import { loadTexts, type Faces, type Texts } from "./texts/texts";

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
    const texts = await loadTexts(this.preferences.language, this.preferences.arabicDigits);
    document.documentElement.lang = texts.language;
    document.documentElement.dir = texts.direction;
    this.texts = texts;
  }
}

export const page = new Page();
