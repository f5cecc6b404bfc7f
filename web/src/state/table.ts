// The state of a table in the page, and a pure reducer of messages and local events.

import type {
  Act,
  Admit,
  Again,
  Clock,
  Heard,
  Hint,
  Leave,
  Refusal,
  Scene,
  ServerMessage,
  Start,
  StoodIn,
  TableInfo,
  Update,
} from "../wire";
import { changed } from "./scene";

/**
 * The state of the connection. `lost`: the page reconnects until it succeeds; `replaced`: a newer connection has the seat; `left`: you
 * have left the seat, and reconnecting would undo that; `refused`: the server rejects this page, for the reason in
 * `refusal`.
 */
export type ConnectionState = "connecting" | "live" | "lost" | "replaced" | "left" | "refused";

/** A message that the server answers with `done` or `refused`. */
export type Command = Act | Start | Leave | Again | Admit;

/** The command in progress. */
export interface Sending {
  readonly id: string;
  /** The kind of the action, or `start`, `leave`, `again`. */
  readonly kind: string;
  /** The cards of the action, which the page may raise at once. */
  readonly cards: readonly string[];
  /** The number of the action, if it has one. */
  readonly number?: number;
  /** Whether the server has acknowledged it; its updates have not arrived yet. */
  readonly done: boolean;
  /** Whether its updates may have arrived before the answer, because the connection was lost in between. */
  readonly applied: boolean;
}

/** A report of a bad move. */
export interface SentReport {
  readonly id: string;
  /** The number under which the server has stored it; null: no answer yet. */
  readonly number: number | null;
}

/** Everything that a page knows about a table. */
export interface TableState {
  readonly connection: ConnectionState;
  /** Null until the first welcome. */
  readonly table: TableInfo | null;
  /** Your seat; null: you are a spectator. */
  readonly seat: number | null;
  /** The version of the scene; -1: none. */
  readonly version: number;
  /** Null before the match starts. */
  readonly scene: Scene | null;
  /** The updates that led to this version; empty if they are unknown. Each `news` sets a new array. */
  readonly updates: readonly Update[];
  readonly sending: Sending | null;
  /** The id of the hint request in progress; empty: none. */
  readonly asking: string;
  /** The hint for this scene; null: none. */
  readonly hint: Hint | null;
  /** The last report of a bad move; null: none. */
  readonly report: SentReport | null;
  /** The last phrase of a player; null: none. */
  readonly heard: Heard | null;
  /** What a bot has decided for you while you were away, as you were last told; null: nothing. */
  readonly stoodIn: StoodIn | null;
  /** The time to think, as it was when the message arrived; null: the table has no clock. */
  readonly clock: Clock | null;
  /** The last refusal, until it is dismissed or another message is sent. */
  readonly refusal: Refusal | null;
  /** Whether the connection is interrupted: the server has been silent for longer than usual. */
  readonly silent: boolean;
  /** Whether updates were missed, so that the page must reconnect and send `hello` with `version`. */
  readonly resync: boolean;
}

/** Events on the client's side of the connection. */
export type LocalEvent =
  | { readonly type: "connecting" }
  | { readonly type: "lost" }
  /** The server has been silent for longer than usual. */
  | { readonly type: "silent" }
  /** The server is heard again. */
  | { readonly type: "audible" }
  /** You have left the seat, and the server has closed the connection. */
  | { readonly type: "left" }
  /** The server rejects this page; a retry would fail, too. */
  | { readonly type: "rejected" }
  | { readonly type: "sending"; readonly command: Command }
  /** A hint was requested. */
  | { readonly type: "asking"; readonly id: string }
  /** A bad move was reported. */
  | { readonly type: "reporting"; readonly id: string }
  /** The refusal was dismissed. */
  | { readonly type: "dismissed" };

/** The initial state. */
export const UNKNOWN: TableState = {
  connection: "connecting",
  table: null,
  seat: null,
  version: -1,
  scene: null,
  updates: [],
  sending: null,
  asking: "",
  hint: null,
  report: null,
  heard: null,
  stoodIn: null,
  clock: null,
  refusal: null,
  silent: false,
  resync: false,
};

/** A hint and its request are valid for one scene only. */
const NO_HINT = { asking: "", hint: null } as const;

type Of<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;

