/** The index of published packages, with a team's own indexes joined to it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { readSignatures, type SignatureIndex } from "@as-built/engine";
import { loadSignatures } from "@as-built/signatures";
import { ProblemError } from "./problem.ts";

/** @throws {ProblemError} `not-signatures` */
export const signaturesWith = (files: readonly string[]): SignatureIndex => loadSignatures(checkedIndexes(files));

/**
 * The absolute paths of indexes that somebody named, each of which can be read.
 * @throws {ProblemError} `not-signatures`
 */
export const checkedIndexes = (files: readonly string[]): readonly string[] =>
  files.map((file) => {
    checkedIndex(file);
    return resolve(file);
  });

/**
 * The bytes of an index that somebody named.
 * @throws {ProblemError} `not-signatures`
 */
export function checkedIndex(file: string): Uint8Array {
  try {
    const bytes = readFileSync(file);
    readSignatures(bytes);
    return bytes;
  } catch {
    throw new ProblemError("not-signatures", file);
  }
}
