// A table over a WebSocket, with keep-alive, reconnection and exactly-once commands.

import { PROTOCOL, type Act, type ClientMessage, type Commit, type Reveal, type ServerMessage } from "../wire";
import type { Socket, ConnectionEnvironment } from "./environment";
import { reduce, UNKNOWN, type Command, type LocalEvent, type TableState } from "./table";

/** Milliseconds of silence after which the page says that the connection is interrupted; the server beats twice as often. */
export const SILENT_AFTER = 2_800;
/** Milliseconds of silence after which the page reconnects; also the longest time for an attempt to connect. */
export const DEAD_AFTER = 8_000;
/** The same two times when there is a reason for doubt: the network, or the page after a pause, has changed its state. */
export const DOUBT = { silent: 1_500, dead: 3_000 };
/** Exponential backoff: the first and the largest delay, in milliseconds. */
export const BACKOFF = { first: 300, most: 8_000 };
/** The attempts without backoff when the server restarts, because it is back soon. */
export const RESTART_ATTEMPTS = 12;
/** The close code of a server that restarts. */
const RESTART = 1012;

/** The close codes after which the page does not reconnect by itself. */
const FINAL: Partial<Record<number, "left" | "replaced" | "rejected">> = {
  1000: "left",
  4001: "replaced",
  4003: "rejected",
};

/** An action of the seat, without the fields that the connection adds. */
export type SeatAction = Omit<Act, "type" | "id" | "seen">;

/** The parameters of a connection. */
export interface Endpoint {
  /** The address of the WebSocket. */
  address: string;
  /** The token of your seat; empty: you are a spectator. */
  token: string;
  /** Called with the state after each change. */
  changed: (state: TableState) => void;
  environment: ConnectionEnvironment;
}

/**
 * The connection to a table. It connects at once, and reconnects until it is closed, replaced or rejected, or until you
 * leave the seat.
 *
 * One command is in progress at a time. After a reconnection it is sent again with the same idempotency key.
 */
export class Connection {
  private readonly endpoint: Endpoint;
  private readonly stopNetworkHints: () => void;
  private now: TableState = UNKNOWN;
  private socket: Socket | null = null;
  /** The command to send again after a reconnection. */
  private unanswered: Command | null = null;
  /** The number of attempts since the connection was last stable. */
  private attempts = 0;
  /** How many attempts come before the backoff. */
  private quickAttempts = 0;
  private stopRetry: (() => void) | null = null;
  private stopDeadline: (() => void) | null = null;

  constructor(endpoint: Endpoint) {
    this.endpoint = endpoint;
    this.stopNetworkHints = endpoint.environment.onNetworkHint(() => this.check());
    this.connect();
  }

  /** The state of the table. */
  get state(): TableState {
    return this.now;
  }

  /** Send an action; false: not sent, because another command is in progress or the connection has ended. */
  act(action: SeatAction): boolean {
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

  /** Let a person in who asks for the seat of a bot, or decline; false as in `act`. */
  admit(request: number, allowed: boolean): boolean {
    return this.dispatch({ type: "admit", id: this.newId(), request, allowed });
  }

  /** Use a preset phrase. Not sent again after a reconnection. */
  say(phrase: string): void {
    if (this.now.connection === "live") this.send({ type: "say", id: this.newId(), phrase });
  }

  /** Report that you have read the result of the deal. Not sent again after a reconnection; see `TableInfo.unready`. */
  ready(): void {
    if (this.now.connection === "live") this.send({ type: "ready" });
  }

  /** Wish how long bots think, as a factor of the normal times. Not sent again after a reconnection. */
  setBotDelay(factor: number): void {
    if (this.now.connection === "live") this.send({ type: "bot_delay", factor });
  }

  /** Take the seat back after the time to think has run out. Not sent again after a reconnection, which does the same. */
  here(): void {
    if (this.now.connection === "live") this.send({ type: "here" });
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
    this.stopNetworkHints();
    this.drop();
  }

  private newId(): string {
    return this.endpoint.environment.newId();
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
      socket = this.endpoint.environment.open(this.endpoint.address, {
        opened: () => ifCurrent(() => this.sayHello()),
        received: (data) => ifCurrent(() => this.hear(String(data))),
        closed: (code) => ifCurrent(() => this.closed(code)),
      });
    } catch {
      this.lose();
      return;
    }
    this.socket = socket;
    this.expectMessage();
  }

  private sayHello(): void {
    this.send({ type: "hello", protocol: PROTOCOL, token: this.endpoint.token, last: this.now.version, beats: true });
  }

  private hear(text: string): void {
    const message = parseMessage(text);
    if (!message) return;
    this.expectMessage();
    if (this.now.silent) this.change({ type: "audible" });
    if (message.type === "beat") {
      this.attempts = 0; // only now, because a connection that breaks after each welcome must not retry fast
      this.send(message);
      return;
    }
    this.change(message);
    if (!this.now.sending || this.now.sending.done) this.unanswered = null;
    if (this.now.resync || message.type === "closing") this.lose(message.type === "closing");
    if (message.type === "welcome" && !this.now.resync && this.unanswered) this.send(this.unanswered);
    if (message.type === "replaced") this.drop();
  }

  private closed(code: number): void {
    const type = FINAL[code];
    if (!type) {
      this.lose(code === RESTART);
      return;
    }
    this.drop();
    this.change({ type });
  }

  /** Drop the socket and reconnect after a delay, with exponential backoff, which begins later after a restart. */
  private lose(isRestart = false): void {
    this.drop();
    const { environment } = this.endpoint;
    if (isRestart && this.attempts === 0) {
      this.quickAttempts = RESTART_ATTEMPTS;
      this.attempts = 1; // a table that is closed again and again backs off, too
    }
    const isQuick = this.quickAttempts > 0;
    const delay = isQuick ? BACKOFF.first : Math.min(BACKOFF.most, BACKOFF.first * 2 ** this.attempts);
    if (isQuick) this.quickAttempts -= 1;
    else this.attempts += 1;
    // Random jitter of up to one half, so that not all clients reconnect at once after a restart.
    this.stopRetry = environment.after(delay * (1 - environment.chance() / 2), () => this.connect());
    this.change({ type: "lost" });
  }

  /** Reconnect at once if that is due, or check whether the connection still works. */
  private check(): void {
    if (this.stopRetry || this.now.silent) this.connect();
    else if (this.now.connection === "live") {
      this.send({ type: "ping" });
      this.expectMessage(DOUBT.silent, DOUBT.dead);
    }
  }

  /**
   * Report silence, and later reconnect, unless a message arrives before. The messages restart the time, so the delayed
   * timers of a hidden tab do no harm.
   */
  private expectMessage(silent = SILENT_AFTER, dead = DEAD_AFTER): void {
    const { environment } = this.endpoint;
    this.stopDeadline?.();
    this.stopDeadline = environment.after(silent, () => {
      this.stopDeadline = environment.after(dead - silent, () => this.lose());
      this.change({ type: "silent" });
    });
  }

  private send(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Close the socket and cancel all timers. */
  private drop(): void {
    this.stopRetry?.();
    this.stopDeadline?.();
    this.stopRetry = this.stopDeadline = null;
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
