/** The version that a data file of the product states of itself, a web app manifest say. */
import type { Fact } from "../../fact.ts";

/** The manifest of another's package has its version, and the licence under which it is used. */
const isOwn = (text: string): boolean => /^\s*\{/.test(text) && !/"(?:license|dependencies)"\s*:/.test(text);

/** Found by the key, so that the range is exact. */
export function manifestConstants(text: string, file: string): readonly Fact[] {
  const found = isOwn(text) ? /"version"\s*:\s*"([^"\\]+)"/.exec(text) : undefined;
  const value = found?.[1];
  if (!found || value === undefined) return [];
  const evidence = { file, start: found.index, end: found.index + found[0].length, says: "member of the manifest" };
  return [{ point: "constants", content: { name: "version", value }, basis: "shown", evidence: [evidence] }];
}
