// The review of a match: its deals, one after the other, as the server computes them.

import type { ReviewedDeal, ReviewedMove } from "../wire";
import type { Position } from "./steps";

/** A move of a match with what it cost. */
export interface PlacedMove extends ReviewedMove {
  /** The index of the deal, from 0. */
  readonly deal: number;
}

/** A review that grows deal by deal. */
export class Reviewer {
  /** The number of deals of the match. */
  readonly count: number;
  /** The deals reviewed so far, from the first. */
  deals = $state.raw<readonly ReviewedDeal[]>([]);
  isRunning = $state(false);
  /** Why the last request failed; null: it has not. */
  failure = $state.raw<unknown>(null);
  readonly isComplete = $derived.by(() => this.deals.length === this.count);
  /** The costly moves so far, the costliest first. */
  readonly costly: readonly PlacedMove[] = $derived.by(() =>
    this.deals
      .flatMap(({ deal, moves }) => moves.filter(({ costly }) => costly).map((move) => ({ ...move, deal })))
      .sort((one, other) => other.known.loss - one.known.loss),
  );
  private readonly ask: (deal: number) => Promise<ReviewedDeal>;
  private isClosed = false;

  /**
   * Prepare a review; nothing is asked yet.
   *
   * @param count the number of deals.
   * @param ask returns the review of a deal.
   */
  constructor(count: number, ask: (deal: number) => Promise<ReviewedDeal>) {
    this.count = count;
    this.ask = ask;
  }

  /** Ask for the deals that are missing. */
  async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    this.failure = null;
    try {
      while (!this.isComplete && !this.isClosed) {
        const next = await this.ask(this.deals.length);
        this.deals = [...this.deals, next];
      }
    } catch (error) {
      this.failure = error;
    }
    this.isRunning = false;
  }

  /** Ask for no further deals. */
  close(): void {
    this.isClosed = true;
  }

  /** Return the move that led to a position; undefined: it is not reviewed, or there was no choice. */
  moveAt({ deal, event }: Position): ReviewedMove | undefined {
    return this.deals[deal]?.moves.find((move) => move.event === event);
  }
}
