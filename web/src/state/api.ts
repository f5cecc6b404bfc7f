// The calls of the page over plain HTTP.

import type { GameInfo, OpenTable, Refusal, Seated, SitDown, TableInfo } from "../wire";
import type { MatchRecord } from "./record";

/** The server has understood, and refuses. */
export class ApiRefusal extends Error {
  override readonly name = "ApiRefusal";
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`the server refuses: ${refusal.code}`);
    this.refusal = refusal;
  }
}

/** The server cannot be reached, or answers what it should not: it may be tried again. */
export class ServerUnreachable extends Error {
  override readonly name = "ServerUnreachable";
}

/**
 * The calls. All of them reject with `ApiRefusal` or `ServerUnreachable`.
 */
export class Api {
  private readonly fetcher: typeof fetch;

  constructor(fetcher: typeof fetch = (...request) => fetch(...request)) {
    this.fetcher = fetcher;
  }

  /** What can be played here. */
  games(): Promise<GameInfo[]> {
    return this.call("/api/games");
  }

  openTable(wish: OpenTable): Promise<TableInfo> {
    return this.call("/api/tables", wish);
  }

  table(id: string): Promise<TableInfo> {
    return this.call(tablePath(id));
  }

  /** Take a seat; asked again with the same token one gets the same seat. */
  sitDown(id: string, wish: SitDown): Promise<Seated> {
    return this.call(`${tablePath(id)}/seats`, wish);
  }

  /** The record of a match; refused while it is played. */
  record(id: string): Promise<MatchRecord> {
    return this.call(`${tablePath(id)}/record`);
  }

  /** Get an address, or post something to it; the answer is what the server promises for it. */
  private async call<Answer>(path: string, body?: OpenTable | SitDown): Promise<Answer> {
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
      throw new ServerUnreachable(`${path} answers ${response.status}, and not in JSON`);
    }
    if (response.ok) return answer as Answer;
    if (isRefusal(answer)) throw new ApiRefusal(answer);
    throw new ServerUnreachable(`${path} answers ${response.status}`);
  }
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";
}
