/** Numbers: regions cover each script once, totals and sizes are their sums, points say whether they show something. */
import { ORIGINS, POINTS, type Region, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";

export const checkCounts = (specification: Specification, files: PlainMaterial): readonly Falsehood[] => [
  ...checkRegions(specification, files),
  ...checkTotals(specification),
  ...checkSizes(specification),
  ...checkPoints(specification),
];

const sizeOf = ({ start, end }: Region): number => end - start;
const sum = (regions: readonly Region[]): number => regions.reduce((total, region) => total + sizeOf(region), 0);

/** A script that was not parsed has none. */
function checkRegions({ material, provenance }: Specification, files: PlainMaterial): readonly Falsehood[] {
  const byFile = Map.groupBy(provenance.regions, ({ file }): string => file);
  const failed = new Set<string>(material.failures.map(({ file }) => file));
  return material.files.flatMap(({ id, kind }): readonly Falsehood[] => {
    if (kind !== "script" || failed.has(id)) return [];
    let at = 0;
    for (const { start, end } of byFile.get(id) ?? []) {
      if (start !== at || end <= start) return [{ code: "wrong-regions", where: id, what: `${start}-${end}` }];
      at = end;
    }
    const length = files.get(id)?.text.length ?? at;
    return at === length ? [] : [{ code: "wrong-regions", where: id, what: `${at} of ${length}` }];
  });
}

const checkTotals = ({ provenance: { totals, regions } }: Specification): readonly Falsehood[] =>
  ORIGINS.flatMap((origin): readonly Falsehood[] => {
    const counted = sum(regions.filter((region) => region.origin === origin));
    return counted === totals[origin]
      ? []
      : [{ code: "wrong-total", where: `/provenance/totals/${origin}`, what: `${totals[origin]}, not ${counted}` }];
  });

/** A component without a region (a style sheet, a shared one) has a size of its own. */
function checkSizes({ provenance: { components, regions } }: Specification): readonly Falsehood[] {
  const byComponent = Map.groupBy(regions, ({ component }): string => component ?? "");
  return components.flatMap(({ id, size }): readonly Falsehood[] => {
    const own = byComponent.get(id);
    const counted = own === undefined ? size : sum(own);
    return counted === size ? [] : [{ code: "wrong-total", where: id, what: `${size}, not ${counted}` }];
  });
}

function checkPoints({ points }: Specification): readonly Falsehood[] {
  return POINTS.flatMap(({ name }): readonly Falsehood[] => {
    const { shown, statements, notShown } = points[name];
    const agrees = shown === statements.length > 0 && (shown || notShown !== undefined);
    return agrees ? [] : [{ code: "wrong-point", where: `/points/${name}`, what: `shown: ${shown}` }];
  });
}
