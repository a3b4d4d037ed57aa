/**
 * What leads from another tool's document back to the specification: the extension `x-asbuilt-evidence`, one entry a range,
 * with the statement that it belongs to. Texts are the material's, as they stand there.
 */
import type { Basis, Evidence, Statement } from "@as-built/spec";

export interface Citation extends Pick<Evidence, "file" | "start" | "end" | "quote" | "says"> {
  /** Id of the statement. */
  readonly statement: string;
  readonly basis: Basis;
}

export interface Cited {
  readonly "x-asbuilt-evidence": Citation[];
}

export const cited = (...statements: readonly Statement[]): Cited => ({
  "x-asbuilt-evidence": statements.flatMap(citationsOf),
});

const citationsOf = ({ id, basis, evidence }: Statement): readonly Citation[] =>
  evidence.map(({ file, start, end, quote, says }) => ({
    statement: id,
    basis,
    file,
    start,
    end,
    quote,
    ...(says !== undefined && { says }),
  }));

/** What a statement says of certainty, in words that stand in descriptions. */
export const BASIS_WORDS: Readonly<Record<Basis, string>> = {
  shown: "Stands literally in the bundle.",
  derived: "Computed from the bundle.",
  inferred: "Inferred from a convention, or from code of unknown origin: look at the evidence.",
};

/** As a document in JSON: two spaces, a final newline. */
export const jsonText = (document: unknown): string => `${JSON.stringify(document, undefined, 2)}\n`;
