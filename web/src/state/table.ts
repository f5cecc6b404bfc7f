// What a page knows of a table, and how each message changes it. Nothing here talks to anybody.

import type { Act, Hint, Leave, Refusal, Scene, ServerMessage, Start, TableInfo, Update } from "../wire";

/**
 * How the page stands to the server: `lost` means that it is being tried again; `replaced` that a newer connection plays
 * the seat; `left` that one has stood up, which coming back would undo; `refused` that the server will not have this page
 * at all, for the reason in `refusal`.
 */
export type ConnectionState = "connecting" | "live" | "lost" | "replaced" | "left" | "refused";

/** A message that the server answers with `done` or `refused`. */
export type Command = Act | Start | Leave;

/** The command under way. */
export interface Sending {
  readonly id: string;
  /** What is done: the kind of the action, or `start`, `leave`. */
  readonly kind: string;
  /** The cards that the page may lift at once. */
  readonly cards: readonly string[];
  /** The server has done it; what it caused has not been told yet. */
  readonly done: boolean;
  /** What it caused may have been told, though its answer is still missing: the connection was cut in between. */
  readonly told: boolean;
}

/** A report of a bad move. */
export interface SentReport {
  readonly id: string;
  /** Under which the server has kept it; null: it has not answered. */
  readonly number: number | null;
}

/** Everything that a page knows of a table. */
export interface TableState {
  readonly connection: ConnectionState;
  /** Null until the first welcome. */
  readonly table: TableInfo | null;
  /** Where one sits; null: one looks on. */
  readonly seat: number | null;
  /** The version of the scene; -1: nothing has been seen. */
  readonly version: number;
  /** Null before the match begins. */
  readonly scene: Scene | null;
  /** What happened on the way to this version; empty where the way is not known. A new array for each news. */
  readonly updates: readonly Update[];
  readonly sending: Sending | null;
  /** The question for a hint under way; empty: there is none. */
  readonly asking: string;
  /** The hint for this scene; null: none has been asked for. */
  readonly hint: Hint | null;
  /** The last report of a bad move; null: there is none. */
  readonly report: SentReport | null;
  /** The last refusal, until it is dismissed or something else is sent. */
  readonly refusal: Refusal | null;
  /** News were missed: hello has to be said again, with `version`. */
  readonly resync: boolean;
}

/** What happens on this side of the connection. */
export type LocalEvent =
  | { readonly type: "connecting" }
  | { readonly type: "lost" }
  /** One has stood up, and the server has closed the connection. */
  | { readonly type: "left" }
  /** The server will not have this page; trying again is of no use. */
  | { readonly type: "rejected" }
  | { readonly type: "sending"; readonly command: Command }
  /** A hint is asked for. */
  | { readonly type: "asking"; readonly id: string }
  /** A bad move is reported. */
  | { readonly type: "reporting"; readonly id: string }
  /** The refusal has been read. */
  | { readonly type: "dismissed" };

/** What a page knows at first. */
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
  refusal: null,
  resync: false,
};

/** A hint is about one scene: neither it nor the question for it outlives that. */
const NO_HINT = { asking: "", hint: null } as const;

type Of<Type extends ServerMessage["type"]> = Extract<ServerMessage, { type: Type }>;

/** Return the state after a message or a local event; it never throws, whatever comes in whatever order. */
export function reduce(state: TableState, event: ServerMessage | LocalEvent): TableState {
  switch (event.type) {
    case "welcome":
      return welcomed(state, event);
    case "news":
      return told(state, event);
    case "table":
      return { ...state, table: event.table };
    case "done":
      return done(state, event);
    case "refused":
      return refused(state, event);
    case "hint":
      return hinted(state, event);
    case "replaced":
      return { ...state, connection: "replaced" };
    case "closing":
    case "lost":
      return { ...state, connection: "lost" };
    case "pong":
      return state;
    case "connecting":
      return { ...state, connection: "connecting" };
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
      event satisfies never; // a newer server may say more
      return state;
  }
}

function welcomed(state: TableState, welcome: Of<"welcome">): TableState {
  const here = {
    ...state,
    ...NO_HINT,
    report: state.report?.number === null ? null : state.report, // without an answer it may be lost
    connection: "live",
    table: welcome.table,
    seat: welcome.seat,
    resync: false,
  } as const;
  if (welcome.scene) {
    // The way to this scene is not known: the command under way may be part of it.
    return { ...here, version: welcome.version, scene: welcome.scene, updates: [], sending: afterNews(state, true) };
  }
  if (state.scene && welcome.version !== state.version) {
    // The news would follow a version that this page does not have: it has to ask for a whole scene.
    return { ...here, version: -1, resync: true };
  }
  return { ...here, version: welcome.version };
}

function told(state: TableState, news: Of<"news">): TableState {
  if (news.previous < state.version) return state; // told before
  if (news.previous > state.version) return { ...state, resync: true };
  // One's own answer in secret is no news for anybody else, and brings oneself only another scene.
  const here = { ...state, ...NO_HINT, scene: news.scene };
  if (news.version === state.version) return { ...here, sending: afterNews(state, false) };
  const own = news.updates.some((update) => isAct(update) && update.seat === state.seat);
  return { ...here, version: news.version, updates: news.updates, sending: afterNews(state, own) };
}

function isAct(update: Update): update is Extract<Update, { type: "played" | "placed" | "said" }> {
  return update.type === "played" || update.type === "placed" || update.type === "said";
}

/** Return the command under way after news, which may (`own`) be the ones that it has caused. */
function afterNews(state: TableState, own: boolean): Sending | null {
  const sending = state.sending;
  if (!sending || sending.done) return null;
  return own ? { ...sending, told: true } : sending;
}

function done(state: TableState, answer: Of<"done">): TableState {
  const sending = state.sending;
  if (sending?.id !== answer.id) return state;
  const nothingToCome = sending.told || sending.kind === "start" || sending.kind === "leave";
  return { ...state, sending: nothingToCome ? null : { ...sending, done: true } };
}

function hinted(state: TableState, answer: Of<"hint">): TableState {
  if (state.asking !== answer.id) return state;
  return { ...state, asking: "", hint: answer.version === state.version ? answer : null };
}

function refused(state: TableState, answer: Of<"refused">): TableState {
  if (answer.id !== "" && answer.id === state.report?.id) return { ...state, report: null, refusal: answer.refusal };
  if (answer.id !== "" && answer.id === state.asking) return { ...state, asking: "", refusal: answer.refusal };
  // Without an id the server could not read what it was sent: that was the command under way, if there is one.
  if (answer.id !== "" && state.sending?.id !== answer.id) return state;
  return { ...state, sending: null, refusal: answer.refusal };
}

function sendingOf(command: Command): Sending {
  const act = command.type === "act";
  return {
    id: command.id,
    kind: act ? command.kind : command.type,
    cards: act ? (command.cards ?? []) : [],
    done: false,
    told: false,
  };
}
