/** The modules of a file in their order, each with whose code it is: the outline that stands beside a text. */
import type { Component, ComponentId, FileId, Origin, Region, Specification } from "@as-built/spec";
import { componentName } from "./exhibit.ts";

export interface OutlineEntry {
  readonly start: number;
  readonly end: number;
  readonly origin: Origin;
  /** The module's name, or the component's, or the origin's where neither is known. */
  readonly name: string;
}

/** Neighbours of one origin and name are one entry. */
export function outlineOf(
  { provenance }: Specification,
  file: FileId,
  component: (id: ComponentId) => Component | undefined,
): readonly OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  for (const region of provenance.regions) {
    if (region.file !== file) continue;
    const name = nameOf(region, component);
    const last = entries.at(-1);
    if (last && last.name === name && last.origin === region.origin && last.end === region.start) {
      entries[entries.length - 1] = { ...last, end: region.end };
    } else {
      entries.push({ start: region.start, end: region.end, origin: region.origin, name });
    }
  }
  return entries;
}

function nameOf(region: Region, component: (id: ComponentId) => Component | undefined): string {
  const owner = region.component === undefined ? undefined : component(region.component);
  if (owner) return componentName(owner);
  return region.module === undefined || String(region.module) === String(region.file) ? "" : region.module;
}
