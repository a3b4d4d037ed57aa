/** The thread's end of a job: runs the job it was given and reports steps and the outcome. */
import { parentPort, workerData } from "node:worker_threads";
import { type Job, runJob } from "./job.ts";
import type { Report } from "./run-in-thread.ts";

const report = (message: Report): void => parentPort?.postMessage(message);
const job: Job = workerData;

report({ outcome: await runJob(job, (step) => report({ step })) });
