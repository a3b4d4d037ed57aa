/** Every piece of evidence in a specification, wherever it stands: its file is there, its range lies in it, its quote is the text. */
import { type Evidence, MAX_EVIDENCE, MAX_QUOTE, MAX_RANGE, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";

export const checkEvidence = (specification: Specification, files: PlainMaterial): readonly Falsehood[] =>
  Array.from(evidenceIn(specification, "")).flatMap(({ list, owner, where }) => [
    ...list.flatMap((evidence) => checkRange(evidence, where, files)),
    ...checkPointers(list, owner, where),
    ...checkSteps(list, where),
  ]);

interface Found {
  readonly list: readonly Evidence[];
  /** What it is the evidence of. */
  readonly owner: object;
  readonly where: string;
}

function* evidenceIn(value: unknown, where: string): Generator<Found> {
  if (typeof value !== "object" || value === null) return;
  if ("evidence" in value && Array.isArray(value.evidence))
    yield { list: value.evidence, owner: value, where: "id" in value ? String(value.id) : where };
  for (const [key, inner] of Object.entries(value)) if (key !== "evidence") yield* evidenceIn(inner, `${where}/${key}`);
}

function checkRange({ file, start, end, quote }: Evidence, where: string, files: PlainMaterial): readonly Falsehood[] {
  const text = files.get(file)?.text;
  const what = `${file}:${start}-${end}`;
  if (text === undefined) return [{ code: "unknown-file", where, what }];
  const isRange = Number.isInteger(start) && Number.isInteger(end) && start >= 0 && end > start;
  if (!isRange || end > text.length || end - start > MAX_RANGE) return [{ code: "wrong-range", where, what }];
  return text.slice(start, Math.min(end, start + MAX_QUOTE)) === quote ? [] : [{ code: "wrong-quote", where, what }];
}

/** A piece that says what it is for names something that the statement has. */
const checkPointers = (list: readonly Evidence[], owner: object, where: string): readonly Falsehood[] =>
  list.flatMap(({ for: pointer }) =>
    pointer === undefined || resolves(owner, pointer) ? [] : [{ code: "wrong-pointer", where, what: pointer } as const],
  );

function resolves(owner: object, pointer: string): boolean {
  let value: unknown = owner;
  for (const part of pointer.split("/").slice(1)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return false;
    value = Reflect.get(value, key);
  }
  return pointer.startsWith("/");
}

/** The steps of a derivation are numbered from 1 without a gap. */
function checkSteps(list: readonly Evidence[], where: string): readonly Falsehood[] {
  if (list.length > MAX_EVIDENCE) return [{ code: "too-much-evidence", where, what: String(list.length) }];
  const steps = new Set(list.flatMap(({ step }) => (step === undefined ? [] : [step])));
  const missing = Array.from(steps, (_, index) => index + 1).find((step) => !steps.has(step));
  return missing === undefined ? [] : [{ code: "wrong-steps", where, what: String(missing) }];
}
