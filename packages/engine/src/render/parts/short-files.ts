/**
 * Short names for the files that evidence lies in, `F1`, `F2`, in the order of their paths: names of built files are long,
 * and stand in every statement. One table says which is which.
 */
import { allEvidence, type Evidence, locatedStatements, type Specification } from "@as-built/spec";
import { code, type Inline, raw } from "../markdown/inline.ts";
import { fitted, item } from "./lines.ts";

export type ShortFiles = ReadonlyMap<string, string>;

export function shortFiles(specification: Specification): ShortFiles {
  const files = new Set<string>();
  for (const located of locatedStatements(specification)) for (const { file } of allEvidence(located)) files.add(file);
  for (const { leftOut = [] } of Object.values(specification.points))
    for (const { evidence } of leftOut) for (const { file } of evidence) files.add(file);
  return new Map([...files].sort().map((file, index) => [file, `F${index + 1}`]));
}

/** One entry a file. */
export const fileEntries = (files: ShortFiles): readonly string[] =>
  [...files].map(([file, short]) => item(short, [fitted(file, code)]));

/** `F3:10-20 +2`. */
export function placeOf(files: ShortFiles, evidence: readonly Evidence[], sightings = 0): Inline {
  const [first] = evidence;
  const more = Math.max(evidence.length, sightings) - 1;
  if (first === undefined) return raw("no place");
  return raw(`${files.get(first.file) ?? "?"}:${first.start}-${first.end}${more > 0 ? ` +${more}` : ""}`);
}
