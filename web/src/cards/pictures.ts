// The URLs of the picture files: twelve court cards and the back.

import back from "./back.svg?url";

const files = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The URLs of the court drawings, by card. A page may prefetch them. */
export const COURTS: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice("./courts/".length, -".svg".length), address]),
);

export { back as BACK };
