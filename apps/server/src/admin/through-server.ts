/** Administration through the API of the server that runs, with the secret that its data folder holds. */
import { createWriteStream, openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { z } from "@hono/zod-openapi";
import { CreatedToken, Token } from "../contract/access.ts";
import { ARCHIVE_TYPE, Imported } from "../contract/archive.ts";
import { API } from "../contract/document.ts";
import { ServerError } from "../server-error.ts";
import type { RunningNote } from "../storage/data-folder.ts";
import type { ServerAdmin } from "./server-admin.ts";

const JSON_TYPE = "application/json";

/** @throws ServerError `data-in-use` where the server does not answer yet */
export function throughServer({ url, secret }: RunningNote): ServerAdmin {
  if (url === undefined) throw new ServerError("data-in-use");
  const ask = (method: string, path: string, body?: Blob) =>
    fetch(new URL(`${API}${path}`, url), {
      method,
      headers: { authorization: `Bearer ${secret}` },
      // Its type becomes that of the request.
      ...(body && { body }),
    });
  return {
    createToken: async ({ name, role, expiresAt }) => {
      const token = { name, role, ...(expiresAt && { expiresAt: expiresAt.toISOString() }) };
      return read(CreatedToken, await ask("POST", "/tokens", new Blob([JSON.stringify(token)], { type: JSON_TYPE })));
    },
    listTokens: async () => (await read(z.object({ items: z.array(Token) }), await ask("GET", "/tokens"))).items,
    revokeToken: async (id) => (await ask("DELETE", `/tokens/${encodeURIComponent(id)}`)).ok,
    export: async (location) => {
      const { ok, status, body } = await ask("GET", "/export");
      if (!ok || body === null) throw new ServerError("unexpected", `status ${status}`);
      await pipeline(Readable.fromWeb(body), createWriteStream(location, { flags: "wx" }));
    },
    import: async (location) => {
      const answer = await ask("POST", "/import", await openAsBlob(location, { type: ARCHIVE_TYPE }));
      if (answer.status === 400) throw new ServerError("bad-import");
      return read(Imported, answer);
    },
    close: () => Promise.resolve(),
  };
}

async function read<T>(schema: z.ZodType<T>, answer: Response): Promise<T> {
  if (!answer.ok) throw new ServerError("unexpected", `status ${answer.status}`);
  return schema.parse(await answer.json());
}
