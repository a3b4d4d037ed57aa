/**
 * Scores the regions of a specification against truth that was made from source maps. Everything is counted in UTF-16
 * code units; text outside the truth's runs is not scored.
 */
import type { Specification } from "./specification.ts";

/** `[start, end, kind, package]` per file, sorted, not overlapping. */
export type Run = readonly [start: number, end: number, kind: "third-party" | "product", name: string | null];
export interface Truth {
  readonly files: Readonly<Record<string, readonly Run[]>>;
}

export interface Score {
  readonly thirdPartyRecall: number;
  readonly thirdPartyPrecision: number;
  readonly productRecall: number;
  readonly packageNamed: number;
  readonly undetermined: number;
}

type Region = Specification["provenance"]["regions"][number];

const THIRD_PARTY: ReadonlySet<string> = new Set(["runtime", "framework", "library"]);

export function score({ provenance }: Specification, truth: Truth): Score {
  const names = new Map(provenance.components.map(({ id, name }) => [id, name]));
  const regions = new Map<string, Region[]>();
  for (const region of provenance.regions) regions.set(region.file, [...(regions.get(region.file) ?? []), region]);
  const sum = { third: 0, thirdFound: 0, named: 0, product: 0, productFound: 0, productLost: 0, unknown: 0 };
  for (const [file, runs] of Object.entries(truth.files)) {
    const own = (regions.get(file) ?? []).sort((a, b) => a.start - b.start);
    for (const [start, end, kind, name] of runs) {
      for (const { size, region } of overlaps(own, start, end)) {
        const third = region !== undefined && THIRD_PARTY.has(region.origin);
        if (region === undefined || region.origin === "unknown") sum.unknown += size;
        if (kind === "third-party") {
          sum.third += size;
          if (third) sum.thirdFound += size;
          if (third && region.component && names.get(region.component) === name) sum.named += size;
        } else {
          sum.product += size;
          if (region?.origin === "product") sum.productFound += size;
          if (third) sum.productLost += size;
        }
      }
    }
  }
  return {
    thirdPartyRecall: sum.thirdFound / sum.third,
    thirdPartyPrecision: sum.thirdFound / Math.max(1, sum.thirdFound + sum.productLost),
    productRecall: sum.productFound / sum.product,
    packageNamed: sum.named / sum.third,
    undetermined: sum.unknown / (sum.third + sum.product),
  };
}

/** Pieces of a range, each with the region it lies in. */
function overlaps(regions: readonly Region[], start: number, end: number) {
  const out: { size: number; region?: Region }[] = [];
  let at = start;
  for (const region of regions) {
    if (region.end <= at) continue;
    if (region.start >= end) break;
    if (region.start > at) out.push({ size: region.start - at });
    const to = Math.min(end, region.end);
    out.push({ size: to - Math.max(at, region.start), region });
    at = to;
  }
  if (at < end) out.push({ size: end - at });
  return out;
}
