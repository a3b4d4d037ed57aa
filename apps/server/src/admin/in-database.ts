/** Administration in the database itself. */
import { z } from "@hono/zod-openapi";
import { readImport } from "../archive/read-import.ts";
import { writeExport } from "../archive/write-export.ts";
import { ApiError } from "../contract/api-error.ts";
import { type DatabasePlace, openDatabase } from "../database/open-database.ts";
import { addToken, deleteToken, listTokens } from "../database/tokens.ts";
import { tokenShape } from "../routes/shapes.ts";
import { ServerError } from "../server-error.ts";
import type { ServerAdmin } from "./server-admin.ts";

/** @param release called when the database is closed */
export async function inDatabase(place: DatabasePlace, release: () => void): Promise<ServerAdmin> {
  const db = await openDatabase(place).catch((error: unknown) => {
    release();
    throw error;
  });
  return {
    createToken: async (token) => {
      const added = await addToken(db, token);
      return { token: tokenShape(added.token), secret: added.secret };
    },
    listTokens: async () => (await listTokens(db)).map(tokenShape),
    revokeToken: async (id) => z.uuid().safeParse(id).success && (await deleteToken(db, id)),
    export: (location) => writeExport(db, location),
    import: (location) => readImport(db, location).catch(asServerError),
    close: async () => {
      await db.destroy();
      release();
    },
  };
}

function asServerError(error: unknown): never {
  throw error instanceof ApiError && error.code === "bad-import" ? new ServerError("bad-import") : error;
}
