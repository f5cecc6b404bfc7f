// The texts of the message files, for tests.

import { Texts, type Sources } from "./texts";

const FILES = import.meta.glob<string>("../../../src/mamlaka/{locale/*,games/*/locale}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The messages of a language, as the server sends them. */
export function sampleMessages(language: string): string {
  const paths = Object.keys(FILES).filter((path) => new RegExp(`/${language}(/\\w+)?\\.ftl$`).test(path));
  return paths.map((path) => FILES[path]).join("\n");
}

/** The texts of a language; whatever is missing there throws. */
export function sampleTexts(language = "en", changes: Partial<Sources> = {}): Texts {
  const warn = (complaint: string) => {
    throw new Error(complaint);
  };
  return new Texts({ language, messages: sampleMessages(language), warn, ...changes });
}

/** A text without its invisible marks of direction. */
export { withoutIsolates as plain } from "./isolates";
