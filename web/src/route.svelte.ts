// The route: the home page, a table, or a replay.

const TABLE = /^\/table\/([\w-]+)\/?$/;
const REPLAY = /^\/(?:replay(?:\/([\w-]+))?|table\/([\w-]+)\/replay)\/?$/;

class Route {
  /** The id of the table shown; null: the home page. */
  table = $state<string | null>(null);
  /** The id of the table whose match is replayed; empty: a match from a file; null: no replay. */
  replay = $state<string | null>(null);

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  /** Go to a table, or to the home page. */
  go(table: string | null): void {
    history.pushState(null, "", table === null ? "/" : `/table/${table}`);
    this.read();
  }

  /** Go to the replay of a table's match, or of a file. */
  goToReplay(table: string): void {
    history.pushState(null, "", table === "" ? "/replay" : `/replay/${table}`);
    this.read();
  }

  private read(): void {
    const replay = REPLAY.exec(location.pathname);
    this.replay = replay && (replay[1] ?? replay[2] ?? "");
    this.table = TABLE.exec(location.pathname)?.[1] ?? null;
  }
}

export const route = new Route();
