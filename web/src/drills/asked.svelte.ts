// A position in which a person is asked: the session of its table, which has no server.

import type { SeatAction } from "../state/connection";
import { UNKNOWN, type TableState } from "../state/table";
import type { TableSession } from "../table/session.svelte";
import { EMPTY_STAGE } from "../table/stage";
import type { Refusal, Scene, TableInfo } from "../wire";

/** A position. Its first action is the answer. */
export class AskedPosition implements TableSession {
  state = $state.raw<TableState>(UNKNOWN);
  readonly stage = EMPTY_STAGE;
  readonly deadline = null;
  readonly connection: TableSession["connection"];

  constructor(table: TableInfo, seat: number, scene: Scene, onanswer: (answer: SeatAction) => void) {
    this.state = { ...UNKNOWN, connection: "live", table, seat, scene };
    this.connection = {
      act: (action) => {
        this.connection.dismiss();
        onanswer(action);
        return true;
      },
      dismiss: () => {
        this.state = { ...this.state, refusal: null };
      },
    };
  }

  /** Say why something can't be done; a repeated refusal is a new one. */
  refuse(refusal: Refusal): void {
    this.state = { ...this.state, refusal: { ...refusal } };
  }

  sweep(): void {}
  quiet(): void {}
}
