/**
 * Middlewares of Redux (1 to 5), `(store) => (next) => (action) => ...`: whatever is dispatched comes to them, from wherever.
 * The actions that one looks into have the key that it asks for, `action[CALL_API]`, or the type that it holds `action.type`
 * against. Effects (NgRx) get the actions of the creators that they name.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { keyText } from "../evaluate/key-text.ts";
import { type FunctionValue, stringOf, type Value } from "../evaluate/value.ts";
import { creatorKey, creatorsIn } from "../models/ngrx.ts";
import { append } from "../multimap.ts";
import type { Binding } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { memberName } from "../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../syntax/nodes.ts";
import { fixedValues } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import type { Parents } from "../unpack/parents.ts";
import type { Sighting, Survey } from "./survey.ts";

/** What a middleware is called with. */
export interface Dispatched {
  readonly call: Sighting<CallLike>;
  readonly fn: FunctionValue;
  readonly args: readonly Value[];
}

/** Most actions of one middleware. */
const MAX_ACTIONS = 400;
/** Most effects of one action. */
const MAX_EFFECTS = 16;

export function dispatched(survey: Survey, parents: Parents, ev: Evaluator): readonly Dispatched[] {
  const seen = new Set<FunctionNode>();
  return survey.calls.flatMap((call): readonly Dispatched[] => {
    const action = handedOn(call, parents);
    if (!action || seen.has(action.of)) return [];
    seen.add(action.of);
    const fn = { kind: "function", node: action.of, module: call.module, env: [] } as const;
    return actionsFor(action.binding, call.module, survey, { parents, ev })
      .slice(0, MAX_ACTIONS)
      .map(({ node, module }) => ({ call, fn, args: [ev.evaluate(node, module)] }));
  });
}

/** `actions$.pipe(ofType(save), switchMap(({ user }) => ...))`, and where `save({ user })` is called. */
export function intoEffects({ calls }: Survey, ev: Evaluator): readonly Dispatched[] {
  const effects = new Map<string, FunctionValue[]>();
  for (const { node, module } of calls) {
    const { 0: filter, 1: step } = node.arguments;
    if (memberName(node.callee) !== "pipe" || filter?.type !== "CallExpression" || step?.type !== "CallExpression")
      continue;
    const [run] = step.arguments;
    const fn = run && isFunction(run) ? ev.evaluate(run, module) : undefined;
    if (fn?.kind === "function")
      for (const creator of creatorsIn(ev.evaluate(filter, module))) append(effects, creator, fn);
  }
  if (effects.size === 0) return [];
  return calls.flatMap((call) => {
    const [given] = call.node.arguments;
    if (given?.type !== "ObjectExpression") return [];
    const creator = creatorKey(ev.evaluate(call.node.callee, call.module));
    const args = [ev.evaluate(given, call.module)];
    const found = effects.get(creator ?? "") ?? [];
    return found.slice(0, MAX_EFFECTS).map((fn) => ({ call, fn, args }));
  });
}

/** `next(action)`, where the parameters of three functions, one in the other, are the store, `next` and the action. */
function handedOn({ node, module: { script } }: Sighting<CallLike>, parents: Parents): Parameter | undefined {
  const [given, ...others] = node.arguments;
  const [action, next] = [given, node.callee].map((one) => onlyParameter(one, script));
  if (!action || !next || others.length > 0 || parents.functionAround(action.of, script) !== next.of) return undefined;
  const outer = parents.functionAround(next.of, script);
  return outer && outer.params.length <= 1 ? action : undefined;
}

interface Parameter {
  readonly of: FunctionNode;
  readonly binding: Binding;
}

function onlyParameter(node: Node | undefined, { scopes }: Script): Parameter | undefined {
  const binding = bindingAt(node, scopes);
  const [only] = binding?.definitions ?? [];
  const isOnly = only?.kind === "param" && only.path.length === 0 && only.of.params.length === 1;
  return binding && isOnly ? { of: only.of, binding } : undefined;
}

interface Context {
  readonly parents: Parents;
  readonly ev: Evaluator;
}

/** The objects that have what is read of the action. */
function actionsFor(
  action: Binding,
  module: Module,
  { objects }: Pick<Survey, "objects">,
  { parents, ev }: Context,
): readonly Sighting<ObjectExpression>[] {
  const [keys, types] = [new Set<string>(), new Set<string>()];
  for (const one of action.references) {
    const read = parents.of(one, module.script);
    if (read?.type !== "MemberExpression" || read.object !== one) continue;
    const key = memberName(read);
    const computed = key === undefined ? keyText(ev.evaluate(read.property, module)) : undefined;
    if (computed !== undefined) keys.add(computed);
    const type = key === "type" ? heldAgainst(read, module, { parents, ev }) : undefined;
    if (type !== undefined) types.add(type);
  }
  return objects.filter((at) => {
    const own = valuesOf(at, ev);
    // of several types each is asked something else
    const type = types.size === 1 ? own.get("type") : undefined;
    const isOfType = type !== undefined && types.has(stringOf(ev.evaluate(type, at.module)) ?? "");
    return isOfType || [...keys].some((key) => own.has(key));
  });
}

/** `action.type !== CALL` */
function heldAgainst(read: Node, module: Module, { parents, ev }: Context): string | undefined {
  const test = parents.of(read, module.script);
  if (test?.type !== "BinaryExpression" || !/^[!=]==?$/.test(test.operator)) return undefined;
  return stringOf(ev.evaluate(test.left === read ? test.right : test.left, module));
}

/** Also by keys that are constants and symbols. */
function valuesOf({ node, module }: Sighting<ObjectExpression>, ev: Evaluator): ReadonlyMap<string | undefined, Node> {
  const computed = node.properties.filter((one) => one.type === "Property" && one.computed);
  const named = computed.map(
    (one) => [one.type === "Property" ? keyText(ev.evaluate(one.key, module)) : undefined, one] as const,
  );
  return new Map<string | undefined, Node>([...fixedValues(node), ...named]);
}
