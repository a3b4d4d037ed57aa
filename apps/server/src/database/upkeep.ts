/**
 * What PostgreSQL has processes of its own for and the embedded database has not: it gives the room of deleted rows back,
 * and keeps the log of changes short, which would hold deleted contents and be read again after a crash.
 */
import { sql } from "kysely";
import { Coalesced } from "../jobs/fleet/coalesced.ts";
import type { Database } from "./open-database.ts";

const INTERVAL_MS = 120_000;

export class Upkeep {
  readonly #db: Database;
  readonly #work: Coalesced;
  readonly #timer: NodeJS.Timeout;
  /** Where the log of changes ended after the last time. */
  #seen = "";

  constructor(db: Database, onError: (error: unknown) => void) {
    this.#db = db;
    this.#work = new Coalesced(() => this.#run(), onError);
    this.#timer = setInterval(() => this.soon(), INTERVAL_MS).unref();
  }

  /** Nobody has to wait for it. */
  soon(): void {
    void this.#work.ask();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#work.settle();
  }

  async #run(): Promise<void> {
    if ((await this.#position()) === this.#seen) return;
    await sql`vacuum`.execute(this.#db);
    await sql`checkpoint`.execute(this.#db);
    this.#seen = await this.#position();
  }

  async #position(): Promise<string> {
    const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(this.#db);
    return rows[0]?.position ?? "";
  }
}
