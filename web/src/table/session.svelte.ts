// One person at one table, as the components see it.

import { browser, socketAddress } from "../state/browser";
import { Connection } from "../state/connection";
import { nonceStep } from "../state/nonces";
import { noteGap, noteHand, rememberedSeat, rememberSeat, touchSeat } from "../state/seats";
import { takeStart } from "../state/start";
import { browserShelf } from "../state/store";
import { UNKNOWN, type TableState } from "../state/table";
import { randomHex, SECRET_BYTES } from "../state/tokens";
import type { Refusal, Scene, TableInfo, Zone } from "../wire";
import { EMPTY_STAGE, staged, type Call, type Stage } from "./stage";

export class Session {
  /** What is known of the table. */
  state = $state.raw<TableState>(UNKNOWN);
  /** The scene before the last news; null: none is known. */
  before = $state.raw<Scene | null>(null);
  /** What is still to be seen of what has happened. */
  stage = $state.raw<Stage>(EMPTY_STAGE);
  readonly connection: Connection;
  private readonly table: string;

  constructor(table: string, token: string) {
    this.table = table;
    this.connection = new Connection({
      address: socketAddress(table),
      token,
      changed: (state) => this.changed(state),
      surroundings: browser,
    });
  }

  /** Say why something cannot be done, as the server would; said again, it is another refusal. */
  refuse(refusal: Refusal): void {
    this.state = { ...this.state, refusal: { ...refusal } };
  }

  /** The trick has been swept. */
  sweep(): void {
    this.stage = { ...this.stage, swept: null };
  }

  /** A word has been heard. */
  quiet(call: Call): void {
    this.stage = { ...this.stage, calls: this.stage.calls.filter((other) => other !== call) };
  }

  /** The result has been looked at: the bots may go on. */
  closeResult(): void {
    this.stage = { ...this.stage, result: null };
    this.connection.ready();
  }

  private changed(state: TableState): void {
    const before = this.state;
    if (state.updates !== before.updates) {
      this.stage = staged(this.stage, before.scene, state.updates);
      this.before = before.scene;
      this.noteOwnHand(state);
    }
    const isBack = state.connection === "live" && before.connection !== "live";
    if (state.table && (isBack || state.table !== before.table)) this.exchangeNonces(state.table);
    if (isBack) {
      if (state.table?.status === "open" && takeStart(this.table)) this.connection.start();
      // A whole scene has come in place of what led to it.
      if (state.scene !== before.scene && state.scene !== null) noteGap(browserShelf(), this.table);
      touchSeat(browserShelf(), this.table, Date.now());
      // Whoever has come back after the result was told need not see it again.
      if (state.table?.unready.includes(state.seat ?? -1) && !this.stage.result) this.connection.ready();
    }
    this.state = state;
  }

  /** Commit to the nonce or reveal it, if the table waits for that; what cannot be remembered is not revealed. */
  private exchangeNonces(table: TableInfo): void {
    const seat = rememberedSeat(browserShelf(), this.table);
    const step = seat && nonceStep(table, seat, () => randomHex(SECRET_BYTES));
    if (step && rememberSeat(browserShelf(), step.seat)) this.connection.exchange(step.message);
  }

  /** Remember the hands that one is dealt: at the end they must be those of the committed deal. */
  private noteOwnHand(state: TableState): void {
    for (const update of state.updates) {
      const isDealt = update.type === "dealt" && update.zone === state.seat;
      const isLifted = update.type === "moved" && update.source === state.seat && update.target === state.seat;
      if ((isDealt || isLifted) && update.cards.length > 0) noteHand(browserShelf(), this.table, update.cards);
    }
  }
}

/** Return the zone of a kind and owner, or nothing where the game has none. */
export function zoneOf(zones: readonly Zone[], kind: string, owner: number | null = null): Zone | undefined {
  return zones.find((zone) => zone.kind === kind && zone.owner === owner);
}
