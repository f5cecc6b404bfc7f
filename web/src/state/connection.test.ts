import { beforeEach, describe, expect, it } from "vitest";

import { sampleScene, sampleTable } from "../samples";
import { PROTOCOL, type ClientMessage, type ServerMessage } from "../wire";
import { BACKOFF, Connection, DEAD_AFTER, DOUBT, RESTART_ATTEMPTS, SILENT_AFTER } from "./connection";
import type { Socket, SocketListener, ConnectionEnvironment } from "./environment";
import type { TableState } from "./table";

/** A socket whose server is the test. */
class FakeSocket implements Socket {
  isClosed = false;
  readonly page: SocketListener;
  private said: ClientMessage[] = [];

  constructor(page: SocketListener) {
    this.page = page;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.isClosed = true;
  }

  answer(...messages: ServerMessage[]): void {
    for (const message of messages) this.page.received(JSON.stringify(message));
  }

  /** Return the messages received since the last call. */
  received(): ClientMessage[] {
    return this.said.splice(0);
  }
}

/** Sockets, and a clock that the test advances. */
class FakeWorld implements ConnectionEnvironment {
  readonly sockets: FakeSocket[] = [];
  /** Timers fire only at multiples of this, as in a hidden page. */
  throttle = 1;
  private time = 0;
  private ids = 0;
  private timers: { at: number; callback: () => void }[] = [];
  private doubters: (() => void)[] = [];

  open(_: string, listener: SocketListener): FakeSocket {
    const socket = new FakeSocket(listener);
    this.sockets.push(socket);
    return socket;
  }

  after(milliseconds: number, callback: () => void): () => void {
    const at = Math.ceil((this.time + milliseconds) / this.throttle) * this.throttle;
    const timer = { at, callback };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((other) => other !== timer);
    };
  }

  chance(): number {
    return 0;
  }

  newId(): string {
    this.ids += 1;
    return `id${this.ids}`;
  }

  onNetworkHint(callback: () => void): () => void {
    this.doubters.push(callback);
    return () => {
      this.doubters = this.doubters.filter((other) => other !== callback);
    };
  }

  doubt(): void {
    for (const doubter of this.doubters) doubter();
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const due = this.timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.time = due.at;
      this.timers = this.timers.filter((other) => other !== due);
      due.callback();
    }
    this.time = end;
  }

  /** The socket opened last. */
  get socket(): FakeSocket {
    const socket = this.sockets[this.sockets.length - 1];
    if (!socket) throw new Error("no socket was opened");
    return socket;
  }
}

const table = sampleTable();
const scene = sampleScene();
const welcome: ServerMessage = { type: "welcome", protocol: PROTOCOL, table, seat: 0, version: 3, scene };
const again: ServerMessage = { ...welcome, scene: null };
const ownNews: ServerMessage = {
  type: "news",
  previous: 3,
  version: 4,
  updates: [{ type: "played", seat: 0, card: "AS", taker: null }],
  scene: sampleScene({ deal: 2 }),
  changes: {},
};
const deed = { kind: "play", cards: ["AS"] };
const sentAct = { type: "act", id: "id1", seen: 3, kind: "play", cards: ["AS"] };

let world: FakeWorld;
let states: TableState[];
let connection: Connection;

beforeEach(() => {
  world = new FakeWorld();
  states = [];
  connection = new Connection({
    address: "ws://table",
    token: "secret",
    changed: (state) => states.push(state),
    environment: world,
  });
});

/** Open the newest socket and answer hello; return the messages that the page sent. */
function welcomed(answer: ServerMessage = welcome): ClientMessage[] {
  world.socket.page.opened();
  world.socket.answer(answer);
  return world.socket.received();
}

/** Break the connection, and let the page reconnect. */
function cut(code = 1006): void {
  world.socket.page.closed(code);
  world.pass(BACKOFF.most);
}

