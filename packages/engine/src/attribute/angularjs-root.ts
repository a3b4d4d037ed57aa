/**
 * The module of AngularJS (1.x) that a page starts, `<html ng-app="shop">` or `angular.bootstrap(document,["shop"])`, and
 * the code that belongs to it by its name: `angular.module("shop",[...])`, `angular.module("shop").controller(...)`. No
 * library knows that name, so the code is the application's, also amid scripts that were only written one after the other.
 */
import type { Node } from "@oxc-project/types";
import { pushAll } from "../lists.ts";
import { literalString, memberName } from "../syntax/literals.ts";
import { walk } from "../syntax/walk.ts";
import type { AttributionUnit } from "./unit.ts";

/** `ng-app="shop"`, `data-ng-app`, `ng:app`, `x-ng-app`, as the documentation of ngApp has them. */
const STARTED = /\s(?:data-|x-)?ng[-:_]app\s?=\s?["']([\w.$-]{1,100})["']/g;

/** Most nodes of a unit that are looked at. */
const MAX_NODES = 20_000;

/** Whether each unit belongs to a module that a page starts. `texts`: of scripts and pages. */
export function ofAngularjsRoot(
  units: readonly AttributionUnit[],
  texts: Iterable<string>,
  textOf: (unit: AttributionUnit) => string,
): readonly boolean[] {
  const named = units.map((unit) => (mayName(textOf(unit)) ? namesIn(unit.node) : NOTHING));
  const roots = new Set(named.flatMap(({ started }) => started));
  for (const text of texts) for (const [, name = ""] of text.matchAll(STARTED)) roots.add(name);
  const own = named.map(({ modules }) => modules.some((name) => roots.has(name)));
  // `app=angular.module("shop",[])` and what calls methods of `app`
  const holds = units.map(({ node }, at) => own[at] === true && /^VariableDeclarat(?:or|ion)$/.test(node.type));
  return units.map(({ uses }, at) => own[at] === true || uses.some((used) => holds[used]));
}

interface Named {
  readonly modules: readonly string[];
  readonly started: readonly string[];
}

const NOTHING: Named = { modules: [], started: [] };

const mayName = (text: string): boolean =>
  text.includes("angular") && (text.includes(".module(") || text.includes(".bootstrap("));

function namesIn(root: Node): Named {
  const modules: string[] = [];
  const started: string[] = [];
  let nodes = 0;
  walk(root, (node) => {
    if (++nodes > MAX_NODES) return false;
    if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
    const [first, second] = node.arguments;
    const method = memberName(node.callee);
    if (method === "module" && isAngular(node.callee.object)) modules.push(literalString(first) ?? "");
    if (method === "bootstrap" && isAngular(node.callee.object) && second?.type === "ArrayExpression")
      pushAll(
        started,
        second.elements.flatMap((one) => literalString(one) ?? []),
      );
    return undefined;
  });
  return { modules, started };
}

/** `angular`, `window.angular` */
const isAngular = (node: Node): boolean =>
  node.type === "Identifier" ? node.name === "angular" : memberName(node) === "angular";
