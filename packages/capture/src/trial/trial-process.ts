/**
 * The program of a trial: parses one text after the other, as the engine's adapter of the parser does, and writes a byte
 * for each that it came back from. It parses in a thread, whose stack is the smallest that an analysis has.
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

if (isMainThread) new Worker(new URL(import.meta.url), { workerData: readFileSync(0) });
else tryAll(workerData as Uint8Array);
