/**
 * Captured files to a capture: texts that are there only compressed as a browser gets them, sorted by id in code unit
 * order, with the digest of the whole. The order in which the files came changes nothing.
 */
import { hash } from "node:crypto";
import type { Capture, CaptureFailure } from "@as-built/engine";
import { fileId } from "@as-built/spec";
import { shownName } from "./archive/archive-path.ts";
import type { Captured } from "./artifact-of.ts";
import { ARCHIVE_LIMITS, MAX_PATH_LENGTH } from "./limits.ts";
import { withPlainTexts } from "./plain-texts.ts";

/** Code unit order, the same in every locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What became of a file. */
export type Outcome = Captured | { readonly failure: CaptureFailure };

export function assembleCapture(input: string, given: readonly Outcome[], maxFileBytes: number): Capture {
  const outcomes = given.map(withinPath);
  const found = outcomes.flatMap((outcome) => ("artifact" in outcome ? outcome : []));
  const lost = outcomes.flatMap((outcome) => ("artifact" in outcome ? [] : outcome.failure));
  const limits = { ...ARCHIVE_LIMITS, maxEntryBytes: maxFileBytes };
  const captured = withPlainTexts(withDistinctIds(found), new Set(lost.map(({ file }) => file)), limits);
  const artifacts = captured.map(({ artifact }) => artifact).sort((a, b) => compare(a.id, b.id));
  const digests = artifacts.map(({ sha256 }) => sha256).sort(compare);
  const failures = [...lost, ...captured.flatMap(({ failure }) => failure ?? [])];
  return {
    input,
    digest: hash("sha256", digests.join("\n"), "hex"),
    artifacts,
    failures: failures.sort((a, b) => compare(a.file, b.file) || compare(a.code, b.code)),
  };
}

const withinPath = (one: Outcome): Outcome =>
  "artifact" in one && one.artifact.id.length > MAX_PATH_LENGTH
    ? { failure: { file: fileId(shownName(one.artifact.id)), code: "path-too-long" } }
    : one;

/** The same file given twice is one; different files of one path are told apart by `~2`, `~3`, in the order of digests. */
function withDistinctIds(captured: readonly Captured[]): readonly Captured[] {
  const sorted = captured.toSorted(
    ({ artifact: a }, { artifact: b }) => compare(a.id, b.id) || compare(a.sha256, b.sha256),
  );
  const seen = new Map<string, number>();
  const distinct = sorted.flatMap((one, index) => {
    const { artifact } = one;
    const before = sorted[index - 1]?.artifact;
    if (before?.id === artifact.id && before.sha256 === artifact.sha256) return [];
    const count = (seen.get(artifact.id) ?? 0) + 1;
    seen.set(artifact.id, count);
    return [count === 1 ? one : { ...one, artifact: { ...artifact, id: fileId(`${artifact.id}~${count}`) } }];
  });
  return distinct.sort((a, b) => compare(a.artifact.id, b.artifact.id));
}
