/**
 * The analysis, in a worker of the page: what the command line does with a folder, with the parser's WebAssembly build.
 * What it needs, the parser and the index of published packages, it fetches from its own place when it starts; after
 * that it asks for nothing.
 */
import { captureFiles, holdsScript } from "@as-built/capture/files";
import {
  type Analysis,
  analyze,
  combineSignatures,
  DOCUMENTS,
  readSignatures,
  renderHtml,
  renderJson,
  renderMarkdown,
  type SignatureIndex,
} from "@as-built/engine";
import { POINTS } from "@as-built/spec";
import parserAddress from "oxc-parser/wasm?url";
import type { DroppedFile } from "../model/dropped-files.ts";
import { productName } from "../model/material-summary.ts";
import { textBlock } from "../model/text-block.ts";
import type { Answer, Question, SiteFormat } from "./messages.ts";
import { wasmParser } from "./wasm-parser.ts";

/** The worker stands in a folder of its own. */
const PLACE = new URL("../", self.location.href);
const say = (answer: Answer): void => self.postMessage(answer);

const fetched = async (address: string): Promise<Response> => {
  const response = await fetch(new URL(address, PLACE));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
};

/** The index of published packages, and what was added to it. */
async function signaturesOf(names: readonly string[]): Promise<SignatureIndex> {
  const files = await Promise.all(names.map(async (name) => (await fetched(`signatures/${name}`)).arrayBuffer()));
  return combineSignatures(files.map((bytes) => readSignatures(new Uint8Array(bytes))));
}

const needed = Promise.all([
  fetched(parserAddress).then(async (response) => WebAssembly.compile(await response.arrayBuffer())),
  fetched("signatures.json").then(async (response) => signaturesOf(await response.json())),
  fetched("viewer.html").then((response) => response.text()),
]);
// What is wrong with it is said where it is needed.
needed.catch(() => undefined);

let analysis: Analysis | undefined;

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  try {
    if (data.kind === "files") await read(data.input, data.files);
    else say({ kind: "document", format: data.format, document: await documentOf(data.format) });
  } catch (error) {
    say({ kind: "failed", why: error instanceof Error ? error.message : String(error) });
  }
};

async function read(input: string, dropped: readonly DroppedFile[]): Promise<void> {
  analysis = undefined;
  say({ kind: "progress", stage: "read", share: 0 });
  const [module, signatures] = await needed;
  const files = await Promise.all(
    dropped.map(async ({ path, file }) => ({ path, bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  const start = performance.now();
  const capture = captureFiles(input, files);
  if (!holdsScript(capture)) throw new Error(`There is no script in ${input} that can be read.`);
  const onProgress = progressOf();
  analysis = analyze(capture, { parser: wasmParser(module), signatures, onProgress });
  const { specification } = analysis;
  say({
    kind: "done",
    found: {
      name: productName(specification),
      counts: Object.fromEntries(POINTS.map(({ name }) => [name, specification.points[name].statements.length])),
      files: specification.material.files.length,
      failures: specification.material.failures.map(({ file, error }) => `${file}: ${error}`),
      seconds: (performance.now() - start) / 1000,
    },
  });
}

/** Each per cent once: there are as many steps as files and modules. */
function progressOf() {
  let last = "";
  return ({ stage, done, total }: Parameters<NonNullable<Parameters<typeof analyze>[1]["onProgress"]>>[0]): void => {
    const share = Math.floor((100 * done) / Math.max(total, 1)) / 100;
    if (last === `${stage} ${share}`) return;
    last = `${stage} ${share}`;
    say({ kind: "progress", stage, share });
  };
}

async function documentOf(format: SiteFormat): Promise<Blob> {
  if (analysis === undefined) throw new Error("nothing was read yet");
  const { specification, texts } = analysis;
  if (format === "json") return new Blob([renderJson(specification)], { type: "application/json" });
  if (format === "md") return new Blob([renderMarkdown(specification)], { type: "text/markdown" });
  if (format === "html") return new Blob([await pageOf(analysis)], { type: "text/html" });
  return new Blob([DOCUMENTS[format](specification, { texts })], { type: "text/plain" });
}

/** The same self-contained page that `asbuilt analyze --output page.html` writes. */
async function pageOf({ specification, texts }: Analysis): Promise<string> {
  const [, , viewer] = await needed;
  const blocks = await Promise.all(Array.from(texts, ([file, text]) => textBlock(file, text)));
  return renderHtml(viewer, specification, blocks);
}
