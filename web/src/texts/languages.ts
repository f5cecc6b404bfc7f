// The languages in which there are messages: the folders in src/mamlaka/locale/.

/** The name of each language in the language itself. */
export const LANGUAGE_NAMES: Record<string, string> = {
  ar: "العربية",
  de: "Deutsch",
  en: "English",
  fr: "Français",
  it: "Italiano",
  ja: "日本語",
  nl: "Nederlands",
};

export const LANGUAGES: readonly string[] = Object.keys(LANGUAGE_NAMES);

/** Languages that are written from right to left. */
export const RIGHT_TO_LEFT: readonly string[] = ["ar"];
