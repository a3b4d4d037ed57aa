/**
 * What has the last word on the names of units: a banner, and how much of long code is its component's.
 */
import { type Banner, packageName } from "./banners.ts";
import type { Evidence } from "./evidence.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";

/** Code from this length on (code units) that is a component's has more than this share of grams that are its. */
const LONG = 30_000;
const HARDLY_ANY = 0.15;

/**
 * Component number per unit; -1: not nameable. What a package carries of another one (an editor, of a sanitiser) has
 * the other's banner; long code that holds a little of a component (a library's own bundle, of a UI runtime) is not its.
 */
export function settled(
  names: readonly number[],
  units: readonly AttributionUnit[],
  evidence: readonly Evidence[],
  banners: ReadonlyMap<number, Banner>,
  { components }: SignatureIndex,
): readonly number[] {
  const out = units.map(({ start, end }, at) =>
    end - start >= LONG && (evidence[at]?.share ?? 0) < HARDLY_ANY ? -1 : (names[at] ?? -1),
  );
  for (const [at, { name }] of banners) {
    const wanted = packageName(name);
    const number = components.findIndex((component) => component.name === wanted);
    if (number >= 0) out[at] = number;
  }
  return out;
}
