import { describe, expect, it } from "vitest";

import { sampleHint, sampleScene, sampleTable } from "../samples";
import type { Act, Hint, News, ServerMessage, Welcome } from "../wire";
import { reduce, UNKNOWN, type LocalEvent, type TableState } from "./table";

const table = sampleTable();
const act: Act = { type: "act", id: "a1", seen: 3, kind: "play", cards: ["AS"] };
const refusal = { code: "must_follow", facts: { suit: "H" } };

function welcome(version: number, changes: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", protocol: 1, table, seat: 0, version, scene: sampleScene({ deal: version }), ...changes };
}

/** Updates from one version to the next, with an action of seat 2. */
function news(previous: number, changes: Partial<News> = {}): News {
  const version = previous + 1;
  const updates: News["updates"] = [{ type: "passed", seat: 2 }];
  return { type: "news", previous, version, updates, scene: sampleScene({ deal: version }), changes: {}, ...changes };
}

const ownCard: News["updates"] = [{ type: "played", seat: 0, card: "AS", taker: null }];

function after(...events: (ServerMessage | LocalEvent)[]): TableState {
  return events.reduce(reduce, UNKNOWN);
}

const live = welcome(3);
const sending = { type: "sending", command: act } as const;
const asking = { type: "asking", id: "h1" } as const;
const reporting = { type: "reporting", id: "r1" } as const;
const reported = { type: "reported", id: "r1", number: 17 } as const;
const hint: Hint = { type: "hint", id: "h1", version: 3, content: sampleHint() };

describe("each message", () => {
  const inProgress = { id: "a1", kind: "play", cards: ["AS"], done: false, applied: false };
  const rows: [string, (ServerMessage | LocalEvent)[], Partial<TableState>][] = [
    ["nothing is known at first", [], { connection: "connecting", version: -1, table: null, scene: null }],
    ["a welcome brings the whole scene", [live], { connection: "live", version: 3, seat: 0, table, scene: live.scene }],
    [
      "before the match there is no scene",
      [welcome(0, { scene: null })],
      { connection: "live", version: 0, scene: null },
    ],
    ["a welcome without a scene keeps the one at hand", [live, welcome(3, { scene: null })], { scene: live.scene }],
    [
      "a welcome that goes on from elsewhere asks for a whole scene",
      [live, welcome(7, { scene: null })],
      { version: -1, resync: true },
    ],
    ["news go on", [live, news(3)], { version: 4, updates: news(3).updates, scene: news(3).scene }],
    ["repeated news change nothing", [live, news(3), news(3)], { version: 4, updates: news(3).updates }],
    ["late news change nothing", [live, news(1)], { version: 3, updates: [], resync: false }],
    ["a question for a hint is under way", [live, asking], { asking: "h1", hint: null, refusal: null }],
    ["a hint answers it", [live, asking, hint], { asking: "", hint }],
    ["a hint that no one has asked for changes nothing", [live, hint], { hint: null }],
    ["a hint about another version is not shown", [live, asking, { ...hint, version: 2 }], { asking: "", hint: null }],
    ["a hint does not outlive its scene", [live, asking, hint, news(3)], { asking: "", hint: null }],
    ["what has happened meanwhile ends the question", [live, asking, news(3), hint], { asking: "", hint: null }],
    ["a lost connection has lost the question", [live, asking, welcome(3)], { asking: "", hint: null }],
    ["a hint is refused", [live, asking, { type: "refused", id: "h1", refusal }], { asking: "", refusal }],
    [
      "a refused hint is not the command under way",
      [live, asking, sending, { type: "refused", id: "h1", refusal }],
      { asking: "", sending: inProgress, refusal },
    ],
    ["a move is reported", [live, reporting], { report: { id: "r1", number: null } }],
    ["a report is kept", [live, reporting, reported, news(3)], { report: { id: "r1", number: 17 } }],
    ["an answer to another report changes nothing", [live, reported], { report: null }],
    ["a report is refused", [live, reporting, { type: "refused", id: "r1", refusal }], { report: null, refusal }],
    ["a report without an answer is lost with its connection", [live, reporting, welcome(3)], { report: null }],
    ["a gap asks for hello", [live, news(4)], { version: 3, scene: live.scene, resync: true }],
    ["a welcome ends that", [live, news(4), welcome(5)], { version: 5, resync: false }],
    [
      "news without progress refresh the scene alone",
      [live, news(3), news(4, { version: 4, updates: [], scene: sampleScene({ deal: 9 }) })],
      { version: 4, updates: news(3).updates, scene: sampleScene({ deal: 9 }) },
    ],
    [
      "a table brings its people",
      [live, { type: "table", table: sampleTable({ status: "over" }) }],
      { table: sampleTable({ status: "over" }) },
    ],
    ["a card is lifted when it is sent", [live, sending], { sending: inProgress }],
    ["somebody else's news leave it lifted", [live, sending, news(3)], { sending: inProgress }],
    [
      "it stays lifted when it is done",
      [live, sending, { type: "done", id: "a1" }],
      { sending: { ...inProgress, done: true } },
    ],
    [
      "the news lay it down",
      [live, sending, { type: "done", id: "a1" }, news(3, { updates: ownCard })],
      { sending: null },
    ],
    [
      "so do news without progress, as after an answer in secret",
      [live, sending, { type: "done", id: "a1" }, news(3, { version: 3, updates: [] })],
      { sending: null, version: 3 },
    ],
    [
      "an answer that comes after its news lays it down, too",
      [live, sending, news(3, { updates: ownCard }), { type: "done", id: "a1" }],
      { sending: null },
    ],
    [
      "so does one that comes after a whole scene",
      [live, sending, welcome(9), { type: "done", id: "a1" }],
      { sending: null },
    ],
    [
      "a refusal rolls back",
      [live, sending, { type: "refused", id: "a1", refusal }],
      { sending: null, refusal, version: 3 },
    ],
    [
      "so does a message that could not be read",
      [live, sending, { type: "refused", id: "", refusal }],
      { sending: null, refusal },
    ],
    [
      "an answer to something else changes nothing",
      [live, sending, { type: "refused", id: "a0", refusal }, { type: "done", id: "a0" }],
      { sending: inProgress, refusal: null },
    ],
    [
      "a repeated refusal does not come back once it is dismissed",
      [
        live,
        sending,
        { type: "refused", id: "a1", refusal },
        { type: "dismissed" },
        { type: "refused", id: "a1", refusal },
      ],
      { refusal: null },
    ],
    [
      "something new clears the refusal",
      [live, sending, { type: "refused", id: "a1", refusal }, sending],
      { refusal: null, sending: inProgress },
    ],
    [
      "nothing follows a start that is done",
      [live, { type: "sending", command: { type: "start", id: "s" } }, { type: "done", id: "s" }],
      { sending: null },
    ],
    [
      "a lost connection keeps everything else",
      [live, sending, { type: "lost" }],
      { connection: "lost", sending: inProgress },
    ],
    ["so does a server that goes down", [live, { type: "closing" }], { connection: "lost", scene: live.scene }],
    ["the seat is played elsewhere", [live, { type: "replaced" }], { connection: "replaced", scene: live.scene }],
    [
      "a page that the server will not have knows why",
      [{ type: "refused", id: "", refusal }, { type: "rejected" }],
      { connection: "refused", refusal },
    ],
    ["one has stood up", [live, { type: "left" }], { connection: "left", scene: live.scene }],
    ["it counts as lost until it is back", [live, { type: "lost" }, { type: "connecting" }], { connection: "lost" }],
    ["a silent server is marked", [live, { type: "silent" }], { connection: "live", silent: true }],
    ["one that is heard again is not", [live, { type: "silent" }, { type: "audible" }], { silent: false }],
    ["a beat changes nothing", [live, { type: "beat" }], { connection: "live", version: 3 }],
    ["a pong says nothing", [live, { type: "pong" }], { version: 3, connection: "live" }],
  ];

  it.each(rows)("%s", (_, events, expected) => {
    expect(after(...events)).toMatchObject(expected);
  });
});

