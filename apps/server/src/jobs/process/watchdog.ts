/**
 * A thread in the process of a job, because the analysis itself leaves its own thread no time to look at a clock. Ends
 * the process when it takes more memory than it may, and when whoever started it is gone and nobody waits for the result.
 */
import { writeSync } from "node:fs";
import { workerData } from "node:worker_threads";
import { MEMORY_MARK } from "./job-exit.ts";

const INTERVAL_MS = 100;
const STDERR = 2;
const { memoryMb }: { readonly memoryMb: number } = workerData;
const starter = process.ppid;

setInterval(() => {
  if (process.ppid !== starter) process.kill(process.pid, "SIGKILL");
  if (process.memoryUsage.rss() < memoryMb * 2 ** 20) return;
  writeSync(STDERR, `${MEMORY_MARK}\n`);
  process.kill(process.pid, "SIGKILL");
}, INTERVAL_MS);
