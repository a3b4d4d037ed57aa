/**
 * Whose code is it: an origin for every unit, with the basis on which it was found. Index first, then the graph, then
 * what the code itself shows; what remains is unknown. The same units give the same origins.
 */
import type { Origin } from "@as-built/spec";
import { usedByKnown } from "./closure.ts";
import type { SignatureComponent } from "./component.ts";
import { recognise } from "./known.ts";
import type { AttributionContext, AttributionUnit, UnitOrigin } from "./unit.ts";

/** One origin per unit, in the order of the units. */
export function attribute(units: readonly AttributionUnit[], context: AttributionContext): readonly UnitOrigin[] {
  const { signatures } = context;
  const known = recognise(units, signatures);
  const { used } = usedByKnown(units, known);
  return units.map((_, at): UnitOrigin => {
    if (known.recognised[at]) return ofComponent(signatures.components[known.component[at] ?? -1]);
    if (used[at]) return { origin: "library", basis: "graph" };
    return { origin: (known.odds[at] ?? 0) < 0 ? "product" : "unknown", basis: "structure" };
  });
}

function ofComponent(component: SignatureComponent | undefined): UnitOrigin {
  if (!component) return { origin: "library", basis: "index" };
  const { name, kind } = component;
  return { origin: originOf(kind), component: { name, kind }, basis: "index" };
}

function originOf(kind: SignatureComponent["kind"]): Origin {
  return kind === "polyfill" ? "library" : kind;
}
