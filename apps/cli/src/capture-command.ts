/** `asbuilt capture`: keeps what an analysis would read, for later ones, for others, and as a record. */
import { writeFile } from "node:fs/promises";
import { type Collection, collectMaterial } from "@as-built/capture";
import { captureWords } from "@as-built/engine";
import { asksForBrowser, type BrowserChoice, throughBrowser } from "./browser-command.ts";
import { addressOptions } from "./capture-input.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { CAPTURE } from "./messages.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { showProgress } from "./progress.ts";
import { write } from "./terminal.ts";
import { writeMaterial } from "./write-material.ts";

export interface CaptureOptions extends BrowserChoice {
  readonly output: string;
  readonly header?: Readonly<Record<string, string>>;
  readonly allowOrigin?: readonly string[];
  readonly ignoreRobots?: boolean;
  readonly sourceMaps?: boolean;
  readonly quiet?: boolean;
}

/** @throws {ProblemError} and {CaptureError} with what went wrong, for the catalogue of messages */
export async function captureCommand(input: string, options: CaptureOptions): Promise<ExitCode> {
  const { output, quiet, har } = options;
  const collection = await (asksForBrowser(options) ? driven(input, options) : collected(input, options));
  if (collection.files.length === 0) throw new ProblemError("empty", input);
  const renamed = await writeMaterial(collection, output);
  if (!quiet) await write(process.stdout, summaryOf(collection, output, renamed));
  if (!quiet && har !== undefined) await write(process.stdout, `${CAPTURE.recorded(har)}\n`);
  return EXIT.done;
}

/** Without a display of progress: the terminal is for whoever drives the browser. */
async function driven(input: string, options: CaptureOptions): Promise<Collection> {
  const { har, ...collection } = await throughBrowser(input, options, addressOptions(choicesOf(options)));
  if (options.har !== undefined) await writeTraffic(options.har, har());
  return collection;
}

async function writeTraffic(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { mode: 0o600 });
  } catch (error) {
    throw new ProblemError("not-writable", error instanceof Error ? error.message : file);
  }
}

const choicesOf = ({ header: headers, allowOrigin: origins, ignoreRobots, sourceMaps }: CaptureOptions) => ({
  headers,
  origins,
  ignoreRobots,
  sourceMaps,
});

async function collected(input: string, options: CaptureOptions): Promise<Collection> {
  const { onStep, end } = await showProgress(process.stderr, options.quiet);
  const onProgress = onStep && ((done: number, total: number) => onStep({ stage: "capture", share: done / total }));
  try {
    return await collectMaterial(input, addressOptions({ ...choicesOf(options), onProgress }));
  } finally {
    end();
  }
}

/** Most files that are listed before the rest is only counted. */
const LISTED = 10;

function summaryOf({ files, lost }: Collection, output: string, renamed: ReadonlyMap<string, string>): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes.byteLength, 0);
  const sorted = lost.toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const lines = sorted.map(({ path, ...failure }) => `${path}: ${captureWords(failure)}`);
  const origins = new Set(sorted.flatMap(({ code, detail = "" }) => (code === "other-origin" ? [detail] : [])));
  const names = [...renamed].map(([from, to]) => `${from}: ${to}`);
  return `${[
    CAPTURE.written(files.length, bytes, output),
    ...(renamed.size > 0 ? [CAPTURE.renamed(renamed.size), ...listed(names)] : []),
    ...(lost.length > 0 ? [CAPTURE.lost(lost.length), ...listed(lines)] : []),
    ...(origins.size > 0 ? [CAPTURE.elsewhere([...origins].slice(0, LISTED))] : []),
  ].join("\n")}\n`;
}

function listed(all: readonly string[]): readonly string[] {
  const lines = all.slice(0, LISTED).map((line) => printable(`  ${line}`));
  return all.length > LISTED ? [...lines, `  ${CAPTURE.more(all.length - LISTED)}`] : lines;
}
