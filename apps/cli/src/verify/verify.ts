/**
 * An independent check of a specification against its material: it shares the format's types with the analysis, and nothing
 * of its rules. Takes both, gives what is false, in the order of the checks; an empty list where nothing is.
 */
import { FORMAT, POINTS, type Specification } from "@as-built/spec";
import { checkCounts } from "./check-counts.ts";
import { checkEvidence } from "./check-evidence.ts";
import { checkMaterial } from "./check-material.ts";
import { checkPremises } from "./check-premises.ts";
import { checkReferences } from "./check-references.ts";
import { checkTraffic } from "./check-traffic.ts";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";

/** @param recordings of traffic, by name */
export function verify(
  specification: Specification,
  files: PlainMaterial,
  recordings: ReadonlyMap<string, Uint8Array> = new Map(),
): readonly Falsehood[] {
  const malformed = malformedPart(specification);
  if (malformed !== undefined) return [{ code: "malformed", where: malformed, what: FORMAT }];
  return [
    ...checkMaterial(specification, files),
    ...checkEvidence(specification, files),
    ...checkReferences(specification),
    ...checkCounts(specification, files),
    ...checkPremises(specification, files),
    ...checkTraffic(specification, recordings),
  ];
}

/** The lists that the checks walk are there; the rest of the shape is the schema's. */
function malformedPart({ material, provenance, points, subject }: Partial<Specification>): string | undefined {
  const lists: readonly (readonly [string, unknown])[] = [
    ["/material/files", material?.files],
    ["/material/failures", material?.failures],
    ["/provenance/regions", provenance?.regions],
    ["/provenance/components", provenance?.components],
    ...POINTS.map(({ name }) => [`/points/${name}/statements`, points?.[name]?.statements] as const),
  ];
  const [part] = lists.find(([, list]) => !Array.isArray(list)) ?? [];
  if (part !== undefined || subject === undefined || provenance?.totals === undefined) return part ?? "/subject";
  const statements = POINTS.flatMap(({ name }): readonly object[] => points?.[name].statements ?? []);
  return statements.every(isStatement) ? undefined : "/points";
}

const isStatement = (value: object): boolean =>
  typeof Reflect.get(value, "id") === "string" && Array.isArray(Reflect.get(value, "evidence"));
