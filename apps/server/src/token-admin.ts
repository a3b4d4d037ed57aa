/**
 * Tokens from outside of the server: through the server where it runs and holds its database alone, else in the
 * database itself.
 */
import { z } from "@hono/zod-openapi";
import { CreatedToken, Token, type TokenShape } from "./contract/access.ts";
import type { Role } from "./contract/caller.ts";
import { API } from "./contract/document.ts";
import { openDatabase } from "./database/open-database.ts";
import { addToken, deleteToken, listTokens } from "./database/tokens.ts";
import type { Storage } from "./open-services.ts";
import { tokenShape } from "./routes/shapes.ts";
import { ServerError } from "./server-error.ts";
import { databaseFolder, holdFolder, type RunningNote, runningNote } from "./storage/data-folder.ts";

export interface TokenAdmin {
  /** The secret can be read nowhere afterwards. */
  create(token: { readonly name: string; readonly role: Role; readonly expiresAt?: Date | undefined }): Promise<{
    readonly token: TokenShape;
    readonly secret: string;
  }>;
  list(): Promise<readonly TokenShape[]>;
  /** @returns whether there was one */
  revoke(id: string): Promise<boolean>;
  close(): Promise<void>;
}

/** @throws ServerError `data-in-use` where a server has the folder and does not answer yet */
export async function openTokenAdmin(storage: Exclude<Storage, { kind: "memory" }>): Promise<TokenAdmin> {
  if (storage.kind === "postgres") return inDatabase(storage, () => undefined);
  const running = await runningNote(storage.folder);
  if (running !== undefined) return throughServer(running);
  const held = await holdFolder(storage.folder);
  return inDatabase({ kind: "folder", folder: databaseFolder(storage.folder) }, held.release);
}

async function inDatabase(place: Exclude<Storage, { kind: "memory" }>, release: () => void): Promise<TokenAdmin> {
  const db = await openDatabase(place).catch((error: unknown) => {
    release();
    throw error;
  });
  return {
    create: async (token) => {
      const added = await addToken(db, token);
      return { token: tokenShape(added.token), secret: added.secret };
    },
    list: async () => (await listTokens(db)).map(tokenShape),
    revoke: async (id) => z.uuid().safeParse(id).success && (await deleteToken(db, id)),
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

function throughServer({ url, secret }: RunningNote): TokenAdmin {
  if (url === undefined) throw new ServerError("data-in-use");
  const ask = (method: string, path: string, body?: object) =>
    fetch(new URL(`${API}${path}`, url), {
      method,
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
  const read = async <T>(schema: z.ZodType<T>, answer: Response): Promise<T> => {
    if (!answer.ok) throw new ServerError("internal", `status ${answer.status}`);
    return schema.parse(await answer.json());
  };
  return {
    create: async ({ name, role, expiresAt }) =>
      read(
        CreatedToken,
        await ask("POST", "/tokens", { name, role, ...(expiresAt && { expiresAt: expiresAt.toISOString() }) }),
      ),
    list: async () => (await read(z.object({ items: z.array(Token) }), await ask("GET", "/tokens"))).items,
    revoke: async (id) => (await ask("DELETE", `/tokens/${encodeURIComponent(id)}`)).ok,
    close: () => Promise.resolve(),
  };
}
