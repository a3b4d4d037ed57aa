/**
 * Where a function that decides about a route leads instead of letting it be drawn: `beforeLoad: () => { if (!user) throw
 * redirect({ to: "/sign-in" }) }`, `onmatch() { if (!user) m.route.set("/sign-in") }`, also by a helper that it calls. What
 * is done in any case is no guard. The words name the address as the code does.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../evaluate/value.ts";
import { outcomes, stringOf } from "../../evaluate/value.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";
import type { RouteWord } from "./route-words.ts";

/**
 * How routers lead to an address: `redirect` (Vaadin, and what is thrown), `navigate` (Backbone, Navigo, Angular), `push` and
 * `replace` (histories, Vue Router), `set` (Mithril), `target` (UI-Router), `go` and `transitionTo` (UI-Router, Ember).
 */
const LEADS = new Set(["redirect", "navigate", "navigateByUrl", "push", "replace", "set"]);
/** These may be given an address without its slash, or the name of a route. */
const LEADS_BY_NAME = new Set(["redirect", "navigate", "target", "go", "transitionTo"]);
const TARGETS = ["to", "path", "pathname", "name"];

/** Helpers that are looked into, below each other. */
const MAX_HELPERS = 2;
/** Calls of one function whose callees are looked into. */
const MAX_CALLS = 12;

export function leadingAway(decider: Value, ev: Evaluator, depth = 0): readonly RouteWord[] {
  return functionsIn(decider).flatMap((fn) => {
    const { calls, thrown } = callsIn(fn);
    const own = calls.flatMap((call) => wordOf(call, thrown, fn, ev));
    if (own.length > 0 || depth >= MAX_HELPERS) return own;
    const helpers = calls.slice(0, MAX_CALLS).flatMap(({ node }) => ev.callees(node.callee, fn.module));
    return helpers.flatMap((helper) => leadingAway(helper, ev, depth + 1)).map((word) => withDecider(word, fn));
  });
}

const withDecider = (word: RouteWord, { node }: FunctionValue): RouteWord => ({
  ...word,
  by: [...(word.by ?? []), node],
});

/** A function, and what the one was given that made it: `query(async () => ..., "session")`. */
function functionsIn(value: Value): readonly FunctionValue[] {
  return outcomes(value).flatMap((one) => {
    if (one.kind === "result") return one.args.slice(0, 1).filter((arg) => arg.kind === "function");
    if (one.kind !== "function") return [];
    const [maker] = one.env.filter(({ of }) => of !== one.node);
    return [one, ...(maker?.args.slice(0, 1).filter((arg) => arg.kind === "function") ?? [])];
  });
}

interface Called {
  readonly node: CallLike;
  /** Something is asked before it, or it waits for how something ends. */
  readonly isAsked: boolean;
}

interface Calls {
  readonly calls: readonly Called[];
  readonly thrown: ReadonlySet<Node>;
}

const ASKS = new Set<Node["type"]>([
  "IfStatement",
  "ConditionalExpression",
  "LogicalExpression",
  "CatchClause",
  "SwitchCase",
]);

function callsIn({ node: fn }: FunctionValue): Calls {
  const calls: Called[] = [];
  const thrown = new Set<Node>();
  let isAsked = false;
  if (fn.body)
    walk(fn.body, (node) => {
      isAsked ||= ASKS.has(node.type) || isFunction(node);
      if (node.type === "ThrowStatement") thrown.add(node.argument);
      if (node.type === "CallExpression") calls.push({ node, isAsked });
      return undefined;
    });
  return { calls, thrown };
}

function wordOf(
  { node, isAsked }: Called,
  thrown: ReadonlySet<Node>,
  fn: FunctionValue,
  ev: Evaluator,
): readonly RouteWord[] {
  const [first] = node.arguments;
  const method = memberName(node.callee) ?? "";
  const isNamed = LEADS_BY_NAME.has(method);
  if (!isAsked || !first || !(isNamed || thrown.has(node) || LEADS.has(method))) return [];
  const target = targetOf(first, fn.module, isNamed, ev);
  if (target === undefined) return [];
  const evidence = [{ script: fn.module.script, start: node.start, end: node.end, says: "guard" }];
  return [{ text: `redirect=${target}`, evidence, by: [fn.node] }];
}

/** `"/sign-in"`, `{ to: "/sign-in" }`, `{ name: "sign-in" }`; Backbone and UI-Router write addresses and names bare. */
function targetOf(node: Node, module: Module, isNamed: boolean, ev: Evaluator): string | undefined {
  const value = ev.evaluate(node, module);
  const bare = stringOf(value);
  const texts = [
    isNamed || bare?.startsWith("/") ? bare : undefined,
    ...TARGETS.map((key) => stringOf(ev.member(value, key))),
  ];
  return texts.find((text) => text !== undefined && /^[/\w][\w./-]*$/.test(text));
}

/** Whether a function reads a property of that name: `e.params`, `({ params }) => ...`. */
export function reads(fn: FunctionNode, name: string): boolean {
  let isRead = false;
  walk(fn, (node) => {
    if (node.type === "MemberExpression" && memberName(node) === name) isRead = true;
    if (node.type === "Property" && keyName(node.key, node.computed) === name) isRead = true;
    return !isRead;
  });
  return isRead;
}

/** Whether a function throws where something is so. */
export function throwsIn({ body }: FunctionNode): boolean {
  let [isAsked, throws] = [false, false];
  if (body)
    walk(body, (node) => {
      isAsked ||= ASKS.has(node.type);
      throws ||= isAsked && node.type === "ThrowStatement";
      return !throws;
    });
  return throws;
}
