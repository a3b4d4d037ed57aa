/** Specifications as documents, and the comparison of two. */
import { ApiError } from "../contract/api-error.ts";
import * as contract from "../contract/specifications.ts";
import { readBlob, readStored } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { specificationDigest } from "../database/specifications.ts";
import type { Services } from "../services.ts";
import type { TextPart, TextTask } from "../texts/text-task.ts";
import { newApi } from "./api.ts";
import { existing, loadAnalysis, loadRelease } from "./load.ts";

export function specificationsRoutes({ db, documents }: Services) {
  const make = async (task: TextTask, { signal }: Request): Promise<TextPart> => {
    const read = () => Promise.all(task.digests.map((digest) => readStored(db, digest)));
    return existing(await documents.make(task, read, signal));
  };
  return newApi()
    .openapi(contract.getSpecification, async (context) => {
      const { format } = context.req.valid("query");
      const digest = await digestOf(db, context.req.valid("param").id);
      const etag = `"${digest}-${format}"`;
      const headers = { etag, "cache-control": "private, no-cache", vary: "accept-encoding" };
      if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
      if (format === "markdown") {
        const { bytes } = await make({ kind: "markdown", digests: [digest] }, context.req.raw);
        return new Response(bytes, { headers: { ...headers, "content-type": "text/markdown; charset=utf-8" } });
      }
      const asJson = { ...headers, "content-type": "application/json" };
      return takesZstd(context.req.header("accept-encoding"))
        ? new Response(await readStored(db, digest), { headers: { ...asJson, "content-encoding": "zstd" } })
        : new Response(Buffer.from(await readBlob(db, digest)), { headers: asJson });
    })
    .openapi(contract.compare, async (context) => {
      const { left, right } = context.req.valid("query");
      const [before, after] = [await sideOf(db, left), await sideOf(db, right)];
      const digests = [await digestOf(db, left), await digestOf(db, right)];
      const { bytes } = await make({ kind: "comparison", digests }, context.req.raw);
      return context.json({ left: before, right: after, points: JSON.parse(new TextDecoder().decode(bytes)) }, 200);
    });
}

async function sideOf(db: Database, id: string) {
  const analysis = await loadAnalysis(db, id);
  return { analysis, release: await loadRelease(db, analysis.releaseId) };
}

/** @throws ApiError `not-found`, `not-finished` */
async function digestOf(db: Database, analysisId: string): Promise<string> {
  const { state } = await loadAnalysis(db, analysisId);
  const digest = await specificationDigest(db, analysisId);
  if (digest === undefined) throw new ApiError("not-finished", state);
  return digest;
}

/** Whether the document can go out as it is stored. */
const takesZstd = (encodings: string | undefined): boolean => /(?:^|,)\s*zstd\s*(?:,|$)/.test(encodings ?? "");
