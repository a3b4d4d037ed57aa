/** Provenance: regions that cover every script, the components of the inventory, totals by origin. */

import type { Component, ComponentId, Evidence, FileId, Origin, Provenance, Region } from "@as-built/spec";
import { componentId, MAX_QUOTE, offset } from "@as-built/spec";
import type { UnitOrigin } from "../attribute/index.ts";
import { pushAll } from "../lists.ts";
import type { Script } from "../script.ts";
import type { Unit, UnitGraph } from "../unpack/units.ts";
import { quoted } from "./evidence.ts";

/** A gap between two units up to this length is punctuation of the code before it. */
const SMALL_GAP = 80;

type OriginComponent = NonNullable<UnitOrigin["component"]>;

export function provenanceOf(
  scripts: readonly Script[],
  graph: UnitGraph,
  origins: readonly UnitOrigin[],
  texts: ReadonlyMap<FileId, string>,
): Provenance {
  const byScript = new Map<Script, Unit[]>(scripts.map((script) => [script, []]));
  for (const unit of graph.units) byScript.get(unit.module.script)?.push(unit);
  const regions = [...byScript].flatMap(([script, units]) => regionsOf(script, units, origins));
  const totals: Record<Origin, number> = { runtime: 0, framework: 0, library: 0, product: 0, unknown: 0 };
  for (const { origin, start, end } of regions) totals[origin] += end - start;
  return { totals, components: componentsOf(graph.units, origins, regions, texts), regions };
}

export const idOf = ({ kind, name, version }: OriginComponent): ComponentId =>
  componentId(`${kind}:${name}${version === undefined ? "" : `@${version}`}`);

type Draft = Omit<Region, "file" | "start" | "end"> & { readonly start: number; readonly end: number };

function regionsOf(script: Script, units: readonly Unit[], origins: readonly UnitOrigin[]): readonly Region[] {
  const drafts: Draft[] = [];
  let at = 0;
  for (const unit of [...units].sort((a, b) => a.start - b.start)) {
    const draft = draftOf(unit, origins);
    if (unit.start > at) pushAll(drafts, gap(at, unit.start, drafts.at(-1), draft));
    drafts.push({ ...draft, start: Math.max(at, unit.start), end: unit.end });
    at = Math.max(at, unit.end);
  }
  const { length } = script.text;
  const end = Math.max(at, script.comments.findLast(({ value }) => isInlineMap(value))?.start ?? length);
  if (at < end) pushAll(drafts, gap(at, end, drafts.at(-1), undefined));
  if (end < length) drafts.push({ origin: "runtime", start: end, end: length });
  return joined(drafts).map(({ start, end, ...rest }) => ({
    file: script.file,
    start: offset(script.base + start),
    end: offset(script.base + end),
    ...rest,
  }));
}

/** `//# sourceMappingURL=data:application/json;base64,...` (ECMA-426): written by the bundler, and as long as all the sources. */
const isInlineMap = (comment: string): boolean =>
  comment.startsWith("# sourceMappingURL=data:") || comment.startsWith("@ sourceMappingURL=data:");

function draftOf(unit: Unit, origins: readonly UnitOrigin[]): Draft {
  const found = origins[unit.index];
  return {
    start: unit.start,
    end: unit.end,
    origin: found?.origin ?? "unknown",
    ...(found?.component ? { component: idOf(found.component) } : {}),
    module: unit.module.id,
  };
}

/** What stands between units: heads of wrappers are the bundler's, punctuation and comments belong to their neighbour. */
function gap(start: number, end: number, before: Draft | undefined, after: Draft | undefined): readonly Draft[] {
  const owner = before && (end - start <= SMALL_GAP || !after) ? before : after;
  return owner ? [{ ...owner, start, end }] : [{ origin: "unknown", start, end }];
}

function joined(drafts: readonly Draft[]): readonly Draft[] {
  const out: Draft[] = [];
  for (const draft of drafts) {
    const last = out.at(-1);
    if (draft.end <= draft.start) continue;
    const same =
      last &&
      last.end === draft.start &&
      last.origin === draft.origin &&
      last.component === draft.component &&
      last.module === draft.module;
    if (same) out[out.length - 1] = { ...last, end: draft.end };
    else out.push(draft);
  }
  return out;
}

function componentsOf(
  units: readonly Unit[],
  origins: readonly UnitOrigin[],
  regions: readonly Region[],
  texts: ReadonlyMap<FileId, string>,
): readonly Component[] {
  const found = new Map<ComponentId, { readonly of: OriginComponent; readonly basis: Component["basis"] }>();
  for (const unit of units) {
    const origin = origins[unit.index];
    if (origin?.component)
      found.set(idOf(origin.component), {
        of: origin.component,
        basis: origin.basis === "banner" ? "shown" : "derived",
      });
  }
  const sizes = new Map<ComponentId, number>();
  const first = new Map<ComponentId, Region>();
  for (const region of regions) {
    if (!region.component) continue;
    sizes.set(region.component, (sizes.get(region.component) ?? 0) + region.end - region.start);
    const known = first.get(region.component);
    if (!known || region.end - region.start > known.end - known.start) first.set(region.component, region);
  }
  return [...found]
    .map(([id, { of, basis }]): Component => {
      const region = first.get(id);
      return {
        id,
        ...of,
        size: sizes.get(id) ?? 0,
        ...(basis ? { basis } : {}),
        ...(region ? { evidence: headOf(region, texts) } : {}),
      };
    })
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** The beginning of a component's largest region. */
function headOf(region: Region, texts: ReadonlyMap<FileId, string>): readonly Evidence[] {
  const found = quoted(region, texts, "largest region of the component", MAX_QUOTE);
  return found ? [{ ...found, ...(region.module ? { module: region.module } : {}) }] : [];
}
