/** What the manifests say of packages: which belong together, and how many others depend on one. */
import type { InstalledPackage } from "./packages.ts";

export interface Relations {
  /** Of one scope or name, or one depends on the other directly. */
  readonly related: (a: string, b: string) => boolean;
  /** How many packages (of another scope) depend on it. */
  readonly dependents: (name: string) => number;
  /** Whether the first one pulls in the second, directly or not. */
  readonly pullsIn: (name: string, other: string) => boolean;
}

export function relations(packages: readonly InstalledPackage[]): Relations {
  const needs = new Map<string, Set<string>>();
  const neededBy = new Map<string, Set<string>>();
  for (const { name, manifest } of packages) {
    for (const other of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) {
      setOf(needs, name).add(other);
      if (!sameFamily(name, other)) setOf(neededBy, other).add(name);
    }
  }
  return {
    related: (a, b) => sameFamily(a, b) || needs.get(a)?.has(b) === true || needs.get(b)?.has(a) === true,
    dependents: (name) => neededBy.get(name)?.size ?? 0,
    pullsIn: reachability(needs),
  };
}

function reachability(needs: ReadonlyMap<string, ReadonlySet<string>>): Relations["pullsIn"] {
  const reached = new Map<string, ReadonlySet<string>>();
  const reach = (name: string): ReadonlySet<string> => {
    const all = new Set<string>();
    const waiting = [name];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      for (const other of needs.get(next) ?? []) {
        if (all.has(other)) continue;
        all.add(other);
        waiting.push(other);
      }
    }
    return all;
  };
  return (name, other) => {
    const all = reached.get(name) ?? reach(name);
    reached.set(name, all);
    return all.has(other);
  };
}

function setOf(map: Map<string, Set<string>>, key: string): Set<string> {
  const known = map.get(key);
  if (known) return known;
  const made = new Set<string>();
  map.set(key, made);
  return made;
}

function sameFamily(a: string, b: string): boolean {
  if (a.startsWith("@") && b.startsWith("@")) return a.split("/")[0] === b.split("/")[0];
  return a.startsWith(`${b}-`) || b.startsWith(`${a}-`) || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
