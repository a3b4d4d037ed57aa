/** `asbuilt convert`: documents for others' tools, from a specification that is there already; nothing is analysed again. */
import { documentOf } from "./document.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { type FORMAT_ALIASES, type Format, formatOf, namedFormat } from "./format.ts";
import { ProblemError } from "./problem.ts";
import { openSubject } from "./subject.ts";
import { write } from "./terminal.ts";
import { writeDocument } from "./write-document.ts";

export interface ConvertOptions {
  readonly format?: Format | keyof typeof FORMAT_ALIASES;
  /** Several: each in the format that its ending names. */
  readonly output?: readonly string[];
  /** What the specification was made from, for the texts. */
  readonly material?: string;
  /** Files with indexes of a team's own packages. */
  readonly signatures?: readonly string[];
  /** Files with models of a team's own clients. */
  readonly models?: readonly string[];
}

/** @throws {ProblemError} what keeps the input from being read; `unknown-format`, `no-format`, `not-writable` */
export async function convertCommand(input: string, options: ConvertOptions): Promise<ExitCode> {
  const { format, output = [] } = options;
  const wanted = output.map((file) => [file, chosen(file, format)] as const);
  if (format === undefined && wanted.length === 0) throw new ProblemError("no-format", input);
  const subject = await openSubject(input, options);
  for (const [file, one] of wanted) await writeDocument(await documentOf(subject, one), file);
  if (format !== undefined && wanted.length === 0)
    await write(process.stdout, await documentOf(subject, namedFormat(format)));
  return EXIT.done;
}

function chosen(file: string, format: ConvertOptions["format"]): Format {
  const found = format === undefined ? formatOf(file) : namedFormat(format);
  if (found === undefined) throw new ProblemError("unknown-format", file);
  return found;
}
