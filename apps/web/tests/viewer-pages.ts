/** The self-contained pages that browser tests open from disk: the sample, one where nothing is shown, one with gaps, a large one. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fileId, type Gap, offset, type Specification, statementId } from "@as-built/spec";
import type { Browser } from "playwright-core";
import { launch } from "./browser.ts";
import { buildViewer } from "./built.ts";
import { writePage } from "./page.ts";
import { ALL_POINTS, makeSample, type Sample } from "./sample.ts";

export const MAIN = fileId("assets/index-4f2a9c.js");
const GAPS: readonly Gap[] = [
  { code: "not-recognised", size: 2_900_000, of: 3_000_000 },
  { code: "one-piece", file: MAIN, start: offset(11), end: offset(120_011), size: 120_000, of: 3_000_000 },
];

export type SampleName = keyof typeof SAMPLES;

const SAMPLES = {
  "sample.html": () => makeSample(),
  "none.html": () => makeSample({ without: ALL_POINTS }),
  "gaps.html": () => makeSample({ without: ALL_POINTS, gaps: GAPS }),
  "large.html": () => makeSample({ manyCalls: 3000, filler: 10_000_000 }),
} as const satisfies Readonly<Record<string, () => Sample>>;

/** The product before this release: a call fewer, another one more, and a shorter time that a berth is held. */
function earlier(specification: Specification): Specification {
  const { calls, constants } = specification.points;
  const [created, ...others] = calls.statements;
  if (created === undefined) throw new Error("the sample has calls");
  const old = { ...created, id: statementId("call:POST /api/moorings"), url: "/api/moorings" };
  return {
    ...specification,
    points: {
      ...specification.points,
      calls: { ...calls, statements: [old, ...others] },
      constants: { ...constants, statements: constants.statements.map((each) => ({ ...each, value: 30 })) },
    },
  };
}

export interface SamplePages {
  readonly browser: Browser;
  readonly folder: string;
  readonly urlOf: (name: SampleName, hash?: string) => string;
  readonly close: () => Promise<void>;
}

/** `earlier.json` and `earlier.html` are the sample as it was before. */
export async function openSamples(names: readonly SampleName[]): Promise<SamplePages> {
  buildViewer();
  const folder = mkdtempSync(join(tmpdir(), "as-built-viewer-"));
  for (const name of names) writePage(join(folder, name), SAMPLES[name]());
  const { specification, texts } = makeSample();
  writeFileSync(join(folder, "earlier.json"), JSON.stringify(earlier(specification)));
  writePage(join(folder, "earlier.html"), { specification: earlier(specification), texts });
  const browser = await launch();
  return {
    browser,
    folder,
    urlOf: (name, hash = "") => `${pathToFileURL(join(folder, name)).href}${hash}`,
    close: async () => {
      await browser.close();
      rmSync(folder, { recursive: true });
    },
  };
}
