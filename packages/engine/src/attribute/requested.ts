/**
 * Units of modules that others require or share as a package. The name may be that of a folder that a build was told to search, so
 * it shows that the code is a library's only where the index recognises most of it, or knows a package of that name and
 * there is no code to compare: `module.exports=require("./src/index-minimal")`.
 */
import type { Known } from "./known.ts";
import { packageOf } from "./package-name.ts";
import type { SourcePath } from "./paths.ts";
import type { SignatureIndex } from "./signatures.ts";
import type { AttributionUnit } from "./unit.ts";

/** Share of a package's code that the index recognises, from which on the package is what its name says. */
const MOST = 0.5;

/** What is told by paths, with the packages that are told by what requires them. */
export function withRequested(
  paths: readonly (SourcePath | undefined)[],
  units: readonly AttributionUnit[],
  { recognised, evidence }: Pick<Known, "recognised" | "evidence">,
  { components }: Pick<SignatureIndex, "components">,
): readonly (SourcePath | undefined)[] {
  const packages = new Map<string, Share>();
  units.forEach(({ requested, start, end }, at) => {
    if (requested === undefined) return;
    const share = packages.get(requested) ?? { all: 0, recognised: 0, grams: 0 };
    packages.set(requested, {
      all: share.all + end - start,
      recognised: share.recognised + (recognised[at] ? end - start : 0),
      grams: share.grams + (evidence[at]?.grams ?? 0),
    });
  });
  if (packages.size === 0) return paths;
  const known = new Set(components.map(({ name }) => name));
  const isPackage = (name: string): boolean => {
    const share = packages.get(name);
    return share !== undefined && (share.recognised >= MOST * share.all || (share.grams === 0 && known.has(name)));
  };
  const sure = new Set([...packages.keys()].filter(isPackage));
  return units.map(({ requested }, at) => {
    if (paths[at] || requested === undefined || !sure.has(requested)) return paths[at];
    return { side: "package", name: requested };
  });
}

/**
 * What is told so far, with packages that no index knows and that a federation shares. Others may bring these in another version,
 * so that they are no part of the application, whoever wrote them. What the index recognises in their modules keeps its name.
 */
export function withShared(
  paths: readonly (SourcePath | undefined)[],
  units: readonly AttributionUnit[],
  { recognised }: Pick<Known, "recognised">,
  { components }: Pick<SignatureIndex, "components">,
): readonly (SourcePath | undefined)[] {
  if (units.every(({ shared }) => shared === undefined)) return paths;
  const known = new Set(components.map(({ name }) => name));
  return units.map(({ shared }, at) => {
    if (paths[at] || shared === undefined || recognised[at]) return paths[at];
    const name = packageOf(shared.name);
    return known.has(name) ? undefined : { side: "package", name, version: shared.version };
  });
}

/** Code of one package, in code units, and in grams. */
interface Share {
  readonly all: number;
  readonly recognised: number;
  readonly grams: number;
}
