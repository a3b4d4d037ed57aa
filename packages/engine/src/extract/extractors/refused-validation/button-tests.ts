/** By which tests a button cannot be pressed: what `disabled` stands for, words to be typed out, names that are taken. */

import type { Value } from "../../../evaluate/value.ts";
import { bindingAt, onlyDefinition } from "../../../scope/binding-at.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import { type Class, type FunctionNode, isFunction, type Node } from "../../../syntax/nodes.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";
import { refusingTests, type Tested } from "../../validation/component-states.ts";
import { fullPath } from "../../validation/input-subject.ts";
import type { Violation } from "../../validation/violation.ts";

type Place = Sighting<Node> & ExtractContext;

/**
 * What a name or a call without arguments stands for: `const blocked = !name`, `const blocked = () => !name`; a method
 * that says whether what was given will do, `disabled: !this.valid()`.
 */
export function testsOf(node: Node, place: Place): readonly Tested[] {
  const itself = [{ test: node, negated: false }];
  const method = byMethod(node, false, place);
  if (method) return method;
  if (node.type === "UnaryExpression" && node.operator === "!")
    return testsOf(node.argument, place).map(({ test, negated }) => ({ test, negated: !negated }));
  const isCall = node.type === "CallExpression" && node.arguments.length === 0;
  const name = isCall ? node.callee : node;
  const binding = bindingAt(name, place.module.script.scopes);
  const only = onlyDefinition(binding);
  if (!only) return itself;
  if (only.kind === "function") return isCall ? refusingTests(only.node) : [];
  if (only.kind !== "value" || only.path.length > 0) return itself;
  // `useMemo(() => !name, [name])`
  const [memoized] = only.from.type === "CallExpression" ? only.from.arguments : [];
  if (memoized && isFunction(memoized) && memoized.params.length === 0) return refusingTests(memoized);
  if (isFunction(only.from)) return isCall ? refusingTests(only.from) : [];
  const isTest = only.from.type === "UnaryExpression" || only.from.type === "LogicalExpression";
  return isTest ? [{ test: only.from, negated: false }] : itself;
}

/** Says whether a form will do; `canScroll` is about something else. */
const VERDICT = /valid|complete|^can(?:Submit|Save|Confirm|Create|Send|Add|Continue|Proceed)/i;

/** `!this.valid()`, `busy || !this.valid()`: the tests of the method, where the program says what it gives back. */
function byMethod(node: Node, allows: boolean, place: Place): readonly Tested[] | undefined {
  if (node.type === "UnaryExpression" && node.operator === "!") return byMethod(node.argument, !allows, place);
  if (node.type === "LogicalExpression" && node.operator === "||" && !allows) {
    const [left, right] = [byMethod(node.left, false, place), byMethod(node.right, false, place)];
    if (!left && !right) return undefined;
    const rest = (inner: Node): readonly Tested[] => [{ test: inner, negated: false }];
    return [...(left ?? rest(node.left)), ...(right ?? rest(node.right))];
  }
  if (node.type !== "CallExpression" || node.arguments.length > 0 || node.callee.type !== "MemberExpression")
    return undefined;
  if (!VERDICT.test(memberName(node.callee) ?? "")) return undefined;
  const method = ownMethod(place.ev.evaluate(node.callee, place.module));
  const found = method ? refusingTests(method, allows) : [];
  return found.length > 0 ? found : undefined;
}

/**
 * `typed !== "delete my account"`: the words have to be typed out. Where the test says what will do, `typed ===
 * "delete all"`, they are several words or those of a confirmation; others may be chosen.
 */
export function typedOut(test: Node, negated: boolean, place: Place): readonly Violation[] {
  if (test.type === "UnaryExpression" && test.operator === "!") return typedOut(test.argument, !negated, place);
  if (test.type === "LogicalExpression" && (test.operator === "||" || negated))
    return [...typedOut(test.left, negated, place), ...typedOut(test.right, negated, place)];
  const wanted = negated ? ["===", "=="] : ["!==", "!="];
  if (test.type !== "BinaryExpression" || !wanted.includes(test.operator)) return [];
  for (const [fixed, subject] of [
    [test.right, test.left],
    [test.left, test.right],
  ] as const) {
    const value = place.ev.evaluate(fixed, place.module);
    if (value.kind !== "constant" || typeof value.value !== "string" || !/\S{3}/.test(value.value)) continue;
    const isTyped = /\S\s+\S/.test(value.value) || /confirm/i.test(fullPath(subject) ?? "");
    if (!negated || isTyped)
      return [{ rule: "equals", value: value.value, sources: value.sources, subject, strong: true }];
  }
  return [];
}

/** `!!objects[id]`, `!!objects[`alias.${id}`]`, `names.includes(name)`: there is one of that name. */
export function taken(test: Node): readonly Violation[] {
  if (test.type === "LogicalExpression" && test.operator === "||") return [...taken(test.left), ...taken(test.right)];
  if (test.type === "UnaryExpression" && test.operator === "!")
    return test.argument.type === "UnaryExpression" && test.argument.operator === "!"
      ? taken(test.argument.argument)
      : [];
  let name: Node | undefined;
  if (test.type === "MemberExpression" && test.computed) name = test.property;
  if (test.type === "CallExpression" && /^(?:includes|has)$/.test(memberName(test.callee) ?? ""))
    name = test.arguments.length === 1 ? test.arguments[0] : undefined;
  if (name?.type === "TemplateLiteral" && name.expressions.length === 1) name = name.expressions[0];
  return name ? [{ rule: "unique", subject: name, strong: true }] : [];
}

/** The method that a value stands for: a member of `this`. */
function ownMethod(value: Value): FunctionNode | undefined {
  if (value.kind !== "member" || value.object.kind !== "this" || typeof value.key !== "string") return undefined;
  const { of } = value.object;
  return of.type === "ClassBody" || isFunction(of) ? undefined : methodOf(of, value.key);
}

function methodOf({ body }: Class, key: string): FunctionNode | undefined {
  for (const member of body.body) {
    if (member.type !== "MethodDefinition" && member.type !== "PropertyDefinition") continue;
    if (member.static || keyName(member.key, member.computed) !== key || !member.value) continue;
    if (isFunction(member.value)) return member.value;
  }
  return undefined;
}