describe("lost, repeated and late messages", () => {
  const last = 30;
  const log = Array.from({ length: last }, (_, version) => news(version));

  it.each(Array.from({ length: 100 }, (_, seed) => seed))("ends as if nothing had been (seed %i)", (seed) => {
    const chance = numbers(seed);
    let state = after(welcome(0));
    let next = 0;
    while (next < last) {
      const fate = chance();
      const sent = log[next];
      if (sent && fate > 0.2) state = reduce(state, sent);
      if (sent && fate > 0.8) state = reduce(state, sent);
      const late = log[Math.floor(chance() * next)];
      if (late && fate > 0.6) state = reduce(state, late);
      if (state.resync || fate < 0.05) state = reconnected(state, next, chance() < 0.5);
      next += 1;
    }
    state = reconnected(state, last, chance() < 0.5);

    const whole = after(welcome(0), ...log);
    expect({ ...state, updates: [] }).toEqual({ ...whole, updates: [] });
  });

  /** Reconnect to a server at version `now`, which sends the missed updates or a whole scene. */
  function reconnected(state: TableState, now: number, whole: boolean): TableState {
    const away = [{ type: "lost" }, { type: "connecting" }] as const;
    const missed = log.slice(Math.max(state.version, 0), now);
    const answer = whole || state.version < 0 ? [welcome(now)] : [welcome(state.version, { scene: null }), ...missed];
    return [...away, ...answer].reduce(reduce, state);
  }
});

/** Pseudorandom numbers in [0, 1), the same for the same seed. */
function numbers(seed: number): () => number {
  let word = seed + 1;
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
    return word / 2 ** 32;
  };
}
