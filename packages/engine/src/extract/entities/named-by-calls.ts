/**
 * Names for forms, tables and what stands in a component at first that nothing names: the one thing that the component
 * around them sends, or asks for.
 *
 *     function Invite() { ... post("/members", values) ... <input name="email"/> <input name="role"/> ... }
 */
import { VAGUE } from "../../language/naming.ts";
import type { Module } from "../../unpack/module.ts";
import type { Answered } from "../answers/with-answers.ts";
import type { ExtractContext } from "../extractor.ts";
import { placeOfNode } from "../name-place.ts";
import type { Named } from "../subjects/named.ts";
import { nameOfAddress } from "./answered.ts";
import { type EntityGroup, isUnnamed } from "./group.ts";
import type { FieldSighting, SightingKind } from "./sighting.ts";

/** Functions around a place that are asked, innermost first. */
const MAX_AROUND = 4;

const SENDING: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);
const ASKING: ReadonlySet<string> = new Set(["GET"]);

/** What is filled in is sent, what stands in a table was asked for. */
const METHODS: Partial<Record<SightingKind, ReadonlySet<string>>> = {
  form: SENDING,
  schema: SENDING,
  column: ASKING,
};

interface Asked {
  readonly named: Named;
  readonly method: string;
  readonly module: Module;
  readonly start: number;
  readonly end: number;
}

export function namedByCalls(
  groups: readonly EntityGroup[],
  answers: readonly Answered[],
  context: ExtractContext,
): readonly EntityGroup[] {
  const unnamed = groups.some(isUnnamed);
  const calls = unnamed ? answers.flatMap(askedBy) : [];
  return calls.length === 0
    ? groups
    : groups.map((group) => (isUnnamed(group) ? renamed(group, calls, context) : group));
}

function askedBy({ call }: Answered): readonly Asked[] {
  const named = call && nameOfAddress(call);
  const first = call?.answer?.trail[0];
  if (!named || !first || VAGUE.has(named.name.toLowerCase())) return [];
  const { start, end } = placeOfNode(first.node, first.module);
  return [{ named, method: call.content.method ?? "GET", module: first.module, start, end }];
}

function renamed(group: EntityGroup, calls: readonly Asked[], context: ExtractContext): EntityGroup {
  const all = group.fields.flatMap(({ sightings }) => sightings);
  const shown = all.find(({ kind }) => METHODS[kind] !== undefined);
  const methods = shown && METHODS[shown.kind];
  const named =
    shown &&
    methods &&
    nearest(
      shown,
      calls.filter(({ method }) => methods.has(method)),
      context,
    );
  if (!named) return group;
  const fields = group.fields.map(({ name, sightings }) => ({
    name,
    sightings: sightings.map((one) => ({ ...one, owner: named.name, named })),
  }));
  return { name: named.name, fields };
}

/** The name that all calls in the innermost function with such calls have. */
function nearest(
  { at: { node, module } }: FieldSighting,
  calls: readonly Asked[],
  { parents }: ExtractContext,
): Named | undefined {
  let around = parents.functionAround(node, module.script);
  for (let depth = 0; around && around !== module.scopeNode && depth < MAX_AROUND; depth++) {
    const { start, end } = around;
    const within = calls.filter((one) => one.module.script === module.script && start <= one.start && one.end <= end);
    const [first] = within;
    if (first) return within.every(({ named }) => named.name === first.named.name) ? first.named : undefined;
    around = parents.functionAround(around, module.script);
  }
  return undefined;
}
