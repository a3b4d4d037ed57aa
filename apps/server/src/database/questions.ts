/** Questions across applications, answered from the newest finished analysis of each release, or of the latest ones. */
import { type SqlBool, sql } from "kysely";
import { MOST_LETTERS } from "../contract/ask.ts";
import type { Database } from "./open-database.ts";
import { likeEither, likeVersion, likeWhole, withoutNames } from "./pattern.ts";

export interface Scope {
  readonly scope: "latest" | "all";
  readonly limit: number;
}

/** The analyses that answer: each with its release and application. */
function answering(db: Database, scope: Scope["scope"]) {
  const finished = db
    .selectFrom("analysis")
    .innerJoin("release", "release.id", "analysis.release_id")
    .innerJoin("application", "application.id", "release.application_id")
    .where("analysis.state", "=", "finished")
    .select([
      "analysis.id as analysis_id",
      "release.id as release_id",
      "release.label as release_label",
      "release.captured_at",
      "application.id as application_id",
      "application.name as application_name",
    ])
    .distinctOn(scope === "latest" ? ["release.application_id"] : ["release.application_id", "analysis.release_id"])
    .orderBy("release.application_id");
  const ordered =
    scope === "latest"
      ? finished.orderBy("release.captured_at", "desc").orderBy("release.id", "desc")
      : finished.orderBy("analysis.release_id");
  return ordered.orderBy("analysis.requested_at", "desc").as("answering");
}

/** What can be asked for, by analysis, with how much it weighs there. */
function named(db: Database, of: "libraries" | "calls" | "roles") {
  const one = sql<number>`1`.as("weight");
  switch (of) {
    case "libraries":
      return db.selectFrom("spec_library").select(["analysis_id", "name", "size as weight"]).as("named");
    case "calls":
      return db.selectFrom("spec_call").select(["analysis_id", "url as name", one]).as("named");
    case "roles":
      return db.selectFrom("spec_role").select(["analysis_id", "name", one]).as("named");
  }
}

/** Names that have an answer, each once, those that weigh most first. */
export const knownNames = (
  db: Database,
  { scope, limit, of }: Scope & { readonly of: "libraries" | "calls" | "roles" },
) =>
  db
    .selectFrom(answering(db, scope))
    .innerJoin(named(db, of), "named.analysis_id", "answering.analysis_id")
    .select(["named.name", sql<number>`count(distinct answering.application_id)::int`.as("applications")])
    .where(sql<SqlBool>`char_length(named.name) between 1 and ${MOST_LETTERS}`)
    .groupBy("named.name")
    .orderBy(sql`sum(named.weight)`, "desc")
    .orderBy("named.name")
    .limit(limit + 1)
    .execute();

/** Rows are read with one more than the limit, so that the caller sees whether there are more. */
export function libraryUses(
  db: Database,
  {
    scope,
    limit,
    name,
    version,
  }: Scope & { readonly name?: string | undefined; readonly version?: string | undefined },
) {
  let query = db
    .selectFrom("spec_library")
    .innerJoin(answering(db, scope), "answering.analysis_id", "spec_library.analysis_id")
    .selectAll();
  if (name !== undefined) query = query.where("spec_library.name", "ilike", likeEither(name));
  if (version !== undefined) {
    const [whole, within] = likeVersion(version);
    query = query.where(sql<SqlBool>`(spec_library.version ilike ${whole} or spec_library.version ilike ${within})`);
  }
  return query
    .orderBy("application_name")
    .orderBy("captured_at", "desc")
    .orderBy("spec_library.name")
    .limit(limit + 1)
    .execute();
}

/** An address whose holes have no names: {id} and {orderId} are one, and nobody knows which the code has. */
const NAMELESS = sql`regexp_replace(spec_call.url, '\\{[^{}]*\\}', '{}', 'g')`;

/** Its path: what stands before it, a base that is not shown or a host, is left out. */
const PATH = sql`regexp_replace(${NAMELESS}, '^(\\{\\}|[a-z][a-z0-9+.-]*:)?(//[^/]*)?', '', 'i')`;

export function callUses(
  db: Database,
  {
    scope,
    limit,
    address,
    method,
  }: Scope & { readonly address?: string | undefined; readonly method?: string | undefined },
) {
  let query = db
    .selectFrom("spec_call")
    .innerJoin(answering(db, scope), "answering.analysis_id", "spec_call.analysis_id")
    .selectAll();
  if (address !== undefined) {
    const pattern = likeEither(address);
    const alike = likeEither(withoutNames(address));
    query = query.where(
      sql<SqlBool>`(spec_call.url ilike ${pattern} or spec_call.operation ilike ${pattern}
        or ${NAMELESS} ilike ${alike} or ${PATH} ilike ${alike})`,
    );
  }
  if (method !== undefined) query = query.where("spec_call.method", "ilike", likeWhole(method));
  return query
    .orderBy("application_name")
    .orderBy("captured_at", "desc")
    .orderBy("spec_call.url")
    .orderBy("spec_call.statement_id")
    .limit(limit + 1)
    .execute();
}

export function roleUses(db: Database, { scope, limit, name }: Scope & { readonly name?: string | undefined }) {
  let query = db
    .selectFrom("spec_role")
    .innerJoin(answering(db, scope), "answering.analysis_id", "spec_role.analysis_id")
    .selectAll();
  if (name !== undefined) {
    const pattern = likeEither(name);
    query = query.where(sql<SqlBool>`(spec_role.name ilike ${pattern} or spec_role.label ilike ${pattern})`);
  }
  return query
    .orderBy("application_name")
    .orderBy("captured_at", "desc")
    .orderBy("spec_role.name")
    .orderBy("spec_role.statement_id")
    .limit(limit + 1)
    .execute();
}
