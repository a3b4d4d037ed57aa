/**
 * The program of a trial: parses one text after the other, as the engine's adapter of the parser does, and writes a byte
 * for each that it came back from. It parses in a thread, whose stack is the smallest that an analysis has; the process ends
 * where that takes far more memory than texts of that size do.
 */
import { readFileSync, writeSync } from "node:fs";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { parseSync } from "oxc-parser";

const SURVIVED = Buffer.from("+");

function tryAll(texts: Uint8Array): void {
  const bytes = Buffer.from(texts.buffer, texts.byteOffset, texts.byteLength);
  for (let at = 0; at < bytes.length; ) {
    const start = at + 4;
    at = start + bytes.readUInt32LE(at);
    tryOne(bytes.toString("utf16le", start, at));
    writeSync(1, SURVIVED);
  }
}

/** The tree is made as well: the parser hands it over as JSON, which takes memory, too. */
function tryOne(text: string): unknown {
  try {
    return parseSync("", text, { lang: "js", sourceType: "unambiguous", preserveParens: false }).program;
  } catch {
    return undefined;
  }
}

/** Bytes beside those of the texts, and for each byte of them (UTF-16); 1.7 to 14 MB of minified script were seen to take 61 to 77. */
const MEMORY = 2 ** 29;
const MEMORY_PER_BYTE = 80;
/** Milliseconds; the parser was seen to take 1 GB a second at most. */
const LOOKS_EVERY = 25;

function watched(input: Uint8Array): void {
  const most = process.memoryUsage.rss() + MEMORY + MEMORY_PER_BYTE * input.length;
  new Worker(new URL(import.meta.url), { workerData: input });
  const look = (): void => {
    if (process.memoryUsage.rss() > most) process.kill(process.pid, "SIGKILL");
  };
  setInterval(look, LOOKS_EVERY).unref();
}

if (isMainThread) watched(readFileSync(0));
else tryAll(workerData as Uint8Array);
