// The URLs of the picture files: twelve court cards and the backs.

const courts = import.meta.glob<string>("../../../src/mamlaka/drawing/courts/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const backs = import.meta.glob<string>("../../../src/mamlaka/drawing/backs/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The URLs of the court drawings, by card. A page may prefetch them. */
export const COURTS = byName(courts);

/** The URLs of the drawings of backs, by name. */
export const BACKS = byName(backs);

function byName(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([path, address]) => [path.slice(path.lastIndexOf("/") + 1, -".svg".length), address]),
  );
}
