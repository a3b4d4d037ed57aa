/** From an input to its specification: capture, then the engine with the native parser. The only place that joins them. */
import { CaptureError, holdsScript, readTraffic, tryInProcess } from "@as-built/capture";
import { type Analysis, analyze, type Capture, captureWords, type Progress, type Stage } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { captureInput } from "./capture-input.ts";
import { locate } from "./locate.ts";
import { modelsIn } from "./models.ts";
import { ProblemError } from "./problem.ts";
import { signaturesWith } from "./signatures.ts";
import { growYoungGeneration, keepYoungGeneration } from "./young-generation.ts";

/** How far the analysis is, from 0 to 1 within its stage. */
export interface Step {
  readonly stage: "capture" | Stage;
  readonly share: number;
}

export interface AnalysisOfInput extends Analysis {
  readonly capture: Capture;
}

export interface AnalysisOptions {
  /** Files with indexes of the team's own packages. */
  readonly own?: readonly string[] | undefined;
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[] | undefined;
  /** For the host of an address. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Origins from which files are fetched, beside those of the address and of what its pages load. */
  readonly origins?: readonly string[] | undefined;
  /** Whether what a site's robots.txt forbids is fetched all the same. */
  readonly ignoreRobots?: boolean | undefined;
  /** Whether source maps are fetched and kept beside the files of an address. */
  readonly sourceMaps?: boolean | undefined;
  /** A recording of the application's traffic, beside what is analysed. */
  readonly traffic?: string | undefined;
  readonly onStep?: ((step: Step) => void) | undefined;
}

/**
 * @throws {ProblemError} `no-scripts`, `no-scripts-saved`, `empty`, `not-javascript`, `not-decompressed`, `hermes-bytecode`, `not-signatures`, `not-models`
 * @throws {CaptureError} where nothing could be captured, or a site forbids its scripts
 */
export async function analyzeInput(
  input: string,
  { own = [], models = [], headers, origins, traffic, ignoreRobots, sourceMaps, onStep }: AnalysisOptions = {},
): Promise<AnalysisOfInput> {
  const parser = oxcParser({ trial: tryInProcess });
  growYoungGeneration();
  const signatures = signaturesWith(own);
  const known = modelsIn(models);
  const recorded = traffic === undefined ? undefined : await readTraffic(traffic);
  const captured = await captureInput(input, {
    headers,
    parser,
    signatures,
    origins,
    ignoreRobots,
    sourceMaps,
    onProgress: onStep && ((done, total) => onStep({ stage: "capture", share: done / total })),
  });
  const capture = recorded === undefined ? captured : { ...captured, traffic: recorded };
  requireScripts(capture, input);
  keepYoungGeneration();
  const analysis = analyze(capture, {
    parser,
    signatures,
    models: known,
    ...(onStep && { onProgress: (progress: Progress) => onStep(stepOf(progress)) }),
  });
  requireJavaScript(capture, analysis);
  return { ...analysis, capture };
}

const stepOf = ({ stage, done, total }: Progress): Step => ({ stage, share: total === 0 ? 1 : done / total });

function requireScripts(capture: Capture, input: string): void {
  const { artifacts, failures } = capture;
  if (holdsScript(capture)) return;
  if (artifacts.every(({ bytes }) => bytes === 0)) throw new ProblemError("empty", input);
  const disguised = failures.find(({ code }) => code === "not-text");
  if (disguised) throw new ProblemError("not-javascript", disguised.file);
  const compiled = failures.find(({ code }) => code === "hermes-bytecode");
  if (compiled) throw new ProblemError("hermes-bytecode", `${compiled.file}, ${compiled.detail}`);
  const packed = failures.find(({ code }) => code === "not-decompressed" || code === "decompressed-too-large");
  if (packed) throw new ProblemError("not-decompressed", packed.file);
  throw new ProblemError(/\.mht(?:ml)?$/i.test(input) ? "no-scripts-saved" : "no-scripts", input);
}

/** Where every script failed and no code was attributed to anything, nothing was read. */
function requireJavaScript(capture: Capture, { specification }: Analysis): void {
  const { material, provenance } = specification;
  const failed = new Set(material.failures.map(({ file }) => file));
  const allFailed = capture.artifacts.every(({ kind, id }) => kind !== "script" || failed.has(id));
  const nothing = Object.values(provenance.totals).every((size) => size === 0);
  const first = material.failures.find(({ at }) => at !== undefined) ?? material.failures[0];
  if (!allFailed || !nothing) return;
  const forbidden = capture.failures.find(({ code }) => code === "disallowed");
  if (forbidden) throw new CaptureError("address-disallowed", forbidden.file);
  if (first) throw new ProblemError("not-javascript", locate(first, capture));
  const [lost] = capture.failures;
  if (lost) throw new ProblemError("not-javascript", `${lost.file}: ${captureWords(lost)}`);
}
