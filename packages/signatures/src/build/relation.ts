/** Which packages belong together: of one scope, or one pulls in the other directly. */
import type { InstalledPackage } from "./packages.ts";

export function relation(
  packages: readonly InstalledPackage[],
  names: readonly string[],
): (a: number, b: number) => boolean {
  const needs = new Map<string, Set<string>>();
  for (const { name, manifest } of packages) {
    const all = needs.get(name) ?? new Set();
    for (const other of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })) all.add(other);
    needs.set(name, all);
  }
  return (a, b) => {
    const left = names[a] ?? "";
    const right = names[b] ?? "";
    return sameFamily(left, right) || needs.get(left)?.has(right) === true || needs.get(right)?.has(left) === true;
  };
}

function sameFamily(a: string, b: string): boolean {
  if (a.startsWith("@") && b.startsWith("@")) return a.split("/")[0] === b.split("/")[0];
  return a.startsWith(`${b}-`) || b.startsWith(`${a}-`) || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
