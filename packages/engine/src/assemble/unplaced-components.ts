/** The inventory with what has no region, in style sheets, by a part only or inside of another one; a component of scripts keeps its place and size. */
import type { Component, FileId } from "@as-built/spec";
import { MAX_QUOTE, offset } from "@as-built/spec";
import type { UnplacedComponent } from "../attribute/index.ts";
import { idOf } from "./provenance.ts";

export function withUnplaced(
  components: readonly Component[],
  unplaced: readonly UnplacedComponent[],
  texts: ReadonlyMap<FileId, string>,
): readonly Component[] {
  const names = new Set(components.map(({ name }) => name));
  const added = new Map<string, Component>();
  for (const one of unplaced) {
    const { name } = one.component;
    const known = added.get(name);
    if (names.has(name)) continue;
    const larger = !known || one.size > known.size;
    const base = larger ? componentOf(one, texts) : known;
    added.set(name, { ...base, size: (known?.size ?? 0) + one.size });
  }
  return [...components, ...added.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}

function componentOf(one: UnplacedComponent, texts: ReadonlyMap<FileId, string>): Component {
  const { component, shownBy, file, start, end, size } = one;
  const stop = Math.min(end, start + MAX_QUOTE);
  const quote = texts.get(file)?.slice(start, stop) ?? "";
  return {
    id: idOf(component),
    ...component,
    size,
    basis: shownBy === "banner" || shownBy === "shared" ? "shown" : "derived",
    evidence: [{ file, start: offset(start), end: offset(stop), quote, says: SAYS[shownBy] }],
  };
}

const SAYS = {
  banner: "banner of the component",
  index: "longest stretch of the component",
  font: "a font file that this component ships",
  module: "its largest module in the bundle that another package ships",
  shared: "shared by a module federation, with the module to take it from",
  part: "largest piece of a part that only this component brings",
} as const;
