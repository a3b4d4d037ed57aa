/** Specifications as documents, and the comparison of two. */
import { renderMarkdown } from "@as-built/engine";
import { compareSpecifications, type Specification } from "@as-built/spec";
import { ApiError } from "../contract/api-error.ts";
import * as contract from "../contract/specifications.ts";
import { readBlob, readStored } from "../database/blobs.ts";
import type { Database } from "../database/open-database.ts";
import { specificationDigest } from "../database/specifications.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";
import { loadAnalysis, loadRelease } from "./load.ts";

export const specificationsRoutes = ({ db }: Services) =>
  newApi()
    .openapi(contract.getSpecification, async (context) => {
      const { format } = context.req.valid("query");
      const digest = await digestOf(db, context.req.valid("param").id);
      const etag = `"${digest}-${format}"`;
      const headers = { etag, "cache-control": "private, no-cache", vary: "accept-encoding" };
      if (context.req.header("if-none-match") === etag) return new Response(null, { status: 304, headers });
      if (format === "markdown") {
        const markdown = renderMarkdown(await specificationOf(db, digest));
        return new Response(markdown, { headers: { ...headers, "content-type": "text/markdown; charset=utf-8" } });
      }
      const asJson = { ...headers, "content-type": "application/json" };
      return takesZstd(context.req.header("accept-encoding"))
        ? new Response(await readStored(db, digest), { headers: { ...asJson, "content-encoding": "zstd" } })
        : new Response(Buffer.from(await readBlob(db, digest)), { headers: asJson });
    })
    .openapi(contract.compare, async (context) => {
      const { left, right } = context.req.valid("query");
      const [before, after] = [await sideOf(db, left), await sideOf(db, right)];
      const points = compareSpecifications(
        await specificationOf(db, await digestOf(db, left)),
        await specificationOf(db, await digestOf(db, right)),
      );
      return context.json({ left: before, right: after, points }, 200);
    });

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

async function specificationOf(db: Database, digest: string): Promise<Specification> {
  return JSON.parse(new TextDecoder().decode(await readBlob(db, digest)));
}

/** Whether the document can go out as it is stored. */
const takesZstd = (encodings: string | undefined): boolean => /(?:^|,)\s*zstd\s*(?:,|$)/.test(encodings ?? "");
