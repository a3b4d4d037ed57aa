/** `asbuilt verify`: holds a specification against the material that it is said to come from, and lists what is false. */
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { isRecording } from "@as-built/capture";
import { ENGINE_VERSION } from "@as-built/engine";
import type { Specification } from "@as-built/spec";
import { type AnalysisOfInput, analyzeInput } from "./analysis.ts";
import { captureInput } from "./capture-input.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { VERIFY } from "./messages.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { readSpecification } from "./subject.ts";
import { write } from "./terminal.ts";
import { plainMaterial } from "./verify/plain-material.ts";
import { notReproduced } from "./verify/reproduce.ts";
import { verify } from "./verify/verify.ts";

export interface VerifyOptions {
  /** A recording that was given beside the material. */
  readonly traffic?: string;
  /** Whether the material is analysed again, and each difference told. */
  readonly reproduce?: boolean;
  /** Files with indexes of a team's own packages, for the new analysis. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients, for the new analysis. */
  readonly models?: readonly string[];
}

/** @throws {ProblemError} and {CaptureError} what keeps one of the two from being read; `other-version` */
export async function verifyCommand(input: string, material: string, options: VerifyOptions): Promise<ExitCode> {
  const { traffic, reproduce = false } = options;
  const specification = await readSpecification(input);
  if (specification === undefined) throw new ProblemError("not-a-specification", input);
  const again = reproduce ? await analysedAgain(specification, material, options) : undefined;
  const { artifacts } = again?.capture ?? (await captureInput(material));
  const recording = traffic ?? (isRecording(material) ? material : undefined);
  const found = [
    ...verify(specification, plainMaterial(artifacts), await recordingAt(recording)),
    ...(again ? notReproduced(specification, again.specification) : []),
  ];
  const lines = found.map((one) => printable(VERIFY.line(one)));
  await write(process.stdout, `${[...lines, VERIFY.sum(found.length)].join("\n")}\n`);
  return found.length === 0 ? EXIT.done : EXIT.differs;
}

function analysedAgain(
  { tool: { version } }: Specification,
  material: string,
  { traffic, signatures, models }: VerifyOptions,
): Promise<AnalysisOfInput> {
  if (version !== ENGINE_VERSION)
    throw new ProblemError("other-version", `${version} wrote it, this is ${ENGINE_VERSION}`);
  return analyzeInput(material, { own: signatures, models, traffic });
}

async function recordingAt(path: string | undefined): Promise<ReadonlyMap<string, Uint8Array>> {
  if (path === undefined) return new Map();
  try {
    return new Map([[basename(resolve(path)), await readFile(path)]]);
  } catch {
    throw new ProblemError("not-found", path);
  }
}
