// One table over one WebSocket: says hello, keeps alive, comes back after every cut, and loses no command.

import { PROTOCOL, type Act, type ClientMessage, type Commit, type Reveal, type ServerMessage } from "../wire";
import type { Socket, Surroundings } from "./surroundings";
import { reduce, UNKNOWN, type Command, type LocalEvent, type TableState } from "./table";

/** Milliseconds between two pings. */
export const PING_EVERY = 15_000;
/** Milliseconds without an answer after which the other side counts as dead. */
export const DEAD_AFTER = 10_000;
/** Milliseconds before the first new attempt, and at most before any. */
export const BACKOFF = { first: 300, most: 8_000 };

/** The close codes after which the page does not come back by itself. */
const FINAL: Partial<Record<number, "left" | "replaced" | "rejected">> = {
  1000: "left",
  4001: "replaced",
  4003: "rejected",
};

/** What the seat does, without what the connection adds. */
export type Deed = Omit<Act, "type" | "id" | "seen">;

/** Whom to talk to, and who listens. */
export interface Endpoint {
  /** The address of the socket. */
  address: string;
  /** Who one is; empty: a spectator. */
  token: string;
  /** Called with the state after every change. */
  changed: (state: TableState) => void;
  surroundings: Surroundings;
}

/**
 * The connection to a table. It begins to connect at once and goes on until it is closed, replaced or rejected, or one
 * has stood up.
 *
 * One command is under way at a time. It is sent again under the same id after a cut, so that it is done once.
 */
export class Connection {
  private readonly endpoint: Endpoint;
  private readonly stopWaking: () => void;
  private now: TableState = UNKNOWN;
  private socket: Socket | null = null;
  /** To be sent again after a cut. */
  private unanswered: Command | null = null;
  /** How often it was tried since the connection last held. */
  private attempts = 0;
  private stopRetry: (() => void) | null = null;
  private stopPing: (() => void) | null = null;
  private stopDeadline: (() => void) | null = null;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
    this.stopWaking = endpoint.surroundings.onWake(() => this.wake());
    this.connect();
  }

  /** What is known of the table. */
  get state(): TableState {
    return this.now;
  }

  /** Do something as the seat; false: nothing was sent, because another command is under way or the page is out. */
  act(deed: Deed): boolean {
    return this.give({ ...deed, type: "act", id: this.newId(), seen: this.now.version });
  }

  /** Begin the match; false as in `act`. */
  start(): boolean {
    return this.give({ type: "start", id: this.newId() });
  }

  /** Stand up; false as in `act`. */
  leave(): boolean {
    return this.give({ type: "leave", id: this.newId() });
  }

  /** Say that one has looked at the result of the deal; lost with a lost connection: `TableInfo.unready` tells. */
  ready(): void {
    if (this.now.connection === "live") this.send({ type: "ready" });
  }

  /** Commit to a nonce, or reveal it; lost with a lost connection: the table says again what it waits for. */
  exchange(message: Commit | Reveal): void {
    if (this.now.connection === "live") this.send(message);
  }

  /** Ask what to do; false: nothing was asked, because a question is under way or the page is out. */
  askHint(): boolean {
    if (this.now.connection !== "live" || this.now.asking !== "") return false;
    const id = this.newId();
    this.change({ type: "asking", id });
    this.send({ type: "hint", id });
    return true;
  }

  /** Report the last move of a bot; `seat` null: of the one that decided last. False: nothing was sent. */
  report(words: string, seat: number | null): boolean {
    if (this.now.connection !== "live" || this.now.report?.number === null) return false;
    const id = this.newId();
    this.change({ type: "reporting", id });
    this.send({ type: "report", id, words, seat });
    return true;
  }

  /** The refusal has been read. */
  dismiss(): void {
    this.change({ type: "dismissed" });
  }

  /** Play the seat here again, after a newer connection has replaced this one, or after one has stood up. */
  takeBack(): void {
    if (this.now.connection === "replaced" || this.now.connection === "left") this.connect();
  }

  /** Give the connection up for good. */
  close(): void {
    this.stopWaking();
    this.drop();
  }

  private newId(): string {
    return this.endpoint.surroundings.newId();
  }

  private give(command: Command): boolean {
    const { connection, sending } = this.now;
    if (connection === "replaced" || connection === "left" || connection === "refused" || sending) return false;
    this.unanswered = command;
    this.change({ type: "sending", command });
    if (this.now.connection === "live") this.send(command);
    return true;
  }

  private connect(): void {
    this.drop();
    this.change({ type: "connecting" });
    // A socket that was given up may still have something to say: nobody listens.
    const ifCurrent = (then: () => void) => {
      if (this.socket === socket) then();
    };
    let socket: Socket | null = null;
    try {
      socket = this.endpoint.surroundings.open(this.endpoint.address, {
        opened: () => ifCurrent(() => this.sayHello()),
        heard: (data) => ifCurrent(() => this.hear(String(data))),
        closed: (code) => ifCurrent(() => this.closed(code)),
      });
    } catch {
      this.lose();
      return;
    }
    this.socket = socket;
    this.expectAnswer();
  }

  private sayHello(): void {
    this.send({ type: "hello", protocol: PROTOCOL, token: this.endpoint.token, last: this.now.version });
  }

  private hear(text: string): void {
    const message = parseMessage(text);
    if (!message) return;
    this.stopDeadline?.();
    this.stopDeadline = null;
    this.change(message);
    if (!this.now.sending || this.now.sending.done) this.unanswered = null;
    if (this.now.resync || message.type === "closing") this.lose();
    // Only a connection that has held for a while counts: one that breaks after each welcome must not be rushed.
    if (message.type === "pong") this.attempts = 0;
    if (message.type === "welcome" && !this.now.resync) this.welcomed();
    if (message.type === "replaced") this.drop();
  }

  private welcomed(): void {
    this.pingLater();
    if (this.unanswered) this.send(this.unanswered);
  }

  private closed(code: number): void {
    const type = FINAL[code];
    if (!type) {
      this.lose();
      return;
    }
    this.drop();
    this.change({ type });
  }

  /** Give the socket up and try again, later each time. */
  private lose(): void {
    this.drop();
    const { surroundings } = this.endpoint;
    const longest = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.attempts);
    this.attempts += 1;
    // By chance up to half as long: not all come back in the same moment after a restart.
    this.stopRetry = surroundings.after(longest * (1 - surroundings.chance() / 2), () => this.connect());
    this.change({ type: "lost" });
  }

  /** The network or the page is back: try again at once, or find out whether the other side is still there. */
  private wake(): void {
    if (this.stopRetry) this.connect();
    else if (this.now.connection === "live") this.ping();
  }

  private pingLater(): void {
    this.stopPing?.();
    this.stopPing = this.endpoint.surroundings.after(PING_EVERY, () => this.ping());
  }

  private ping(): void {
    this.send({ type: "ping" });
    this.expectAnswer();
    this.pingLater();
  }

  private expectAnswer(): void {
    this.stopDeadline ??= this.endpoint.surroundings.after(DEAD_AFTER, () => this.lose());
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Forget the socket and all timers. */
  private drop(): void {
    for (const stop of [this.stopRetry, this.stopPing, this.stopDeadline]) stop?.();
    this.stopRetry = this.stopPing = this.stopDeadline = null;
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }

  private change(event: ServerMessage | LocalEvent): void {
    this.now = reduce(this.now, event);
    this.endpoint.changed(this.now);
  }
}

/** Return the message of a text, or null if it is none; what the fields hold is the server's promise. */
function parseMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === "object" && value !== null && "type" in value;
    return isMessage ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
