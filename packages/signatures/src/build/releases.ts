/** Packages that are released together: a manifest asks for exactly its own version of another one. */
import type { InstalledPackage } from "./packages.ts";

/** Per name, the names of which the same version stands beside it, sorted, both ways; what older majors did is past. */
export function releasedTogether(packages: readonly InstalledPackage[]): ReadonlyMap<string, readonly string[]> {
  const together = new Map<string, Set<string>>();
  const first = new Map<string, number>();
  const apart = new Map<string, number>();
  for (const { name, version, manifest } of packages) {
    for (const [other, range] of Object.entries({ ...manifest.peerDependencies, ...manifest.dependencies })) {
      if (other === name) continue;
      const major = Number.parseInt(version, 10);
      if (range.replace(/^[=v]+/, "") === version) {
        add(together, name, other);
        add(together, other, name);
        for (const pair of both(name, other)) first.set(pair, Math.min(major, first.get(pair) ?? major));
      } else {
        for (const pair of both(name, other)) apart.set(pair, Math.max(major, apart.get(pair) ?? major));
      }
    }
  }
  const isApart = (pair: string): boolean => (apart.get(pair) ?? -1) >= (first.get(pair) ?? 0);
  return new Map(
    [...together].map(([name, others]) => [name, [...others].filter((other) => !isApart(`${name} ${other}`)).sort()]),
  );
}

const both = (a: string, b: string): readonly string[] => [`${a} ${b}`, `${b} ${a}`];

function add(map: Map<string, Set<string>>, name: string, other: string): void {
  map.set(name, (map.get(name) ?? new Set()).add(other));
}
