/**
 * Guards that a program sets for all of its routes: `router.beforeEach((to) => { if (!to.meta.open && !user) return
 * "/sign-in" })` of Vue Router 3 and 4, `$transitions.onStart({}, ...)` of UI-Router 1, `canLoad(vm, params, next) {...}` in
 * the lifecycle hooks of Aurelia 2. A route is guarded unless its data, its address or its name is what the guard lets
 * through; guards that ask for a mark on a route are read from the marks (`asked-of-data.ts`).
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type FunctionValue, isConstant, type ObjectValue, outcomes, type Value } from "../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { testsAt } from "../../syntax/conditions-around.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { Survey } from "../survey.ts";
import { isHolder } from "./asked-of-data.ts";
import { wordOf } from "./leading-away.ts";
import { isInInner, leadsOf } from "./leads.ts";
import type { RouteWord } from "./route-words.ts";
import { askedOnWay, isParamOf } from "./way-tests.ts";

export interface GuardForAll {
  /** The list of the routes of the router that it is set on; absent where the code does not show which router that is. */
  readonly routes?: Value;
  readonly word: RouteWord;
  /** An address or the name of a route. */
  readonly to: string;
  /** Keys of a route's data, and addresses or names, that are let through. */
  readonly keys: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
}

export const guardsForAll = (survey: Pick<Survey, "calls" | "methods">, ev: Evaluator): readonly GuardForAll[] =>
  hooksForAll(survey, ev).flatMap(({ fn, route, routes }) =>
    guardsIn(fn, route, ev).map((guard) => (routes ? { ...guard, routes } : guard)),
  );

/** A route as it is asked: its address and name, and the data of it and of those around it. */
export interface AskedRoute {
  readonly path: string;
  readonly name?: string | undefined;
  readonly data: readonly ObjectValue[];
}

export function wordsFor(guards: readonly GuardForAll[], route: AskedRoute, ev: Evaluator): readonly RouteWord[] {
  const { path, name = path, data } = route;
  const isOpen = ({ to, keys, places }: GuardForAll): boolean =>
    [to, `/${to}`, ...places].some((place) => place === path || place === name) ||
    [...keys].some((key) => data.some((holder) => !isUnset(holder, key, ev)));
  return guards.filter((guard) => !isOpen(guard)).map(({ word }) => word);
}

function isUnset(holder: ObjectValue, key: string, ev: Evaluator): boolean {
  const value = ev.member(holder, key);
  return isConstant(value, undefined) || isConstant(value, false) || isConstant(value, null);
}

interface Hook {
  readonly fn: FunctionValue;
  /** Which of its parameters is the route that is gone to. */
  readonly route: number;
  readonly routes?: Value;
}

/** `createRouter({ routes })` and `new VueRouter({ routes })`: what a router was made with. */
function routesOf(callee: Node, module: Module, ev: Evaluator): Pick<Hook, "routes"> {
  const router = callee.type === "MemberExpression" ? ev.evaluate(callee.object, module) : undefined;
  const options = router?.kind === "result" || router?.kind === "instance" ? router.args[0] : undefined;
  const routes = options?.kind === "object" ? ev.member(options, "routes") : undefined;
  return routes?.kind === "array" || routes?.kind === "list" ? { routes } : {};
}

function hooksForAll({ calls, methods }: Pick<Survey, "calls" | "methods">, ev: Evaluator): readonly Hook[] {
  const given = callsOf(calls, "beforeEach", "onStart", "onBefore").flatMap(({ node, module }): Hook[] => {
    const isVue = memberName(node.callee) === "beforeEach";
    const [first, second] = node.arguments;
    // what it is for is said before it: `{ to: (state) => state.data.staff }`
    if (!isVue && (first?.type !== "ObjectExpression" || fixedKeys(first).size > 0)) return [];
    const hook = isVue ? first : second;
    if (!hook || hook.type === "SpreadElement") return [];
    const of = routesOf(node.callee, module, ev);
    return outcomes(ev.evaluate(hook, module)).flatMap((fn) =>
      fn.kind === "function" ? [{ fn, route: 0, ...of }] : [],
    );
  });
  const methodsForAll = methods.flatMap(({ node, module }): Hook[] => {
    if (keyName(node.key, node.computed) !== "canLoad" || node.static || node.value.params.length < 3) return [];
    const fn = ev.evaluate(node.value, module);
    return fn.kind === "function" ? [{ fn, route: 2 }] : [];
  });
  return [...given, ...methodsForAll];
}

function guardsIn(fn: FunctionValue, route: number, ev: Evaluator): readonly GuardForAll[] {
  const { node: hook, module } = fn;
  const { body } = hook;
  if (!body) return [];
  const isRoute = isParamOf(hook, module, route === 0 ? [0, 1] : [route]);
  const keyAt = (node: Node): string | undefined => keyOfData(node, fn);
  return leadsOf(fn, ev, true).flatMap((lead) => {
    const asked = askedOnWay(testsAt(body, lead.node), { module, ev, keyAt, isRoute });
    if (!asked || !(asked.others || isInInner(body, lead.node))) return [];
    return [{ word: wordOf(lead, fn, ev), to: lead.to, keys: asked.keys, places: asked.places }];
  });
}

/** `to.meta.open`, and `open` of `const { open } = next.data` */
function keyOfData(node: Node, { module }: FunctionValue): string | undefined {
  if (node.type === "MemberExpression") return isHolder(node.object) ? memberName(node) : undefined;
  const only = onlyDefinition(bindingAt(node, module.script.scopes));
  if (only?.kind !== "value") return undefined;
  const [step, ...steps] = only.path;
  return step?.kind === "key" && steps.length === 0 && isHolder(only.from) ? step.key : undefined;
}
