/**
 * Names by which a function is called that a minifier keeps: the property that it is reached through, also where it
 * was taken apart, as in `const {hasAccess} = useContext(Access)`, and called in a compiled template of Vue 3,
 * `unref(hasAccess)("pages")`; last its own name, where none has shortened it (Rollup's and Rolldown's bundles of
 * classic scripts keep those of the outermost scope, `hasAccess$1("pages")`).
 */

import type { Evaluator } from "../evaluate/evaluator.ts";
import { outcomes, type Value } from "../evaluate/value.ts";
import { unwrapping } from "../evaluate/vue-state.ts";
import { bindingAt, boundKeys } from "../scope/binding-at.ts";
import { memberName } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { reached } from "../syntax/reached.ts";
import type { Module } from "../unpack/module.ts";

/** Names that are bound under more keys stand in no program. */
const MAX_BOUND = 100;

export function calleeNames(callee: Node, module: Module, ev: Evaluator): readonly string[] {
  const direct = directName(callee);
  if (direct !== undefined) return [direct];
  const held = callee.type === "CallExpression" ? unwrapping(callee, ev.evaluate(callee, module)) : undefined;
  if (held) return calleeNames(held, module, ev);
  const binding = bindingAt(callee, module.script.scopes);
  const names = outcomes(ev.evaluate(callee, module)).flatMap((value) => valueName(value) ?? []);
  return [...(binding ? boundKeys(binding) : []).slice(0, MAX_BOUND), ...names, ...givenName(callee)];
}

/** Two words at least, of which the first is one that a minifier does not make; bundlers add numbers to tell names apart. */
const GIVEN = /^([a-z]{2,}[A-Z][A-Za-z]+)(?:[$_]?\d+)?$/;
/** A minifier's names are shorter. */
const LEAST_GIVEN = 6;

function givenName(callee: Node): readonly string[] {
  const name = callee.type === "Identifier" ? GIVEN.exec(callee.name)?.[1] : undefined;
  return name !== undefined && name.length >= LEAST_GIVEN ? [name] : [];
}

/** `x.can(...)`, `(0, x.can)(...)`, `Object(x.can)(...)`. */
function directName(callee: Node): string | undefined {
  const at = reached(callee);
  return at.type === "ChainExpression" ? directName(at.expression) : memberName(at);
}

/** The last name on the way to a value. */
export function valueName(value: Value): string | undefined {
  if (value.kind === "member") return value.key;
  return value.kind === "external" || value.kind === "global" ? value.path.at(-1) : undefined;
}
