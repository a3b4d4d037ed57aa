/**
 * pg-boss on the database of the server: hands analyses to whoever asks first, on any machine, and hands one out again
 * when its worker is no longer heard of. It knows ids and nothing else; the truth about an analysis is its row.
 */
import { PgBoss } from "pg-boss";

/** The queue's name, and the schema beside the server's own tables. */
export const ANALYSES = "analyses";
const SCHEMA = "asbuilt_jobs";

/** Seconds without a sign of life after which a job is handed out again. The least that pg-boss takes. */
const HEARTBEAT = 10;
/** Seconds between two looks for such jobs. One server or worker looks for all. */
const SUPERVISE = 2;
const HOUR = 3600;
/** The attempts that count are those of the row. */
const MANY = 1000;
const CONNECTIONS = 4;

/** What a job carries. */
export interface AnalysisJob {
  readonly analysisId: string;
}

/** @throws the database's own errors */
export async function openBoss(url: string, onError: (error: unknown) => void): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: SCHEMA,
    max: CONNECTIONS,
    schedule: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE,
    monitorIntervalSeconds: SUPERVISE,
  });
  boss.on("error", onError);
  await boss.start();
  await boss.createQueue(ANALYSES, OPTIONS);
  return boss;
}

/** `exclusive`: of one key (the analysis) there is never more than one job that waits or runs. */
const OPTIONS = {
  policy: "exclusive",
  notify: true,
  heartbeatSeconds: HEARTBEAT,
  expireInSeconds: 12 * HOUR,
  deleteAfterSeconds: HOUR,
  retryLimit: MANY,
  retryDelay: 0,
} as const;
