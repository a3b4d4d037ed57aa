/** Why a process of a job ended without saying so: out of memory, in one of the ways in which that shows, or crashed. */
import { JobFailure } from "./job-message.ts";

/** What the watchdog writes before it ends a process that takes too much. */
export const MEMORY_MARK = "asbuilt: above the limit of memory";

/**
 * V8 (24, `V8::FatalProcessOutOfMemory`), the default handler of Rust's allocator, and C++ write one of these to stderr
 * before they abort.
 */
const OUT_OF_MEMORY = /heap out of memory|Allocation failed|memory allocation of \d+ bytes failed|bad_alloc/;

/** @param words what the process wrote to stderr: never shown, since it may quote the material */
export function failureOfExit(code: number | null, signal: string | null, words: string): JobFailure {
  if (words.includes(MEMORY_MARK) || OUT_OF_MEMORY.test(words)) return new JobFailure("out-of-memory");
  return new JobFailure("crashed", signal ?? `exit code ${code}`);
}
