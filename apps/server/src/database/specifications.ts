/** Specifications: the document as a blob, and the rows that questions across applications are answered from. */
import type { SpecificationRows } from "../storage/specification-rows.ts";
import { addBlobs, keepBlobs, type NewBlob } from "./blobs.ts";
import { chunks } from "./chunks.ts";
import type { Database } from "./open-database.ts";

/** Within a transaction. */
export async function addSpecification(
  db: Database,
  analysisId: string,
  document: NewBlob,
  { summary, libraries, calls, roles }: SpecificationRows,
): Promise<void> {
  await keepBlobs(db);
  await addBlobs(db, [document]);
  await db
    .insertInto("specification")
    .values({ analysis_id: analysisId, digest: document.digest, summary: JSON.stringify(summary) })
    .execute();
  const ofAnalysis = <T>(rows: readonly T[]) => chunks(rows.map((row) => ({ ...row, analysis_id: analysisId })));
  for (const some of ofAnalysis(libraries)) await db.insertInto("spec_library").values(some).execute();
  for (const some of ofAnalysis(calls)) await db.insertInto("spec_call").values(some).execute();
  for (const some of ofAnalysis(roles)) await db.insertInto("spec_role").values(some).execute();
}

/** The digest of the document; undefined where the analysis has none. */
export async function specificationDigest(db: Database, analysisId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("specification")
    .select("digest")
    .where("analysis_id", "=", analysisId)
    .executeTakeFirst();
  return row?.digest;
}