describe("hello", () => {
  it("contains the token and the last version", () => {
    expect(welcomed()).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: -1, beats: true }]);
    expect(connection.state).toMatchObject({ connection: "live", version: 3, scene });
  });

  it("resumes from the last version after a reconnection", () => {
    welcomed();
    cut();

    expect(welcomed(again)).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: 3, beats: true }]);
    expect(connection.state).toMatchObject({ connection: "live", version: 3, scene });
  });

  it("is sent again after a gap in the updates", () => {
    welcomed();
    world.socket.answer({ ...ownNews, previous: 5, version: 6 });
    expect(world.sockets[0]?.isClosed).toBe(true);
    world.pass(BACKOFF.first);

    expect(welcomed()).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: 3, beats: true }]);
    expect(connection.state.resync).toBe(false);
  });

  it("is not sent again after the server has rejected the page", () => {
    world.socket.page.opened();
    world.socket.answer({ type: "refused", id: "", refusal: { code: "no_such_table" } });
    cut(4003);

    expect(world.sockets).toHaveLength(1);
    expect(connection.state).toMatchObject({ connection: "refused", refusal: { code: "no_such_table" } });
    expect(connection.act(deed)).toBe(false);
  });
});

describe("a request for a hint", () => {
  it("is sent one at a time, without a version", () => {
    welcomed();
    expect([connection.askHint(), connection.askHint()]).toEqual([true, false]);
    expect(world.socket.received()).toEqual([{ type: "hint", id: "id1" }]);
    expect(connection.state.asking).toBe("id1");
  });

  it("does not block playing a card", () => {
    welcomed();
    connection.askHint();
    expect(connection.act(deed)).toBe(true);
  });

  it("is not sent again after a reconnection", () => {
    welcomed();
    connection.askHint();
    cut();
    expect(welcomed(again)).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: 3, beats: true }]);
    expect(connection.state.asking).toBe("");
  });
});

describe("a report", () => {
  it("is sent with its words, one at a time", () => {
    welcomed();
    expect([connection.report("Why?", 2), connection.report("Why?", 2)]).toEqual([true, false]);
    expect(world.socket.received()).toEqual([{ type: "report", id: "id1", words: "Why?", seat: 2 }]);
    world.socket.answer({ type: "reported", id: "id1", number: 17 });
    expect(connection.report("", null)).toBe(true);
  });
});

describe("a command", () => {
  it("has an id and the last version, and only one is in progress", () => {
    welcomed();

    expect([connection.act(deed), connection.act(deed)]).toEqual([true, false]);
    expect(world.socket.received()).toEqual([sentAct]);
    expect(connection.state.sending?.cards).toEqual(["AS"]);
  });

  it("is sent again under the same id when the connection broke before its answer", () => {
    welcomed();
    connection.act(deed);
    cut();

    expect(welcomed(again).slice(1)).toEqual([sentAct]);
    world.socket.answer({ type: "done", id: "id1" }, ownNews);
    expect(connection.state).toMatchObject({ sending: null, version: 4 });
  });

  it("is dropped when only its answer was lost", () => {
    welcomed();
    connection.act(deed);
    cut();
    world.socket.page.opened();
    world.socket.answer(again, ownNews, { type: "done", id: "id1" });

    expect(connection.state).toMatchObject({ sending: null, version: 4 });
  });

  it("is not sent again once it is answered", () => {
    welcomed();
    connection.act(deed);
    world.socket.answer({ type: "done", id: "id1" });
    cut();

    expect(welcomed(again)).toHaveLength(1);
    world.socket.answer(ownNews);
    expect(connection.state.sending).toBeNull();
  });

  it("ignores a second answer", () => {
    welcomed();
    connection.act(deed);
    world.socket.answer({ type: "done", id: "id1" }, { type: "done", id: "id1" }, ownNews, { type: "done", id: "id1" });
    expect(connection.state).toMatchObject({ sending: null, version: 4 });

    connection.act(deed);
    world.socket.answer({ type: "done", id: "id1" });
    expect(connection.state.sending).toMatchObject({ id: "id2", done: false });
  });

  it("waits for the welcome if the connection is lost", () => {
    welcomed();
    world.socket.page.closed(1006);
    expect(connection.act(deed)).toBe(true);
    world.pass(BACKOFF.most);

    expect(welcomed(again).slice(1)).toEqual([sentAct]);
  });

  it("is rolled back when it is refused", () => {
    welcomed();
    connection.act(deed);
    world.socket.answer({ type: "refused", id: "id1", refusal: { code: "must_follow" } });
    expect(connection.state).toMatchObject({ sending: null, refusal: { code: "must_follow" } });

    connection.dismiss();
    expect(connection.state.refusal).toBeNull();
  });

  it("starts a match and leaves it", () => {
    welcomed();
    connection.start();
    world.socket.answer({ type: "done", id: "id1" });
    connection.leave();
    world.socket.answer({ type: "done", id: "id2" });
    connection.ready();

    expect(world.socket.received()).toEqual([
      { type: "start", id: "id1" },
      { type: "leave", id: "id2" },
      { type: "ready" },
    ]);
  });
});

