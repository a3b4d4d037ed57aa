/**
 * Texts that code keeps on the window, where all scripts of a page find them: `window.apiPrefix = "/api"` in one,
 * `fetch(window.apiPrefix + "/users")` in another. Takes the assignments, gives the text of a name.
 */
import { keyName } from "../syntax/literals.ts";
import type { Expression, Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import { WINDOWS } from "../unpack/shared-names.ts";
import type { Evaluation } from "./evaluation.ts";
import { stringOf, type Value } from "./value.ts";

/** `window.name = value`, when its module is run. */
export interface KeptOnWindow {
  readonly name: string;
  readonly value: Expression;
  readonly module: Module;
  /** In a function, or under a condition: not always, or later. */
  readonly maybe: boolean;
}

/** What the browser itself keeps there, and does not give back as it was written. */
const OWN = new Set(["location", "name", "status", "defaultStatus", "origin", "event"]);
/** What a server or a script of a container writes over before a browser sees it: `{{API}}`, `${API}`, `<%= api %>`, `__API__`, `%API%`, `$API`. */
const FILLED_IN = /\{\{|[$#]\{|<[%?]|__[A-Za-z]\w*__|%[A-Za-z]\w*%|\$[A-Z][A-Z0-9_]+/;

/** The name of a member of the window: `window.apiPrefix`. */
export function windowName(node: Node, { script }: Module): string | undefined {
  if (node.type !== "MemberExpression" || node.object.type !== "Identifier") return undefined;
  if (!WINDOWS.has(node.object.name) || script.scopes.bindingOf.get(node.object)) return undefined;
  const name = keyName(node.property, node.computed);
  return name === undefined || OWN.has(name) ? undefined : name;
}

/** What is assigned, where what stands there already would be left: `window.x = window.x || "/y"`. */
function assigned({ name, value, module }: KeptOnWindow): Expression {
  if (value.type !== "LogicalExpression" || value.operator === "&&") return value;
  return windowName(value.left, module) === name ? value.right : value;
}

/** The text of a name to which one text is assigned, and nothing else; undefined for any other. */
export function windowText(kept: readonly KeptOnWindow[], ev: Evaluation): Value | undefined {
  if (kept.every(({ maybe }) => maybe)) return undefined;
  const values = kept.map((one) => ev.evaluate(assigned(one), one.module));
  const [first] = values;
  const text = first && stringOf(first);
  if (!text || FILLED_IN.test(text)) return undefined;
  return values.every((value) => stringOf(value) === text) ? first : undefined;
}
