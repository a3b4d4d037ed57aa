/**
 * What a question is about: the specification of an application, and the texts that its evidence points into. Comes from a
 * file in the format `asbuilt/1`, as an analysis wrote it, or from material, which is analysed here.
 */
import { readFile, stat } from "node:fs/promises";
import { isAddress } from "@as-built/capture";
import type { Capture } from "@as-built/engine";
import { type FileId, misfit, readJson, type Specification } from "@as-built/spec";
import schema from "@as-built/spec/schema" with { type: "json" };
import { analyzeInput } from "./analysis.ts";
import { captureInput } from "./capture-input.ts";
import { ProblemError } from "./problem.ts";

export interface AnalysedSubject {
  readonly specification: Specification;
  /** By file; empty where a specification came without its material. */
  readonly texts: ReadonlyMap<FileId, string>;
}

export interface SubjectOptions {
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[] | undefined;
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[] | undefined;
  /** What a specification was made from, for the texts. */
  readonly material?: string | undefined;
}

/**
 * @param input a specification, or a folder, an archive or a script
 * @throws {ProblemError} and {CaptureError} as an analysis does; `not-a-specification`
 */
export async function openSubject(input: string, options: SubjectOptions = {}): Promise<AnalysedSubject> {
  const specification = await readSpecification(input);
  if (specification === undefined) {
    const analysis = await analyzeInput(input, { own: options.signatures, models: options.models });
    return { specification: analysis.specification, texts: textsOf(analysis.capture) };
  }
  const { material } = options;
  return { specification, texts: material === undefined ? new Map() : textsOf(await captureInput(material)) };
}

const textsOf = ({ artifacts }: Capture): ReadonlyMap<FileId, string> =>
  new Map(artifacts.filter(({ text }) => text !== "").map(({ id, text }) => [id, text]));

/** `undefined` where the input is something else. */
export async function readSpecification(input: string): Promise<Specification | undefined> {
  if (isAddress(input) || !input.toLowerCase().endsWith(".json")) return undefined;
  const isFile = await stat(input).then(
    (found) => found.isFile(),
    () => false,
  );
  if (!isFile) throw new ProblemError("not-found", input);
  const value = readJson(await readFile(input, "utf8"));
  const wrong = misfit(value, schema);
  if (isSpecification(value, wrong)) return value;
  throw new ProblemError("not-a-specification", wrong ? `${input} (${wrong})` : input);
}

const isSpecification = (value: unknown, wrong: string | undefined): value is Specification =>
  value !== undefined && wrong === undefined;
