/** Several signature indexes as one: the published packages, and a team's own. */
import { NO_SIGNATURES, type SignatureIndex } from "./signatures.ts";

/** Of a gram that several of them hold the last one decides. */
export function combineSignatures(indexes: readonly SignatureIndex[]): SignatureIndex {
  return indexes.reduce((base, own) => (base.size === 0 ? own : joined(base, own)), NO_SIGNATURES);
}

function joined(base: SignatureIndex, own: SignatureIndex): SignatureIndex {
  const from = base.components.length;
  return {
    components: [...base.components, ...own.components],
    size: base.size + own.size,
    sole: [...base.components.map((_, number) => base.sole[number] ?? 0), ...Array.from(own.sole)],
    lookup: (gram) => {
      const found = own.lookup(gram);
      return found.length > 0 ? found.map((number) => number + from) : base.lookup(gram);
    },
  };
}
