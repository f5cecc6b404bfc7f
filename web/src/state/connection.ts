// A table over a WebSocket, with keep-alive, reconnection and exactly-once commands.

import { PROTOCOL, type Act, type ClientMessage, type Commit, type Reveal, type ServerMessage } from "../wire";
import type { Socket, Surroundings } from "./surroundings";
import { reduce, UNKNOWN, type Command, type LocalEvent, type TableState } from "./table";

/** Milliseconds between pings. */
export const PING_EVERY = 15_000;
/** Milliseconds without an answer after which the connection counts as lost. */
export const DEAD_AFTER = 10_000;
/** Exponential backoff: the first and the largest delay, in milliseconds. */
export const BACKOFF = { first: 300, most: 8_000 };

/** The close codes after which the page does not reconnect by itself. */
const FINAL: Partial<Record<number, "left" | "replaced" | "rejected">> = {
  1000: "left",
  4001: "replaced",
  4003: "rejected",
};

/** An action of the seat, without the fields that the connection adds. */
export type Deed = Omit<Act, "type" | "id" | "seen">;

/** The parameters of a connection. */
export interface Endpoint {
  /** The address of the WebSocket. */
  address: string;
  /** The token of your seat; empty: you are a spectator. */
  token: string;
  /** Called with the state after each change. */
  changed: (state: TableState) => void;
  surroundings: Surroundings;
}

/**
 * The connection to a table. It connects at once, and reconnects until it is closed, replaced or rejected, or until you
 * leave the seat.
 *
 * One command is in progress at a time. After a reconnection it is sent again with the same idempotency key.
 */
export class Connection {
  private readonly endpoint: Endpoint;
  private readonly stopWaking: () => void;
  private now: TableState = UNKNOWN;
  private socket: Socket | null = null;
  /** The command to send again after a reconnection. */
  private unanswered: Command | null = null;
  /** The number of attempts since the connection was last stable. */
  private attempts = 0;
  private stopRetry: (() => void) | null = null;
  private stopPing: (() => void) | null = null;
  private stopDeadline: (() => void) | null = null;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
    this.stopWaking = endpoint.surroundings.onWake(() => this.wake());
    this.connect();
  }

  /** The state of the table. */
  get state(): TableState {
    return this.now;
  }

  /** Send an action; false: not sent, because another command is in progress or the connection has ended. */
  act(action: Deed): boolean {
    return this.dispatch({ ...action, type: "act", id: this.newId(), seen: this.now.version });
  }

  /** Start the match; false as in `act`. */
  start(): boolean {
    return this.dispatch({ type: "start", id: this.newId() });
  }

  /** Leave the seat; false as in `act`. */
  leave(): boolean {
    return this.dispatch({ type: "leave", id: this.newId() });
  }

  /** Agree to another match; false as in `act`. */
  again(): boolean {
    return this.dispatch({ type: "again", id: this.newId() });
  }

  /** Use a preset phrase. Not sent again after a reconnection. */
  say(phrase: string): void {
    if (this.now.connection === "live") this.send({ type: "say", id: this.newId(), phrase });
  }

  /** Report that you have read the result of the deal. Not sent again after a reconnection; see `TableInfo.unready`. */
  ready(): void {
    if (this.now.connection === "live") this.send({ type: "ready" });
  }

  /** Commit to a nonce, or reveal it. Not sent again after a reconnection; the table asks again. */
  exchange(message: Commit | Reveal): void {
    if (this.now.connection === "live") this.send(message);
  }

  /** Request a hint; false: not sent, because a request is in progress or there is no connection. */
  askHint(): boolean {
    if (this.now.connection !== "live" || this.now.asking !== "") return false;
    const id = this.newId();
    this.change({ type: "asking", id });
    this.send({ type: "hint", id });
    return true;
  }

  /** Report the last move of a bot; `seat` null: the bot that decided last. False: not sent. */
  report(words: string, seat: number | null): boolean {
    if (this.now.connection !== "live" || this.now.report?.number === null) return false;
    const id = this.newId();
    this.change({ type: "reporting", id });
    this.send({ type: "report", id, words, seat });
    return true;
  }

  /** Dismiss the refusal. */
  dismiss(): void {
    this.change({ type: "dismissed" });
  }

  /** Take the seat back, after a newer connection has replaced this one or you have left the seat. */
  takeBack(): void {
    if (this.now.connection === "replaced" || this.now.connection === "left") this.connect();
  }

  /** Close the connection for good. */
  close(): void {
    this.stopWaking();
    this.drop();
  }

  private newId(): string {
    return this.endpoint.surroundings.newId();
  }

  private dispatch(command: Command): boolean {
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
    // A dropped socket may still call back; ignore it.
    const ifCurrent = (then: () => void) => {
      if (this.socket === socket) then();
    };
    let socket: Socket | null = null;
    try {
      socket = this.endpoint.surroundings.open(this.endpoint.address, {
        opened: () => ifCurrent(() => this.sayHello()),
        received: (data) => ifCurrent(() => this.hear(String(data))),
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
    // Reset the backoff only after a ping: a connection that breaks after each welcome must not retry fast.
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

  /** Drop the socket and reconnect after a delay, with exponential backoff. */
  private lose(): void {
    this.drop();
    const { surroundings } = this.endpoint;
    const delay = Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.attempts);
    this.attempts += 1;
    // Random jitter of up to one half, so that not all clients reconnect at once after a restart.
    this.stopRetry = surroundings.after(delay * (1 - surroundings.chance() / 2), () => this.connect());
    this.change({ type: "lost" });
  }

  /** After the network or the page has become available, reconnect at once, or check the connection. */
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

  /** Close the socket and cancel all timers. */
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

/** Parse a message; null if it is malformed. The types of its fields are not checked. */
function parseMessage(text: string): ServerMessage | null {
  try {
    const value: unknown = JSON.parse(text);
    const isMessage = typeof value === "object" && value !== null && "type" in value;
    return isMessage ? (value as ServerMessage) : null;
  } catch {
    return null;
  }
}
