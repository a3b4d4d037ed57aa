/** What is known of an application while it is still being analysed: for whoever waits. */
import type { PointName } from "@as-built/spec";
import { identityOf } from "./assemble/identity.ts";
import type { UnitOrigin } from "./attribute/index.ts";
import type { Fact } from "./extract/fact.ts";

export interface Known {
  readonly scripts?: number;
  readonly modules?: number;
  /** Names of the libraries and frameworks that were recognised, the largest first. */
  readonly libraries?: readonly string[];
  /** Findings by point, so far: the specification may merge or drop some of them. */
  readonly findings?: Readonly<Record<PointName, number>>;
}

/** Those of which the most pieces of code were recognised come first. */
export function librariesIn(origins: readonly UnitOrigin[]): readonly string[] {
  const pieces = new Map<string, number>();
  for (const { component } of origins) {
    if (component) pieces.set(component.name, (pieces.get(component.name) ?? 0) + 1);
  }
  return [...pieces].sort(([a, some], [b, others]) => others - some || (a < b ? -1 : 1)).map(([name]) => name);
}

/** Facts of one identity are one statement. */
export function findingsIn(facts: readonly Fact[]): Readonly<Record<PointName, number>> {
  const seen = new Set<string>();
  const findings = emptyFindings();
  for (const fact of facts) {
    const id = identityOf(fact);
    if (seen.has(id)) continue;
    seen.add(id);
    findings[fact.point] += 1;
  }
  return findings;
}

const emptyFindings = (): Record<PointName, number> => ({
  purpose: 0,
  screens: 0,
  entities: 0,
  states: 0,
  validation: 0,
  roles: 0,
  calls: 0,
  errors: 0,
  constants: 0,
});
