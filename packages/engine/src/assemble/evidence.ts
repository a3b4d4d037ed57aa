/** Ranges as evidence: moved to the file, cut to the allowed length, with the text that stands there. */
import type { Evidence, FileId, NonEmpty } from "@as-built/spec";
import { fileId, isNonEmpty, MAX_EVIDENCE, MAX_QUOTE, MAX_RANGE, offset } from "@as-built/spec";
import type { FactEvidence, FileEvidence } from "../extract/fact.ts";
import type { Unit, UnitGraph } from "../unpack/units.ts";

export interface EvidenceSource {
  readonly texts: ReadonlyMap<FileId, string>;
  readonly units: UnitGraph;
}

function evidenceOf(item: FactEvidence | FileEvidence, { texts, units }: EvidenceSource): Evidence | undefined {
  const inScript = "script" in item;
  const file = inScript ? item.script.file : fileId(item.file);
  const base = inScript ? item.script.base : 0;
  const text = texts.get(file) ?? "";
  const start = base + item.start;
  const end = Math.min(base + item.end, start + MAX_RANGE, text.length);
  if (end <= start) return undefined;
  const unit: Unit | undefined = inScript ? units.unitAt(item.script, item.start) : undefined;
  return {
    file,
    start: offset(start),
    end: offset(end),
    quote: text.slice(start, Math.min(end, start + MAX_QUOTE)),
    ...(unit ? { module: unit.module.id } : {}),
    says: item.says,
    ...(item.for === undefined ? {} : { for: item.for }),
    ...(inScript && item.step !== undefined ? { step: item.step } : {}),
  };
}

/** Evidence of several sightings, the first one's first, each range once for what it says; undefined where none is left. */
export function mergedEvidence(
  facts: readonly { readonly evidence: readonly (FactEvidence | FileEvidence)[] }[],
  source: EvidenceSource,
): NonEmpty<Evidence> | undefined {
  const seen = new Set<string>();
  const out: Evidence[] = [];
  for (const item of facts.flatMap(({ evidence }) => evidence)) {
    if (out.length >= MAX_EVIDENCE) break;
    const evidence = evidenceOf(item, source);
    if (!evidence) continue;
    const key = `${evidence.file}:${evidence.start}:${evidence.end}:${evidence.for ?? ""}`;
    if (!seen.has(key)) out.push(evidence);
    seen.add(key);
  }
  return isNonEmpty(out) ? out : undefined;
}
