// The HTTP API.

import type {
  AccountInfo,
  AccountMatches,
  AddPasskey,
  Asked,
  AskSummaries,
  Challenge,
  CheckedOptions,
  ChosenOptions,
  Credentials,
  FoundTable,
  GameInfo,
  GameOptions,
  GameStatistics,
  ScoreFormGame,
  KnownTable,
  ListedTable,
  NewPassword,
  LessonInfo,
  Notice,
  OpenTable,
  OpenTournament,
  Person,
  QuickMatch,
  Refusal,
  Register,
  RemovePasskey,
  OpenHands,
  ReplayDeal,
  ReviewedDeal,
  ScoreForm,
  Seated,
  SeatPosition,
  SignIn,
  SignOut,
  SitDown,
  StartRound,
  TableInfo,
  TableSummary,
  TrainerQuestion,
  TryAgain,
  Withdraw,
  Withdrawn,
} from "../wire";
import type { MatchRecord } from "./record";

type RequestBody =
  | ChosenOptions
  | OpenTable
  | SitDown
  | Withdraw
  | Person
  | QuickMatch
  | AskSummaries
  | SignIn
  | SignOut
  | NewPassword
  | AddPasskey
  | RemovePasskey
  | Record<string, never>
  | Register
  | TryAgain
  | Pick<OpenTournament, "game" | "entrants" | "tables" | "boards">
  | StartRound
  | Credentials;

/** The server understood the request and refused it. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the server refused: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** The server can't be reached, or its answer is malformed; a retry may succeed. */
export class ServerUnreachable extends Error {
  override readonly name = "ServerUnreachable";
}

/**
 * The API. All methods reject with `ApiRefusal` or `ServerUnreachable`.
 */
export class Api {
  private readonly fetcher: typeof fetch;

  constructor(fetcher: typeof fetch = (...request) => fetch(...request)) {
    this.fetcher = fetcher;
  }

  /** The games that the server offers. */
  games(): Promise<GameInfo[]> {
    return this.call("/api/games");
  }

  /** The message of the day. */
  notice(): Promise<Notice> {
    return this.call("/api/notice");
  }

  /** The account in which this browser is signed in. */
  account(): Promise<AccountInfo> {
    return this.call("/api/account");
  }

  /**
   * Finished matches of the account, the newest first.
   *
   * @param before the table of a match; undefined: begin with the newest.
   */
  matches(before?: string): Promise<AccountMatches> {
    return this.call(`/api/account/matches${before === undefined ? "" : `?before=${encodeURIComponent(before)}`}`);
  }

  /** The statistics of the account for each game. */
  statistics(): Promise<GameStatistics[]> {
    return this.call("/api/account/statistics");
  }

  /** A challenge for a passkey. */
  challenge(): Promise<Challenge> {
    return this.call("/api/account/challenge", {});
  }

  register(request: Register): Promise<AccountInfo> {
    return this.call("/api/account/register", request);
  }

  signIn(request: SignIn): Promise<AccountInfo> {
    return this.call("/api/account/sign-in", request);
  }

  addPasskey(request: AddPasskey): Promise<AccountInfo> {
    return this.call("/api/account/passkeys", request);
  }

  removePasskey(request: RemovePasskey): Promise<AccountInfo> {
    return this.call("/api/account/passkeys/remove", request);
  }

  changePassword(request: NewPassword): Promise<AccountInfo> {
    return this.call("/api/account/password", request);
  }

  deleteAccount(request: Credentials): Promise<AccountInfo> {
    return this.call("/api/account/delete", request);
  }

  signOut(everywhere: boolean): Promise<AccountInfo> {
    return this.call("/api/account/sign-out", { everywhere });
  }

  /** The games that can be scored with real cards. */
  scoreForms(): Promise<ScoreFormGame[]> {
    return this.call("/api/score-forms");
  }

  /** The score form of a game with a preset and options that differ from it. */
  scoreForm(game: string, preset: string, options: Record<string, string>): Promise<ScoreForm> {
    const query = new URLSearchParams({ ...options, preset }).toString();
    return this.call(`/api/games/${encodeURIComponent(game)}/score-form?${query}`);
  }

  /**
   * How a game is played.
   *
   * @param query the preset and the options, as a query: `?preset=complex`; empty: the default rules.
   */
  lesson(game: string, query: string): Promise<LessonInfo> {
    return this.call(`/api/games/${encodeURIComponent(game)}/lesson${query}`);
  }

  /** The options of a game. */
  gameOptions(game: string): Promise<GameOptions> {
    return this.call(gamePath(game));
  }

  /** Ask whether a table can be opened with some options. */
  checkOptions(game: string, request: ChosenOptions): Promise<CheckedOptions> {
    return this.call(`${gamePath(game)}/check`, request);
  }

  openTable(request: OpenTable): Promise<TableInfo> {
    return this.call("/api/tables", request);
  }

  /** The table with a short code, as a person has typed it. */
  findCode(code: string): Promise<FoundTable> {
    return this.call(`/api/codes/${encodeURIComponent(code)}`);
  }

