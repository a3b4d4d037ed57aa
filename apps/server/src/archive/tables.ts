/**
 * The tables of an export, in the order in which their rows can be inserted: how rows are ordered when read, what they
 * must look like when they come back, and which of them are added. Rows whose parent was here before are left out, so
 * an import never changes what is here. Tokens are no part of it.
 */
import { z } from "@hono/zod-openapi";
import { ANALYSIS_STATES, Summary } from "../contract/analyses.ts";
import { FAILURE_CODES, keysOf } from "../contract/error-codes.ts";
import type { Database } from "../database/open-database.ts";
import { isRelativePath } from "../uploads/relative-path.ts";

/** Ids of the rows that this import has added. */
export interface Added {
  readonly applications: Set<string>;
  readonly releases: Set<string>;
  readonly analyses: Set<string>;
}

export interface ExportTable {
  readonly name: string;
  readonly order: readonly string[];
  /** Rows of JSON, as they stand in the archive. @throws ZodError */
  readonly add: (db: Database, rows: readonly unknown[], added: Added) => Promise<void>;
}

const Id = z.uuid();
const Time = z.coerce.date();
const Text = z.string();

/** Rows are checked, then added by `add`. */
const table = <S extends z.ZodType>(
  name: string,
  order: readonly string[],
  row: S,
  add: (db: Database, rows: z.infer<S>[], added: Added) => Promise<unknown>,
): ExportTable => ({
  name,
  order,
  add: async (db, rows, added) => {
    const checked = z.array(row).parse(rows);
    if (checked.length > 0) await add(db, checked, added);
  },
});

const Application = z.object({ id: Id, name: Text, keep_releases: z.number().int().nullable(), created_at: Time });

const Release = z.object({
  id: Id,
  application_id: Id,
  label: Text,
  input: Text,
  captured_at: Time,
  created_at: Time,
  digest: Text,
  files: z.number().int(),
  bytes: z.number().int(),
  // absent in exports of former versions
  traffic: Text.nullable().default(null),
  lost: Text.nullable().default(null),
});

const Analysis = z.object({
  id: Id,
  release_id: Id,
  state: z.enum(ANALYSIS_STATES),
  priority: z.number().int(),
  attempt: z.number().int(),
  engine_version: Text.nullable(),
  requested_at: Time,
  started_at: Time.nullable(),
  ended_at: Time.nullable(),
  failure_code: z.enum(keysOf(FAILURE_CODES)).nullable(),
  failure_detail: Text.nullable(),
});

const ofStatement = { analysis_id: Id, statement_id: Text, kind: Text, name: Text, label: Text.nullable() };

export const EXPORT_TABLES: readonly ExportTable[] = [
  table("application", ["id"], Application, async (db, rows, { applications }) => {
    const added = await db.insertInto("application").values(rows).onConflict(doNothing).returning("id").execute();
    for (const { id } of added) applications.add(id);
  }),
  table("release", ["id"], Release, async (db, rows, { releases }) => {
    const added = await db.insertInto("release").values(rows).onConflict(doNothing).returning("id").execute();
    for (const { id } of added) releases.add(id);
  }),
  table(
    "material_file",
    ["release_id", "path"],
    z.object({ release_id: Id, path: Text.refine(isRelativePath), digest: Text }),
    async (db, rows, { releases }) => {
      const ours = rows.filter(({ release_id }) => releases.has(release_id));
      if (ours.length > 0) await db.insertInto("material_file").values(ours).execute();
    },
  ),
  table("analysis", ["id"], Analysis, async (db, rows, { releases, analyses }) => {
    // A release that was there keeps its specification. What ran when the archive was made runs nowhere now.
    const ours = rows
      .filter(({ release_id }) => releases.has(release_id))
      .map((row) => (row.state === "running" ? { ...row, state: "queued" as const } : row));
    if (ours.length === 0) return;
    const added = await db.insertInto("analysis").values(ours).onConflict(doNothing).returning("id").execute();
    for (const { id } of added) analyses.add(id);
  }),
  table(
    "specification",
    ["analysis_id"],
    z.object({ analysis_id: Id, digest: Text, summary: Summary }),
    async (db, rows, { analyses }) => {
      const ours = ofAnalyses(rows, analyses).map((row) => ({ ...row, summary: JSON.stringify(row.summary) }));
      if (ours.length > 0) await db.insertInto("specification").values(ours).execute();
    },
  ),
  table(
    "spec_library",
    ["analysis_id", "name"],
    z.object({ analysis_id: Id, name: Text, version: Text.nullable(), kind: Text, size: z.number() }),
    async (db, rows, { analyses }) => {
      const ours = ofAnalyses(rows, analyses);
      if (ours.length > 0) await db.insertInto("spec_library").values(ours).execute();
    },
  ),
  table(
    "spec_call",
    ["analysis_id", "statement_id"],
    z.object({
      analysis_id: Id,
      statement_id: Text,
      protocol: Text,
      method: Text.nullable(),
      url: Text,
      operation: Text.nullable(),
    }),
    async (db, rows, { analyses }) => {
      const ours = ofAnalyses(rows, analyses);
      if (ours.length > 0) await db.insertInto("spec_call").values(ours).execute();
    },
  ),
  table("spec_role", ["analysis_id", "statement_id"], z.object(ofStatement), async (db, rows, { analyses }) => {
    const ours = ofAnalyses(rows, analyses);
    if (ours.length > 0) await db.insertInto("spec_role").values(ours).execute();
  }),
];

const doNothing = <T>(conflict: { readonly doNothing: () => T }): T => conflict.doNothing();

const ofAnalyses = <T extends { readonly analysis_id: string }>(
  rows: readonly T[],
  analyses: ReadonlySet<string>,
): T[] => rows.filter(({ analysis_id }) => analyses.has(analysis_id));
