/** Questions across applications. */
import * as contract from "../contract/ask.ts";
import { callUses, knownNames, libraryUses, roleUses } from "../database/questions.ts";
import type { Services } from "../services.ts";
import { newApi } from "./api.ts";

export const askRoutes = ({ db }: Services) =>
  newApi()
    .openapi(contract.askNames, async (context) => {
      const query = context.req.valid("query");
      const { rows, more } = cut(await knownNames(db, query), query.limit);
      return context.json({ items: rows.map(({ name, applications }) => ({ name, applications })), more }, 200);
    })
    .openapi(contract.askLibraries, async (context) => {
      const query = context.req.valid("query");
      const { rows, more } = cut(await libraryUses(db, query), query.limit);
      const items = rows.map((row) => ({
        ...whereOf(row),
        name: row.name,
        version: row.version,
        kind: row.kind,
        size: row.size,
      }));
      return context.json({ items, more }, 200);
    })
    .openapi(contract.askCalls, async (context) => {
      const query = context.req.valid("query");
      const { rows, more } = cut(await callUses(db, query), query.limit);
      const items = rows.map((row) => ({
        ...whereOf(row),
        statementId: row.statement_id,
        protocol: row.protocol,
        method: row.method,
        url: row.url,
        operation: row.operation,
      }));
      return context.json({ items, more }, 200);
    })
    .openapi(contract.askRoles, async (context) => {
      const query = context.req.valid("query");
      const { rows, more } = cut(await roleUses(db, query), query.limit);
      const items = rows.map((row) => ({
        ...whereOf(row),
        statementId: row.statement_id,
        kind: row.kind,
        name: row.name,
        label: row.label,
      }));
      return context.json({ items, more }, 200);
    });

const cut = <T>(rows: readonly T[], limit: number) => ({ rows: rows.slice(0, limit), more: rows.length > limit });

interface Place {
  readonly analysis_id: string;
  readonly application_id: string;
  readonly application_name: string;
  readonly release_id: string;
  readonly release_label: string;
  readonly captured_at: Date;
}

const whereOf = (row: Place) => ({
  application: { id: row.application_id, name: row.application_name },
  release: { id: row.release_id, label: row.release_label, capturedAt: row.captured_at.toISOString() },
  analysisId: row.analysis_id,
});
