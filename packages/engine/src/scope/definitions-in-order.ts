/**
 * Which definitions of a name a place sees, where nothing but the order of the text decides: none of them, and no read, stands
 * in a loop or in another function.
 */
import { rememberFor } from "../remember.ts";
import type { Guard } from "../syntax/conditions-around.ts";
import { guardsAround } from "../syntax/conditions-around.ts";
import { isInside } from "../syntax/inside.ts";
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Binding, Definition, ScopeTree } from "./binding.ts";

/** The code that a name stands in. */
interface Code {
  readonly text: string;
  readonly scopes: ScopeTree;
}

export type Written = Extract<Definition, { kind: "value" | "added" }>;
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
export function untrimmed(binding: Binding, script: Code): readonly Definition[] {
  const { definitions } = binding;
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return definitions;
  return definitions.filter((one) => one.kind !== "value" || !isTrim(one, binding, script));
}

const TRIMS = new Set(["slice", "substring", "substr"]);
const ASKS_FOR_END = /\.(?:startsWith|endsWith|charAt|at)\(|\[0\]/;

function isTrim({ from, path }: Written & { readonly kind: "value" }, binding: Binding, script: Code): boolean {
  if (path.length > 0 || from.type !== "CallExpression" || from.callee.type !== "MemberExpression") return false;
  const { object } = from.callee;
  if (object.type !== "Identifier" || !TRIMS.has(memberName(from.callee) ?? "")) return false;
  if (script.scopes.bindingOf.get(object) !== binding) return false;
  return (guardsAround(binding.scope.node, from) ?? []).some(
    ({ test, is }) => is && ASKS_FOR_END.test(script.text.slice(test.start, test.end)),
  );
}

/** Longest name of a method that trims, with what stands around it. */
const MAX_TRIM = 12;
const TRIMMED = /^\.(?:replace|slice|substring|trim|trimEnd)\(/;

/** `config.baseUrl = config.baseUrl.replace(/\/$/, "")` leaves a text what it is, but for its ends. */
export function isTrimmed({ start, end }: Node, own: string, { text }: Pick<Code, "text">): boolean {
  const value = text.slice(start, Math.min(end, start + own.length + MAX_TRIM));
  return value.startsWith(own) && TRIMMED.test(value.slice(own.length));
}

/** The definitions in their order, where that counts: one of them reads the name itself, or each runs once. */
export function chainOf(binding: Binding, script: Code): Chain | undefined {
  const chain = definitionsInOrder(untrimmed(binding, script));
  return chain && (orderOf(binding, script) || chain.written.some((one) => readsItself(binding, one)))
    ? chain
    : undefined;
}

const readsItself = ({ references }: Binding, { kind, from }: Written): boolean =>
  kind === "added" || references.some(({ start }) => from.start <= start && start < from.end);

function definitionsInOrder(definitions: readonly Definition[]): Chain | undefined {
  if (definitions.length < 2 || definitions.length > MAX_DEFINITIONS) return undefined;
  const given = definitions.find((one) => one.kind === "param");
  const written = definitions.filter((one): one is Written => one.kind === "value" || one.kind === "added");
  if (written.length + (given ? 1 : 0) < definitions.length) return undefined;
  return { given, written: written.toSorted((a, b) => a.from.end - b.from.end) };
}

/** Under which tests each definition of a chain is reached, where all of them run once, one after the other. */
const orders = new WeakMap<Binding, ReadonlyMap<Written, readonly Guard[]> | undefined>();

export function orderOf(binding: Binding, script: Code): ReadonlyMap<Written, readonly Guard[]> | undefined {
  if (orders.has(binding)) return orders.get(binding);
  const order = new Map<Written, readonly Guard[]>();
  const all = definitionsInOrder(untrimmed(binding, script));
  // what is written to a member stands between: `init.body = text; init = await hook(init)`
  const isHandedOn = binding.writes.length > 0 && all?.written.some((one) => readsItself(binding, one));
  const chain = isHandedOn ? undefined : all;
  for (const one of chain?.written ?? []) {
    const guards = guardsAround(binding.scope.node, one.from);
    if (guards) order.set(one, guards);
  }
  const found = chain && order.size === chain.written.length ? order : undefined;
  orders.set(binding, found);
  return found;
}

/** Whether the place of a read tells which definitions it sees: nothing but the order of the text decides. */
export const isReadInOrder = (binding: Binding, place: Node, script: Code): boolean =>
  binding.definitions.length > 1 &&
  orderOf(binding, script) !== undefined &&
  guardsAround(binding.scope.node, place) !== undefined;

/** What tells reads of a name apart: between which definitions, and under which of their tests they stand. */
export interface Reading {
  readonly binding: Binding;
}

const readings = rememberFor((_: Binding) => new Map<string, Reading>());

const testsOf = rememberFor((order: ReadonlyMap<Written, readonly Guard[]>) => {
  const tests = new Set(
    Array.from(order.values()).flatMap((guards) => guards.flatMap(({ test, among = test }) => [test, among])),
  );
  return new Map([...tests].map((test, index) => [test, index]));
});

/** The same for all places that see the same: a name may be read thousands of times behind its last definition. */
export function readingAt(binding: Binding, place: Node, script: Code): Reading {
  const order = orderOf(binding, script) ?? new Map<Written, readonly Guard[]>();
  const tests = testsOf(order);
  let before = 0;
  for (const { from } of order.keys()) if (from.end <= place.start) before++;
  const around = (guardsAround(binding.scope.node, place) ?? []).flatMap(({ test, is, among = test }) => {
    const index = tests.get(test) ?? tests.get(among);
    return index === undefined ? [] : [is ? index : -index - 1, tests.has(test) ? "" : test.start];
  });
  const known = readings(binding);
  const key = [before, ...around].join();
  const reading = known.get(key) ?? { binding };
  known.set(key, reading);
  return reading;
}

/** What runs a place again and again. */
export const LOOPS: ReadonlySet<Node["type"]> = new Set([
  "ForStatement",
  "ForInStatement",
  "ForOfStatement",
  "WhileStatement",
  "DoWhileStatement",
]);

/** What runs a place again and again while a name is kept: `for (let at = 0; at < end; at += 100)` keeps its own. */
const loopAround = ({ scope }: Binding, node: Node): Node | undefined =>
  wayTo(scope.node, node).find((at) => {
    if (at === scope.node) return at.type === "ForStatement" && !(at.init && isInside(node, at.init));
    return LOOPS.has(at.type) || (at.type === "CallExpression" && at !== node && memberName(at.callee) === "forEach");
  });

/** Whether a text grows with each round of a loop: `for (const part of parts) url += "/" + part`. */
export const growsInLoop = (binding: Binding, { kind, from }: Written): boolean =>
  (kind === "added" ||
    ((from.type === "BinaryExpression" || from.type === "TemplateLiteral") &&
      binding.references.some((one) => isInside(one, from)))) &&
  loopAround(binding, from) !== undefined;

/** The loops inside of the scope of a name that give it values, each with where it does. */
const rounds = rememberFor((binding: Binding) =>
  binding.definitions.flatMap((one) => {
    const from = one.kind === "value" ? one.from : undefined;
    const loop = from && loopAround(binding, from);
    return from && loop ? [{ from, loop }] : [];
  }),
);

/** Whether a name is read for what the round before has left: `for (...) { send(last); last = next; }`. */
export const isOfRoundBefore = (binding: Binding, { start, end }: Node): boolean =>
  rounds(binding).some(({ from, loop }) => loop.start <= start && end <= loop.end && end <= from.start);
