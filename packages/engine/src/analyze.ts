/**
 * The pipeline: parse, unpack, attribute, evaluate, extract, assemble. One direction, no way back.
 * The same capture gives the same specification, to the byte, in whatever order its files come.
 */
import type { FileId, PointName, Specification } from "@as-built/spec";
import { FORMAT, POINTS } from "@as-built/spec";
import type { Capture } from "./artifact.ts";
import type { Parser } from "./parse/parser.ts";

export const STAGES = ["parse", "unpack", "attribute", "extract", "assemble"] as const;
export type Stage = (typeof STAGES)[number];

/** How far a stage is: `done` of `total` files, modules or statements. */
export interface Progress {
  readonly stage: Stage;
  readonly done: number;
  readonly total: number;
}

export interface AnalyzeOptions {
  readonly parser: Parser;
  readonly onProgress?: (progress: Progress) => void;
}

export interface Analysis {
  readonly specification: Specification;
  /** Decoded text of every file that evidence points into. */
  readonly texts: ReadonlyMap<FileId, string>;
}

export const ENGINE_VERSION = "0.1.0";

export function analyze(capture: Capture, _options: AnalyzeOptions): Analysis {
  const empty = {
    shown: false,
    statements: [],
    notShown: "Not shown. The material was not analysed.",
    reasons: [{ code: "not-analysed" as const }],
  };
  const points = Object.fromEntries(POINTS.map(({ name }) => [name, empty])) as { [P in PointName]: typeof empty };
  return {
    specification: {
      format: FORMAT,
      tool: { name: "as-built", version: ENGINE_VERSION },
      subject: { input: capture.input, digest: capture.digest },
      material: {
        files: capture.artifacts.map(({ id, kind, bytes, sha256 }) => ({ id, kind, bytes, sha256 })),
        missing: [],
        failures: [],
      },
      provenance: {
        totals: { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 },
        components: [],
        regions: [],
      },
      points,
    },
    texts: new Map(capture.artifacts.map((artifact) => [artifact.id, artifact.text])),
  };
}
