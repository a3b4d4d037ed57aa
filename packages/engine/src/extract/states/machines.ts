/**
 * State machines as data: XState 4 and 5, and libraries with the same form.
 *
 *     createMachine({id: "order", initial: "open", states: {
 *       open: {on: {PAY: "paid", CANCEL: {target: "gone", guard: "mayCancel"}}, after: {1000: "late"}},
 *       paid: {invoke: {src: "ship", onDone: "sent", onError: [{target: "open"}]}}, ... }})
 *
 * Nested and parallel states are named with their parents: `open.waiting`.
 */
import { keyName, literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Survey } from "../survey.ts";
import type { Allowed, Candidate, Text } from "./candidate.ts";

const MAX_DEPTH = 6;

interface Found {
  readonly module: Module;
  readonly values: Text[];
  readonly steps: Allowed[];
}

export function machines(survey: Survey, namer: Namer): readonly Candidate[] {
  const inner = new Set<Node>();
  return survey.objects.flatMap(({ node, module, unit }) => {
    if (inner.has(node) || !isMachine(node)) return [];
    const found: Found = { module, values: [], steps: [] };
    statesIn(node, "", found, inner, 0);
    const initial = textOf(node, "initial");
    const id = propertyOf(node, "id") ?? propertyOf(node, "key");
    const name = id && literalString(id);
    const goal = namer.goal(node, module);
    const subject =
      id && name !== undefined ? { name, at: placeOfNode(id, module) } : goal && { name: goal.name, at: goal.at };
    const known = new Set(found.values.map(({ value }) => value));
    const allowed = found.steps.filter(({ to }) => known.has(to));
    if (known.size < 2) return [];
    return [
      {
        kind: "table",
        values: found.values,
        unit,
        allowed,
        stands: true,
        ...(initial !== undefined && known.has(initial) ? { initial } : {}),
        ...(subject ? { subject: { key: `machine:${subject.name}`, ...subject } } : {}),
      },
    ];
  });
}

/** `initial` is one of the keys of `states`, or the states run beside each other. */
function isMachine(node: ObjectExpression): boolean {
  const states = propertyOf(node, "states");
  if (states?.type !== "ObjectExpression") return false;
  const keys = new Set(states.properties.map((one) => (one.type === "Property" ? keyName(one.key, one.computed) : "")));
  const initial = textOf(node, "initial");
  return initial === undefined ? textOf(node, "type") === "parallel" : keys.has(initial);
}

function statesIn(node: ObjectExpression, path: string, found: Found, inner: Set<Node>, depth: number): void {
  const states = propertyOf(node, "states");
  if (states?.type !== "ObjectExpression" || depth > MAX_DEPTH) return;
  const siblings = new Set<string>();
  for (const one of states.properties) if (one.type === "Property") siblings.add(keyName(one.key, one.computed) ?? "");
  const own = (target: string): string => {
    const name = target.replace(/^[#.]/, "");
    return siblings.has(name) && path ? `${path}.${name}` : name;
  };
  for (const [key, one] of fixedProperties(states)) {
    if (one.value.type !== "ObjectExpression") continue;
    const value = path ? `${path}.${key}` : key;
    found.values.push({ value, at: placeOfNode(one.key, found.module) });
    inner.add(one.value);
    for (const step of stepsOf(one.value)) {
      const target = literalString(step.target);
      if (target === undefined) continue;
      const on = step.on === undefined ? {} : { on: step.on };
      found.steps.push({ from: value, to: own(target), at: placeOfNode(step.target, found.module), ...on });
    }
    statesIn(one.value, value, found, inner, depth + 1);
  }
}

interface Step {
  readonly target: Node;
  readonly on?: string;
}

/** What leads out of a state: events, delays, what is always so, and the ends of what it starts. */
function stepsOf(state: ObjectExpression): readonly Step[] {
  const events = ["on", "after"].flatMap((key) => {
    const table = propertyOf(state, key);
    if (table?.type !== "ObjectExpression") return [];
    return fixedProperties(table).flatMap(([event, one]) =>
      targets(one.value).map((target): Step => ({ target, on: key === "after" ? `after ${event}` : event })),
    );
  });
  const always = [propertyOf(state, "always"), propertyOf(state, "onDone")].flatMap((one) => (one ? targets(one) : []));
  const invoke = propertyOf(state, "invoke");
  const invoked = invoke?.type === "ArrayExpression" ? invoke.elements : [invoke];
  const ends = invoked.flatMap((one) =>
    one?.type === "ObjectExpression"
      ? ["onDone", "onError"].flatMap((key) => {
          const end = propertyOf(one, key);
          return end ? targets(end).map((target): Step => ({ target, on: key })) : [];
        })
      : [],
  );
  return [...events, ...always.map((target) => ({ target })), ...ends];
}

/** `"paid"`, `{target: "paid"}`, a list of those. */
function targets(node: Node): readonly Node[] {
  if (node.type === "ArrayExpression") return node.elements.flatMap((one) => (one ? targets(one) : []));
  if (node.type !== "ObjectExpression") return [node];
  const target = propertyOf(node, "target");
  return target ? targets(target) : [];
}

const textOf = (node: ObjectExpression, name: string): string | undefined => literalString(propertyOf(node, name));
