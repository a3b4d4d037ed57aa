/**
 * Where a piece of code leads to another address, whatever it leads with: a method of a router or a history, what is
 * thrown, an assignment to the location, a helper of the program that does one of these with what it is given, and, of
 * hooks that say so, what is given back. Each lead knows the tests that are on the way to it.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, stringOf, type Value } from "../../evaluate/value.ts";
import { rememberFor } from "../../remember.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { type Guard, testsAt } from "../../syntax/conditions-around.ts";
import { keyName, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import { holds, walk } from "../../syntax/walk.ts";
import { wayTo } from "../../syntax/way-to.ts";
import type { Module } from "../../unpack/module.ts";

export interface Lead {
  /** An address, or the name of a route. */
  readonly to: string;
  readonly node: Node;
}

/**
 * How routers lead to an address: `redirect` (Vaadin, and what is thrown), `navigate` (Backbone, Navigo, Angular), `push` and
 * `replace` (histories, Vue Router), `set` (Mithril), `route` (preact-iso), `target` (UI-Router), `go` and `transitionTo` (UI-Router, Ember),
 * `createUrlTree` and `parseUrl` (Angular, whose guards give them back), `setHash` (hasher).
 */
const LEADS = new Set(["redirect", "navigate", "navigateByUrl", "parseUrl", "push", "replace", "set", "route"]);
/** These may be given an address without its slash, or the name of a route. */
const LEADS_BY_NAME = new Set(["redirect", "navigate", "createUrlTree", "target", "go", "transitionTo", "setHash"]);
export const LEADING_METHODS: readonly string[] = [...LEADS, ...LEADS_BY_NAME, "assign"];
/** Of a `location`, and of a `history`: the place of the address among the arguments. */
const OF_HISTORY = ["pushState", "replaceState"];
const OF_LOCATION = new Set(["hash", "href", "pathname"]);
const TARGETS = ["to", "path", "pathname", "name"];

/** Calls of one function whose callees are looked into, and places that one function leads to. */
const MAX_CALLS = 40;
const MAX_LEADS = 100;

/** Where a function may lead; `givesBack`: also by the address that it gives back, or hands to its last parameter. */
export function leadsOf({ node, module }: FunctionValue, ev: Evaluator, givesBack = false): readonly Lead[] {
  const all = [...leadsIn(node, module, ev), ...(givesBack && node.body ? leadsTo(givenBack(node), module, ev) : [])];
  if (all.length > MAX_LEADS) ev.budget.cut(node);
  return all.slice(0, MAX_LEADS);
}

const leadsTo = (targets: readonly Node[], module: Module, ev: Evaluator): readonly Lead[] =>
  targets.flatMap((node) => {
    const to = targetOf(node, module, true, ev);
    return to === undefined ? [] : [{ to, node }];
  });

/** One guard stands before thousands of routes. */
const leadsIn = rememberFor(({ body }: FunctionNode, module: Module, ev: Evaluator): readonly Lead[] => {
  const thrown = new Set<Node>();
  const leads: Lead[] = [];
  let calls = 0;
  const add = (node: Node, target: Node | undefined, isNamed: boolean): void => {
    const to = target && targetOf(target, module, isNamed, ev);
    if (to !== undefined) leads.push({ to, node });
  };
  if (!body) return [];
  walk(body, (node) => {
    if (node.type === "ThrowStatement") thrown.add(node.argument);
    if (node.type === "AssignmentExpression" && isLocation(node.left)) add(node, node.right, true);
    if (node.type === "CallExpression") {
      const direct = sinkOf(node, thrown.has(node));
      if (direct) add(node, direct.target, direct.isNamed);
      else if (calls++ < MAX_CALLS && node.arguments.length > 0)
        for (const index of handedOn(node.callee, module, ev)) add(node, node.arguments[index], true);
    }
    return undefined;
  });
  return leads;
});

/** Where a call of such a method, an assignment to the location or an element leads, where that is known. */
export function leadAt(node: Node, module: Module, ev: Evaluator): string | undefined {
  if (node.type === "AssignmentExpression")
    return isLocation(node.left) ? targetOf(node.right, module, true, ev) : undefined;
  const sink = node.type === "CallExpression" ? sinkOf(node, false) : undefined;
  return sink?.target && targetOf(sink.target, module, sink.isNamed, ev);
}

interface Sink {
  readonly target: Node | undefined;
  readonly isNamed: boolean;
}

/** Of `redirect(302, "/sign-in")` (SvelteKit) the second argument is the address. */
function sinkOf(node: CallLike, isThrown: boolean): Sink | undefined {
  const [first, second] = node.arguments;
  const method = memberName(node.callee) ?? "";
  if (OF_HISTORY.includes(method)) return { target: node.arguments[2], isNamed: false };
  if (isRedirectStatus(first)) return { target: second, isNamed: false };
  const isNamed = LEADS_BY_NAME.has(method);
  const isLocal = method === "assign" && node.callee.type === "MemberExpression" && isLocation(node.callee.object);
  return isNamed || isLocal || isThrown || LEADS.has(method) ? { target: first, isNamed } : undefined;
}

function isRedirectStatus(node: Node | undefined): boolean {
  const status = node && literalValue(node)?.value;
  return typeof status === "number" && status >= 300 && status <= 308;
}

/** `location`, `location.hash`, `window.location.href` */
function isLocation(node: Node): boolean {
  if (node.type === "Identifier") return node.name === "location";
  if (node.type !== "MemberExpression") return false;
  const key = memberName(node) ?? "";
  return key === "location" || (OF_LOCATION.has(key) && isLocation(node.object));
}

