/** Poorer variants of an index: fewer grams, or packages left out. Which ones is fixed by their hashes. */
import type { SignatureIndex } from "@as-built/engine";

const NONE: readonly number[] = [];

/** `sampling`: every how many-th gram is kept. `leftOut`: share of the packages, in percent. */
export function variantOf(index: SignatureIndex, sampling: number, leftOut: number): SignatureIndex {
  const { lookup } = without(index, (name) => hash(name) % 100 < leftOut);
  return {
    ...index,
    components: index.components.map((component) => ({
      ...component,
      every: component.every * sampling,
      grams: component.grams / sampling,
    })),
    lookup: (gram) => ((gram >>> 7) % sampling === 0 ? lookup(gram) : NONE),
  };
}

/** Without the grams of some packages. */
export function without(index: SignatureIndex, isLeftOut: (name: string) => boolean): SignatureIndex {
  const kept = index.components.map(({ name }) => !isLeftOut(name));
  const sifted = new Map<readonly number[], readonly number[]>();
  const sift = (owners: readonly number[]): readonly number[] => {
    const known = sifted.get(owners) ?? owners.filter((owner) => kept[owner]);
    sifted.set(owners, known);
    return known;
  };
  return { ...index, lookup: (gram) => sift(index.lookup(gram)) };
}

function hash(name: string): number {
  let value = 7;
  for (let at = 0; at < name.length; at++) value = (Math.imul(value, 31) + name.charCodeAt(at)) >>> 0;
  return (value ^ (value >>> 11)) >>> 0;
}
