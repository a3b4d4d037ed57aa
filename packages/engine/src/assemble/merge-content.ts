/**
 * One statement from several sightings: what is known in any of them is known, the first sighting decides the rest. All
 * are merged at once: thousands of sightings of one call may have a field of their own each, and one after the other what
 * is merged already would be copied for each of them.
 */
import type { Call, NonEmpty, Parameter, PointName, Shape } from "@as-built/spec";
import type { Content, Fact, FactOf } from "../extract/fact.ts";

/** @param facts of one identity, so of one point */
export function mergeContent(facts: NonEmpty<Fact>): Fact {
  if (facts.length === 1) return facts[0];
  const merged = mergeOwn(facts);
  const screens = allOf(facts.map(({ content }) => content.screens)).sort();
  return screens.length === 0 ? merged : ({ ...merged, content: { ...merged.content, screens } } as Fact);
}

const allOf = <T>(lists: readonly (readonly T[] | undefined)[]): T[] => [
  ...new Set([...new Set(lists)].flatMap((list) => list ?? [])),
];

function mergeOwn(facts: NonEmpty<Fact>): Fact {
  const [first] = facts;
  if (first.point === "calls") return { ...first, content: mergeCalls(first.content, contentsOf("calls", facts)) };
  if (first.point === "errors") return withConditions(factsOf("errors", facts));
  if (first.point === "screens") return { ...first, content: contentsOf("screens", facts).reduce(added) };
  if (first.point === "roles") return { ...first, content: mergeRoles(contentsOf("roles", facts)) };
  if (first.point === "validation") return { ...first, content: contentsOf("validation", facts).reduce(added) };
  return first;
}

/** Contents of the facts that are of a point: all are of one. */
const contentsOf = <P extends PointName>(point: P, facts: NonEmpty<Fact>): readonly Content<P>[] =>
  factsOf(point, facts).map(({ content }) => content);

const factsOf = <P extends PointName>(point: P, facts: NonEmpty<Fact>): readonly FactOf<P>[] =>
  facts.flatMap((fact) => (isOf(point, fact) ? [fact] : []));

const isOf = <P extends PointName>(point: P, fact: { readonly point: PointName }): fact is FactOf<P> =>
  fact.point === point;

const added = <T extends object>(first: T, second: T): T => ({ ...second, ...first });

/** Most things that one role is said to allow. */
const MAX_ALLOWS = 40;

function mergeRoles(roles: readonly Content<"roles">[]): Content<"roles"> {
  const allows = allOf(roles.map((role) => role.allows))
    .sort()
    .slice(0, MAX_ALLOWS);
  return { ...roles.reduce(added), ...(allows.length > 0 ? { allows } : {}) };
}

type CallContent = Omit<Call, "id" | "basis" | "evidence">;

