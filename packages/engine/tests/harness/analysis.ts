/** Runs the engine, as users run it, over the files of one example. */
import { captureFiles } from "@as-built/capture";
import { analyze, type Model } from "@as-built/engine";
import { oxcParser } from "@as-built/engine/oxc";
import { loadSignatures } from "@as-built/signatures";
import type { Kinds } from "./compare.ts";
import { FACT_KINDS, type Found } from "./fact-kinds.ts";

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

const parser = oxcParser();
const signatures = loadSignatures();
const encoder = new TextEncoder();

/**
 * Statements of the given kinds. The index of known libraries takes part where there are libraries in the files. Throws
 * where a file could not be read: an example that is not analysed shows nothing.
 */
export function factsIn(
  files: readonly TextFile[],
  kinds: Kinds,
  { withLibraries = false, models = [] }: { readonly withLibraries?: boolean; readonly models?: readonly Model[] } = {},
): readonly Found[] {
  const input = files.map(({ path, text }) => ({ path, bytes: encoder.encode(text) }));
  const options = withLibraries ? { parser, signatures, models } : { parser, models };
  const { specification } = analyze(captureFiles("example", input), options);
  const [failure] = specification.material.failures;
  if (failure) throw new Error(`${failure.file}: ${failure.error}`);
  return [...FACT_KINDS].flatMap(([kind, { read }]) => (kinds.has(kind) ? read(specification) : []));
}
