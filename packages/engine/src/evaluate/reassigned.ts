/**
 * Values of names that are written again from what they hold: `url = url.replace("{id}", id)`, `url += "?page=" + page`.
 * Takes the definitions in the order of the text and gives what the name holds behind the last one. What is written only
 * under a condition adds an outcome, but for a query string, which belongs to the address either way.
 */
import { rememberFor } from "../remember.ts";
import type { Binding, Definition } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import type { Guard } from "../syntax/conditions-around.ts";
import { guardsAround } from "../syntax/conditions-around.ts";
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { added } from "./arithmetic.ts";
import { conditionOf } from "./condition.ts";
import type { Evaluation } from "./evaluation.ts";
import { freeParams } from "./free-params.ts";
import { hasQuery, literalText } from "./text.ts";
import type { Value } from "./value.ts";
import { union, unknown } from "./value.ts";

type Written = Extract<Definition, { kind: "value" | "added" }>;
type Given = Extract<Definition, { kind: "param" }>;

/** How a name gets its values one after the other; a parameter comes with one. */
export interface Chain {
  readonly given: Given | undefined;
  readonly written: readonly Written[];
}

/** Most definitions that are read one after the other: generated clients add each query parameter in a statement. */
const MAX_DEFINITIONS = 64;

/**
 * The definitions of a name without those that trim what it holds: `path.startsWith("/") && (path = path.slice(1))`. A
 * text stays what it is but for its ends.
 */
export function untrimmed(binding: Binding, script: Script): readonly Definition[] {
  const { definitions } = binding;
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return definitions;
  return definitions.filter((one) => one.kind !== "value" || !isTrim(one, binding, script));
}

