/**
 * What a screen asks by itself before it draws: its function only hands what it draws to one that decides,
 * `edit() { this.ifAllowed(() => new Editor()) }`, `<IfAllowed><Editor/></IfAllowed>`, also by `<Show when={...}>` of
 * Solid 1. Nothing is said of a helper or component that draws what it is given on some way without a test.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type FunctionValue, outcomes, type Value } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keysOf } from "../../scope/given-back.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { holds, walk } from "../../syntax/walk.ts";
import { testedIn } from "../roles/tests.ts";
import { deciding, placeOf } from "./route-guards.ts";
import type { RouteWord } from "./route-words.ts";

/** What is loaded is loaded by few functions. */
const MAX_DEPTH = 3;

export function innerGuards(drawn: readonly Value[], ev: Evaluator): readonly RouteWord[] {
  return drawn.flatMap((value) => functionsOf(value, ev)).flatMap((fn) => guardsIn(fn, ev));
}

/** A component around other routes that draws them only where something holds: `<Show when={...}>{props.children}</Show>`. */
export function layoutGuards(drawn: readonly Value[], ev: Evaluator): readonly RouteWord[] {
  return drawn
    .flatMap((value) => functionsOf(value, ev))
    .flatMap((fn) => {
      const asks = shownWhen(fn.node);
      return asks.length === 0 ? [] : [{ text: "", evidence: placeOf(fn), asks }];
    });
}

/** A component or handler itself, and what is loaded for it. */
function functionsOf(value: Value, ev: Evaluator, depth = 0): readonly FunctionValue[] {
  if (depth > MAX_DEPTH) return [];
  return outcomes(value).flatMap((one): readonly FunctionValue[] => {
    if (one.kind === "element") return functionsOf(one.type, ev, depth + 1);
    if (one.kind === "namespace") return functionsOf(ev.member(one, "default"), ev, depth + 1);
    if (one.kind === "result") return one.args.slice(0, 1).flatMap((given) => functionsOf(given, ev, depth + 1));
    if (one.kind === "object") return functionsOf(ev.member(one, "default"), ev, depth + 1);
    if (one.kind !== "function") return [];
    const given = ev.returned(one);
    const loaded = given.kind === "namespace" || given.kind === "object" || given.kind === "function";
    return [one, ...(loaded ? functionsOf(given, ev, depth + 1) : [])];
  });
}

function guardsIn(fn: FunctionValue, ev: Evaluator): readonly RouteWord[] {
  const call = onlyCall(fn.node);
  if (!call) return [];
  return [...ofHelper(call, fn, ev), ...ofWrapper(call, fn, ev)];
}

/** The one call that a function consists of. */
function onlyCall({ body }: FunctionNode): CallLike | undefined {
  if (!body) return undefined;
  const [only, ...more] = body.type === "BlockStatement" ? body.body : [body];
  if (!only || more.length > 0) return undefined;
  const node =
    only.type === "ReturnStatement" ? only.argument : only.type === "ExpressionStatement" ? only.expression : only;
  return node?.type === "CallExpression" ? node : undefined;
}

/** `this.ifAllowed(() => ...)`: a helper that calls what it is given only where a test holds. */
function ofHelper(call: CallLike, { module }: FunctionValue, ev: Evaluator): readonly RouteWord[] {
  const index = call.arguments.findIndex(isFunction);
  if (index < 0) return [];
  return ev.callees(call.callee, module).flatMap((helper) => {
    if (helper.kind !== "function" || !callsUnderTest(helper, index)) return [];
    return [{ text: "", evidence: placeOf(helper), ...deciding(helper, ev) }];
  });
}

/** A function that calls its parameter, and only where something is asked before. */
const callsUnderTest = ({ node: fn, module }: FunctionValue, index: number): boolean =>
  isUnderTest(fn, (node) => {
    if (node.type !== "CallExpression") return false;
    const [only] = bindingAt(node.callee, module.script.scopes)?.definitions ?? [];
    return only?.kind === "param" && only.of === fn && only.index === index;
  });

/** A component that draws what stands in it, and only where something is asked before. */
const drawsUnderTest = ({ node: fn, module }: FunctionValue): boolean =>
  isUnderTest(fn, (node) => {
    if (node.type === "MemberExpression") return memberName(node) === "children";
    if (node.type !== "Identifier") return false;
    const [only] = bindingAt(node, module.script.scopes)?.definitions ?? [];
    return only?.kind === "param" && only.of === fn && keysOf(only.path)?.join(".") === "children";
  });

function isUnderTest({ body }: FunctionNode, isIt: (node: Node) => boolean): boolean {
  const found: Node[] = [];
  if (body)
    walk(body, (node) => {
      if (isIt(node)) found.push(node);
      return undefined;
    });
  return body !== null && found.length > 0 && found.every((node) => testsAt(body, node).length > 0);
}

/** `make(Guarded, { children })`, `make(Guarded, props, child)`: a component that draws what stands in it only where a test holds. */
function ofWrapper(
  { arguments: [type, props, child] }: CallLike,
  { module }: FunctionValue,
  ev: Evaluator,
): readonly RouteWord[] {
  if (!type || !(child || (props?.type === "ObjectExpression" && propertyOf(props, "children")))) return [];
  return ev.callees(type, module).flatMap((wrapper) => {
    if (wrapper.kind !== "function") return [];
    const asks = shownWhen(wrapper.node);
    if (asks.length > 0) return [{ text: "", evidence: placeOf(wrapper), asks }];
    return drawsUnderTest(wrapper) ? [{ text: "", evidence: placeOf(wrapper), ...deciding(wrapper, ev, true) }] : [];
  });
}

/** The texts that `when` of Solid's `Show` is held against, where it stands around the children. */
function shownWhen(fn: FunctionNode): readonly string[] {
  return returnedExpressions(fn).flatMap((node) => {
    const props = node.type === "CallExpression" ? node.arguments[1] : undefined;
    if (props?.type !== "ObjectExpression" || !handsOnChildren(props)) return [];
    const when = propertyOf(props, "when");
    if (!when) return [];
    const tests: readonly Node[] = isFunction(when) ? returnedExpressions(when) : [when];
    return tests
      .flatMap((test) => testedIn(test))
      .flatMap((test) =>
        test.type === "BinaryExpression" ? [test.left, test.right].flatMap((side) => literalString(side) ?? []) : [],
      );
  });
}

/** `get children(){return p.children}` */
function handsOnChildren(props: ObjectExpression): boolean {
  const inner = propertyOf(props, "children");
  return inner !== undefined && holds(inner, (node) => memberName(node) === "children");
}
