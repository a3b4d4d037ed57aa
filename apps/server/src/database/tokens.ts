/** Queries of tokens. A token's secret is random and long, so its plain SHA-256 cannot be turned back. */
import { createHash, randomBytes } from "node:crypto";
import type { Selectable } from "kysely";
import type { Role } from "../contract/caller.ts";
import type { Database } from "./open-database.ts";
import type { TokenTable } from "./tables.ts";

export type TokenRow = Selectable<TokenTable>;

/** So that scanners for leaked secrets can know it. */
const PREFIX = "asbuilt_";
const SECRET_BYTES = 32;

/** How often the time of last use is written. */
const USE_STEP_MS = 60_000;

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("hex");

export interface NewToken {
  readonly name: string;
  readonly role: Role;
  readonly expiresAt?: Date | undefined;
}

/** @returns the secret, which can be read nowhere afterwards */
export async function addToken(
  db: Database,
  { name, role, expiresAt }: NewToken,
): Promise<{ readonly token: TokenRow; readonly secret: string }> {
  const secret = PREFIX + randomBytes(SECRET_BYTES).toString("base64url");
  const token = await db
    .insertInto("token")
    .values({
      id: crypto.randomUUID(),
      name,
      role,
      hash: hashOf(secret),
      created_at: new Date(),
      expires_at: expiresAt ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, secret };
}

export const listTokens = (db: Database): Promise<TokenRow[]> =>
  db.selectFrom("token").selectAll().orderBy("created_at", "desc").orderBy("id").execute();

/** The token of a secret, where it is in force. */
export async function findToken(db: Database, secret: string): Promise<TokenRow | undefined> {
  const token = await db.selectFrom("token").selectAll().where("hash", "=", hashOf(secret)).executeTakeFirst();
  if (token === undefined || (token.expires_at !== null && token.expires_at.getTime() <= Date.now())) return undefined;
  if ((token.last_used_at?.getTime() ?? 0) < Date.now() - USE_STEP_MS) {
    await db.updateTable("token").set({ last_used_at: new Date() }).where("id", "=", token.id).execute();
  }
  return token;
}

/** @returns whether there was one */
export async function deleteToken(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("token").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}
