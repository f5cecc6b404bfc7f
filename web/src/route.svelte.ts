// The route: the home page, a table, or the lesson of a game.

const TABLE = /^\/table\/([\w-]+)\/?$/;
const LESSON = /^\/learn\/([\w-]+)\/?$/;

/** The address of a lesson. */
export interface LessonRoute {
  game: string;
  /** The preset and the options, as they stand in the address; empty: the default rules. */
  query: string;
  /** The contract, or the number of the page, from 1; empty: the first page. */
  place: string;
}

class Route {
  /** The id of the table shown; null: another page. */
  table = $state<string | null>(null);
  /** The lesson shown; null: another page. */
  lesson = $state.raw<LessonRoute | null>(null);

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  /** Go to a table, or to the home page. */
  go(table: string | null): void {
    this.open(table === null ? "/" : `/table/${table}`);
  }

  /** Follow a link of this page without loading it again, unless the user asks for another tab or window. */
  follow(event: MouseEvent, address: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.open(address);
  }

  private open(address: string): void {
    history.pushState(null, "", address);
    this.read();
  }

  /** Name a place of the lesson in the address, without a new entry in the history. */
  mark(place: string): void {
    history.replaceState(null, "", `${location.pathname}${location.search}${place === "" ? "" : `#${place}`}`);
    this.read();
  }

  private read(): void {
    this.table = TABLE.exec(location.pathname)?.[1] ?? null;
    const game = LESSON.exec(location.pathname)?.[1];
    this.lesson = game === undefined ? null : { game, query: location.search, place: location.hash.slice(1) };
  }
}

export const route = new Route();
