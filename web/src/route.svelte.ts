// The route: the home page, a table, or the score keeper.

const TABLE = /^\/table\/([\w-]+)\/?$/;
const KEEPER = /^\/keeper(?:\/(.*?))?\/?$/;

class Route {
  /** The id of the table shown; null: no table. */
  table = $state<string | null>(null);
  /** The path below the score keeper's own; null: not the score keeper. */
  keeper = $state<string | null>(null);

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  /** Go to a table, or to the home page. */
  go(table: string | null): void {
    this.visit(table === null ? "/" : `/table/${table}`);
  }

  /** Go to an address of the page. */
  visit(path: string): void {
    history.pushState("visited", "", path);
    this.read();
  }

  /** Return to an address: go back if the page came from there, so that it is in the history once. */
  goBack(path: string): void {
    if (history.state === "visited") {
      history.back();
      return;
    }
    history.replaceState(null, "", path);
    this.read();
  }

  private read(): void {
    this.table = TABLE.exec(location.pathname)?.[1] ?? null;
    const keeper = KEEPER.exec(location.pathname);
    this.keeper = keeper ? (keeper[1] ?? "") : null;
  }
}

export const route = new Route();
