/** Several signature indexes as one: the published packages, what was added to them since, and a team's own. */
import { type ReleaseSpan, renumbered, type SignatureComponent } from "./component.ts";
import { NO_SIGNATURES, type SignatureIndex } from "./signatures.ts";

/**
 * Of a gram that several of them hold the last one decides. A component without a gram stands for that of its name in
 * those before: by it others refer to it, and what it depends on is added to what that one depends on.
 */
export function combineSignatures(indexes: readonly SignatureIndex[]): SignatureIndex {
  return indexes.reduce((base, own) => (base.size === 0 ? own : joined(base, own)), NO_SIGNATURES);
}

function joined(base: SignatureIndex, own: SignatureIndex): SignatureIndex {
  const meant = meantOf(base, own);
  const components = [...base.components];
  const places = own.components.map((component, number) => meant.get(number) ?? components.push(component) - 1);
  const moved = (number: number): number => places[number] ?? number;
  own.components.forEach((component, number) => {
    const place = places[number] ?? 0;
    const before = base.components[place];
    components[place] = before ? withPulls(before, component.pulls?.map(moved)) : renumbered(component, moved);
  });
  const sole = new Uint32Array(components.length);
  sole.set(base.sole);
  for (const [number, place] of places.entries()) sole[place] = (sole[place] ?? 0) + (own.sole[number] ?? 0);
  const releases = new Map(base.releases);
  const shifted = new Map<readonly number[], readonly number[]>();
  const shift = (owners: readonly number[]): readonly number[] => {
    const known = shifted.get(owners);
    if (known) return known;
    const others = owners.map(moved);
    shifted.set(owners, others);
    return others;
  };
  for (const [owners, [component, first, last]] of own.releases ?? []) {
    const span: ReleaseSpan = [moved(component), first, last];
    releases.set(shift(owners), span);
  }
  return {
    components,
    size: base.size + own.size,
    sole,
    releases,
    lookup: (gram) => {
      const found = own.lookup(gram);
      return found.length > 0 ? shift(found) : base.lookup(gram);
    },
  };
}

/** Of the components that only name one of another index, by number: the number of that one. */
function meantOf(base: SignatureIndex, own: SignatureIndex): ReadonlyMap<number, number> {
  const empty = new Map(own.components.flatMap(({ name, grams }, number) => (grams === 0 ? [[name, number]] : [])));
  const meant = new Map<number, number>();
  if (empty.size === 0) return meant;
  base.components.forEach(({ name, style }, place) => {
    const number = style ? undefined : empty.get(name);
    if (number !== undefined) meant.set(number, place);
  });
  return meant;
}

function withPulls(component: SignatureComponent, more: readonly number[] = []): SignatureComponent {
  return more.length === 0 ? component : { ...component, pulls: [...new Set([...(component.pulls ?? []), ...more])] };
}