const TRIMS = new Set(["slice", "substring", "substr"]);
const ASKS_FOR_END = /\.(?:startsWith|endsWith|charAt|at)\(|\[0\]/;

function isTrim({ from, path }: Written & { readonly kind: "value" }, binding: Binding, script: Script): boolean {
  if (path.length > 0 || from.type !== "CallExpression" || from.callee.type !== "MemberExpression") return false;
  const { object } = from.callee;
  if (object.type !== "Identifier" || !TRIMS.has(memberName(from.callee) ?? "")) return false;
  if (script.scopes.bindingOf.get(object) !== binding) return false;
  return (guardsAround(binding.scope.node, from) ?? []).some(
    ({ test, is }) => is && ASKS_FOR_END.test(script.text.slice(test.start, test.end)),
  );
}

/** The definitions in their order, where that counts: one of them reads the name itself, or each runs once. */
export function chainOf(binding: Binding, script: Script): Chain | undefined {
  const chain = definitionsInOrder(untrimmed(binding, script));
  const readsItself = ({ kind, from }: Written): boolean =>
    kind === "added" || binding.references.some(({ start }) => from.start <= start && start < from.end);
  return chain && (orderOf(binding, script) || chain.written.some(readsItself)) ? chain : undefined;
}

function definitionsInOrder(definitions: readonly Definition[]): Chain | undefined {
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return undefined;
  const given = definitions.find((one) => one.kind === "param");
  const written = definitions.filter((one): one is Written => one.kind === "value" || one.kind === "added");
  if (written.length + (given ? 1 : 0) < definitions.length) return undefined;
  return { given, written: written.toSorted((a, b) => a.from.end - b.from.end) };
}

/** Under which tests each definition of a chain is reached, where all of them run once, one after the other. */
const orders = new WeakMap<Binding, ReadonlyMap<Written, readonly Guard[]> | undefined>();

function orderOf(binding: Binding, script: Script): ReadonlyMap<Written, readonly Guard[]> | undefined {
  if (orders.has(binding)) return orders.get(binding);
  const order = new Map<Written, readonly Guard[]>();
  const isWritten = binding.writes.length > 0;
  const chain = isWritten ? undefined : definitionsInOrder(untrimmed(binding, script));
  for (const one of chain?.written ?? []) {
    const guards = guardsAround(binding.scope.node, one.from);
    if (guards) order.set(one, guards);
  }
  const found = chain && order.size === chain.written.length ? order : undefined;
  orders.set(binding, found);
  return found;
}

/** Whether the place of a read tells which definitions it sees: nothing but the order of the text decides. */
export const isReadInOrder = (binding: Binding, place: Node, { script }: Module): boolean =>
  binding.definitions.length > 1 &&
  orderOf(binding, script) !== undefined &&
  guardsAround(binding.scope.node, place) !== undefined;

/** What tells reads of a name apart: between which definitions, and under which of their tests they stand. */
export interface Reading {
  readonly binding: Binding;
}

const readings = rememberFor((_: Binding) => new Map<string, Reading>());

const testsOf = rememberFor((order: ReadonlyMap<Written, readonly Guard[]>) => {
  const tests = new Set(Array.from(order.values()).flatMap((guards) => guards.map(({ test }) => test)));
  return new Map([...tests].map((test, index) => [test, index]));
});

/** The same for all places that see the same: a name may be read thousands of times behind its last definition. */
export function readingAt(binding: Binding, place: Node, { script }: Module): Reading {
  const order = orderOf(binding, script) ?? new Map<Written, readonly Guard[]>();
  const tests = testsOf(order);
  let before = 0;
  for (const { from } of order.keys()) if (from.end <= place.start) before++;
  const around = (guardsAround(binding.scope.node, place) ?? []).flatMap(({ test, is }) => {
    const index = tests.get(test);
    return index === undefined ? [] : [is ? index : -index - 1];
  });
  const known = readings(binding);
  const key = [before, ...around].join();
  const reading = known.get(key) ?? { binding };
  known.set(key, reading);
  return reading;
}

/** The value behind the last definition, or at a place between them. */
export function chainValue(
  binding: Binding,
  chain: Chain,
  step: (definition: Definition) => Value,
  module: Module,
  ev: Evaluation,
  place?: Node,
): Value {
  const order = orderOf(binding, module.script);
  return order
    ? valueInOrder(binding, { chain, order, step, place }, module, ev)
    : valueOfLoop(binding, chain, step, module, ev);
}

interface Order {
  readonly chain: Chain;
  readonly order: ReadonlyMap<Written, readonly Guard[]>;
  readonly step: (definition: Definition) => Value;
  readonly place: Node | undefined;
}

function valueInOrder(binding: Binding, { chain, order, step, place }: Order, module: Module, ev: Evaluation): Value {
  const around: Tests = place ? byTest(guardsAround(binding.scope.node, place) ?? []) : new Map();
  let at = chain.given && step(chain.given);
  // of each definition that the value may be of, the tests around it
  let under: readonly Tests[] = at ? [new Map()] : [];
  for (const definition of chain.written) {
    const guards = seenUnder(order.get(definition) ?? [], around);
    if (!guards || (place && definition.from.end > place.start)) continue;
    const { from } = definition;
    const next =
      definition.kind === "value"
        ? step(definition)
        : added(ev.ofPlace(binding, from, module), ev.evaluate(from, module));
    const asked = at !== undefined && isQuery(at, next) ? aboutAddress(guards, module, ev) : guards;
    // `if (a) { if (b) x = 1; else x = 2; x += 3; }`: whenever one of the first two runs, so does the last
    const isReplaced =
      at === undefined ||
      (next.kind !== "unknown" && under.every((tests) => asked.every(({ test, is }) => tests.get(test) === is)));
    at = at === undefined || isReplaced ? next : either(at, next, asked, module, ev);
    under = isReplaced ? [byTest(guards)] : [...under, byTest(guards)];
  }
  return at ?? unknown("too-dynamic");
}

/** By each test on the way to a place, what it gives there. */
type Tests = ReadonlyMap<Node, boolean>;

const byTest = (guards: readonly Guard[]): Tests => new Map(guards.map(({ test, is }) => [test, is]));

/** The tests that decide about a definition at a place under others; undefined where they exclude each other. */
function seenUnder(guards: readonly Guard[], around: Tests): readonly Guard[] | undefined {
  const isExcluded = guards.some(({ test, is }) => around.get(test) === !is);
  return isExcluded ? undefined : guards.filter(({ test }) => !around.has(test));
}

/** Definitions in loops and in functions: each follows those before it in the text. */
function valueOfLoop(
  binding: Binding,
  { given, written }: Chain,
  step: (definition: Definition) => Value,
  module: Module,
  ev: Evaluation,
): Value {
  let at = given && step(given);
  for (const definition of written) {
    const before = at;
    const next = ev.rebound(binding, before ?? unknown("too-dynamic"), definition.from, () =>
      definition.kind === "value" ? step(definition) : added(before, ev.evaluate(definition.from, module)),
    );
    const guards = guardsAround(binding.scope.node, definition.from) ?? [];
    at =
      before === undefined || replaces(before, next, binding, definition)
        ? next
        : ev.rebound(binding, before, guards[0]?.test ?? definition.from, () =>
            either(before, next, guards, module, ev),
          );
  }
  return at ?? unknown("too-dynamic");
}

/** `if (!(body instanceof FormData)) body = withoutIds(body)`: where one test decides, callers may. */
function either(before: Value, next: Value, guards: readonly Guard[], module: Module, ev: Evaluation): Value {
  const [guard, ...more] = guards;
  const asked = guard && more.length === 0 ? conditionOf(guard.test, module, ev) : undefined;
  if (!guard || !asked || freeParams([asked.of]).length === 0) return union([before, next]);
  return { kind: "union", options: [next, before], when: { ...asked, holds: asked.holds === guard.is } };
}

/**
 * The tests that decide whether an address has a query: those that ask how an address begins, `if (path.startsWith("/search")) url +=
 * "?page=1"`. Whatever else is asked, parameters that may be there are parameters of the call.
 */
function aboutAddress(guards: readonly Guard[], module: Module, ev: Evaluation): readonly Guard[] {
  return guards.filter(({ test }) => {
    const asked = conditionOf(test, module, ev);
    return asked?.asks === "begins" && freeParams([asked.of]).length > 0;
  });
}

/** Only texts are followed: what else a name holds before it is written again may still be read. */
const replaces = (before: Value, next: Value, { scope }: Binding, { from }: Written): boolean =>
  literalText(next) !== undefined && (isQuery(before, next) || guardsAround(scope.node, from)?.length === 0);

/** `/users?page=1` where it was `/users`. */
const isQuery = (before: Value, next: Value): boolean => hasQuery(next) && before.kind !== "unknown";
