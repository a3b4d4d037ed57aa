/**
 * How components stand to each other by their manifests: what one pulls in, the framework that alone brings it, and the
 * package that ships the same code in the other module form.
 */
import type { SignatureComponent } from "@as-built/engine";
import type { ReadVersion } from "./carried.ts";

/** So much of the smaller one's code stands in its twin. */
const SAME = 0.5;

type Versions = ReadonlyMap<string, readonly ReadVersion[]>;
type Numbers = ReadonlyMap<string, number>;

/** What any version depends on, by number, ascending. */
export function pullsOf(name: string, versions: Versions, numbers: Numbers): Pick<SignatureComponent, "pulls"> {
  const others = dependenciesOf(name, versions).flatMap((other) => (other === name ? [] : (numbers.get(other) ?? [])));
  return others.length > 0 ? { pulls: [...new Set(others)].sort((a, b) => a - b) } : {};
}

/** The framework by which alone a framework's part is brought: no other package depends on it (`@vue/runtime-dom`). */
export function wholesOf(versions: Versions, isFramework: (name: string) => boolean): ReadonlyMap<string, string> {
  const dependents = new Map<string, Set<string>>();
  for (const name of versions.keys()) {
    for (const other of dependenciesOf(name, versions)) {
      dependents.set(other, (dependents.get(other) ?? new Set()).add(name));
    }
  }
  return new Map(
    [...dependents].flatMap(([part, names]) => {
      const [whole, ...more] = names;
      const isPart = whole !== undefined && more.length === 0 && part.startsWith(`@${whole}/`);
      return isPart && isFramework(whole) && isFramework(part) ? [[part, whole] as const] : [];
    }),
  );
}

/** `lodash` and `lodash-es`: by name both ways. */
export function twinsOf(
  names: readonly string[],
  grams: (name: string) => ReadonlySet<number>,
  formOf: (name: string) => SignatureComponent["form"],
): ReadonlyMap<string, string> {
  const pairs = names.flatMap((name): (readonly [string, string])[] => {
    const twin = `${name}-es`;
    if (formOf(name) !== "commonjs" || formOf(twin) !== "es") return [];
    const own = grams(twin);
    const all = grams(name);
    const common = [...own].filter((gram) => all.has(gram)).length;
    return common >= SAME * Math.min(own.size, all.size) ? [[name, twin]] : [];
  });
  return new Map(pairs.flatMap(([name, twin]) => [[name, twin] as const, [twin, name] as const]));
}

const dependenciesOf = (name: string, versions: Versions): readonly string[] =>
  (versions.get(name) ?? []).flatMap(({ installed }) => Object.keys(installed.manifest.dependencies ?? {}));
