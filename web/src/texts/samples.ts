// The texts of the message files, for tests.

import arabic from "../../../src/mamlaka/locale/ar.ftl?raw";
import english from "../../../src/mamlaka/locale/en.ftl?raw";
import { Texts, type Sources } from "./texts";

const FILES: Record<string, string> = { ar: arabic, en: english };

/** The texts of a language; whatever is missing there throws. */
export function sampleTexts(language = "en", changes: Partial<Sources> = {}): Texts {
  const warn = (complaint: string) => {
    throw new Error(complaint);
  };
  return new Texts({ language, messages: FILES[language] ?? "", english, warn, ...changes });
}

/** A text without its invisible marks of direction. */
export { withoutIsolates as plain } from "./isolates";
