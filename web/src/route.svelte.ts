// The route: the home page, or a table.

const TABLE = /^\/table\/([\w-]+)\/?$/;

class Route {
  /** The id of the table shown; null: the home page. */
  table = $state<string | null>(null);

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
  }

  /** Go to a table, or to the home page. */
  go(table: string | null): void {
    history.pushState(null, "", table === null ? "/" : `/table/${table}`);
    this.read();
  }

  private read(): void {
    this.table = TABLE.exec(location.pathname)?.[1] ?? null;
  }
}

export const route = new Route();
