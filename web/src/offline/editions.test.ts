import { beforeEach, describe, expect, it } from "vitest";

import { Editions, KEPT, NETWORK_TIMEOUT_MS, type Edition, type WorkerEnvironment } from "./editions";

const ORIGIN = "http://page";

/** A cache by address, and the names of all caches in the order of their creation. */
class FakeCaches {
  readonly all = new Map<string, Map<string, string>>();

  async open(name: string): Promise<Cache> {
    const kept = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, kept);
    const cache = {
      match: async (request: Request | string) => this.find(kept, request),
      put: async (request: Request | string, response: Response) => void kept.set(path(request), await response.text()),
    };
    return cache as unknown as Cache;
  }

  async match(request: Request | string): Promise<Response | undefined> {
    for (const kept of this.all.values()) {
      const found = this.find(kept, request);
      if (found) return found;
    }
    return undefined;
  }

  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);

  private find(kept: Map<string, string>, request: Request | string): Response | undefined {
    const text = kept.get(path(request));
    return text === undefined ? undefined : new Response(text);
  }
}

function path(request: Request | string): string {
  return (typeof request === "string" ? request : request.url).replace(ORIGIN, "");
}

function editionOf(version: number): Edition {
  return {
    files: [`/assets/main-${version}.js`, `/texts/en.ftl?v=${version}`],
    answers: ["/api/forms"],
    marks: [`main-${version}.js`],
  };
}

let caches: FakeCaches;
/** The files of the server; a number is a status without a file, and nothing is no network. */
let server: Map<string, string | number>;
let timers: (() => void)[];
let asked: string[];

function worker(version: number): Editions {
  const environment: WorkerEnvironment = {
    caches,
    origin: ORIGIN,
    after: (milliseconds, callback) => {
      expect(milliseconds).toBe(NETWORK_TIMEOUT_MS);
      timers.push(callback);
    },
    fetch: async (request) => {
      asked.push(path(request));
      const found = server.get(path(request));
      if (found === undefined) throw new TypeError("no network");
      if (found === 0) return new Promise(() => undefined); // never
      return typeof found === "number" ? new Response("", { status: found }) : new Response(found);
    },
  };
  return new Editions(editionOf(version), environment);
}

function publish(version: number): void {
  server = new Map([["/", `<script src="/assets/main-${version}.js">`]]);
  for (const file of [...editionOf(version).files, ...editionOf(version).answers])
    server.set(file, `${file} of ${version}`);
}

function request(address: string, mode = "cors", method = "GET"): Request {
  return { url: ORIGIN + address, mode, method } as Request;
}

async function text(answer: Promise<Response> | null): Promise<string> {
  return (await answer)?.text() ?? "";
}

beforeEach(async () => {
  caches = new FakeCaches();
  timers = [];
  asked = [];
  publish(1);
  await worker(1).install();
});

describe("an edition", () => {
  it("is kept as a whole", () => {
    const [kept] = caches.all.values();
    expect([...(kept?.keys() ?? [])]).toEqual([...editionOf(1).files, ...editionOf(1).answers, "/"]);
  });

  it("keeps a document that loads nothing early, because it stands in for every address", async () => {
    publish(2);
    const document = server.get("/");
    server.set("/", `${document}<link rel="preload" as="fetch" href="/texts/en/home.ftl?v=2" /><p>`);
    await worker(2).install();
    server.clear();

    expect(await text(worker(2).answer(request("/keeper", "navigate")))).toBe(`${document}<p>`);
  });

  it.each([
    ["a file is missing", () => server.delete("/assets/main-2.js")],
    ["a file is not found", () => server.set("/texts/en.ftl?v=2", 404)],
    ["the document belongs to the next edition", () => server.set("/", '<script src="/assets/main-3.js">')],
  ])("is not kept if %s", async (_, spoil) => {
    publish(2);
    spoil();
    await expect(worker(2).install()).rejects.toThrow();
    expect(caches.all.size).toBe(1);
  });

  it("is not stored a second time", async () => {
    asked = [];
    await worker(1).install();
    expect(asked).toEqual([]);
  });

  it("stays for open pages until there are several later ones", async () => {
    for (let version = 2; version <= KEPT + 1; version += 1) {
      publish(version);
      await worker(version).install();
      await worker(version).tidy();
    }
    const names = [...caches.all.keys()].map((name) => name.slice("mamlaka-".length));
    expect(names).toEqual(["main-2.js", "main-3.js", "main-4.js"]);
  });
});

describe("a file", () => {
  it("comes from the cache, of whatever edition", async () => {
    publish(2);
    await worker(2).install();
    asked = [];
    expect(await text(worker(2).answer(request("/assets/main-1.js")))).toBe("/assets/main-1.js of 1");
    expect(await text(worker(2).answer(request("/texts/en.ftl?v=2")))).toBe("/texts/en.ftl?v=2 of 2");
    expect(asked).toEqual([]);
  });

  it("of an edition that is not kept comes from the network", async () => {
    publish(2);
    expect(await text(worker(1).answer(request("/assets/main-2.js")))).toBe("/assets/main-2.js of 2");
  });
});

describe("an answer", () => {
  it("is that of the server", async () => {
    server.set("/api/forms", "new");
    expect(await text(worker(1).answer(request("/api/forms")))).toBe("new");
  });

  it("is the last one if there is no network", async () => {
    server.clear();
    expect(await text(worker(1).answer(request("/api/forms")))).toBe("/api/forms of 1");
  });
});

describe("the document", () => {
  const visit = request("/table/abc", "navigate");

  it("comes from the network", async () => {
    server.set("/table/abc", "new");
    expect(await text(worker(1).answer(visit))).toBe("new");
  });

  it.each([
    ["there is no network", undefined],
    ["the server fails", 503],
  ])("comes from the cache if %s", async (_, answer) => {
    if (answer !== undefined) server.set("/table/abc", answer);
    expect(await text(worker(1).answer(visit))).toContain("main-1.js");
  });

  it("comes from the cache if the network is slow", async () => {
    server.set("/table/abc", 0);
    const answer = worker(1).answer(visit);
    for (const timer of timers) timer();
    expect(await text(answer)).toContain("main-1.js");
  });

  it("of an unknown address is the server's", async () => {
    server.set("/nothing", 404);
    expect((await worker(1).answer(request("/nothing", "navigate")))?.status).toBe(404);
  });
});

describe("other requests", () => {
  it.each([
    ["the API", request("/api/games")],
    ["a record that is opened", request("/api/tables/abc/record", "navigate")],
    ["the documentation", request("/docs", "navigate")],
    ["a page of the documentation", request("/docs/games/trex.html", "navigate")],
    ["messages without a version", request("/texts/en.ftl")],
    ["what is sent", request("/assets/main-1.js", "cors", "POST")],
    ["other origins", { ...request(""), url: "http://other/assets/main-1.js" } as Request],
  ])("go to the network: %s", (_, other) => {
    expect(worker(1).answer(other)).toBeNull();
  });
});
