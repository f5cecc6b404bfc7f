// The service worker: the installed page opens without a network. Built as /worker.js, a script of its own.
//
// It takes over at once, also from an earlier worker with open pages. That is safe because every file of an edition has a
// name of its own, and earlier editions are kept.

import { Editions } from "./editions";

/** The events of a service worker, which the types of a page do not have. */
interface WorkerScope {
  /** Written into the script by the build. */
  readonly BUILD: { readonly files: readonly string[]; readonly entries: readonly string[] };
  /** Written into the script by the server: the version of the messages. */
  readonly TEXTS: { readonly version: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetching) => void): void;
}

interface Waiting {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;
const { BUILD, TEXTS } = worker;
/** The language of the page that has registered the worker: only its messages are kept. */
const language = encodeURIComponent(new URLSearchParams(location.search).get("language") ?? "en");

const editions = new Editions(
  {
    files: [...BUILD.files, ...["", "/home"].map((part) => `/texts/${language}${part}.ftl?v=${TEXTS.version}`)],
    answers: ["/api/score-forms"], // a café may have no network
    marks: [...BUILD.entries, TEXTS.version],
  },
  {
    caches,
    fetch: (request, options) => fetch(request, options),
    after: (milliseconds, callback) => setTimeout(callback, milliseconds),
    origin: location.origin,
  },
);

worker.addEventListener("install", (event) => event.waitUntil(editions.install().then(() => worker.skipWaiting())));
worker.addEventListener("activate", (event) => event.waitUntil(editions.tidy().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  const answer = editions.answer(event.request);
  if (answer) event.respondWith(answer);
});