/** Return the state after a message or a local event. Never throws, for any events in any order. */
export function reduce(state: TableState, event: ServerMessage | LocalEvent): TableState {
  switch (event.type) {
    case "welcome":
      return applyWelcome(state, event);
    case "news":
      return applyNews(state, event);
    case "table":
      return { ...state, table: event.table };
    case "done":
      return done(state, event);
    case "refused":
      return refused(state, event);
    case "heard":
      return { ...state, heard: event };
    case "stood_in":
      return { ...state, stoodIn: event };
    case "clock":
      return { ...state, clock: event };
    case "hint":
      return hinted(state, event);
    case "replaced":
      return { ...state, connection: "replaced" };
    case "closing":
    case "lost":
      return { ...state, connection: "lost", silent: false };
    case "silent":
    case "audible":
      return { ...state, silent: event.type === "silent" };
    case "pong":
    case "beat":
      return state;
    case "connecting": // a lost connection counts as lost until the welcome
      return state.connection === "lost" ? state : { ...state, connection: "connecting" };
    case "left":
      return { ...state, connection: "left", sending: null };
    case "rejected":
      return { ...state, connection: "refused", sending: null };
    case "sending":
      return { ...state, sending: sendingOf(event.command), refusal: null };
    case "reported":
      return state.report?.id === event.id ? { ...state, report: { id: event.id, number: event.number } } : state;
    case "reporting":
      return { ...state, report: { id: event.id, number: null }, refusal: null };
    case "asking":
      return { ...state, ...NO_HINT, asking: event.id, refusal: null };
    case "dismissed":
      return { ...state, refusal: null };
    default:
      event satisfies never; // a newer server may send other messages
      return state;
  }
}

function applyWelcome(state: TableState, welcome: Of<"welcome">): TableState {
  const here = {
    ...state,
    ...NO_HINT,
    report: state.report?.number === null ? null : state.report, // without an answer, the report may be lost
    connection: "live",
    table: welcome.table,
    seat: welcome.seat,
    resync: false,
  } as const;
  if (welcome.scene) {
    // The updates that led to this scene are unknown, and may include those of the command in progress.
    return {
      ...here,
      version: welcome.version,
      scene: welcome.scene,
      updates: [],
      sending: sendingAfterNews(state, true),
    };
  }
  if (state.scene && welcome.version !== state.version) {
    // The next news would follow a version that this page doesn't have, so it must request a whole scene.
    return { ...here, version: -1, resync: true };
  }
  return { ...here, version: welcome.version };
}

function applyNews(state: TableState, news: Of<"news">): TableState {
  // A duplicate: its whole scene is old, but changes that are left out would be missing in the next scene.
  if (news.previous < state.version) return news.scene ? state : { ...state, resync: true };
  const scene = news.scene ?? (state.scene && changed(state.scene, news.changes));
  if (!scene || news.previous > state.version) return { ...state, resync: true };
  // Your own secret answer adds no public update; only your scene changes.
  const here = { ...state, ...NO_HINT, scene };
  if (news.version === state.version) return { ...here, sending: sendingAfterNews(state, false) };
  const own = news.updates.some((update) => isAct(update) && update.seat === state.seat);
  return { ...here, version: news.version, updates: news.updates, sending: sendingAfterNews(state, own) };
}

function isAct(update: Update): update is Extract<Update, { type: "played" | "placed" | "said" }> {
  return update.type === "played" || update.type === "placed" || update.type === "said";
}

/** Return the command in progress after news; `own`: they may contain its updates. */
function sendingAfterNews(state: TableState, own: boolean): Sending | null {
  const sending = state.sending;
  if (!sending || sending.done) return null;
  return own ? { ...sending, applied: true } : sending;
}

function done(state: TableState, answer: Of<"done">): TableState {
  const sending = state.sending;
  if (sending?.id !== answer.id) return state;
  const isComplete = sending.applied || ["start", "leave", "again"].includes(sending.kind);
  return { ...state, sending: isComplete ? null : { ...sending, done: true } };
}

function hinted(state: TableState, answer: Of<"hint">): TableState {
  if (state.asking !== answer.id) return state;
  return { ...state, asking: "", hint: answer.version === state.version ? answer : null };
}

function refused(state: TableState, answer: Of<"refused">): TableState {
  if (answer.id !== "" && answer.id === state.report?.id) return { ...state, report: null, refusal: answer.refusal };
  if (answer.id !== "" && answer.id === state.asking) return { ...state, asking: "", refusal: answer.refusal };
  // A refusal without an id answers a message that the server could not decode: the command in progress, if any.
  if (answer.id !== "" && state.sending?.id !== answer.id) return state;
  return { ...state, sending: null, refusal: answer.refusal };
}

function sendingOf(command: Command): Sending {
  const act = command.type === "act";
  return {
    id: command.id,
    kind: act ? command.kind : command.type,
    cards: act ? (command.cards ?? []) : [],
    ...(act && command.number != null ? { number: command.number } : {}),
    done: false,
    applied: false,
  };
}
