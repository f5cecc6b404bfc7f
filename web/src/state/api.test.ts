import { describe, expect, it } from "vitest";

import { sampleTable } from "../samples";
import { Api, ApiRefusal, ServerUnreachable } from "./api";

/** A server that returns a fixed answer, and records its requests. */
function server(status: number, body: string) {
  const asked: { path: string; method: string; body: unknown }[] = [];
  const fetcher: typeof fetch = async (path, request = {}) => {
    const sent = typeof request.body === "string" ? (JSON.parse(request.body) as unknown) : null;
    asked.push({ path: String(path), method: request.method ?? "GET", body: sent });
    return new Response(body, { status });
  };
  return { api: new Api(fetcher), asked };
}

describe("the API", () => {
  const wish = { token: "aa", nonceHash: "bb", name: "Salma" };
  const person = { token: "aa", name: "Salma" };
  const again = { person, deal: 0, event: 9, seat: 1 };
  const calls: [string, (api: Api) => Promise<unknown>, string, string, unknown][] = [
    ["notice", (api) => api.notice(), "GET", "/api/notice", null],
    ["account", (api) => api.account(), "GET", "/api/account", null],
    ["challenge", (api) => api.challenge(), "POST", "/api/account/challenge", {}],
    ["register", (api) => api.register({ name: "Salma" }), "POST", "/api/account/register", { name: "Salma" }],
    ["signIn", (api) => api.signIn({ name: "Salma" }), "POST", "/api/account/sign-in", { name: "Salma" }],
    ["deleteAccount", (api) => api.deleteAccount({ name: "S" }), "POST", "/api/account/delete", { name: "S" }],
    ["matches", (api) => api.matches("a b"), "GET", "/api/account/matches?before=a%20b", null],
    ["statistics", (api) => api.statistics(), "GET", "/api/account/statistics", null],
    [
      "changePassword",
      (api) => api.changePassword({ name: "Salma", password: "old", newPassword: "new" }),
      "POST",
      "/api/account/password",
      { name: "Salma", password: "old", newPassword: "new" },
    ],
    ["signOut", (api) => api.signOut(true), "POST", "/api/account/sign-out", { everywhere: true }],
    ["games", (api) => api.games(), "GET", "/api/games", null],
    ["scoreForms", (api) => api.scoreForms(), "GET", "/api/score-forms", null],
    [
      "scoreForm",
      (api) => api.scoreForm("trex", "partners", { doubling: "off" }),
      "GET",
      "/api/games/trex/score-form?doubling=off&preset=partners",
      null,
    ],
    ["gameOptions", (api) => api.gameOptions("a/b"), "GET", "/api/games/a%2Fb", null],
    ["checkOptions", (api) => api.checkOptions("trex", {}), "POST", "/api/games/trex/check", {}],
    ["openTable", (api) => api.openTable({ game: "trex" }), "POST", "/api/tables", { game: "trex" }],
    ["table", (api) => api.table("a/b"), "GET", "/api/tables/a%2Fb", null],
    [
      "summaries",
      (api) => api.summaries([{ id: "t1", token: "aa" }]),
      "POST",
      "/api/tables/summaries",
      { tables: [{ id: "t1", token: "aa" }] },
    ],
    ["sitDown", (api) => api.sitDown("t1", wish), "POST", "/api/tables/t1/seats", wish],
    ["withdraw", (api) => api.withdraw("t1", "aa"), "POST", "/api/tables/t1/seats/withdraw", { token: "aa" }],
    ["replay", (api) => api.replay("t1", 2, null), "GET", "/api/tables/t1/replay?deal=2", null],
    ["replay of a seat", (api) => api.replay("t1", 0, 3), "GET", "/api/tables/t1/replay?deal=0&seat=3", null],
    ["findCode", (api) => api.findCode("7kd x9qr"), "GET", "/api/codes/7kd%20x9qr", null],
    ["lobby", (api) => api.lobby(), "GET", "/api/lobby", null],
    [
      "quickMatch",
      (api) => api.quickMatch({ person, table: { game: "trex" } }),
      "POST",
      "/api/lobby/seats",
      { person, table: { game: "trex" } },
    ],
    ["joinListed", (api) => api.joinListed("k/1", person), "POST", "/api/lobby/k%2F1/seats", person],
    ["tryAgain", (api) => api.tryAgain("t1", again), "POST", "/api/tables/t1/try-again", again],
    ["record", (api) => api.record("t1"), "GET", "/api/tables/t1/record", null],
  ];

  it.each(calls)("%s asks the right address", async (_, call, method, path, body) => {
    const { api, asked } = server(200, "[]");
    await call(api);

    expect(asked).toEqual([{ path, method, body }]);
  });

  it("shows the token of a seat where a table may want it, and nowhere else", async () => {
    const headers: (HeadersInit | undefined)[] = [];
    const api = new Api(async (_, request) => {
      headers.push(request?.headers);
      return new Response("{}");
    });
    await api.record("t1", "key");
    await api.replay("t1", 0, null, "key");
    await api.tryAgain("t1", { person, deal: 0, event: 9, seat: 1 }, "key");
    await api.table("t1");

    const shown = { Authorization: "Bearer key" };
    const posted = { ...shown, "Content-Type": "application/json" };
    expect(headers).toEqual([shown, shown, posted, undefined]);
  });

  it("returns the answers of the server", async () => {
    const { api } = server(201, JSON.stringify(sampleTable()));

    expect(await api.openTable({ game: "trex" })).toEqual(sampleTable());
  });

  it("rejects with a refusal", async () => {
    const { api } = server(403, '{"code": "match_running", "facts": {}}');
    const error: unknown = await api.record("t1").catch((reason: unknown) => reason);

    expect(error).toBeInstanceOf(ApiRefusal);
    expect(error).toMatchObject({ refusal: { code: "match_running", facts: {} } });
  });

  it.each([
    [502, "<html>"],
    [200, "<html>"],
    [500, "[]"],
    [404, "{}"],
    [404, "null"],
  ])("tell a refusal from a server that fails (%i %s)", async (status, body) => {
    await expect(server(status, body).api.games()).rejects.toThrow(ServerUnreachable);
  });

  it("reports an unreachable server", async () => {
    const api = new Api(() => Promise.reject(new TypeError("Failed to fetch")));

    await expect(api.games()).rejects.toThrow("no answer from /api/games");
  });
});
