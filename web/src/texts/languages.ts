// The languages in which there are messages: the names of the files in src/mamlaka/locale/.

export const LANGUAGES: readonly string[] = ["ar", "en"];

/** Languages that are written from right to left. */
export const RIGHT_TO_LEFT: readonly string[] = ["ar"];
