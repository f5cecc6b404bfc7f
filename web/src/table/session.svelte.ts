// A user at a table: the state shared by the components.

import { isHeard } from "../people/muting";
import { browser, socketAddress } from "../state/browser";
import { Connection } from "../state/connection";
import { nonceStep } from "../state/nonces";
import { noteGap, noteHand, noteTold, rememberedSeat, rememberSeat, touchSeat } from "../state/seats";
import { takeStart } from "../state/start";
import { browserStore } from "../state/store";
import { UNKNOWN, type TableState } from "../state/table";
import { randomHex, SECRET_BYTES } from "../state/tokens";
import { messageKey } from "../texts/texts";
import type { Clock, Heard, Refusal, StoodIn, TableInfo, Zone } from "../wire";
import { EMPTY_STAGE, staged, type Call, type Stage } from "./stage";

/** The part of a session that a table needs; a replay has no more. */
export type TableSession = Pick<Session, "state" | "stage" | "refuse" | "sweep" | "quiet" | "deadline"> & {
  readonly connection: Pick<Connection, "act" | "dismiss">;
};

/** The time for the current decision. */
export interface Deadline {
  /** The whole time, in milliseconds. */
  readonly total: number;
  /** When it runs out, in milliseconds since 1970 on this device. */
  readonly end: number;
}

export class Session {
  /** The state of the table. */
  state = $state.raw<TableState>(UNKNOWN);
  /** Recent events that are still shown. */
  stage = $state.raw<Stage>(EMPTY_STAGE);
  /** Null: there is no clock, or it stands still. */
  deadline = $state.raw<Deadline | null>(null);
  /** What a bot has decided for you, until you have read it or decide again; null: nothing new. */
  stoodIn = $state.raw<StoodIn | null>(null);
  readonly connection: Connection;
  private readonly table: string;

  constructor(table: string, token: string) {
    this.table = table;
    this.connection = new Connection({
      address: socketAddress(table),
      token,
      changed: (state) => this.changed(state),
      environment: browser,
    });
  }

  /** Show a refusal as if the server had sent it; a repeated one is a new refusal. */
  refuse(refusal: Refusal): void {
    this.state = { ...this.state, refusal: { ...refusal } };
  }

  /** Called after the trick has been swept. */
  sweep(): void {
    this.stage = { ...this.stage, swept: null };
  }

  /** Called after a seat's announcement has been shown. */
  quiet(call: Call): void {
    this.stage = { ...this.stage, calls: this.stage.calls.filter((other) => other !== call) };
  }

  /** Called after the result has been read, so that the bots continue. */
  closeResult(): void {
    this.stage = { ...this.stage, result: null };
    this.connection.ready();
  }

  private changed(state: TableState): void {
    const before = this.state;
    if (state.updates !== before.updates) {
      this.stage = staged(this.stage, before.scene, state.updates);
      this.noteOwnHand(state);
    }
    if (state.clock !== before.clock) this.deadline = deadlineOf(state.clock);
    if (state.stoodIn && state.stoodIn !== before.stoodIn) this.tellStandIn(state.stoodIn);
    else if (state.sending && !before.sending) this.stoodIn = null;
    if (state.heard && state.heard !== before.heard) this.hear(state.heard, state);
    const isBack = state.connection === "live" && before.connection !== "live";
    if (state.table && (isBack || state.table !== before.table)) this.exchangeNonces(state.table);
    if (isBack) {
      if (state.table?.status === "open" && takeStart(this.table)) this.connection.start();
      // A whole scene has arrived without the updates that led to it.
      if (state.scene !== before.scene && state.scene !== null) noteGap(browserStore(), this.table);
      touchSeat(browserStore(), this.table, Date.now());
      // A player who reconnects after the result was shown need not see it again.
      if (state.table?.unready.includes(state.seat ?? -1) && !this.stage.result) this.connection.ready();
    }
    this.state = state;
  }

  /** Tell once what a bot has decided. */
  private tellStandIn(stoodIn: StoodIn): void {
    const count = Math.min(stoodIn.count, noteTold(browserStore(), this.table, stoodIn.total));
    this.stoodIn = count > 0 ? { ...stoodIn, count, latest: stoodIn.latest.slice(-count) } : this.stoodIn;
  }

  /** Show a phrase at its seat, unless the user hides those of its player. */
  private hear({ seat, phrase }: Heard, { seat: own, table }: TableState): void {
    if (seat !== own && !isHeard(table?.people[seat]?.name ?? "")) return;
    const call = { seat, message: { id: `call-talk-${messageKey(phrase)}` } };
    this.stage = { ...this.stage, calls: [...this.stage.calls.filter((other) => other.seat !== seat), call] };
  }

  /** Commit to the nonce or reveal it, if the table waits for that. A nonce that can't be stored is not revealed. */
  private exchangeNonces(table: TableInfo): void {
    const seat = rememberedSeat(browserStore(), this.table);
    const step = seat && nonceStep(table, seat, () => randomHex(SECRET_BYTES));
    if (step && rememberSeat(browserStore(), step.seat)) this.connection.exchange(step.message);
  }

  /** Remember the hands dealt to you, to verify them at the end against the committed deals. */
  private noteOwnHand(state: TableState): void {
    for (const update of state.updates) {
      const isDealt = update.type === "dealt" && update.zone === state.seat;
      const isLifted = update.type === "moved" && update.source === state.seat && update.target === state.seat;
      if ((isDealt || isLifted) && update.cards.length > 0) noteHand(browserStore(), this.table, update.cards);
    }
  }
}

function deadlineOf(clock: Clock | null): Deadline | null {
  if (!clock || clock.left === null) return null;
  return { total: clock.milliseconds, end: Date.now() + clock.left };
}

/** Return the zone of a kind and owner, if the game has one. */
export function zoneOf(zones: readonly Zone[], kind: string, owner: number | null = null): Zone | undefined {
  return zones.find((zone) => zone.kind === kind && zone.owner === owner);
}
