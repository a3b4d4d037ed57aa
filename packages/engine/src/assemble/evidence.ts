/** Ranges as evidence: moved to the file, cut to the allowed length, with the text that stands there. */
import type { Evidence, FileId, NonEmpty } from "@as-built/spec";
import { fileId, isNonEmpty, MAX_EVIDENCE, MAX_QUOTE, MAX_RANGE, offset } from "@as-built/spec";
import type { FactEvidence, FileEvidence } from "../extract/fact.ts";
import { inFile } from "../script.ts";
import type { Unit, UnitGraph } from "../unpack/units.ts";

interface FileRange {
  readonly file: FileId;
  readonly start: number;
  readonly end: number;
}

export interface EvidenceSource {
  readonly texts: ReadonlyMap<FileId, string>;
  readonly units: UnitGraph;
}

/** A range of a file with its quote, cut to `most` code units; undefined where nothing stands there. */
export function quoted(
  { file, start, end }: FileRange,
  texts: EvidenceSource["texts"],
  says: string,
  most = MAX_RANGE,
): Evidence | undefined {
  const text = texts.get(file) ?? "";
  const stop = Math.min(end, start + most, text.length);
  if (stop <= start) return undefined;
  const quote = text.slice(start, Math.min(stop, start + MAX_QUOTE));
  return { file, start: offset(start), end: offset(stop), quote, says };
}

export function evidenceOf(item: FactEvidence | FileEvidence, { texts, units }: EvidenceSource): Evidence | undefined {
  const inScript = "script" in item;
  const range = inScript ? inFile(item.script, item) : { ...item, file: fileId(item.file) };
  const found = quoted(range, texts, item.says);
  const unit: Unit | undefined = inScript ? units.unitAt(item.script, item.start) : undefined;
  return (
    found && {
      ...found,
      ...(unit ? { module: unit.module.id } : {}),
      ...(item.for === undefined ? {} : { for: item.for }),
      ...(inScript && item.step !== undefined ? { step: item.step } : {}),
    }
  );
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
