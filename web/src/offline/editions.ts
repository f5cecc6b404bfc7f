// The editions of the page that a browser keeps: each is one build with its messages, complete or not there at all.

/** One build of the page with its messages. */
export interface Edition {
  /** The addresses of its files; each contains a hash of its content, so no two editions mean different files by one. */
  readonly files: readonly string[];
  /** Requests whose last answer stands in for the server: what people begin with when there is no network. */
  readonly answers: readonly string[];
  /** What together only the document of this edition contains: its scripts, styles and version of the messages. */
  readonly marks: readonly string[];
}

/** The parts of a service worker that are used here; tests replace them. */
export interface WorkerEnvironment {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (request: Request | string, options?: RequestInit) => Promise<Response>;
  /** Call back after a number of milliseconds. */
  readonly after: (milliseconds: number, callback: () => void) => void;
  /** The origin of the page. */
  readonly origin: string;
}

/** The address under which the document is kept. */
const DOCUMENT = "/";
/** What the document loads early for the home page. The kept document stands in for every address. */
const PRELOAD = /<link rel="preload"[^>]*>/g;
const PREFIX = "mamlaka-";
/** Milliseconds after which the kept document is shown, when the network is slow. */
export const NETWORK_TIMEOUT_MS = 3_000;
/** The number of editions kept: an open page of an earlier one still finds its pictures and fonts. */
export const KEPT = 3;

/** The editions kept in this browser, and the newest one. */
export class Editions {
  private readonly newest: Edition;
  private readonly environment: WorkerEnvironment;

  constructor(newest: Edition, environment: WorkerEnvironment) {
    this.newest = newest;
    this.environment = environment;
  }

  /**
   * Store the whole newest edition, or the files that an edition kept before lacks: the messages of another language.
   *
   * @throws Error: a file is missing, or the server has another edition by now. Nothing of it is kept then.
   */
  async install(): Promise<void> {
    const { caches, fetch } = this.environment;
    const cache = await caches.open(this.cacheName);
    const isComplete = Boolean(await cache.match(DOCUMENT)); // it is stored last
    try {
      const files = [...this.newest.files, ...this.newest.answers].map(async (file) => {
        if (!(await cache.match(file))) await cache.put(file, await this.load(file));
      });
      await Promise.all(files);
      if (isComplete) return; // only the language is new, or the worker
      const document = await fetch(DOCUMENT, { cache: "no-store" });
      const text = await document.text();
      if (!document.ok || !this.newest.marks.every((mark) => text.includes(mark)))
        throw new Error("the server has another edition by now");
      await cache.put(DOCUMENT, new Response(text.replace(PRELOAD, ""), document));
    } catch (error) {
      if (!isComplete) await caches.delete(this.cacheName);
      throw error;
    }
  }

  /** Delete all but the latest editions. */
  async tidy(): Promise<void> {
    const { caches } = this.environment;
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== this.cacheName);
    const old = names.slice(0, Math.max(0, names.length - KEPT + 1)); // the keys are in the order of their creation
    await Promise.all(old.map((name) => caches.delete(name)));
  }

  /** Return the answer to a request; null: it is none of the page's business. */
  answer(request: Request): Promise<Response> | null {
    const address = new URL(request.url);
    if (request.method !== "GET" || address.origin !== this.environment.origin) return null;
    const { pathname } = address;
    const isFile = pathname.startsWith("/assets/") || (pathname.startsWith("/texts/") && address.search !== "");
    if (isFile) return this.file(request);
    if (this.newest.answers.includes(pathname)) return this.server(request);
    const isOther = /^\/(api|texts|docs)(\/|$)/.test(pathname);
    return request.mode === "navigate" && !isOther ? this.document(request) : null;
  }

  private get cacheName(): string {
    return PREFIX + this.newest.marks.join(" ");
  }

  private async load(file: string): Promise<Response> {
    const response = await this.environment.fetch(file);
    if (!response.ok) throw new Error(`${file} answers ${response.status}`);
    return response;
  }

  /** A file of any edition: from the cache, or else from the network. */
  private async file(request: Request): Promise<Response> {
    const { caches, fetch } = this.environment;
    return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
  }

  /** What the server answers now; what it has answered before, if it cannot be reached. */
  private async server(request: Request): Promise<Response> {
    const { caches, fetch } = this.environment;
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await (await caches.open(this.cacheName)).match(request, { ignoreVary: true });
      if (!kept) throw error;
      return kept;
    }
  }

  /** The document from the network; from the cache if the network is slow, or the server cannot answer. */
  private async document(request: Request): Promise<Response> {
    const { caches, fetch, after } = this.environment;
    const fetched = fetch(request);
    const late = new Promise<null>((resolve) => after(NETWORK_TIMEOUT_MS, () => resolve(null)));
    const response = await Promise.race([fetched, late]).catch(() => null);
    if (response && response.status < 500) return response;
    const kept = await (await caches.open(this.cacheName)).match(DOCUMENT);
    return kept ?? fetched;
  }
}
