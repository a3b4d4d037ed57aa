/**
 * Runs one analysis in a process of its own. A thread would not do: the parser is native code, and where that runs out of
 * memory or fails, it ends its whole process. Takes files one at a time, gives the specification's JSON; limits of time
 * and memory end the process and nothing else. The process gets no environment: no address of a database, no secret.
 */
import { type ChildProcess, fork } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { failureOfExit } from "./job-exit.ts";
import { type FromJob, JobFailure, type JobFile, type JobProgress, type ToJob } from "./job-message.ts";

export interface JobSettings {
  /** From the last file given to the end. */
  readonly timeoutMs: number;
  /** Of the whole process, as the system counts it (resident set). */
  readonly memoryMb: number;
  /** Files with indexes of a team's own packages, beside the one of published packages. */
  readonly signatures: readonly string[];
}

export const JOB_SETTINGS: JobSettings = { timeoutMs: 10 * 60_000, memoryMb: 4096, signatures: [] };

export interface JobInput {
  /** What was given, as the specification names it. */
  readonly input: string;
  readonly files: AsyncIterable<JobFile> | Iterable<JobFile>;
  /** As it was kept: JSON. */
  readonly traffic?: Uint8Array;
  /** What was named and could not be had, as it was kept: JSON. */
  readonly lost?: Uint8Array;
}

export interface JobOptions extends Partial<JobSettings> {
  readonly onProgress?: (progress: JobProgress) => void;
  /** Ends the job with `cancelled`. */
  readonly signal?: AbortSignal;
  /** The program of the process; default: the analysis. */
  readonly program?: URL;
}

/** Beside this file, as source or as it was compiled. */
const PROGRAM = new URL(import.meta.url.endsWith(".ts") ? "./job-process.ts" : "./job-process.js", import.meta.url);

/**
 * @returns the specification as JSON
 * @throws JobFailure
 */
export async function runJob({ input, files, ...beside }: JobInput, options: JobOptions = {}): Promise<string> {
  const { timeoutMs, memoryMb, signatures } = { ...JOB_SETTINGS, ...options };
  const child = start(options.program ?? PROGRAM, memoryMb, signatures);
  const outcome = outcomeOf(child, options.onProgress);
  const { promise: ended, reject: end } = Promise.withResolvers<never>();
  const cancel = () => end(new JobFailure("cancelled"));
  options.signal?.addEventListener("abort", cancel, { once: true });
  if (options.signal?.aborted) cancel();
  let timer: NodeJS.Timeout | undefined;
  try {
    await Promise.race([give(child, files), outcome, ended]);
    timer = setTimeout(() => end(new JobFailure("timeout", `${timeoutMs / 1000} s`)), timeoutMs);
    await Promise.race([say(child, { type: "start", input, ...beside }), outcome, ended]);
    return await Promise.race([outcome, ended]);
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener("abort", cancel);
    child.kill("SIGKILL");
  }
}

/** The same with settings of one's own. */
export const jobWith =
  (settings: Partial<JobSettings> = {}): typeof runJob =>
  (input, options) =>
    runJob(input, { ...options, ...settings });

function start(program: URL, memoryMb: number, signatures: readonly string[]): ChildProcess {
  return fork(fileURLToPath(program), [String(memoryMb), ...signatures], {
    serialization: "advanced",
    env: {},
    // new objects in no more than they use: V8 by itself would touch 100 MB more
    execArgv: [`--max-old-space-size=${memoryMb}`, "--max-semi-space-size=16"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
}

/** Settles with what the process says, or with why it ended without a word. */
async function outcomeOf(child: ChildProcess, onProgress: JobOptions["onProgress"]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const words = child.stderr === null ? Promise.resolve("") : text(child.stderr).catch(() => "");
  child.on("message", (message: FromJob) => {
    if (message.type === "progress") onProgress?.(message.progress);
    else if (message.type === "done") resolve(message.specification);
    else if (message.type === "failed") reject(new JobFailure(message.code, message.detail));
  });
  child.on("error", (error) => reject(new JobFailure("crashed", error.message)));
  child.on("close", async (code, signal) => reject(failureOfExit(code, signal, await words)));
  return promise;
}

/** One file at a time: the next is read when the one before has been handed over. */
async function give(child: ChildProcess, files: JobInput["files"]): Promise<void> {
  for await (const file of files) if (!(await say(child, { type: "file", file }))) return;
}

/** @returns false where the process has ended; why it ended is told elsewhere */
function say(child: ChildProcess, message: ToJob): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  if (child.connected) child.send(message, (error) => resolve(error === null));
  else resolve(false);
  return promise;
}
