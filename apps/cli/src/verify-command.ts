/** `asbuilt verify`: holds a specification against the material that it is said to come from, and lists what is false. */
import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { isRecording } from "@as-built/capture";
import { captureInput } from "./capture-input.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { VERIFY } from "./messages.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { readSpecification } from "./subject.ts";
import { write } from "./terminal.ts";
import { plainMaterial } from "./verify/plain-material.ts";
import { verify } from "./verify/verify.ts";

export interface VerifyOptions {
  /** A recording that was given beside the material. */
  readonly traffic?: string;
}

/** @throws {ProblemError} and {CaptureError} what keeps one of the two from being read */
export async function verifyCommand(input: string, material: string, { traffic }: VerifyOptions): Promise<ExitCode> {
  const specification = await readSpecification(input);
  if (specification === undefined) throw new ProblemError("not-a-specification", input);
  const { artifacts } = await captureInput(material);
  const recording = traffic ?? (isRecording(material) ? material : undefined);
  const found = verify(specification, plainMaterial(artifacts), await recordingAt(recording));
  const lines = found.map((one) => printable(VERIFY.line(one)));
  await write(process.stdout, `${[...lines, VERIFY.sum(found.length)].join("\n")}\n`);
  return found.length === 0 ? EXIT.done : EXIT.differs;
}

async function recordingAt(path: string | undefined): Promise<ReadonlyMap<string, Uint8Array>> {
  if (path === undefined) return new Map();
  try {
    return new Map([[basename(resolve(path)), await readFile(path)]]);
  } catch {
    throw new ProblemError("not-found", path);
  }
}
