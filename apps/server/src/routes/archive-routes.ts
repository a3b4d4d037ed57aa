/** Export and import of everything. Both go through a file, so that no slow connection holds the database. */
import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { stream } from "hono/streaming";
import { readImport } from "../archive/read-import.ts";
import { writeExport } from "../archive/write-export.ts";
import { ApiError } from "../contract/api-error.ts";
import * as contract from "../contract/archive.ts";
import { forgetOldReleases } from "../retention.ts";
import type { Services } from "../services.ts";
import { Stage } from "../storage/stage.ts";
import { newApi } from "./api.ts";

export function archiveRoutes(services: Services) {
  const { db, queue, incoming } = services;
  return newApi()
    .openapi(contract.exportAll, async (context) => {
      const stage = await Stage.open(incoming);
      const location = stage.newPath();
      try {
        await writeExport(db, location);
        context.header("content-type", contract.ARCHIVE_TYPE);
        context.header("content-length", String((await stat(location)).size));
        context.header("content-disposition", 'attachment; filename="asbuilt-export.tar"');
      } catch (error) {
        await stage.close();
        throw error;
      }
      return stream(context, async (out) => {
        try {
          for await (const chunk of createReadStream(location)) await out.write(chunk);
        } finally {
          await stage.close();
        }
      });
    })
    .openapi(contract.importAll, async (context) => {
      const { body } = context.req.raw;
      const [type] = (context.req.header("content-type") ?? "").split(";");
      if (type?.trim().toLowerCase() !== contract.ARCHIVE_TYPE) throw new ApiError("wrong-type");
      if (body === null) throw new ApiError("bad-import");
      const stage = await Stage.open(incoming);
      try {
        const location = stage.newPath();
        await pipeline(body, createWriteStream(location, { flags: "wx" }));
        const counts = await readImport(db, location);
        await forgetOldReleases(services);
        queue.wake();
        return context.json(counts, 200);
      } finally {
        await stage.close();
      }
    });
}
