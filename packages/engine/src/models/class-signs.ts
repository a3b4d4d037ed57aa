/** What tells a library's class or function where nothing says whose code it is. */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { returnedExpressions } from "../evaluate/returns.ts";
import { type FunctionValue, isConstant, type ObjectValue } from "../evaluate/value.ts";
import { rememberFor } from "../remember.ts";
import { keyName } from "../syntax/literals.ts";
import type { Class } from "../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../syntax/object-keys.ts";
import type { Module } from "../unpack/module.ts";
import { property } from "./parts.ts";
import type { KeysTaken } from "./signatures.ts";

export const methodNames = ({ body }: Class): ReadonlySet<string> =>
  new Set(
    body.body.flatMap((member) =>
      member.type === "MethodDefinition" ? (keyName(member.key, member.computed) ?? []) : [],
    ),
  );

/** The names that stand in an object, without what is spread into it: a table is handed to thousands of calls. */
export const keysOf = (object: ObjectValue): ReadonlySet<string> => {
  const [only, ...more] = object.layers;
  return only?.kind === "literal" && more.length === 0 ? fixedKeys(only.node) : keysOfAll(object);
};

const keysOfAll = rememberFor(
  ({ layers }: ObjectValue): ReadonlySet<string> =>
    new Set(
      layers.flatMap((layer) => {
        if (layer.kind === "literal") return [...fixedKeys(layer.node)];
        return layer.kind === "spread" ? [] : [layer.key];
      }),
    ),
);

/** Whether an object has what its groups of keys ask, and no others where only these may be there. */
export function hasKeys(value: ObjectValue, { keys, only }: KeysTaken, ev: Evaluator): boolean {
  const own = keysOf(value);
  const [group = [], ...more] = keys;
  if (more.length === 0 && !only) return group.some((key) => !isConstant(property(value, key, ev), undefined));
  return keys.every((names) => names.some((key) => own.has(key))) && (!only || holdsOnly(value, own, only));
}

const holdsOnly = ({ layers }: ObjectValue, own: ReadonlySet<string>, only: readonly string[]): boolean =>
  own.size <= only.length &&
  [...own].every((key) => only.includes(key)) &&
  layers.every(
    (layer) =>
      layer.kind !== "spread" &&
      (layer.kind !== "literal" || fixedProperties(layer.node).length === layer.node.properties.length),
  );

/** Whether a class stands in a module that refers to a library's by its published name: `define("app/ajax", ["lib/ajax"], ...)`. */
export const inheritsFrom = ({ references }: Module, name: string): boolean =>
  references.some(({ target }) => target === name);

/**
 * Whether a function gives what it is called with to a package's own code, and does nothing else: `(input, options) =>
 * Ky.create(input, merge(defaults, options))`. It is the last piece of the package's file and has few names of its own, so
 * in code that a bundler has put together nothing may say that it is the package's.
 */
export function forwardsTo({ node, module }: FunctionValue, packages: readonly string[], ev: Evaluator): boolean {
  const [sent, ...others] = returnedExpressions(node);
  const [input] = node.params;
  if (others.length > 0 || input?.type !== "Identifier") return false;
  if (sent?.type !== "CallExpression" && sent?.type !== "NewExpression") return false;
  const [given] = sent.arguments;
  if (given?.type !== "Identifier" || given.name !== input.name) return false;
  // `ky(input, options)` is a wrapper of the product's
  const isInside = (path: readonly string[]): boolean => path.length > 0 || sent.type === "NewExpression";
  return ev
    .callees(sent.callee, module)
    .some((one) => one.kind === "external" && packages.includes(one.component ?? "") && isInside(one.path));
}
