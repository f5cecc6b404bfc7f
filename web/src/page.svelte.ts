// What the whole page shares: the language with its texts, and what the person prefers.

import { loadPreferences, savePreferences, type Preferences } from "./state/preferences";
import { loadTexts, type Faces, type Texts } from "./texts/texts";

class Page {
  /** Null until the first language has been loaded. */
  texts = $state.raw<Texts | null>(null);
  preferences = $state.raw<Preferences>(loadPreferences());
  /** With which pictures the cards of the table are drawn. */
  faces = $state<Faces>("french");

  /** Change some of the preferences; a new language is loaded. */
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
