/** Re-reads what a specification claims of its material: every quote at its offsets, every script covered once. */
import type { Evidence, FileId, Specification } from "@as-built/spec";
import { MAX_QUOTE, MAX_RANGE } from "@as-built/spec";

/** Every evidence object in a value, wherever it stands. */
function* evidenceIn(value: unknown): Generator<Evidence> {
  if (Array.isArray(value)) for (const item of value) yield* evidenceIn(item);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (key === "evidence" && Array.isArray(inner)) yield* inner;
      yield* evidenceIn(inner);
    }
  }
}

/** Ranges whose quote does not stand there, as "file:start-end". */
export function wrongRanges(specification: Specification, texts: ReadonlyMap<FileId, string>): readonly string[] {
  const wrong: string[] = [];
  for (const { file, start, end, quote } of evidenceIn(specification)) {
    const text = texts.get(file) ?? "";
    const stands =
      end > start && end - start <= MAX_RANGE && text.slice(start, Math.min(end, start + MAX_QUOTE)) === quote;
    if (!stands) wrong.push(`${file}:${start}-${end}`);
  }
  return wrong;
}

/** Script files that the regions do not cover exactly once. */
export function uncovered(
  { material, provenance }: Specification,
  texts: ReadonlyMap<FileId, string>,
): readonly FileId[] {
  const failed = new Set(material.failures.map(({ file }) => file));
  const scripts = material.files.filter(({ id, kind }) => kind === "script" && !failed.has(id));
  return scripts.flatMap(({ id }) => {
    let at = 0;
    for (const { file, start, end } of provenance.regions) {
      if (file !== id) continue;
      if (start !== at || end <= start) return [id];
      at = end;
    }
    return at === (texts.get(id) ?? "").length ? [] : [id];
  });
}
