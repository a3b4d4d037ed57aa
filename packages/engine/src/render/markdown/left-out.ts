/** What a point leaves out: facts of its kind in framework and third-party code, by component. */
import { type ComponentId, groupBy, type LeftOut, type Specification } from "@as-built/spec";
import { places } from "./basis.ts";
import { list } from "./block.ts";
import { code, type Inline, maybe, prose, raw, value } from "./inline.ts";

export function leftOut(entries: readonly LeftOut[], specification: Specification): string {
  if (entries.length === 0) return "";
  const components = new Map(specification.provenance.components.map((component) => [component.id, component]));
  const nameOf = (id: ComponentId): Inline => code(components.get(id)?.name ?? id);
  const items = [...groupBy(entries, ({ component }) => component)].flatMap(([id, group]) =>
    group.map((entry) => raw(`${nameOf(id)}: ${fact(entry)}`)),
  );
  return `Left out, since it is framework or third-party code and says nothing about the product:\n\n${list(items)}`;
}

const fact = (entry: LeftOut): string =>
  `${prose(entry.what)}${maybe(entry.value, (json) => raw(` ${value(json)}`))} (${places(entry)})`;
