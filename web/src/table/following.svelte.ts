// The way to the next match: agree, and go to its table as soon as it is open.

import { route } from "../route.svelte";
import { Api } from "../state/api";
import { takeNextSeat } from "../state/seating";
import type { TableInfo } from "../wire";
import type { Session } from "./session.svelte";

const SECOND = 1000;

export class Following {
  /** Whether the server could not be reached on the way to the next table. */
  failed = $state(false);
  /** When the next match starts, in milliseconds since 1970; null: no one has agreed yet. */
  start = $state<number | null>(null);
  /** Whether the page has shown this table before the next one was open. A page that is opened later stays. */
  private wasHere = false;
  /** Whether the user has asked for another match, even if the server has heard it too late. */
  private wanted = false;
  private isOnTheWay = false;
  /** What the server has said last about the agreement. */
  private heard: TableInfo["rematch"] = null;

  /** Agree to another match. */
  agree(session: Pick<Session, "connection">): void {
    this.wanted = true;
    session.connection.again();
  }

  /** Called with everything that the server says about the table; go to the next one if it has just been opened. */
  hear(table: TableInfo, viewer: number | null): void {
    if (table.rematch !== this.heard) {
      this.heard = table.rematch;
      const seconds = table.rematch?.seconds ?? null;
      this.start = seconds === null ? null : Date.now() + seconds * SECOND;
    }
    if (!table.rematch?.table) this.wasHere = true;
    else if (this.wasHere && (viewer === null || this.wanted || table.rematch.agreed.includes(viewer)))
      void this.follow(table);
  }

  /** Go to the next table. */
  async follow(table: TableInfo): Promise<void> {
    if (this.isOnTheWay || !table.rematch) return;
    this.isOnTheWay = true;
    this.failed = false;
    try {
      await takeNextSeat(new Api(), table);
      if (route.table === table.id || route.replay === table.id) route.go(table.rematch.table);
    } catch {
      this.failed = true;
    }
    this.isOnTheWay = false;
  }
}
