/**
 * A specification as one self-contained page: the built viewer with the specification and the texts that evidence
 * points into, compressed. Takes an analysis, gives the page.
 */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { renderHtml, type TextBlock } from "@as-built/engine";
import { ProblemError } from "./problem.ts";
import type { AnalysedSubject } from "./subject.ts";

const compress = promisify(gzip);

/** @throws {ProblemError} `no-viewer` where the viewer is not built */
export async function htmlDocument({ specification, texts }: AnalysedSubject): Promise<string> {
  const template = await viewer();
  const blocks = await Promise.all(
    Array.from(texts, async ([file, text]): Promise<TextBlock> => {
      return { file, length: text.length, gzip: (await compress(text)).toString("base64") };
    }),
  );
  return renderHtml(template, specification, blocks);
}

async function viewer(): Promise<string> {
  try {
    return await readFile(fileURLToPath(import.meta.resolve("@as-built/web/viewer.html")), "utf8");
  } catch (error) {
    throw new ProblemError("no-viewer", error instanceof Error ? error.message : "");
  }
}
