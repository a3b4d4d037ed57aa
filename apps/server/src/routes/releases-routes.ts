/** Releases: list, show, delete, and the files in them. */
import { ApiError } from "../contract/api-error.ts";
import * as contract from "../contract/releases.ts";
import { findApplication } from "../database/applications.ts";
import { readStored } from "../database/blobs.ts";
import { filesOf, findRelease, listReleases, moveRelease, renameRelease } from "../database/releases.ts";
import { forgetRelease } from "../retention.ts";
import type { Services } from "../services.ts";
import type { TextPart } from "../texts/text-task.ts";
import { newApi } from "./api.ts";
import { existing, loadRelease, loadReleases } from "./load.ts";
import { servedFiles } from "./served-file.ts";

export function releasesRoutes(services: Services) {
  const { db, fileTexts } = services;
  return newApi()
    .openapi(contract.listReleases, async (context) => {
      const { id } = context.req.valid("param");
      existing(await findApplication(db, id));
      const { items, next } = await listReleases(db, id, context.req.valid("query"));
      return context.json({ items: await loadReleases(db, items), next }, 200);
    })
    .openapi(contract.getRelease, async (context) =>
      context.json(await loadRelease(db, context.req.valid("param").id), 200),
    )
    .openapi(contract.changeRelease, async (context) => {
      const { id } = context.req.valid("param");
      const { label, applicationId } = context.req.valid("json");
      if (applicationId !== undefined) await moveRelease(db, id, applicationId);
      if (label !== undefined) existing(await renameRelease(db, id, label));
      return context.json(await loadRelease(db, id), 200);
    })
    .openapi(contract.deleteRelease, async (context) => {
      existing((await forgetRelease(services, context.req.valid("param").id)) || undefined);
      return context.body(null, 204);
    })
    .openapi(contract.listFiles, async (context) => {
      const { id } = existing(await findRelease(db, context.req.valid("param").id));
      const files = await filesOf(db, id);
      const items = files.map(({ path, bytes, digest }) => ({ id: path, bytes, digest }));
      return context.json({ items }, 200);
    })
    .openapi(contract.getFileText, async (context) => {
      const { id, fileId } = context.req.valid("param");
      const { from = 0, to } = context.req.valid("query");
      existing(await findRelease(db, id));
      for await (const { digest, task } of servedFiles(db, id, fileId)) {
        // The same for ever: what a release holds never changes.
        const etag = `"${digest}-${from}-${to ?? ""}"`;
        const headers = { etag, "cache-control": "private, no-cache" };
        if (context.req.header("if-none-match") === etag) return context.body(null, 304, headers);
        const read = async () => [await readStored(db, digest)];
        const part = await fileTexts.make({ ...task, from, to }, read, context.req.raw.signal);
        if (part !== undefined) return new Response(part.bytes, { headers: { ...headers, ...headersOf(part) } });
      }
      throw new ApiError("no-such-file");
    });
}

const headersOf = ({ from, to, length }: TextPart) => ({
  "content-type": "text/plain; charset=utf-8",
  "x-text-from": String(from),
  "x-text-to": String(to),
  "x-text-length": String(length),
});
