/** Rows of the database as the API shows them. */
import { ENGINE_VERSION } from "@as-built/engine";
import type { TokenShape } from "../contract/access.ts";
import { type AnalysisShape, type ProgressShape, Stage } from "../contract/analyses.ts";
import { FAILURE_CODES, type FailureCode } from "../contract/error-codes.ts";
import type { ReleaseShape } from "../contract/releases.ts";
import type { AnalysisRow } from "../database/analyses.ts";
import type { ReleaseRow } from "../database/releases.ts";
import type { TokenRow } from "../database/tokens.ts";
import type { ProgressRow } from "../queue/analysis-watch.ts";

const time = (date: Date): string => date.toISOString();

export function progressShape({
  state,
  stage,
  share,
  known: found,
  failure_code,
  failure_detail,
}: Omit<ProgressRow, "id">): ProgressShape {
  const known = Stage.safeParse(stage);
  return {
    state,
    ...(known.success && { stage: known.data }),
    ...(share !== null && { share }),
    ...(found !== null && { known: found }),
    ...(failure_code !== null && { failure: failureShape(failure_code, failure_detail) }),
  };
}

const failureShape = (code: FailureCode, detail: string | null) => ({
  code,
  message: FAILURE_CODES[code],
  ...(detail !== null && { detail }),
});

export const analysisShape = (row: AnalysisRow): AnalysisShape => ({
  id: row.id,
  releaseId: row.release_id,
  applicationId: row.application_id,
  ...progressShape(row),
  priority: row.priority,
  ...(row.engine_version !== null && { engineVersion: row.engine_version }),
  outdated: row.state === "finished" && row.engine_version !== ENGINE_VERSION,
  requestedAt: time(row.requested_at),
  ...(row.started_at !== null && { startedAt: time(row.started_at) }),
  ...(row.ended_at !== null && { endedAt: time(row.ended_at) }),
  ...(row.summary !== null && { summary: row.summary }),
});

export const releaseShape = (row: ReleaseRow, analysis: AnalysisRow | undefined): ReleaseShape => ({
  id: row.id,
  applicationId: row.application_id,
  label: row.label,
  input: row.input,
  capturedAt: time(row.captured_at),
  createdAt: time(row.created_at),
  digest: row.digest,
  files: row.files,
  bytes: row.bytes,
  analysis: analysis === undefined ? null : analysisShape(analysis),
});

export const tokenShape = (row: TokenRow): TokenShape => ({
  id: row.id,
  name: row.name,
  role: row.role,
  createdAt: time(row.created_at),
  ...(row.last_used_at !== null && { lastUsedAt: time(row.last_used_at) }),
  ...(row.expires_at !== null && { expiresAt: time(row.expires_at) }),
});
