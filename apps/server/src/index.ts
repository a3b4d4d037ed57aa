/** The server: keeps applications, releases and specifications, analyses what is uploaded, gives the web application. */
export { openAdmin } from "./admin/open-admin.ts";
export type { ServerAdmin } from "./admin/server-admin.ts";
export type { Role } from "./contract/caller.ts";
export type { Fetches } from "./contract/captures.ts";
export { type RunningWorker, startWorker, type WorkerOptions } from "./jobs/fleet/start-worker.ts";
export { JobFailure, type JobFailureCode, type JobFile, type JobProgress } from "./jobs/process/job-message.ts";
export { JOB_SETTINGS, type JobInput, type JobOptions, type JobSettings, runJob } from "./jobs/process/run-job.ts";
export type { Log } from "./log.ts";
export type { Storage } from "./open-services.ts";
export type { RunJob } from "./queue/run-job.ts";
export { ServerError, type ServerErrorCode } from "./server-error.ts";
export { type RunningServer, type ServerOptions, startServer } from "./start-server.ts";
export { createLog, LOG_LEVELS, type LogLevel } from "./telemetry/create-log.ts";
export { type RunningMetrics, startMetrics } from "./telemetry/start-metrics.ts";
export type { UploadLimits } from "./uploads/upload-limits.ts";
