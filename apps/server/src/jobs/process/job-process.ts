/** The program of a job's process: takes files, analyses them, says how far it is, gives the specification, ends. */
import { Worker } from "node:worker_threads";
import { readKeptTraffic } from "@as-built/capture";
import type { Progress } from "@as-built/engine";
import { analyseFiles } from "./analyse-files.ts";
import { type FromJob, JobFailure, type JobFile, type ToJob } from "./job-message.ts";
import { keptLosses } from "./kept-losses.ts";

/** Milliseconds between two words about progress within a stage. */
const INTERVAL_MS = 100;

const WATCHDOG = new URL(import.meta.url.endsWith(".ts") ? "./watchdog.ts" : "./watchdog.js", import.meta.url);

/** Written to the channel at once, although the analysis leaves the event loop no turn. */
const say = (message: FromJob): void => void process.send?.(message);

async function run({ input, traffic, lost }: Extract<ToJob, { readonly type: "start" }>): Promise<FromJob> {
  try {
    const seen = traffic && (await readKeptTraffic(new TextDecoder().decode(traffic)));
    const failures = lost === undefined ? [] : keptLosses(new TextDecoder().decode(lost));
    const material = { input, files, signatures, failures, ...(seen && { traffic: seen }) };
    return { type: "done", specification: analyseFiles(material, teller()) };
  } catch (error) {
    // The words of unexpected errors may quote the material.
    const { code, detail } =
      error instanceof JobFailure
        ? error
        : { code: "failed" as const, detail: error instanceof Error ? error.name : "" };
    return { type: "failed", code, detail: detail ?? "" };
  }
}

function teller(): (progress: Progress) => void {
  let last: Progress["stage"] | undefined;
  let told = 0;
  return ({ stage, done, total, known }) => {
    const now = performance.now();
    if (known === undefined && stage === last && now - told < INTERVAL_MS) return;
    last = stage;
    told = now;
    say({ type: "progress", progress: { stage, share: total === 0 ? 1 : done / total, ...(known && { known }) } });
  };
}

const [memoryMb, ...signatures] = process.argv.slice(2);
const files: JobFile[] = [];
new Worker(WATCHDOG, { workerData: { memoryMb: Number(memoryMb) } }).unref();
process.on("message", async (message: ToJob) => {
  if (message.type === "file") files.push(message.file);
  else process.send?.(await run(message), () => process.exit(0));
});
process.on("disconnect", () => process.exit(1));