/** Let attempts fail; return how long the page waited before each. */
function waitsBefore(attempts: number): number[] {
  const waits = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const opened = world.sockets.length;
    let waited = 0;
    while (world.sockets.length === opened) {
      world.pass(100);
      waited += 100;
    }
    waits.push(waited);
    world.socket.page.closed(1006);
  }
  return waits;
}

describe("a server that restarts", () => {
  it("is retried several times a second, and then with backoff", () => {
    welcomed();
    world.socket.answer({ type: "closing" });
    world.socket.page.closed(1012);
    expect(connection.state.connection).toBe("lost");

    const quick = Array.from({ length: RESTART_ATTEMPTS }, () => 300);
    expect(waitsBefore(RESTART_ATTEMPTS + 2)).toEqual([...quick, 600, 1200]);
  });

  it("is not retried fast if it closes the table again and again", () => {
    for (let attempt = 0; attempt <= RESTART_ATTEMPTS; attempt += 1) {
      welcomed();
      cut(1012);
    }
    world.socket.page.closed(1012);

    expect(waitsBefore(1)[0]).toBeGreaterThan(BACKOFF.first);
  });
});

describe("a server that is gone", () => {
  it("is retried with exponential backoff of at most eight seconds", () => {
    welcomed();
    world.socket.page.closed(1006);
    expect(connection.state.connection).toBe("lost");

    expect(waitsBefore(8)).toEqual([300, 600, 1200, 2400, 4800, 8000, 8000, 8000]);
  });

  it("is retried at once when the network or the page is available again", () => {
    welcomed();
    for (let attempt = 0; attempt < 5; attempt += 1) cut();
    world.socket.page.closed(1006);
    const opened = world.sockets.length;
    world.doubt();

    expect(world.sockets).toHaveLength(opened + 1);
  });

  it("is retried quickly after a stable connection", () => {
    for (let attempt = 0; attempt < 5; attempt += 1) cut();
    welcomed();
    world.socket.answer({ type: "beat" });
    const opened = world.sockets.length;
    world.socket.page.closed(1006);
    world.pass(BACKOFF.first);

    expect(world.sockets).toHaveLength(opened + 1);
  });
});

describe("the heartbeat", () => {
  const almost = SILENT_AFTER - 1;

  it("is answered at once, and continues", () => {
    welcomed();
    const before = states.length;
    for (let beat = 0; beat < 4; beat += 1) {
      world.pass(almost);
      world.socket.answer({ type: "beat" });
      expect(world.socket.received()).toEqual([{ type: "beat" }]);
    }

    expect(world.sockets).toHaveLength(1);
    expect(states).toHaveLength(before);
  });

  it("shows an interruption within three seconds, and its end", () => {
    welcomed();
    world.pass(SILENT_AFTER);
    expect(SILENT_AFTER).toBeLessThan(3000);
    expect(connection.state).toMatchObject({ connection: "live", silent: true });

    world.socket.answer({ type: "beat" });
    expect(connection.state).toMatchObject({ connection: "live", silent: false });
    expect(world.sockets).toHaveLength(1);
  });

  it("sends commands during an interruption, because the network may only be slow", () => {
    welcomed();
    world.pass(SILENT_AFTER);
    connection.act(deed);
    expect(world.socket.received()).toEqual([sentAct]);

    world.socket.answer({ type: "done", id: "id1" }, ownNews);
    expect(connection.state).toMatchObject({ silent: false, sending: null, version: 4 });
  });

  it.each([1_000, 60_000])("keeps the connection of a hidden page whose timers fire every %s ms", (throttle) => {
    world.throttle = throttle;
    welcomed();
    for (let beat = 0; beat < 200; beat += 1) {
      world.pass(1_500);
      world.socket.answer({ type: "beat" });
    }

    expect(world.socket.received()).toHaveLength(200);
    expect(states.some((state) => state.silent || state.connection === "lost")).toBe(false);
    expect(world.sockets).toHaveLength(1);
  });

  it("drops a connection after a longer silence", () => {
    welcomed();
    world.pass(DEAD_AFTER);
    expect(connection.state).toMatchObject({ connection: "lost", silent: false });
    expect(world.sockets[0]?.isClosed).toBe(true);

    world.pass(BACKOFF.first);
    expect(world.sockets).toHaveLength(2);
    expect(connection.state.connection).toBe("lost");
    expect(welcomed(again)).toHaveLength(1);
    expect(connection.state.connection).toBe("live");
  });

  it("reports and drops an attempt without an answer", () => {
    world.pass(SILENT_AFTER);
    expect(connection.state).toMatchObject({ connection: "connecting", silent: true });
    world.pass(DEAD_AFTER + BACKOFF.first - SILENT_AFTER);

    expect(world.sockets).toHaveLength(2);
  });
});

