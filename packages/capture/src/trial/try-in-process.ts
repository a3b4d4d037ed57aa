/**
 * Tries texts that may end the native parser in a process of its own, which may end: takes the texts, gives for each
 * whether the parser came back. All go to one process; where it ends, a new one goes on behind the text at which it did.
 * The process gets no environment and nothing but the texts.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Refusal, Trial } from "@as-built/engine";

/** Processes of one analysis that may end; what is left then is not tried. A capture that needs more is an attack. */
const MAX_ENDED = 16;
/** Code units that go to one process, where it is more than one text: they are kept in memory three times. */
const MAX_AT_ONCE = 32 * 1024 * 1024;

/** Beside this file, as source or as it was compiled. */
const PROGRAM = new URL(import.meta.url.endsWith(".ts") ? "./trial-process.ts" : "./trial-process.js", import.meta.url);

export const tryInProcess: Trial = (texts) => tryIn(PROGRAM, texts);

/** The same with a program of one's own. */
export function tryIn(program: URL, texts: readonly string[]): readonly (Refusal | undefined)[] {
  const found: (Refusal | undefined)[] = [];
  for (let ended = 0; found.length < texts.length && ended < MAX_ENDED; ) {
    const batch = batchFrom(texts, found.length);
    const survivors = survivorsOf(program, batch);
    if (survivors === undefined) break;
    for (let count = 0; count < survivors; count++) found.push(undefined);
    if (survivors === batch.length) continue;
    found.push("parser-ended");
    ended++;
  }
  return texts.map((_, index) => (index < found.length ? found[index] : "not-tried"));
}

function batchFrom(texts: readonly string[], start: number): readonly string[] {
  let end = start + 1;
  for (let size = texts[start]?.length ?? 0; end < texts.length; end++) {
    size += texts[end]?.length ?? 0;
    if (size > MAX_AT_ONCE) break;
  }
  return texts.slice(start, end);
}

/** How many texts, from the first on, the parser came back from; undefined where no process could be started. */
function survivorsOf(program: URL, texts: readonly string[]): number | undefined {
  const { stdout, pid } = spawnSync(process.execPath, [fileURLToPath(program)], {
    input: Buffer.concat(texts.flatMap(written)),
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    maxBuffer: texts.length,
    windowsHide: true,
  });
  return pid ? Math.min(stdout.length, texts.length) : undefined;
}

/** Its length in bytes, then its code units, halves of characters included. */
function written(text: string): readonly Buffer[] {
  const units = Buffer.from(text, "utf16le");
  const length = Buffer.alloc(4);
  length.writeUInt32LE(units.length);
  return [length, units];
}
