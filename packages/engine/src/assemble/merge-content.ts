/** One statement from several sightings: what is known in any of them is known, the first sighting decides the rest. */
import type { Call, ErrorStatement, Parameter, RoleStatement, Shape, StatementId } from "@as-built/spec";
import type { Fact, FactOf } from "../extract/fact.ts";

export function mergeContent(first: Fact, second: Fact): Fact {
  const merged = mergeOwn(first, second);
  const screens = [...new Set([...(screensOf(first) ?? []), ...(screensOf(second) ?? [])])].sort();
  return screens.length === 0 ? merged : ({ ...merged, content: { ...merged.content, screens } } as Fact);
}

const screensOf = ({ content }: Fact): readonly StatementId[] | undefined => content.screens;

/** Both facts have the same identity, so they are of one point. */
function mergeOwn(first: Fact, second: Fact): Fact {
  if (first.point === "calls" && second.point === "calls")
    return { ...first, content: mergeCalls(first.content, second.content) };
  if (first.point === "errors" && second.point === "errors") return { ...first, content: mergeErrors(first, second) };
  if (first.point === "screens" && second.point === "screens")
    return { ...first, content: { ...second.content, ...first.content } };
  if (first.point === "roles" && second.point === "roles")
    return { ...first, content: mergeRoles(first.content, second.content) };
  if (first.point === "validation" && second.point === "validation")
    return { ...first, content: { ...second.content, ...first.content } };
  return first;
}

/** Most things that one role is said to allow. */
const MAX_ALLOWS = 40;

type RoleContent = Omit<RoleStatement, "id" | "basis" | "evidence">;

function mergeRoles(a: RoleContent, b: RoleContent): RoleContent {
  const allows = [...new Set([...(a.allows ?? []), ...(b.allows ?? [])])].sort().slice(0, MAX_ALLOWS);
  return { ...b, ...a, ...(allows.length > 0 ? { allows } : {}) };
}

type CallContent = Omit<Call, "id" | "basis" | "evidence">;
type ErrorContent = Omit<ErrorStatement, "id" | "basis" | "evidence">;

function mergeCalls(a: CallContent, b: CallContent): CallContent {
  const parameters = mergeParameters(a.parameters ?? [], b.parameters ?? []);
  const request = mergeShapes(a.request, b.request);
  const response = mergeShapes(a.response, b.response);
  const operation = mergeOperations(a, b);
  const statuses = [...new Set([...(a.statuses ?? []), ...(b.statuses ?? [])])].sort((x, y) => x - y);
  return {
    ...a,
    ...(operation ? { operation } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(request ? { request } : {}),
    ...(response ? { response } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
  };
}

/** An operation that is written in two ways has no document that is the one. */
function mergeOperations(a: CallContent, b: CallContent): CallContent["operation"] {
  if (!a.operation || !b.operation) return a.operation;
  const { document: _, ...operation } = unnamedIn(b) < unnamedIn(a) ? b.operation : a.operation;
  const [one, other] = [a.operation.document ?? b.operation.document, b.operation.document ?? a.operation.document];
  return one !== undefined && one === other ? { ...operation, document: one } : operation;
}

/** How many holes of an event's name have none of their own: `done-{value}` is the `done-{jobId}` of another listener. */
const unnamedIn = ({ operation }: CallContent): number => operation?.name.match(/\{value\d*\}/g)?.length ?? 0;

/** Path parameters are the first sighting's: their names belong to its address. */
function mergeParameters(a: readonly Parameter[], b: readonly Parameter[]): readonly Parameter[] {
  const key = (parameter: Parameter): string => `${parameter.in} ${parameter.name}`;
  const known = new Map(a.map((parameter) => [key(parameter), parameter]));
  for (const parameter of b) {
    const other = known.get(key(parameter));
    if (other !== undefined) known.set(key(parameter), sentByBoth(other, parameter));
    else if (parameter.in !== "path") known.set(key(parameter), parameter);
  }
  return [...known.values()];
}

/** What one call site sends is no value of the call where another sends something else. */
function sentByBoth(a: Parameter, b: Parameter): Parameter {
  if (a.value === b.value) return a;
  const { value: _, ...parameter } = a;
  return parameter;
}

function mergeShapes(a: Shape | undefined, b: Shape | undefined): Shape | undefined {
  if (!a || !b) return a ?? b;
  if (a.items || b.items) return mergeLists(a, b);
  if (!a.properties || !b.properties) return a.properties ? a : b.properties ? b : sameShape(a, b);
  const names = [...new Set([...Object.keys(b.properties), ...Object.keys(a.properties)])];
  const merged = names.map((name) => [name, mergeShapes(a.properties?.[name], b.properties?.[name]) ?? {}] as const);
  return { ...a, properties: Object.fromEntries(merged) };
}

const mergeLists = (a: Shape, b: Shape): Shape => ({ ...b, ...a, items: mergeShapes(a.items, b.items) ?? {} });

const sameShape = (a: Shape, b: Shape): Shape =>
  JSON.stringify(a) === JSON.stringify(b) ? a : a.type !== undefined && a.type === b.type ? { type: a.type } : {};

/**
 * An error that is both thrown and shown is one that users see. What was inferred from the words alone says nothing of
 * the kind; a code that is mapped to the words does.
 */
function mergeErrors(first: FactOf<"errors">, second: FactOf<"errors">): ErrorContent {
  const { content: a, basis } = first;
  const { content: b } = second;
  const sure = [...(basis === "inferred" ? [] : [a.kind]), ...(second.basis === "inferred" ? [] : [b.kind])];
  const mapped = sure.find((kind) => kind === "mapped" || kind === "status");
  const kind = mapped ?? (sure.includes("shown") ? "shown" : (sure[0] ?? a.kind));
  return { ...b, ...a, kind };
}
