/**
 * What is left out: facts of the points' kinds in framework and third-party code. Each unit of a component that the
 * catalogue names is walked once; of all other named components only the texts of their errors are read. Code whose
 * component is known by its neighbours alone is not quoted.
 */
import type { OriginComponent, UnitOrigin } from "../../attribute/index.ts";
import { rowsOf } from "../../models/machinery.ts";
import type { Unit } from "../../unpack/units.ts";
import type { LeftOutFact } from "./fact.ts";
import { ComponentErrors } from "./library-errors.ts";
import { ComponentSightings } from "./sightings.ts";

interface Readers {
  readonly sightings?: ComponentSightings;
  readonly errors: ComponentErrors;
}

export function leftOutFacts(units: readonly Unit[], origins: readonly UnitOrigin[]): readonly LeftOutFact[] {
  const readers = new Map<string, Readers>();
  for (const unit of units) {
    const found = origins[unit.index];
    if (!found?.component || found.origin === "product") continue;
    const reader = readerOf(found.component, readers);
    reader.sightings?.read(unit);
    if (found.basis === "index" || found.basis === "banner") reader.errors.read(unit);
  }
  return [...readers.values()].flatMap(({ sightings, errors }) => [...(sightings?.facts() ?? []), ...errors.facts()]);
}

function readerOf(component: OriginComponent, readers: Map<string, Readers>): Readers {
  const key = `${component.kind}:${component.name}@${component.version ?? ""}`;
  const known = readers.get(key);
  if (known) return known;
  const rows = rowsOf(component.name);
  const made = {
    ...(rows.length > 0 ? { sightings: new ComponentSightings(component, rows) } : {}),
    errors: new ComponentErrors(component),
  };
  readers.set(key, made);
  return made;
}
