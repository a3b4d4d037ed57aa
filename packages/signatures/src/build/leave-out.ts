/** An index without the grams of some packages, where what all others have does not have to be read again. */
import { readEntries } from "@as-built/engine";
import { encodeSignatures } from "./encode.ts";

/** @param bytes those of an index; throws as `readSignatures` does */
export function leaveOut(bytes: Uint8Array, isOut: (name: string) => boolean): Uint8Array {
  const { components, sets, spans, grams, owners } = readEntries(bytes);
  const out = new Set(components.flatMap(({ name }, number) => (isOut(name) ? [number] : [])));
  const left = sets.map((numbers) => numbers.filter((number) => !out.has(number)));
  const isKept = (owner: number): boolean => {
    if (owner < components.length) return !out.has(owner);
    const at = owner - components.length;
    return at < left.length ? left[at]?.length !== 0 : !out.has(spans[at - left.length]?.[0] ?? -1);
  };
  const table = {
    components: components.map((component, number) => (out.has(number) ? { ...component, grams: 0 } : component)),
    sets: left,
    spans,
  };
  return encodeSignatures(table, {
    grams: grams.filter((_, at) => isKept(owners[at] ?? 0)),
    owners: owners.filter((owner) => isKept(owner)),
  });
}
