/**
 * One analysis as a job: takes an input and a format, gives plain data that can cross from a worker thread. The same
 * job runs in place, or in a thread that can be ended.
 */
import { analyzeInput, type Step } from "./analysis.ts";
import { type Document, documentInPieces, documentOf } from "./document.ts";
import type { Format } from "./format.ts";
import { type Problem, problemOf } from "./problem.ts";
import { type Summary, summarize } from "./summary.ts";

export interface Job {
  readonly input: string;
  readonly format?: Format;
  /** Markdown in several files. */
  readonly pieces?: boolean;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[];
  /** For the host of an address. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly origins?: readonly string[];
  readonly ignoreRobots?: boolean;
  readonly sourceMaps?: boolean;
  /** A recording of the application's traffic. */
  readonly traffic?: string;
}

export type Outcome =
  | { readonly ok: true; readonly summary: Summary; readonly document?: Document }
  | { readonly ok: false; readonly problem: Problem };

export type OnStep = (step: Step) => void;

/** Never rejects: whatever goes wrong is the outcome. */
export async function runJob({ input, format, pieces, signatures, ...rest }: Job, onStep?: OnStep): Promise<Outcome> {
  try {
    const analysis = await analyzeInput(input, { ...rest, own: signatures, onStep });
    const summary = summarize(analysis.specification, analysis.capture);
    if (format === undefined) return { ok: true, summary };
    return { ok: true, summary, document: pieces ? documentInPieces(analysis) : await documentOf(analysis, format) };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
