/** Whose code stands at an offset: a binary search over the regions, which are sorted and do not overlap. */
import type { FileId } from "./brands.ts";
import { groupBy } from "./group.ts";
import type { Region, Specification } from "./specification.ts";

export type RegionIndex = ReadonlyMap<FileId, readonly Region[]>;

/** Regions by file, built once for many questions. */
export const indexRegions = (specification: Specification): RegionIndex =>
  groupBy(specification.provenance.regions, (region) => region.file);

/** The region that holds the code unit at this offset, or undefined where none does. */
export function regionAt(index: RegionIndex, file: FileId, position: number): Region | undefined {
  const regions = index.get(file) ?? [];
  let low = 0;
  let high = regions.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const region = regions[middle];
    if (region === undefined) return undefined;
    if (position < region.start) high = middle - 1;
    else if (position >= region.end) low = middle + 1;
    else return region;
  }
  return undefined;
}
