/** Which statements a file shows, and where: the evidence seen from the material's side. */
import type { FileId } from "./brands.ts";
import type { Evidence } from "./evidence.ts";
import { type Located, locatedStatements } from "./located.ts";
import type { Specification } from "./specification.ts";

export type Sighting = Located & { readonly evidence: Evidence };

/** All ranges of a file that are evidence of a statement, sorted by start, then end. */
export function evidenceInFile(specification: Specification, file: FileId): readonly Sighting[] {
  const sightings: Sighting[] = [];
  for (const located of locatedStatements(specification)) {
    for (const evidence of allEvidence(located)) {
      if (evidence.file === file) sightings.push({ ...located, evidence });
    }
  }
  return sightings.sort((a, b) => a.evidence.start - b.evidence.start || a.evidence.end - b.evidence.end);
}

/** The ranges of a statement, those of its transitions after its own. */
export function allEvidence(located: Located): readonly Evidence[] {
  if (located.point !== "states") return located.statement.evidence;
  const { evidence, transitions = [] } = located.statement;
  return [...evidence, ...transitions.flatMap((transition) => transition.evidence)];
}

/** Files that some evidence points into, sorted: those whose text a reader needs. */
export function filesWithEvidence(specification: Specification): readonly FileId[] {
  const files = new Set<FileId>();
  const add = (list: readonly Evidence[] = []) => {
    for (const { file } of list) files.add(file);
  };
  for (const located of locatedStatements(specification)) add(allEvidence(located));
  for (const point of Object.values(specification.points)) {
    for (const leftOut of point.leftOut ?? []) add(leftOut.evidence);
  }
  for (const component of specification.provenance.components) add(component.evidence);
  for (const bundler of specification.material.bundlers ?? []) add(bundler.evidence);
  for (const missing of specification.material.missing) add(missing.evidence);
  return [...files].sort();
}
