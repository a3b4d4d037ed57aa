/** The local server: gives the web application and analyses the files dropped into it. */
export type { AnalysisInput, AnalysisResult } from "./analyse-files.ts";
export { JobFailure, type JobFailureCode, type JobFile, type JobProgress } from "./jobs/process/job-message.ts";
export { JOB_LIMITS, type JobInput, type JobLimits, type JobOptions, runJob } from "./jobs/process/run-job.ts";
export type { RunAnalysis, RunningAnalysis } from "./run-analysis.ts";
export { ServerError, type ServerErrorCode } from "./server-error.ts";
export { type RunningServer, type ServerOptions, startServer } from "./start-server.ts";
export type { UploadLimits } from "./upload.ts";
