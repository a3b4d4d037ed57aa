/** Packages that are released together: a manifest asks for exactly its own version of another one. */
import type { InstalledPackage } from "./packages.ts";

/** Per name, the names of which the same version stands beside it, sorted. Both directions. */
export function releasedTogether(packages: readonly InstalledPackage[]): ReadonlyMap<string, readonly string[]> {
  const together = new Map<string, Set<string>>();
  const apart = new Set<string>();
  for (const { name, version, manifest } of packages) {
    for (const [other, range] of Object.entries({ ...manifest.peerDependencies, ...manifest.dependencies })) {
      if (other === name) continue;
      if (range.replace(/^[=v]+/, "") === version) {
        add(together, name, other);
        add(together, other, name);
      } else {
        apart.add(`${name} ${other}`).add(`${other} ${name}`);
      }
    }
  }
  return new Map(
    [...together].map(([name, others]) => [name, [...others].filter((other) => !apart.has(`${name} ${other}`)).sort()]),
  );
}

function add(map: Map<string, Set<string>>, name: string, other: string): void {
  map.set(name, (map.get(name) ?? new Set()).add(other));
}
