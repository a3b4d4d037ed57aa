/**
 * Captured files to a capture: sorted by id in code unit order, with the digest of the whole. The order in which the
 * files came changes nothing.
 */
import { hash } from "node:crypto";
import type { Artifact, Capture, CaptureFailure } from "@as-built/engine";
import { fileId } from "@as-built/spec";

/** Code unit order, the same in every locale. */
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export function assembleCapture(
  input: string,
  artifacts: readonly Artifact[],
  failures: readonly CaptureFailure[],
): Capture {
  const distinct = withDistinctIds(artifacts);
  const digests = distinct.map(({ sha256 }) => sha256).sort(compare);
  return {
    input,
    digest: hash("sha256", digests.join("\n"), "hex"),
    artifacts: distinct,
    failures: failures.toSorted((a, b) => compare(a.file, b.file) || compare(a.code, b.code)),
  };
}

/** The same file given twice is one; different files of one path are told apart by `~2`, `~3`, in the order of digests. */
function withDistinctIds(artifacts: readonly Artifact[]): readonly Artifact[] {
  const sorted = artifacts.toSorted((a, b) => compare(a.id, b.id) || compare(a.sha256, b.sha256));
  const seen = new Map<string, number>();
  const distinct = sorted.flatMap((artifact, index) => {
    const before = sorted[index - 1];
    if (before?.id === artifact.id && before.sha256 === artifact.sha256) return [];
    const count = (seen.get(artifact.id) ?? 0) + 1;
    seen.set(artifact.id, count);
    return [count === 1 ? artifact : { ...artifact, id: fileId(`${artifact.id}~${count}`) }];
  });
  return distinct.sort((a, b) => compare(a.id, b.id));
}
