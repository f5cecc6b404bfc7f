// The pictures that are files of their own, by address: twelve courts, and the back.

import back from "./back.svg?url";

const files = import.meta.glob<string>("./courts/*.svg", { eager: true, query: "?url", import: "default" });

/** The court drawings, card to address. A page may fetch them before they are needed. */
export const COURTS: Record<string, string> = Object.fromEntries(
  Object.entries(files).map(([path, address]) => [path.slice("./courts/".length, -".svg".length), address]),
);

export { back as BACK };
