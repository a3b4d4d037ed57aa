/**
 * What is asked of a route on the way to a place that leads away from it: which keys of its data have to be set or not,
 * which addresses or names it has to have or not, and whether anything else is asked, such as who somebody is. Where the
 * route is asked something else, nothing is known.
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { stringOf } from "../../evaluate/value.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import type { Guard } from "../../syntax/conditions-around.ts";
import { impliedParts, innerOf } from "../../syntax/implied-parts.ts";
import { memberName } from "../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { walk } from "../../syntax/walk.ts";
import type { Module } from "../../unpack/module.ts";

export interface Asked {
  /** Keys of the route's data that lead on. */
  readonly keys: ReadonlySet<string>;
  /** Its addresses or names that do. */
  readonly places: ReadonlySet<string>;
  /** Whether something is asked that is not the route. */
  readonly others: boolean;
}

/** What reads a route in a test. */
export interface RouteReader {
  readonly module: Module;
  readonly ev: Evaluator;
  /** The key of the route's data that is read there. */
  readonly keyAt: (node: Node) => string | undefined;
  /** Whether a node is the route, or a part of it. */
  readonly isRoute: (node: Node) => boolean;
}

interface Tally {
  readonly keys: Set<string>;
  readonly places: Set<string>;
  others: boolean;
}

/** Longest chain of names that stand for each other. */
const MAX_NAMES = 3;

export function askedOnWay(tests: readonly Guard[], reader: RouteReader): Asked | undefined {
  const tally: Tally = { keys: new Set(), places: new Set(), others: false };
  return tests.flatMap(impliedParts).every((part) => count(part, tally, reader)) ? tally : undefined;
}

/** Whether it is known what a part of a test asks of the route. */
function count({ test: node, is }: Guard, tally: Tally, reader: RouteReader): boolean {
  const key = keyOf(node, reader);
  if (key !== undefined) {
    // what has to be set says which routes it is about: those are told by their data
    if (is) return false;
    tally.keys.add(key);
    return true;
  }
  const place = placeOf(node, is, reader);
  if (place !== undefined) {
    for (const one of place) tally.places.add(one);
    return place.length > 0;
  }
  if (mentionsRoute(node, reader)) return false;
  tally.others = true;
  return true;
}

/** `to.meta.open`, a name for it, `to.matched.some((one) => one.meta.open)` */
function keyOf(node: Node, reader: RouteReader, steps = 0): string | undefined {
  const own = reader.keyAt(node);
  if (own !== undefined) return own;
  if (node.type === "Identifier" && steps < MAX_NAMES) {
    const from = onlyValue(node, reader.module.script.scopes);
    return from && keyOf(innerOf(from) ?? from, reader, steps + 1);
  }
  const [test] = node.type === "CallExpression" && memberName(node.callee) === "some" ? node.arguments : [];
  const [returned] = test && isFunction(test) ? returnedExpressions(test) : [];
  return returned && keyIn(returned, reader);
}

/** In a list of the routes around, whatever their name is there. */
const keyIn = (node: Node, { keyAt }: RouteReader): string | undefined => keyAt(innerOf(node) ?? node);

const PLACES = new Set(["path", "name", "fullPath", "pathname"]);

/** The addresses that lead on: `to.path !== "/sign-in"`, `!OPEN.includes(to.name)`; none where that is asked the other way. */
function placeOf(node: Node, is: boolean, { module, ev, isRoute }: RouteReader): readonly string[] | undefined {
  const isPlace = (one: Node): boolean =>
    one.type === "MemberExpression" && PLACES.has(memberName(one) ?? "") && isRoute(one.object);
  if (node.type === "BinaryExpression" && /^[!=]==?$/.test(node.operator)) {
    const [asked, other] = isPlace(node.left) ? [node.left, node.right] : [node.right, node.left];
    if (!isPlace(asked)) return undefined;
    const text = stringOf(ev.evaluate(other, module));
    return text !== undefined && is === (node.operator[0] === "!") ? [text] : [];
  }
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const [first] = node.arguments;
  if (!first || memberName(node.callee) !== "includes" || !isPlace(first)) return undefined;
  const list = ev.evaluate(node.callee.object, module);
  const texts = list.kind === "array" ? list.elements.map(stringOf) : [];
  return is || texts.includes(undefined) ? [] : texts.flatMap((text) => text ?? []);
}

function mentionsRoute(root: Node, { module, isRoute }: RouteReader): boolean {
  const names = new Set<Node>();
  let mentions = false;
  const look = (node: Node, steps: number): void =>
    walk(node, (inner) => {
      if (isRoute(inner)) mentions = true;
      if (inner.type !== "Identifier" || mentions || steps >= MAX_NAMES || names.has(inner)) return !mentions;
      names.add(inner);
      for (const one of module.script.scopes.bindingOf.get(inner)?.definitions ?? [])
        if (one.kind === "value" && !isFunction(one.from)) look(one.from, steps + 1);
      return !mentions;
    });
  look(root, 0);
  return mentions;
}

/** Names that are given to a function: `(to, from) => ...`, also taken apart. */
export const isParamOf =
  (fn: FunctionNode, { script }: Module, indices: readonly number[]) =>
  (node: Node): boolean =>
    node.type === "Identifier" &&
    (script.scopes.bindingOf.get(node)?.definitions ?? []).some(
      (one) => one.kind === "param" && one.of === fn && indices.includes(one.index),
    );
