/**
 * An independent check of a specification against its material: it shares the format's types with the analysis, and nothing
 * of its rules. Takes both, gives what is false, in the order of the checks; an empty list where nothing is.
 */
import type { Specification } from "@as-built/spec";
import { checkBasis } from "./check-basis.ts";
import { checkConsistency } from "./check-consistency.ts";
import { checkCounts } from "./check-counts.ts";
import { checkEvidence } from "./check-evidence.ts";
import { checkIdentities } from "./check-identities.ts";
import { checkMaterial } from "./check-material.ts";
import { checkPointed } from "./check-pointed.ts";
import { checkPremises } from "./check-premises.ts";
import { checkReferences } from "./check-references.ts";
import { checkShape } from "./check-shape.ts";
import { checkTraffic } from "./check-traffic.ts";
import { checkWords } from "./check-words.ts";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";

/** @param recordings of traffic, by name */
export function verify(
  specification: Specification,
  files: PlainMaterial,
  recordings: ReadonlyMap<string, Uint8Array> = new Map(),
): readonly Falsehood[] {
  const malformed = checkShape(specification);
  // The other checks read what the types promise.
  if (malformed.length > 0) return malformed;
  return [
    ...checkMaterial(specification, files),
    ...checkEvidence(specification, files),
    ...checkReferences(specification),
    ...checkCounts(specification, files),
    ...checkIdentities(specification),
    ...checkConsistency(specification),
    ...checkWords(specification, files),
    ...checkPremises(specification, files),
    ...checkPointed(specification, files),
    ...checkBasis(specification, files),
    ...checkTraffic(specification, recordings),
  ];
}
