/** Specifications as documents, and the comparison of two. */
import { renderMarkdown } from "@as-built/engine";
import { compareSpecifications, type Specification } from "@as-built/spec";
import { ApiError } from "../contract/api-error.ts";
import * as contract from "../contract/specifications.ts";
import type { Database } from "../database/open-database.ts";
import { readSpecification } from "../database/specifications.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";
import { loadAnalysis, loadRelease } from "./load.ts";

export const specificationsRoutes = ({ db }: Services) =>
  newApi()
    .openapi(contract.getSpecification, async (context) => {
      const document = await documentOf(db, context.req.valid("param").id);
      if (context.req.valid("query").format === "json") {
        return new Response(Buffer.from(document), { headers: { "content-type": "application/json" } });
      }
      const markdown = renderMarkdown(specificationOf(document));
      return new Response(markdown, { headers: { "content-type": "text/markdown; charset=utf-8" } });
    })
    .openapi(contract.compare, async (context) => {
      const { left, right } = context.req.valid("query");
      const [before, after] = [await sideOf(db, left), await sideOf(db, right)];
      const points = compareSpecifications(
        specificationOf(await documentOf(db, left)),
        specificationOf(await documentOf(db, right)),
      );
      return context.json({ left: before, right: after, points }, 200);
    });

async function sideOf(db: Database, id: string) {
  const analysis = await loadAnalysis(db, id);
  return { analysis, release: await loadRelease(db, analysis.releaseId) };
}

/** @throws ApiError `not-found`, `not-finished` */
async function documentOf(db: Database, analysisId: string): Promise<Uint8Array> {
  const { state } = await loadAnalysis(db, analysisId);
  const document = await readSpecification(db, analysisId);
  if (document === undefined) throw new ApiError("not-finished", state);
  return document;
}

function specificationOf(document: Uint8Array): Specification {
  return JSON.parse(new TextDecoder().decode(document));
}
