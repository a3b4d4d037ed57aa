/** Several signature indexes as one: the published packages, and a team's own. */
import type { ReleaseSpan } from "./component.ts";
import { NO_SIGNATURES, type SignatureIndex } from "./signatures.ts";

/** Of a gram that several of them hold the last one decides. */
export function combineSignatures(indexes: readonly SignatureIndex[]): SignatureIndex {
  return indexes.reduce((base, own) => (base.size === 0 ? own : joined(base, own)), NO_SIGNATURES);
}

function joined(base: SignatureIndex, own: SignatureIndex): SignatureIndex {
  const from = base.components.length;
  const releases = new Map(base.releases);
  const shifted = new Map<readonly number[], readonly number[]>();
  const shift = (owners: readonly number[]): readonly number[] => {
    const known = shifted.get(owners);
    if (known) return known;
    const moved = owners.map((number) => number + from);
    shifted.set(owners, moved);
    return moved;
  };
  for (const [owners, [component, first, last]] of own.releases ?? []) {
    const span: ReleaseSpan = [component + from, first, last];
    releases.set(shift(owners), span);
  }
  return {
    components: [...base.components, ...own.components],
    size: base.size + own.size,
    sole: [...base.components.map((_, number) => base.sole[number] ?? 0), ...Array.from(own.sole)],
    releases,
    lookup: (gram) => {
      const found = own.lookup(gram);
      return found.length > 0 ? shift(found) : base.lookup(gram);
    },
  };
}
