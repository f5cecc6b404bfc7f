// The HTTP API.

import type {
  CheckedOptions,
  ChosenOptions,
  GameInfo,
  GameOptions,
  OpenTable,
  Refusal,
  Seated,
  SitDown,
  TableInfo,
} from "../wire";
import type { MatchRecord } from "./record";

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

  table(id: string): Promise<TableInfo> {
    return this.call(tablePath(id));
  }

  /** Take a seat; repeated with the same token, it returns the same seat. */
  sitDown(id: string, request: SitDown): Promise<Seated> {
    return this.call(`${tablePath(id)}/seats`, request);
  }

  /** The record of a match; refused until the match is over. */
  record(id: string): Promise<MatchRecord> {
    return this.call(`${tablePath(id)}/record`);
  }

  /** Send a GET request, or a POST request with a body. The type of the answer is not checked. */
  private async call<Answer>(path: string, body?: ChosenOptions | OpenTable | SitDown): Promise<Answer> {
    const request: RequestInit = body
      ? { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }
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
