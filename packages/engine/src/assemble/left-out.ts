/**
 * What each point leaves out: facts of framework and third-party code, one entry for each component, words and value,
 * sorted, at most `MAX_LEFT_OUT` for each component.
 */
import type { Component, LeftOut, PointName } from "@as-built/spec";
import { componentId, isNonEmpty } from "@as-built/spec";
import type { LeftOutFact } from "../extract/left-out/fact.ts";
import { append } from "../multimap.ts";
import { type EvidenceSource, mergedEvidence } from "./evidence.ts";
import { roleOf } from "./machinery.ts";
import { idOf } from "./provenance.ts";
import { writable } from "./writable.ts";

/** Most entries of a component on one point. */
const MAX_LEFT_OUT = 20;

/** Entries of a point in the order of the facts: what the catalogue names comes before mere texts of errors. */
export function leftOutOf(
  point: PointName,
  facts: readonly LeftOutFact[],
  components: readonly Component[],
  source: EvidenceSource,
): readonly LeftOut[] {
  const own = facts.filter((fact) => fact.point === point);
  const groups = new Map<string, LeftOutFact[]>();
  for (const fact of own) {
    const key = JSON.stringify([idOf(fact.component), fact.value ?? fact.what]);
    append(groups, key, fact);
  }
  const entries = [...groups.values()].flatMap((group) => entryOf(group, source));
  const roles = point === "purpose" ? rolesOf(components) : [];
  return bounded([...entries, ...roles]).sort(byComponent);
}

function entryOf(group: readonly LeftOutFact[], source: EvidenceSource): readonly LeftOut[] {
  const [first] = group;
  const evidence = mergedEvidence(group, source);
  const shown = first && writable({ what: first.what, ...(first.value === undefined ? {} : { value: first.value }) });
  if (!shown || !evidence) return [];
  return [{ what: first.what, ...shown, component: componentId(idOf(first.component)), evidence }];
}

/** What components are for, where that is known by their name; their largest region shows them. */
const rolesOf = (components: readonly Component[]): readonly LeftOut[] =>
  components.flatMap((component) => {
    const what = roleOf(component);
    const { id, evidence = [] } = component;
    return what !== undefined && isNonEmpty(evidence) ? [{ what, component: id, evidence }] : [];
  });

function bounded(entries: readonly LeftOut[]): LeftOut[] {
  const count = new Map<string, number>();
  return entries.filter(({ component }) => {
    const before = count.get(component) ?? 0;
    count.set(component, before + 1);
    return before < MAX_LEFT_OUT;
  });
}

const keyOf = ({ component, what, value }: LeftOut): string => JSON.stringify([component, what, value ?? null]);

function byComponent(a: LeftOut, b: LeftOut): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  return left < right ? -1 : left > right ? 1 : 0;
}