describe("a doubt about the connection", () => {
  it("is cleared by an answer", () => {
    welcomed();
    world.doubt();
    expect(world.socket.received()).toEqual([{ type: "ping" }]);
    world.pass(DOUBT.silent - 1);
    world.socket.answer({ type: "pong" });
    world.pass(SILENT_AFTER - 1);

    expect(connection.state).toMatchObject({ connection: "live", silent: false });
  });

  it("ends the connection early without one", () => {
    welcomed();
    world.doubt();
    world.pass(DOUBT.silent);
    expect(connection.state.silent).toBe(true);
    world.pass(DOUBT.dead - DOUBT.silent);

    expect(connection.state.connection).toBe("lost");
  });

  it("reconnects at once during an interruption", () => {
    welcomed();
    world.pass(SILENT_AFTER);
    world.doubt();

    expect(world.sockets).toHaveLength(2);
    expect(world.sockets[0]?.isClosed).toBe(true);
  });
});

describe("a connection that was silent for too long", () => {
  it("is made again, with what the page has seen", () => {
    welcomed();
    cut(4008);

    expect(welcomed(again)).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: 3, beats: true }]);
    expect(connection.state.connection).toBe("live");
  });
});

describe("a seat that is played in another window", () => {
  it("is not taken back automatically, but can be", () => {
    welcomed();
    world.socket.answer({ type: "replaced" });
    cut(4001);
    world.doubt();
    expect(world.sockets).toHaveLength(1);
    expect(connection.state.connection).toBe("replaced");

    connection.takeBack();
    expect(welcomed(again)).toEqual([{ type: "hello", protocol: PROTOCOL, token: "secret", last: 3, beats: true }]);
    expect(connection.state.connection).toBe("live");
  });

  it("is detected from the close code alone, too", () => {
    welcomed();
    cut(4001);

    expect(world.sockets).toHaveLength(1);
    expect(connection.state.connection).toBe("replaced");
  });
});

describe("a seat that you have left", () => {
  it("is not taken back by a wake-up, but can be", () => {
    welcomed();
    connection.leave();
    world.socket.answer({ type: "done", id: "id1" });
    cut(1000);
    world.doubt();
    expect(world.sockets).toHaveLength(1);
    expect(connection.state).toMatchObject({ connection: "left", sending: null });

    connection.takeBack();
    expect(welcomed(again)).toHaveLength(1);
    expect(connection.state.connection).toBe("live");
  });
});

describe("other input", () => {
  it("ignores a dropped socket", () => {
    const first = world.socket;
    welcomed();
    cut();
    welcomed(again);
    first.answer(ownNews);
    first.page.closed(4001);

    expect(connection.state).toMatchObject({ connection: "live", version: 3 });
  });

  it("ignores malformed messages", () => {
    welcomed();
    for (const data of ["", "{", "null", "7", "{}", '{"type":"tomorrow"}']) world.socket.page.received(data);

    expect(connection.state).toMatchObject({ connection: "live", version: 3 });
  });

  it("is silent once it is closed", () => {
    welcomed();
    connection.close();
    const changes = states.length;
    world.doubt();
    world.pass(60_000);

    expect(world.sockets).toHaveLength(1);
    expect(states).toHaveLength(changes);
  });
});