type Branch = Extract<Node, { type: "IfStatement" | "ConditionalExpression" }>;

export const isBranch = (node: Node): node is Branch =>
  node.type === "IfStatement" || node.type === "ConditionalExpression";

/** `loginUrl ? location.href = loginUrl : router.navigate("/login")` decides where somebody is led, not whether. */
export const decidesWhere = ({ consequent, alternate }: Branch): boolean =>
  alternate !== null && leadsElsewhere(consequent) && leadsElsewhere(alternate);

/** What is tested on the way to a lead, and decides whether somebody is led away. */
export function testsWhether(fn: FunctionNode, lead: Node): readonly Guard[] {
  const where = testsOfWhere(fn);
  return fn.body ? testsAt(fn.body, lead).filter(({ test }) => !where.has(test)) : [];
}

const testsOfWhere = rememberFor(({ body }: FunctionNode): ReadonlySet<Node> => {
  const tests = new Set<Node>();
  if (body)
    walk(body, (node) => {
      if (isBranch(node) && decidesWhere(node)) tests.add(node.test);
      return undefined;
    });
  return tests;
});

/** Whether a piece of code leads to another address, wherever that is. */
export const leadsElsewhere = (root: Node): boolean =>
  holds(root, (node) =>
    node.type === "CallExpression"
      ? sinkOf(node, false) !== undefined
      : node.type === "AssignmentExpression" && isLocation(node.left),
  );

/** Which parameters a helper of the program leads to: `go=path=>{location.hash=path}`. */
function handedOn(callee: Node, module: Module, ev: Evaluator): readonly number[] {
  return ev.callees(callee, module).flatMap((helper) => (helper.kind === "function" ? paramsLedTo(helper) : []));
}

/** A helper that does more than lead is one that somebody wrote for other things, too. */
const MAX_HELPER = 400;

function paramsLedTo({ node: fn, module }: FunctionValue): readonly number[] {
  if (!fn.body || fn.end - fn.start > MAX_HELPER) return [];
  const targets: Node[] = [];
  walk(fn.body, (node) => {
    if (node.type === "AssignmentExpression" && isLocation(node.left)) targets.push(node.right);
    const sink = node.type === "CallExpression" ? sinkOf(node, false) : undefined;
    if (sink?.target) targets.push(sink.target);
    return undefined;
  });
  const params = targets.flatMap((target) => bindingAt(target, module.script.scopes)?.definitions ?? []);
  return params.flatMap((one) => (one.kind === "param" && one.of === fn && one.path.length === 0 ? [one.index] : []));
}

/** What a hook gives back, `return "/sign-in"` and `return {name: "sign-in"}`, and what it gives to Vue Router's `next`. */
const givenBack = rememberFor((fn: FunctionNode): readonly Node[] => {
  const out: Node[] = [];
  const last = fn.params.length > 2 ? fn.params.at(-1) : undefined;
  const give = (node: Node): void => {
    for (const one of alternatives(node))
      if (one.type === "ObjectExpression" || typeof literalValue(one)?.value === "string") out.push(one);
  };
  if (fn.body && fn.body.type !== "BlockStatement") give(fn.body);
  else if (fn.body)
    walk(fn.body, (node) => {
      if (node.type === "ReturnStatement" && node.argument) give(node.argument);
      if (node.type === "CallExpression" && isCallOf(node, last) && node.arguments[0]) give(node.arguments[0]);
      return undefined;
    });
  return out;
});

export const isCallOf = ({ callee }: CallLike, name: Node | undefined): boolean =>
  callee.type === "Identifier" && name?.type === "Identifier" && callee.name === name.name;

/** `"/sign-in"`, `["/sign-in"]`, `{ to: "/sign-in" }`, `{ name: "sign-in" }`; Backbone and UI-Router write names bare. */
function targetOf(node: Node, module: Module, isNamed: boolean, ev: Evaluator): string | undefined {
  const value = ev.evaluate(node, module);
  const bare = value.kind === "array" ? commands(value.elements) : stringOf(value)?.replace(/^#!?/, "");
  const texts = [
    isNamed || bare?.startsWith("/") ? bare : undefined,
    ...TARGETS.map((key) => stringOf(ev.member(value, key))),
  ];
  return texts.find((text) => text !== undefined && /^[/\w][\w./-]*$/.test(text));
}

/** The commands of Angular's router, as far as all of them are known. */
function commands(parts: readonly Value[]): string | undefined {
  const texts = parts.map(stringOf);
  return texts.length > 0 && texts.every((text) => text !== undefined)
    ? texts.join("/").replace(/\/+/g, "/")
    : undefined;
}

/** Whether something is asked before a place, or it waits for how something ends: a `catch`, a function in it. */
export const isAskedBefore = ({ body }: FunctionNode, target: Node): boolean =>
  body !== null && (testsAt(body, target).length > 0 || isInInner(body, target));

export const isInInner = (body: Node, target: Node): boolean =>
  wayTo(body, target)
    .slice(1, -1)
    .some((node) => isFunction(node) || node.type === "CatchClause");

/** Whether a function reads the parameters of a route: `e.params`, `({ params }) => ...`. */
export const readsParams = rememberFor((fn: FunctionNode): boolean =>
  holds(fn, (node) =>
    node.type === "Property" ? keyName(node.key, node.computed) === "params" : memberName(node) === "params",
  ),
);
