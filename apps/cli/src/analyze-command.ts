/** `asbuilt analyze`: runs the job, writes the document and the summary, answers with an exit code. */
import type { Document } from "./document.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { type FORMAT_ALIASES, type Format, formatOf, namedFormat, namesFolder } from "./format.ts";
import { type Job, type Outcome, runJob } from "./job.ts";
import { SUMMARY } from "./messages.ts";
import { ProblemError } from "./problem.ts";
import { showProgress } from "./progress.ts";
import { renderSummary } from "./render-summary.ts";
import { runInThread } from "./run-in-thread.ts";
import { terminalOf, write } from "./terminal.ts";
import { writeDocument, writePieces } from "./write-document.ts";

export interface AnalyzeOptions {
  readonly format?: Format | keyof typeof FORMAT_ALIASES;
  readonly output?: string;
  /** Seconds. */
  readonly timeout?: number;
  readonly color: boolean;
  /** Neither summary nor progress. */
  readonly quiet?: boolean;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[];
  /** For the host of an address. */
  readonly header?: Readonly<Record<string, string>>;
  readonly allowOrigin?: readonly string[];
  readonly ignoreRobots?: boolean;
  readonly sourceMaps?: boolean;
  /** A recording of the application's traffic. */
  readonly traffic?: string;
}

/** @throws {ProblemError} with what went wrong, for the catalogue of messages */
export async function analyzeCommand(input: string, options: AnalyzeOptions): Promise<ExitCode> {
  // Libraries that colour by themselves look here.
  if (!options.color) process.env.NO_COLOR = "1";
  const format = chosenFormat(options);
  const outcome = await run(
    {
      input,
      ...(format && { format }),
      ...(isInPieces(options, format) && { pieces: true }),
      ...(options.signatures && { signatures: options.signatures }),
      ...(options.models && { models: options.models }),
      ...(options.header && { headers: options.header }),
      ...(options.allowOrigin && { origins: options.allowOrigin }),
      ...(options.ignoreRobots && { ignoreRobots: true }),
      ...(options.sourceMaps && { sourceMaps: true }),
      ...(options.traffic && { traffic: options.traffic }),
    },
    options,
  );
  if (!outcome.ok) throw new ProblemError(outcome.problem.code, outcome.problem.subject);
  const { document, summary } = outcome;
  // The document alone on stdout, so that it can be piped; the summary then goes beside it.
  const toStdout = document !== undefined && options.output === undefined;
  const created = document === undefined ? undefined : await put(document, options.output);
  const stream = toStdout ? process.stderr : process.stdout;
  if (options.quiet) return EXIT.done;
  await write(stream, renderSummary(summary, terminalOf(stream, options.color)));
  if (options.output !== undefined) await write(stream, `\n${SUMMARY.written(options.output, created)}\n`);
  return EXIT.done;
}

function chosenFormat({ format, output }: AnalyzeOptions): Format | undefined {
  if (format !== undefined) return namedFormat(format);
  if (output === undefined) return undefined;
  const named = formatOf(output);
  if (named === undefined) throw new ProblemError("unknown-format", output);
  return named;
}

const isInPieces = ({ output }: AnalyzeOptions, format: Format | undefined): boolean =>
  format === "md" && output !== undefined && namesFolder(output);

/** In place where nobody watches and nothing limits it: that is fastest. */
async function run(job: Job, { timeout: limit, quiet = false }: AnalyzeOptions): Promise<Outcome> {
  const { onStep, end } = await showProgress(process.stderr, quiet);
  if (limit === undefined && onStep === undefined) return runJob(job);
  try {
    return await runInThread(job, { ...(onStep && { onStep }), ...(limit !== undefined && { limit }) });
  } finally {
    end();
  }
}

/** Gives the outermost folder that was created for it: a path may be mistyped. */
async function put(document: Document, output: string | undefined): Promise<string | undefined> {
  if (typeof document !== "string") return writePieces(document, output ?? ".");
  if (output !== undefined) return writeDocument(document, output);
  await write(process.stdout, document);
  return undefined;
}
