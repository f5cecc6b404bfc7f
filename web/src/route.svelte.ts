// The route: the home page, a table, the replay of a match, the lesson of a game, the drills, the deal of the day, a tournament, or the score keeper.

/** What the history remembers of a page that was reached on this page: the address before it. */
interface Visited {
  from: string;
}

const TABLE = /^\/table\/([\w-]+)\/?$/;
const KEEPER = /^\/keeper(?:\/(.*?))?\/?$/;
const REPLAY = /^\/(?:replay(?:\/([\w-]+))?|table\/([\w-]+)\/replay)\/?$/;
const DRILLS = /^\/drills\/?$/;
const DAILY = /^\/daily(?:\/([\w-]+))?\/?$/;
const TOURNAMENT = /^\/tournament(?:\/([\w-]+))?\/?$/;
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
  /** The path below the score keeper's own; null: another page. */
  keeper = $state<string | null>(null);
  /** Whether the drills are shown. */
  drills = $state(false);
  /** The game of the deal of the day shown; empty: any; null: another page. */
  daily = $state<string | null>(null);
  /** The id of the tournament shown; empty: a form to open one; null: another page. */
  tournament = $state<string | null>(null);
  /** The lesson shown; null: another page. */
  lesson = $state.raw<LessonRoute | null>(null);
  /** The id of the table whose match is replayed; empty: a match from a file; null: another page. */
  replay = $state<string | null>(null);

  constructor() {
    this.read();
    window.addEventListener("popstate", () => this.read());
    window.addEventListener("hashchange", () => this.read());
  }

  /** Go to a table, or to the home page. */
  go(table: string | null): void {
    this.visit(table === null ? "/" : `/table/${table}`);
  }

  /** Go to an address of the page. */
  visit(address: string): void {
    const visited: Visited = { from: location.pathname };
    history.pushState(visited, "", address);
    this.read();
  }

  /** Follow a link of this page without loading it again, unless the user asks for another tab or window. */
  follow(event: MouseEvent, address: string): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.visit(address);
  }

  /** Return to an address: go back if the page came from there, so that it is in the history once. */
  goBack(address: string): void {
    if (visitedOf(history.state)) {
      history.back();
      return;
    }
    history.replaceState(null, "", address);
    this.read();
  }

  /** Whether the user has come to this page from a table, also if they have reloaded it since. */
  isFromTable(table: string): boolean {
    return visitedOf(history.state)?.from === `/table/${table}`;
  }

  /** Name a place of the lesson in the address, without a new entry in the history. */
  mark(place: string): void {
    const hash = place === "" ? "" : `#${place}`;
    history.replaceState(history.state, "", `${location.pathname}${location.search}${hash}`);
    this.read();
  }

  /** Go to the replay of a table's match, or of a file. */
  goToReplay(table: string): void {
    this.visit(table === "" ? "/replay" : `/replay/${table}`);
  }

  private read(): void {
    const { pathname, search, hash } = location;
    this.table = TABLE.exec(pathname)?.[1] ?? null;
    const keeper = KEEPER.exec(pathname);
    this.keeper = keeper ? (keeper[1] ?? "") : null;
    this.drills = DRILLS.test(pathname);
    const daily = DAILY.exec(pathname);
    this.daily = daily ? (daily[1] ?? "") : null;
    const tournament = TOURNAMENT.exec(pathname);
    this.tournament = tournament ? (tournament[1] ?? "") : null;
    const game = LESSON.exec(pathname)?.[1];
    this.lesson = game === undefined ? null : { game, query: search, place: hash.slice(1) };
    const replay = REPLAY.exec(pathname);
    this.replay = replay && (replay[1] ?? replay[2] ?? "");
  }
}

function visitedOf(state: unknown): Visited | null {
  return typeof state === "object" && state !== null && "from" in state ? (state as Visited) : null;
}

export const route = new Route();
