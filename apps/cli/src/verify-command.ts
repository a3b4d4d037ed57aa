/** `asbuilt verify`: holds a specification against the material that it is said to come from, and lists what is false. */
import { captureInput } from "./capture-input.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { VERIFY } from "./messages.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { readSpecification } from "./subject.ts";
import { write } from "./terminal.ts";
import { plainMaterial } from "./verify/plain-material.ts";
import { verify } from "./verify/verify.ts";

/** @throws {ProblemError} and {CaptureError} what keeps one of the two from being read */
export async function verifyCommand(input: string, material: string): Promise<ExitCode> {
  const specification = await readSpecification(input);
  if (specification === undefined) throw new ProblemError("not-a-specification", input);
  const { artifacts } = await captureInput(material);
  const found = verify(specification, plainMaterial(artifacts));
  const lines = found.map((one) => printable(VERIFY.line(one)));
  await write(process.stdout, `${[...lines, VERIFY.sum(found.length)].join("\n")}\n`);
  return found.length === 0 ? EXIT.done : EXIT.differs;
}
