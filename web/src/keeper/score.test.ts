import { describe, expect, it } from "vitest";

import vectors from "../../../tests/vectors/scores/matches.json";
import type { ScoreForm } from "../wire";
import {
  completed,
  emptyAnswer,
  faultOf,
  pointsOf,
  ranksOf,
  sumOf,
  totalOf,
  UNNAMED,
  type Answer,
  type Question,
} from "./score";
import { standingOf, type Change } from "./sheet";

interface Match {
  form: ScoreForm;
  first: number;
  deals: { contract: string; answer: Answer; points: number[] }[][];
  leaders: number[];
  totals: number[];
  ranks: number[];
}

const matches = Object.entries(vectors as unknown as Record<string, Match>);

describe.each(matches)("the match %s", (_, match) => {
  const { form } = match;
  const rowOf = (contract: string) => {
    const row = form.rows.find((one) => one.contract === contract);
    if (!row) throw new Error(`no row for ${contract}`);
    return row;
  };

  it("has the points of the ledger in every row", () => {
    for (const { contract, answer, points } of match.deals.flat()) {
      const { question } = rowOf(contract);
      expect(faultOf(question, answer, form.seats)).toBeNull();
      expect(pointsOf(question, answer, form.seats)).toEqual(points);
      expect(sumOf(points)).toBe(totalOf(question));
    }
  });

  it("has the totals, ranks and owners of the match", () => {
    const changes: Change[] = [
      { type: "owner", section: 0, owner: match.first },
      ...match.deals.map((deal): Change => {
        return { type: "deal", answers: Object.fromEntries(deal.map((row) => [row.contract, row.answer])) };
      }),
    ];
    const standing = standingOf({ form, changes });

    expect(standing.isOver).toBe(true);
    expect(standing.totals).toEqual(match.totals);
    expect(standing.ranks).toEqual(match.ranks);
    expect(standing.deals).toHaveLength(match.deals.length);
    standing.sections.forEach(({ owner, deals }) => {
      for (const deal of Object.values(deals)) expect(match.leaders[deal ?? -1]).toBe(owner);
    });
  });

  it("has deals that the form allows", () => {
    for (const deal of match.deals) {
      const contracts = deal.map(({ contract }) => contract);
      expect(form.deals.some((allowed) => allowed.join() === contracts.join())).toBe(true);
    }
  });
});

describe("an answer", () => {
  const counts: Question = { type: "counts", units: 13, points: -10 };
  const places: Question = { type: "places", points: [200, 150, 100, 50] };
  const counted = (...numbers: (number | null)[]): Answer => ({ type: "counts", counts: numbers });

  it("lacks units until they add up", () => {
    expect(faultOf(counts, counted(5, 3, null, null), 4)).toEqual({ kind: "short", entered: 8, units: 13, count: 5 });
    expect(faultOf(counts, counted(5, 3, 4, 0), 4)).toEqual({ kind: "short", entered: 12, units: 13, count: 1 });
    expect(faultOf(counts, counted(9, 7, 0, 0), 4)).toEqual({ kind: "over", entered: 16, units: 13, count: 3 });
    expect(faultOf(counts, counted(5, 3, 4, 1), 4)).toBeNull();
  });

  it("is completed by what is left", () => {
    expect(completed(counts, counted(5, 3, null, 4), 4)).toEqual(counted(5, 3, 1, 4));
    expect(completed(counts, counted(13, null, null, null), 4)).toEqual(counted(13, 0, 0, 0));
    expect(completed(counts, counted(5, 3, null, null), 4)).toEqual(counted(5, 3, null, null));
    expect(completed(counts, counted(9, 7, null, null), 4)).toEqual(counted(9, 7, null, null));
    const order = (...seats: number[]): Answer => ({ type: "places", order: seats });
    expect(completed(places, order(2, 0, 1), 4)).toEqual(order(2, 0, 1, 3));
    expect(completed(places, order(2, 0), 4)).toEqual(order(2, 0));
  });

  it("names the first card without a taker, and the next place", () => {
    const card = { card: "KH", taker: -75, doubled: null };
    const takers: Question = { type: "takers", cards: [card, { ...card, card: "KS" }] };
    const open: Answer = { type: "takers", takers: [2, null], doublers: [null, null] };

    expect(faultOf(takers, open, 4)).toEqual({ kind: "taker", card: "KS" });
    expect(faultOf(places, { type: "places", order: [3] }, 4)).toEqual({
      kind: "place",
      place: 2,
    });
  });

  it("needs the name of a doubler", () => {
    const doubled = { taker: -150, doubler: 75, own: -75 };
    const takers: Question = { type: "takers", cards: [{ card: "KH", taker: -75, doubled }] };
    const unnamed: Answer = { type: "takers", takers: [2], doublers: [UNNAMED] };

    expect(faultOf(takers, unnamed, 4)).toEqual({ kind: "twice", card: "KH" });
    expect(pointsOf(takers, unnamed, 4)).toEqual([0, 0, -75, 0]);
    expect(pointsOf(takers, { ...unnamed, doublers: [1] }, 4)).toEqual([0, 75, -150, 0]);
  });

  it("is worth nothing while it is empty", () => {
    const [, standard] = matches[0] ?? [];
    for (const { question } of standard?.form.rows ?? []) {
      expect(pointsOf(question, emptyAnswer(question, 4), 4)).toEqual([0, 0, 0, 0]);
      expect(faultOf(question, emptyAnswer(question, 4), 4)).not.toBeNull();
    }
  });
});

describe("ranks", () => {
  const form = (changes: Partial<ScoreForm>): ScoreForm => ({
    seats: 4,
    rows: [],
    deals: [],
    owners: [0],
    teams: [],
    lowestWins: false,
    ranking: "sum",
    ...changes,
  });
  const teams = [
    [0, 2],
    [1, 3],
  ];

  it("are shared by equal players, and count down if the lowest total wins", () => {
    expect(ranksOf(form({}), [100, -20, 100, -180])).toEqual([1, 3, 1, 4]);
    expect(ranksOf(form({ lowestWins: true }), [100, -20, 100, -180])).toEqual([3, 2, 3, 1]);
  });

  it("compare sides by their sums, or by their worst totals", () => {
    expect(ranksOf(form({ teams }), [310, -120, -260, 70])).toEqual([1, 2]);
    expect(ranksOf(form({ teams, ranking: "worst" }), [310, -120, -260, 70])).toEqual([2, 1]);
    expect(ranksOf(form({ teams, ranking: "worst" }), [-50, -50, 60, 40])).toEqual([1, 2]);
  });
});
