/**
 * An address or a recording to files, in a process of its own: parsing blocks, takes memory, and what it parses is
 * hostile. The process gets no environment, and what it may take is bounded.
 */
import { fork } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { failureOfExit } from "../process/job-exit.ts";
import type { Collected, CollectRequest, FetchedFile, FromCollection } from "./collect-message.ts";

export type CollectFailureCode =
  | Extract<FromCollection, { readonly type: "failed" }>["code"]
  | "timeout"
  | "out-of-memory"
  | "crashed"
  | "cancelled";

/** `subject` is the address or the file that it is about. */
export class CollectFailure extends Error {
  override readonly name = "CollectFailure";
  readonly code: CollectFailureCode;
  readonly subject: string;

  constructor(code: CollectFailureCode, subject = "") {
    super(`${code}: ${subject}`);
    this.code = code;
    this.subject = subject;
  }
}

export interface CollectOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (asked: number, known: number) => void;
  readonly onFile?: (file: FetchedFile) => void;
}

export type Collect = (request: CollectRequest, options?: CollectOptions) => Promise<Collected>;

const MEMORY_MB = 4096;
/** The bound of a capture from an address is half an hour, after which it still writes what it has. */
const TIMEOUT_MS = 40 * 60_000;

const PROGRAM = new URL(
  import.meta.url.endsWith(".ts") ? "./collect-process.ts" : "./collect-process.js",
  import.meta.url,
);

/** @throws {CollectFailure} */
export const collectApart: Collect = async (request, { signal, onProgress, onFile } = {}) => {
  const child = fork(fileURLToPath(PROGRAM), [String(MEMORY_MB)], {
    serialization: "advanced",
    env: {},
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Collected>();
  const words = child.stderr === null ? Promise.resolve("") : text(child.stderr).catch(() => "");
  child.on("message", (message: FromCollection) => {
    if (message.type === "progress") onProgress?.(message.asked, message.known);
    else if (message.type === "file") onFile?.(message.file);
    else if (message.type === "done") resolve(message.collected);
    else reject(new CollectFailure(message.code, message.subject));
  });
  child.on("error", (error) => reject(new CollectFailure("crashed", error.message)));
  child.on("close", async (code, ended) => {
    const failure = failureOfExit(code, ended, await words);
    reject(new CollectFailure(failure.code === "out-of-memory" ? "out-of-memory" : "crashed"));
  });
  const cancel = () => reject(new CollectFailure("cancelled"));
  signal?.addEventListener("abort", cancel, { once: true });
  if (signal?.aborted) cancel();
  const timer = setTimeout(() => reject(new CollectFailure("timeout", `${TIMEOUT_MS / 1000} s`)), TIMEOUT_MS);
  child.send(request, (error) => {
    if (error !== null) reject(new CollectFailure("crashed"));
  });
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", cancel);
    child.kill("SIGKILL");
  }
};