  table(id: string): Promise<TableInfo> {
    return this.call(tablePath(id));
  }

  /** The state of several tables; tables that no longer exist are missing. */
  summaries(tables: KnownTable[]): Promise<TableSummary[]> {
    return this.call("/api/tables/summaries", { tables });
  }

  /** The public tables that people can join. */
  lobby(): Promise<ListedTable[]> {
    return this.call("/api/lobby");
  }

  /** Take the next free seat at a public table, or at a new one. */
  quickMatch(request: QuickMatch): Promise<Seated> {
    return this.call("/api/lobby/seats", request);
  }

  /** Take a free seat at a table of the list, before its match. */
  joinListed(key: string, person: Person): Promise<Seated> {
    return this.call(`/api/lobby/${encodeURIComponent(key)}/seats`, person);
  }

  /** Take a seat, or ask for it; repeated with the same token, it returns the same seat. */
  sitDown(id: string, request: SitDown): Promise<Seated | Asked> {
    return this.call(`${tablePath(id)}/seats`, request);
  }

  /** Withdraw the request for a seat. The request survives the end of the page. */
  withdraw(id: string, token: string): Promise<Withdrawn> {
    return this.call(`${tablePath(id)}/seats/withdraw`, { token }, "", true);
  }

  /**
   * The record of a match; refused until the match is over.
   *
   * @param token the token of your seat, which some tables want; empty: you have none.
   */
  record(id: string, token = ""): Promise<MatchRecord> {
    return this.call(`${tablePath(id)}/record`, undefined, token);
  }

  /**
   * The frames of a deal; refused until the match is over.
   *
   * @param seat the seat whose knowledge limits them; null: all cards are face up.
   * @param token the token of your seat, which some tables want; empty: you have none.
   */
  replay(id: string, deal: number, seat: number | null, token = ""): Promise<ReplayDeal> {
    const query = `deal=${deal}${seat === null ? "" : `&seat=${seat}`}`;
    return this.call(`${tablePath(id)}/replay?${query}`, undefined, token);
  }

  /** Return what the moves of a deal of a finished match cost; the arguments are those of `replay`. */
  review(id: string, deal: number, token = ""): Promise<ReviewedDeal> {
    return this.call(`${tablePath(id)}/review?deal=${deal}`, undefined, token);
  }

  /**
   * Return what each card is worth at a position of a finished match, if all cards are known.
   *
   * @param event the index of the last event of the deal before the position.
   * @param token the token of your seat, which some tables want; empty: you have none.
   */
  openHands(id: string, deal: number, event: number, token = ""): Promise<OpenHands> {
    return this.call(`${tablePath(id)}/open-hands?deal=${deal}&event=${event}`, undefined, token);
  }

  /**
   * Return what seats saw before decisions of a deal of a finished match.
   *
   * @param events the indices of the frames of the decisions in the deal, from 0.
   * @param token as in `replay`.
   */
  positions(id: string, deal: number, events: readonly number[], token = ""): Promise<SeatPosition[]> {
    return this.call(`${tablePath(id)}/positions?deal=${deal}&events=${events.join(",")}`, undefined, token);
  }

  /**
   * Return questions of a trainer about positions of a finished match.
   *
   * @param seat the seat whose knowledge is asked about.
   * @param seed the same seed chooses the same positions.
   * @param token as in `replay`.
   */
  questions(
    id: string,
    trainer: TrainerQuestion["trainer"],
    seat: number,
    seed: number,
    token = "",
  ): Promise<TrainerQuestion[]> {
    return this.call(`${tablePath(id)}/questions?trainer=${trainer}&seat=${seat}&seed=${seed}`, undefined, token);
  }

  /**
   * Play on against bots from a position of a finished match, at a new table.
   *
   * @param token the token of your seat, which some tables want; empty: you have none.
   */
  tryAgain(id: string, request: TryAgain, token = ""): Promise<Seated> {
    return this.call(`${tablePath(id)}/try-again`, request, token);
  }

  /** Send a GET request, or a POST request with a body. The type of the answer is not checked. */
  protected async call<Answer>(path: string, body?: RequestBody, token = "", keepalive = false): Promise<Answer> {
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
    if (body) headers["Content-Type"] = "application/json";
    const request: RequestInit = body
      ? { method: "POST", headers, body: JSON.stringify(body), keepalive }
      : token
        ? { headers }
        : {};
    let response: Response;
    let answer: unknown;
    try {
      response = await this.fetcher(path, request);
    } catch (error) {
      throw new ServerUnreachable(`no answer from ${path}: ${String(error)}`);
    }
    try {
      answer = await response.json();
    } catch {
      throw new ServerUnreachable(`${path} answered ${response.status}, not in JSON`);
    }
    if (response.ok) return answer as Answer;
    if (isRefusal(answer)) throw new ApiRefusal(answer);
    throw new ServerUnreachable(`${path} answered ${response.status}`);
  }
}

function gamePath(name: string): string {
  return `/api/games/${encodeURIComponent(name)}`;
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}
