// What goes on at the server, as its administrator sees it. The key is kept here, in memory, and
// nowhere else: it goes away with the page.

import { toasts } from "../shell/toasts.svelte";
import { t, type Arguments } from "../texts/texts.svelte";
import type { AdminPage, AdminTable } from "../wire/api";
import { Refused } from "../wire/http";
import { block, closeTable, overview } from "../wire/admin";
import { titleOf } from "./words.svelte";

/** Something to be asked about before it is done. */
export interface Wish {
  readonly kind: "block" | "close";
  readonly args: Arguments;
  readonly act: () => Promise<void>;
}

export class Administration {
  /** What is going on; null as long as the door is shut. */
  page = $state.raw<AdminPage | null>(null);
  /** Why the latest attempt failed; null if it did not. */
  problem = $state.raw<unknown>(null);
  wish = $state.raw<Wish | null>(null);
  readonly #blocked = $derived(
    new Set(this.page?.people.filter((each) => each.blocked).map((each) => each.id)),
  );
  #key = "";
  #busy = false;

  isBlocked(person: string): boolean {
    return this.#blocked.has(person);
  }

  open(key: string): Promise<void> {
    this.#key = key.trim();
    return this.look();
  }

  look(): Promise<void> {
    return this.#attempt(async () => {});
  }

  /** Ask whether to block somebody. */
  wishBlocked(person: string, name: string): void {
    const act = (): Promise<void> => this.#set(person, true, () => t("admin-blocked", { name }));
    this.wish = { kind: "block", args: { name }, act };
  }

  unblock(person: string, name: string): Promise<void> {
    return this.#set(person, false, () => t("admin-unblocked", { name }));
  }

  /** Ask whether to close a table. */
  wishClosed(table: AdminTable): void {
    const act = (): Promise<void> =>
      this.#attempt(async () => {
        await closeTable(this.#key, table.id);
        toasts.tell(t("admin-closed"));
      });
    this.wish = { kind: "close", args: { game: titleOf(table.game) }, act };
  }

  #set(person: string, blocked: boolean, told: () => string): Promise<void> {
    return this.#attempt(async () => {
      await block(this.#key, person, blocked);
      toasts.tell(told());
    });
  }

  /** Do something, and look what has become of it. */
  async #attempt(act: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.problem = null;
    try {
      await act();
      this.page = await overview(this.#key);
    } catch (error) {
      // A server that was started anew may have another key.
      if (error instanceof Refused && error.code === "no_key") this.page = null;
      this.problem = error;
    } finally {
      this.#busy = false;
    }
  }
}
