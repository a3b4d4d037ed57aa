/**
 * What a test asks of a form's control by the interface of its library: `form.controls.email.hasError("required")` and
 * `form.get("email").errors?.["required"]` of Angular's forms (2 to 20), `v$.email.required.$invalid` of Vuelidate 2. The
 * name of the rule is the library's; any other is that of a validator of the program.
 */

import type { Json } from "@as-built/spec";
import { bindingAt, onlyDefinition } from "../../scope/binding-at.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { RuleKind } from "./rule.ts";
import { RULE_NAMES } from "./rule-names.ts";
import { VALIDITY } from "./validity-messages.ts";
import type { Place, Violation } from "./violation-types.ts";

/** Names of rules in those libraries, in lower case; whether a number is asked for, a validator of the program says. */
export const CONTROL_RULES: ReadonlyMap<string, { readonly rule: RuleKind; readonly value?: Json }> = new Map([
  ...[...RULE_NAMES].filter(([name]) => name !== "number"),
  ["requiredtrue", { rule: "required" }],
  ["minvalue", { rule: "min" }],
  ["maxvalue", { rule: "max" }],
]);

/** Methods of a control that ask for one error by its name. */
const ASKS = new Set(["hasError", "getError"]);
/** What Vuelidate says of one rule. */
const FAILS = new Set(["$invalid", "$error"]);

/** The rule that a control violates where a test is true; undefined where the test is none of a control. */
export function controlTest(test: Node): Violation | undefined {
  if (test.type === "CallExpression") {
    const [name, path] = test.arguments;
    const { callee } = test;
    const error = ASKS.has(memberName(callee) ?? "") ? literalString(name) : undefined;
    if (callee.type !== "MemberExpression" || error === undefined) return undefined;
    return violation(error, callee.object, literalString(path)?.split(".").at(-1));
  }
  if (test.type !== "MemberExpression") return undefined;
  const key = keyName(test.property, test.computed);
  const of = unwrapped(test.object);
  if (key === undefined || of.type !== "MemberExpression") return undefined;
  // `email.validity.valueMissing` (HTML, ValidityState)
  const broken = memberName(of) === "validity" ? VALIDITY.get(key) : undefined;
  if (broken) return { rule: broken, subject: of.object, strong: true, isOfInput: true };
  if (memberName(of) === "errors") return isControl(of.object) ? violation(key, of.object) : undefined;
  const rule = FAILS.has(key) ? memberName(of) : undefined;
  return rule !== undefined && unwrapped(of.object).type === "MemberExpression"
    ? violation(rule, of.object)
    : undefined;
}

/** `errors.email?.type === "required"`, also behind another test: what React Hook Form (6 and 7) says that is wrong. */
export function fieldErrorTest(test: Node, place: Pick<Place, "module">): Violation | undefined {
  if (test.type === "LogicalExpression") return test.operator === "&&" ? fieldErrorTest(test.right, place) : undefined;
  if (test.type !== "BinaryExpression" || !test.operator.startsWith("==")) return undefined;
  const [asked, text] = literalString(test.left) === undefined ? [test.left, test.right] : [test.right, test.left];
  const error = literalString(text);
  const name = error === undefined ? undefined : fieldOfError(asked, place);
  return error === undefined || name === undefined ? undefined : violation(error, asked, name);
}

/** The field whose error a node gives the kind of: `formState.errors.email?.type`. */
export function fieldOfError(asked: Node, { module }: Pick<Place, "module">): string | undefined {
  const [last, field, holder] = keysOf(asked, module).toReversed();
  return last === "type" && holder === "errors" ? field : undefined;
}

/** Names that are followed to what they are taken from. */
const MAX_NAMES = 3;

/** The properties by which a node is read, outermost first, also through names: `const { errors } = formState`. */
function keysOf(node: Node, module: Place["module"], names = 0): readonly string[] {
  const own = unwrapped(node);
  if (own.type === "MemberExpression")
    return [...keysOf(own.object, module, names), keyName(own.property, own.computed) ?? ""];
  const made = names < MAX_NAMES ? onlyDefinition(bindingAt(own, module.script.scopes)) : undefined;
  if (!made || !("path" in made)) return [];
  const from = made.kind === "value" ? keysOf(made.from, module, names + 1) : [];
  return [...from, ...made.path.flatMap((step) => (step.kind === "key" ? [step.key] : []))];
}

function violation(error: string, control: Node, path?: string): Violation | undefined {
  const name = path ?? controlName(control);
  if (name === undefined) return undefined;
  return { ...(CONTROL_RULES.get(error.toLowerCase()) ?? { rule: "custom" }), name, subject: control, strong: true };
}

/** `form.controls.email`, `form.get("email")`, and a getter or a reference that is called as the control. */
function controlName(control: Node): string | undefined {
  const node = unwrapped(control);
  if (node.type === "CallExpression")
    return memberName(node.callee) === "get" ? literalString(node.arguments[0])?.split(".").at(-1) : undefined;
  return node.type === "MemberExpression" ? keyName(node.property, node.computed) : undefined;
}

/** Errors are as well those of a form in a store or of an answer: only a control is reached so. */
function isControl(node: Node): boolean {
  const of = unwrapped(node);
  if (of.type === "CallExpression") return memberName(of.callee) === "get";
  return of.type === "MemberExpression" && memberName(unwrapped(of.object)) === "controls";
}

const unwrapped = (node: Node): Node => (node.type === "ChainExpression" ? unwrapped(node.expression) : node);