function mergeCalls(first: CallContent, calls: readonly CallContent[]): CallContent {
  const { operation } = calls.reduce(mergeOperations);
  const parameters = mergeParameters(calls.map((call) => call.parameters ?? []));
  const request = mergeShapes(calls.flatMap((call) => call.request ?? []));
  const response = mergeShapes(calls.flatMap((call) => call.response ?? []));
  const statuses = allOf(calls.map((call) => call.statuses)).sort((x, y) => x - y);
  const [base, ...others] = new Set(calls.flatMap(({ defaultBase }) => defaultBase ?? []));
  const { defaultBase: _, ...own } = first;
  return {
    ...own,
    ...(base === undefined || others.length > 0 ? {} : { defaultBase: base }),
    ...(operation ? { operation } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { request } : {}),
    ...(response ? { response } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
  };
}

/** An operation that is written in two ways has no document that is the one. */
function mergeOperations(a: CallContent, b: CallContent): CallContent {
  if (!a.operation || !b.operation) return a;
  const { document: _, ...operation } = unnamedIn(b) < unnamedIn(a) ? b.operation : a.operation;
  const [one, other] = [a.operation.document ?? b.operation.document, b.operation.document ?? a.operation.document];
  return { ...a, operation: one !== undefined && one === other ? { ...operation, document: one } : operation };
}

/** How many holes of an event's name have none of their own: `done-{value}` is the `done-{jobId}` of another listener. */
const unnamedIn = ({ operation }: CallContent): number => operation?.name.match(/\{value\d*\}/g)?.length ?? 0;

/** Path parameters are the first sighting's: their names belong to its address. */
function mergeParameters(sightings: readonly (readonly Parameter[])[]): readonly Parameter[] {
  const known = new Map<string, Parameter>();
  for (const [index, parameters] of sightings.entries())
    for (const parameter of parameters) {
      const key = `${parameter.in} ${parameter.name}`;
      const other = known.get(key);
      if (index === 0) known.set(key, parameter);
      else if (other !== undefined) known.set(key, sentByBoth(other, parameter));
      else if (parameter.in !== "path") known.set(key, parameter);
    }
  return [...known.values()];
}

/** What one call site sends is no value of the call where another sends something else. */
function sentByBoth(a: Parameter, b: Parameter): Parameter {
  if (a.value === b.value) return a;
  const { value: _, ...parameter } = a;
  return parameter;
}

/** Where any sighting is a list, all are taken for one: items are merged, and the first sighting decides what stands beside them. */
function mergeShapes(shapes: readonly Shape[]): Shape | undefined {
  const first = shapes.findIndex(({ items }) => items);
  if (first < 0 || shapes.length < 2) return mergeObjects(shapes);
  const before = mergeObjects(shapes.slice(0, first));
  const list = [...(before ? [before] : []), ...shapes.slice(first)].reduce(added);
  return { ...list, items: mergeShapes(shapes.flatMap(({ items }) => items ?? [])) ?? {} };
}

function mergeObjects(shapes: readonly Shape[]): Shape | undefined {
  const objects = shapes.filter(({ properties }) => properties);
  const [first] = objects;
  if (!first) return shapes.length === 0 ? undefined : shapes.reduce(sameShape);
  if (objects.length === 1) return first;
  const known = new Map<string, Shape[]>();
  for (const { properties = {} } of objects.toReversed())
    for (const name of Object.keys(properties)) if (!known.has(name)) known.set(name, []);
  for (const { properties = {} } of objects)
    for (const [name, shape] of Object.entries(properties)) known.get(name)?.push(shape);
  const merged = [...known].map(([name, sightings]) => [name, mergeShapes(sightings) ?? {}] as const);
  return { ...first, properties: Object.fromEntries(merged) };
}

const sameShape = (a: Shape, b: Shape): Shape =>
  JSON.stringify(a) === JSON.stringify(b) ? a : a.type !== undefined && a.type === b.type ? { type: a.type } : {};

/** Most conditions of one message that are told. */
const MAX_CONDITIONS = 3;

/** Whichever of its conditions holds, a message is told: under none where one of its places shows none. */
function withConditions(facts: readonly FactOf<"errors">[]): FactOf<"errors"> {
  const merged = facts.reduce(mergeErrors);
  const { when: _, ...content } = merged.content;
  const known = new Set(facts.flatMap((fact) => (fact.content.when === undefined ? [] : placesOf(fact.evidence))));
  const isAlways = ({ basis, evidence }: FactOf<"errors">): boolean =>
    basis !== "inferred" && !placesOf(evidence).some((place) => known.has(place));
  if (facts.some(isAlways)) return { ...merged, content };
  const told = allOf(facts.map(({ content: { when } }) => (when === undefined ? [] : [when]))).sort();
  const wider = new Set(told);
  const all = told.filter((one) => !saysMoreThan(one, wider));
  const when = all.length > MAX_CONDITIONS ? undefined : all.join(" or ");
  return { ...merged, content: when ? { ...content, when } : content };
}

const placesOf = (evidence: FactOf<"errors">["evidence"]): readonly string[] =>
  evidence.map((one) =>
    "script" in one ? `${one.script.file} ${one.script.base + one.start}` : `${one.file} ${one.start}`,
  );

/** `POST /orders fails, !message`, beside `POST /orders fails`; one message may have thousands of conditions. */
function saysMoreThan(condition: string, others: ReadonlySet<string>): boolean {
  for (let end = condition.indexOf(", "); end >= 0; end = condition.indexOf(", ", end + 1))
    if (others.has(condition.slice(0, end))) return true;
  return false;
}

/**
 * An error that is both thrown and shown is one that users see. What was inferred from the words alone says nothing of
 * the kind; a code that is mapped to the words does.
 */
function mergeErrors(first: FactOf<"errors">, second: FactOf<"errors">): FactOf<"errors"> {
  const { content: a, basis } = first;
  const { content: b } = second;
  const sure = [...(basis === "inferred" ? [] : [a.kind]), ...(second.basis === "inferred" ? [] : [b.kind])];
  const mapped = sure.find((kind) => kind === "mapped" || kind === "status");
  const kind = mapped ?? (sure.includes("shown") ? "shown" : (sure[0] ?? a.kind));
  return { ...first, content: { ...b, ...a, kind } };
}
