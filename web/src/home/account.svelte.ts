// A request about your account, while a form waits for it.

import { Api, ApiRefusal } from "../state/api";
import { usePasskey } from "../state/passkeys";
import type { Texts } from "../texts/texts";
import type { AccountInfo, Credentials, Refusal } from "../wire";

export class AccountRequest {
  readonly api = new Api();
  /** Whether an answer is awaited. */
  busy = $state(false);
  private failure = $state.raw<Refusal | "unreachable" | null>(null);

  /** Run a request; return its answer, or null if it failed or was cancelled. */
  async run(request: () => Promise<AccountInfo | null>): Promise<AccountInfo | null> {
    this.busy = true;
    this.failure = null;
    try {
      return await request();
    } catch (error) {
      this.failure = error instanceof ApiRefusal ? error.refusal : "unreachable";
      return null;
    } finally {
      this.busy = false;
    }
  }

  /** Why the last request failed; empty: it did not. */
  complaint(texts: Texts): string {
    if (this.failure === null) return "";
    return this.failure === "unreachable" ? texts.format("page-unreachable") : texts.refusal(this.failure);
  }

  /** Whether the last request failed because there were too many. */
  get mustWait(): boolean {
    return this.failure !== null && this.failure !== "unreachable" && this.failure.code === "too_many";
  }

  /** Let a passkey prove an account; null: the user has cancelled it. */
  async passkey(): Promise<Credentials | null> {
    const proof = await usePasskey(await this.api.challenge());
    return proof && { name: "", password: "", passkey: proof };
  }
}
