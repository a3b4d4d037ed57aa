/**
 * What a name stands for that the scripts of a page share: `function send(){...}` in one script and `send("/users")` in
 * another, `window.App={}` in one and `App.orders={...}` in the next. Known only where one place says it.
 */
import { GLOBALS } from "../attribute/globals.ts";
import type { Binding, Definition } from "../scope/binding.ts";
import { MAX_WRITES } from "../scope/seen-writes.ts";
import { isEmptyLiteral, memberName } from "../syntax/literals.ts";
import type { Expression, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { SharedName } from "../unpack/shared-names.ts";
import { type WriteIn, withLayers } from "./deep-writes.ts";
import type { Evaluation } from "./evaluation.ts";
import { EMPTY_OBJECT, type Value } from "./value.ts";

/** Values that are what they are whenever they are asked for; a text may be another one by then. */
const LASTING: ReadonlySet<Value["kind"]> = new Set(["object", "function", "class", "instance", "namespace"]);

/** Undefined where the name is the platform's, nobody's, or several things. */
export function sharedValue(name: string, ev: Evaluation): Value | undefined {
  const shared = GLOBALS.has(name) ? undefined : ev.graph.shared.get(name);
  if (!shared) return undefined;
  const only = ev.graph.shared.declaredBy(name);
  if (only) return ev.ofBinding(only.of, only.module);
  const { declared } = shared;
  const value = declared.length > 0 ? joinedNamespace(name, shared) : definedOnce(name, shared, ev);
  if (!value || !LASTING.has(value.kind)) return undefined;
  const own = declared.flatMap(({ of, module }) => of.writes.map((write): WriteIn => ({ write, module })));
  return value.kind === "object" ? withLayers(value, [...own, ...writesTo(shared)], ev) : value;
}

/** What other scripts write to what a script declares at its top. */
export function sharedWrites(binding: Binding, { script }: Module, ev: Evaluation): readonly WriteIn[] {
  if (binding.scope !== script.scopes.root) return [];
  const shared = ev.graph.shared.get(binding.name);
  return shared && ev.graph.shared.declaredBy(binding.name)?.of === binding ? writesTo(shared) : [];
}

const writesTo = ({ writes }: SharedName): readonly WriteIn[] =>
  writes.length > MAX_WRITES ? [] : writes.map(({ of, module }) => ({ write: of, module }));

/** `var App=App||{}` in every script: one object, which each of them adds to. */
const joinedNamespace = (name: string, { declared }: SharedName): Value | undefined =>
  declared.every(({ of: { definitions } }) => definitions.every((one) => isKept(name, one))) ? EMPTY_OBJECT : undefined;

/** One place gives the name something; others leave it what it is. */
function definedOnce(name: string, { definitions }: SharedName, ev: Evaluation): Value | undefined {
  if (definitions.length === 0) return undefined;
  const [only, ...more] = definitions.filter(({ of }) => !isKept(name, of));
  if (!only) return EMPTY_OBJECT;
  if (more.length > 0 || only.of.kind !== "value" || only.of.path.length > 0) return undefined;
  return ev.evaluate(only.of.from, only.module);
}

/** `App=App||{}`, `window.App=window.App||{}`, `App||(App={})` */
const isKept = (name: string, definition: Definition): boolean =>
  definition.kind === "value" && definition.path.length === 0 && isSelfOrEmpty(name, definition.from);

function isSelfOrEmpty(name: string, from: Expression): boolean {
  if (from.type === "ObjectExpression") return isEmptyLiteral(from);
  return (
    from.type === "LogicalExpression" &&
    from.operator !== "&&" &&
    isNamed(name, from.left) &&
    isEmptyLiteral(from.right)
  );
}

const isNamed = (name: string, node: Node): boolean =>
  (node.type === "Identifier" && node.name === name) || memberName(node) === name;
