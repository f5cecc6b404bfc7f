// The state of a replay: where it stands, from which seat it is seen, and whether it plays by itself.

import { UNKNOWN, type TableState } from "../state/table";
import type { TableSession } from "../table/session.svelte";
import { EMPTY_STAGE, staged } from "../table/stage";
import type { Scene } from "../wire";
import { withOpenHands, type Frame, type Frames } from "./frames";
import { stopsOf, trickEndsOf, type Position } from "./steps";

/** The size of a step. */
export type Step = "card" | "trick" | "deal";

/** A replay. It is also the session of its table, where nothing can be played. */
export class Player implements TableSession {
  readonly source: Frames;
  deal = $state(0);
  event = $state(0);
  /** The seat in front. */
  seat = $state(0);
  /** Whether all cards are face up; otherwise only those that the seat in front knew. */
  isOpen = $state(true);
  isPlaying = $state(false);
  hasFailed = $state(false);
  private frames = $state.raw<readonly Frame[]>([]);
  /** The number of requests; an answer to an older one is ignored. */
  private requests = 0;

  readonly stops = $derived.by(() => stopsOf(this.frames, this.seats));
  private readonly trickEnds = $derived.by(() => trickEndsOf(this.frames, this.seats));
  readonly scene = $derived(this.sceneAt(this.event));
  readonly before = $derived(this.sceneAt(this.event - 1));
  private readonly updates = $derived(this.frames[this.event]?.updates ?? []);
  readonly stage = $derived({ ...staged(EMPTY_STAGE, this.before, this.updates), result: null });
  readonly state: TableState = $derived.by(() => ({
    ...UNKNOWN,
    connection: "live" as const,
    table: this.source.table,
    seat: this.seat,
    version: this.event,
    scene: this.scene,
    updates: this.updates,
  }));
  /** The number of deals. */
  readonly deals: number;
  readonly isAtStart = $derived(this.deal === 0 && this.event <= (this.stops[0] ?? 0));
  readonly isAtEnd = $derived.by(() => this.deal === this.deals - 1 && this.event === this.frames.length - 1);
  /** The scene after the deal, with its score. */
  readonly settled = $derived.by(() => {
    const last = this.frames[this.frames.length - 1];
    return last?.settled ?? last?.scene ?? null;
  });

  /** The result of the deal; null: it is not finished. */
  readonly result = $derived.by(() => {
    const updates = this.frames[this.frames.length - 1]?.updates ?? [];
    const [scored] = updates.flatMap((update) => (update.type === "scored" ? [update.result] : []));
    return scored ?? null;
  });

  constructor(source: Frames, seat: number) {
    this.source = source;
    this.seat = seat;
    this.deals = source.record.deals.length;
  }

  readonly deadline = null;
  readonly connection = { dismiss: () => undefined, act: () => false };
  refuse(): void {}
  sweep(): void {}
  quiet(): void {}

  /** The number of events of the deal. */
  get count(): number {
    return this.frames.length;
  }

  /** Go to a position; an event before the first one is the first step of the deal, one after the last is the last. */
  async go({ deal, event }: Position): Promise<void> {
    const wanted = Math.min(Math.max(deal, 0), this.deals - 1);
    await this.load(wanted, (stops, frames) => (event < 0 ? (stops[0] ?? 0) : Math.min(event, frames.length - 1)));
  }

  /** See the match from another seat, or with other cards face up. */
  async look(seat: number, isOpen: boolean): Promise<void> {
    this.seat = seat;
    this.isOpen = isOpen;
    await this.load(this.deal, () => this.event);
  }

  /** Go one step forward. */
  async next(step: Step): Promise<void> {
    const ends = { card: this.stops, trick: this.trickEnds, deal: [] }[step];
    const event = ends.find((end) => end > this.event);
    if (event !== undefined) this.event = event;
    else if (this.deal < this.deals - 1) await this.go({ deal: this.deal + 1, event: -1 });
    else this.event = Math.max(0, this.frames.length - 1);
  }

  /** Go one step back. */
  async previous(step: Step): Promise<void> {
    const first = this.stops[0] ?? 0;
    const ends = { card: this.stops, trick: [first, ...this.trickEnds], deal: [first] }[step];
    const earlier = ends.filter((end) => end < this.event && end >= first);
    const event = earlier[earlier.length - 1];
    if (event !== undefined) this.event = event;
    else if (this.deal > 0) await this.go({ deal: this.deal - 1, event: step === "deal" ? -1 : Infinity });
  }

  /** Load a deal and go to one of its events. */
  private get seats(): number {
    return this.source.table.people.length;
  }

  private async load(deal: number, eventOf: (stops: number[], frames: readonly Frame[]) => number): Promise<void> {
    this.requests += 1;
    const request = this.requests;
    try {
      const frames = await this.source.deal(deal, this.isOpen ? null : this.seat);
      if (request !== this.requests) return;
      this.hasFailed = false;
      this.frames = frames;
      this.deal = deal;
      this.event = Math.max(0, eventOf(stopsOf(frames, this.seats), frames));
    } catch {
      if (request !== this.requests) return;
      this.hasFailed = true;
      this.isPlaying = false;
    }
  }

  private sceneAt(event: number): Scene | null {
    const scene = this.frames[event]?.scene;
    if (!scene) return null;
    return this.isOpen ? withOpenHands(scene, this.seat) : scene;
  }
}
