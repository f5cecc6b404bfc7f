// What groups of decisions cost together.

import type { MoveCost, ReviewedDeal, ReviewedMove } from "../wire";

/** What costly decisions lost, as far as the players could know, in one unit. */
export interface Loss {
  readonly unit: MoveCost["unit"];
  readonly loss: number;
  readonly standardError: number;
}

/** What a group of decisions cost. The two losses are never added. */
export interface Total {
  readonly name: string;
  /** The number of decisions with a choice. */
  readonly decisions: number;
  /** The number of costly ones. */
  readonly costly: number;
  /** What the costly ones lost, for each unit in which they did. Chances to win do not add up, so they are left out. */
  readonly known: readonly Loss[];
  /** The number of decisions whose loss with open hands is known. */
  readonly solved: number;
  /** The points that these lost with open hands. */
  readonly open: number;
}

/**
 * Return the totals of groups of decisions, in the order of their first decision.
 *
 * @param nameOf returns the name of the group of a move; empty: it belongs to none.
 */
export function totalsOf(
  deals: readonly ReviewedDeal[],
  nameOf: (move: ReviewedMove, deal: number) => string,
): Total[] {
  const groups = new Map<string, ReviewedMove[]>();
  for (const { deal, moves } of deals) {
    for (const move of moves) {
      const name = nameOf(move, deal);
      if (name !== "") groups.set(name, [...(groups.get(name) ?? []), move]);
    }
  }
  return [...groups].map(([name, moves]) => totalOf(name, moves));
}

function totalOf(name: string, moves: readonly ReviewedMove[]): Total {
  const costly = moves.filter((move) => move.costly);
  const known = costly.map((move) => move.known).filter(({ unit }) => unit !== "chance");
  const units = [...new Set(known.map(({ unit }) => unit))];
  const open = moves.flatMap((move) => (move.open ? [move.open.loss] : []));
  return {
    name,
    decisions: moves.length,
    costly: costly.length,
    known: units.map((unit) => lossOf(unit, known)),
    solved: open.length,
    open: sum(open),
  };
}

function lossOf(unit: MoveCost["unit"], known: readonly MoveCost[]): Loss {
  const costs = known.filter((cost) => cost.unit === unit);
  return {
    unit,
    loss: sum(costs.map(({ loss }) => loss)),
    standardError: Math.hypot(...costs.map(({ standardError }) => standardError)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
