/**
 * Arrays that statements fill after they are made: `const parts = ["orders"]; if (id) parts.push(id); parts.join("/")`. Where each
 * `push` runs once, in the code of the array's own scope and before all that reads it, the elements are known, by the tests
 * around the calls; else how many there are is not.
 */
import type { Binding } from "../scope/binding.ts";
import { type Guard, guardsAround } from "../syntax/conditions-around.ts";
import { type CallExpression, isFunction, type Node } from "../syntax/nodes.ts";
import { wayTo } from "../syntax/way-to.ts";
import type { Module } from "../unpack/module.ts";
import { itemsOf } from "./arguments.ts";
import { chosen, decisionOf } from "./condition.ts";
import type { Evaluation } from "./evaluation.ts";
import { type ArrayValue, arrayOf, type ListValue, type Value } from "./value.ts";

/** Most calls that fill one array, and tests that decide of them. */
const MAX_PUSHES = 32;
const MAX_TESTS = 3;

const CHANGES = /^(?:\?\.|\.)(?:push|unshift|splice|pop|shift)\(|^\[[\w$.+]+\]=(?!=)/;
const PUSH = ".push(";
const LONGEST_CHANGE = 40;

interface Push {
  readonly call: CallExpression;
  readonly guards: readonly Guard[];
}

/** An array with what is added to it; as it is where nothing is. */
export function filledArray(value: Value, binding: Binding, module: Module, ev: Evaluation): Value {
  if (value.kind !== "array") return value;
  const { text } = module.script;
  const after = ({ end }: Node): string => text.slice(end, end + LONGEST_CHANGE);
  const changes = binding.references.filter((name) => CHANGES.test(after(name)));
  if (changes.length === 0) return value;
  const unknown: ArrayValue = { ...value, varies: true, open: true };
  if (changes.length > MAX_PUSHES || !changes.every((name) => after(name).startsWith(PUSH))) return unknown;
  const pushes = changes.flatMap((name) => pushAt(name, binding) ?? []);
  const tests = testsOf(pushes, text);
  if (pushes.length < changes.length || tests.size > MAX_TESTS || isReadBefore(pushes, binding)) return unknown;
  return withPushes(value, { pushes, tests: [...tests], text }, module, ev);
}

/** `parts.push(a, b)`, where it runs once. */
function pushAt(name: Node, { scope }: Binding): Push | undefined {
  const call = wayTo(scope.node, name).at(-3);
  const guards = call && guardsAround(scope.node, call);
  return call?.type === "CallExpression" && guards ? { call, guards } : undefined;
}

/** Functions inside are taken to run when the array is full. */
function isReadBefore(pushes: readonly Push[], { references, declaration, scope }: Binding): boolean {
  const last = pushes.at(-1)?.call.start ?? 0;
  return references.some(
    (name) =>
      name !== declaration &&
      name.start < last &&
      !pushes.some(({ call }) => call.start <= name.start && name.end <= call.end) &&
      !wayTo(scope.node, name).slice(1).some(isFunction),
  );
}

/** Each test once, by its text without a negation. */
const textOf = (guard: Guard, text: string): string =>
  text.slice(guard.test.start + (isNegated(guard, text) ? 1 : 0), guard.test.end);

const isNegated = ({ test }: Guard, text: string): boolean => text.startsWith("!", test.start);

const holds = (guard: Guard, text: string): boolean => guard.is !== isNegated(guard, text);

const testsOf = (pushes: readonly Push[], text: string): ReadonlyMap<string, Guard> =>
  new Map(pushes.flatMap(({ guards }) => guards.map((guard) => [textOf(guard, text), guard])));

interface Filling {
  readonly pushes: readonly Push[];
  /** Tests that are not decided yet. */
  readonly tests: readonly (readonly [string, Guard])[];
  readonly text: string;
}

/** For each outcome of the tests, what is pushed. */
function withPushes(value: ArrayValue, { pushes, tests, text }: Filling, module: Module, ev: Evaluation): Value {
  const [first, ...rest] = tests;
  if (!first) return pushes.reduce<ArrayValue | ListValue>((list, { call }) => pushed(list, call, module, ev), value);
  const [test, guard] = first;
  const outcome = (is: boolean): Value => {
    const left = pushes.filter(({ guards }) =>
      guards.every((one) => textOf(one, text) !== test || holds(one, text) === is),
    );
    return withPushes(value, { pushes: left, tests: rest, text }, module, ev);
  };
  const asked = !isNegated(guard, text);
  const { is, when } = decisionOf(guard.test, module, ev);
  return is === undefined ? chosen(when, outcome(asked), outcome(!asked)) : outcome(is === asked);
}

const pushed = (list: Value, { arguments: given }: CallExpression, module: Module, ev: Evaluation) =>
  arrayOf([{ value: list, spread: true }, ...itemsOf(given, module, ev)]);
