/** `asbuilt signatures add`: puts a team's own packages into an index of their own. */
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { loadSignatures } from "@as-built/signatures";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { SIGNATURES } from "./messages.ts";
import { printable } from "./printable.ts";
import { ProblemError } from "./problem.ts";
import { checkedIndex } from "./signatures.ts";
import { write } from "./terminal.ts";

export interface AddSignaturesOptions {
  readonly signatures: string;
  readonly only?: readonly string[];
}

/** @throws {ProblemError} `not-found`, `no-packages`, `not-signatures`, `not-writable` */
export async function addSignaturesCommand(
  folder: string,
  { signatures: file, only }: AddSignaturesOptions,
): Promise<ExitCode> {
  if (!existsSync(folder)) throw new ProblemError("not-found", folder);
  // Loaded here, so that an analysis does not pay for it.
  const { addPackages } = await import("@as-built/signatures/add");
  const { bytes, packages, total } = await addPackages({
    folder,
    names: only ?? [],
    published: loadSignatures(),
    ...(existsSync(file) && { previous: checkedIndex(file) }),
  });
  if (packages.length === 0) throw new ProblemError("no-packages", folder);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
  } catch (error) {
    throw new ProblemError("not-writable", error instanceof Error ? error.message : file);
  }
  const lines = packages.map((one) => printable(SIGNATURES.added(one)));
  await write(process.stdout, `${lines.join("\n")}\n${SIGNATURES.written(file, total)}\n`);
  return EXIT.done;
}
