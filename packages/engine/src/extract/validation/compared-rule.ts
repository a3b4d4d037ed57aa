/** Comparisons as violations: of a length, of a number with a bound, with nothing, of a type, of two values. */
import { globalName } from "../../evaluate/global-name.ts";
import { isConstant, type Value } from "../../evaluate/value.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { NEGATED, TURNED } from "../../syntax/comparison-operators.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { ComparisonNode } from "../survey.ts";
import { fullPath, memberPath } from "./input-subject.ts";
import { type Place, type Violation, valueAt } from "./violation-types.ts";

interface Compared {
  readonly operator: string;
  readonly tested: Node;
  readonly bound: Value;
  readonly boundNode: Node;
}

export function comparedRule(test: ComparisonNode, negated: boolean, place: Place): readonly Violation[] {
  const operator = negated ? NEGATED.get(test.operator) : test.operator;
  if (operator === undefined || test.left.type === "PrivateIdentifier") return [];
  const [left, right] = [valueAt(test.left, place), valueAt(test.right, place)];
  const turned = isFixed(left) && !isFixed(right);
  const compared: Compared = turned
    ? { operator: TURNED.get(operator) ?? operator, tested: test.right, bound: left, boundNode: test.left }
    : { operator, tested: test.left, bound: right, boundNode: test.right };
  return isComputed(compared.tested, place)
    ? [{ rule: "custom", subject: compared.tested, strong: false }]
    : ruleOf(compared, place);
}

/** `file.size / 1024 > 5`, `to - from > 14`: the bound is that of what is computed, and of none of its pieces. */
function isComputed(tested: Node, { module }: Place): boolean {
  const from = onlyValue(tested, module.script.scopes) ?? tested;
  return from.type === "BinaryExpression" && ARITHMETIC.has(from.operator);
}

const ARITHMETIC = new Set(["+", "-", "*", "/"]);

const isFixed = (value: Value): boolean => value.kind === "constant";

function ruleOf(compared: Compared, place: Place): readonly Violation[] {
  const { operator, tested, bound, boundNode } = compared;
  if (tested.type === "UnaryExpression" && tested.operator === "typeof") return typed(compared, tested.argument);
  const equal = operator === "===" || operator === "==";
  // `form.again`: what a field begins with is no bound
  if (isEmpty(bound) && boundNode.type === "MemberExpression")
    return equal ? [{ rule: "custom", subject: tested, strong: false }] : [];
  if (isEmpty(bound)) return equal ? [{ rule: "required", subject: tested, strong: isConstant(bound, "") }] : [];
  if (tested.type === "CallExpression" && SEARCHES.has(memberName(tested.callee) ?? ""))
    return [{ rule: "custom", subject: receiverOf(tested.callee) ?? tested, strong: true }];
  const length = lengthOf(tested);
  // how many of a list are alike or marked, or how many words there are, is no length of what was typed
  if (length?.type === "CallExpression" && COUNTED.has(memberName(length.callee) ?? ""))
    return [{ rule: "custom", subject: receiverOf(length.callee), strong: false }];
  if (bound.kind === "constant" && typeof bound.value === "number")
    return length
      ? lengthRule(compared, length, bound.value)
      : (counted(compared, bound.value) ?? numberRule(compared, bound.value));
  const key = RELATIVE[operator];
  if (key && isNow(bound)) return [{ rule: key, value: "now", subject: tested, strong: true }];
  if (key) {
    // `file.size > this.maxSize`: what the class keeps there, if that is one number
    const kept = LIMIT.test(fullPath(boundNode) ?? "") ? place.ev.assume(bound) : bound;
    if (kept.kind === "constant" && typeof kept.value === "number") return ruleOf({ ...compared, bound: kept }, place);
    return [{ rule: length ? LENGTHS[key] : key, ...namedBound(compared), subject: length ?? tested }];
  }
  const open = { rule: "custom", subject: tested, strong: false } as const;
  return equal
    ? [open]
    : (repeated(compared, place) ?? [{ ...open, ...(isOpen(compared) ? { against: compared.boundNode } : {}) }]);
}

const isEmpty = (bound: Value): boolean =>
  bound.kind === "constant" && (bound.value === "" || bound.value === null || bound.value === undefined);

/** `typed !== project.name`: neither side is a constant. */
const isOpen = ({ bound, boundNode }: Compared): boolean =>
  (bound.kind !== "constant" || isEmpty(bound)) &&
  (boundNode.type === "MemberExpression" || boundNode.type === "ChainExpression");

/** What gives a place or -1, jQuery's `inArray` among them: `name.indexOf(" ") > -1` says what the name contains, not how large it is. */
const SEARCHES = new Set(["indexOf", "lastIndexOf", "search", "findIndex", "findLastIndex", "inArray"]);

/** What gives parts of a list or a text. */
const COUNTED = new Set(["filter", "split", "match", "slice"]);

const receiverOf = (callee: Node): Node | undefined => (callee.type === "MemberExpression" ? callee.object : undefined);

/** `size > settings.maxFileSize`: the bound is known by its name. */
function namedBound({ bound, boundNode }: Compared): Pick<Violation, "value" | "sources" | "strong"> {
  const name = fullPath(boundNode) ?? memberPath(bound);
  return name !== undefined && LIMIT.test(name) ? { value: name, strong: true } : { strong: false };
}

const LIMIT = /max|min|limit|quota|allowed/i;
const REPEATED = /confirm|verify|repeat|again|retype/i;

/** `password !== form.confirmPassword`: one is the other once more, as its name says. */
function repeated({ tested, boundNode }: Compared, place: Place): readonly Violation[] | undefined {
  const [first, second] = [readName(tested, place), readName(boundNode, place)];
  if (first === undefined || second === undefined) return undefined;
  if (REPEATED.test(second)) return [{ rule: "equals", value: first, name: second, subject: boundNode, strong: true }];
  return REPEATED.test(first)
    ? [{ rule: "equals", value: second, name: first, subject: tested, strong: true }]
    : undefined;
}

/** `form.password`, `form.get("password").value`, a name for either. */
function readName(node: Node, place: Place): string | undefined {
  const from = node.type === "Identifier" ? onlyValue(node, place.module.script.scopes) : node;
  if (!from) return undefined;
  const call = from.type === "MemberExpression" ? from.object : from;
  const [first] = call.type === "CallExpression" ? call.arguments : [];
  return literalString(first) ?? fullPath(from);
}

/** Bounds that are known only when the program runs. */
const RELATIVE: Readonly<Record<string, "min" | "max">> = { "<": "min", "<=": "min", ">": "max", ">=": "max" };

const LENGTHS = { min: "minLength", max: "maxLength" } as const;

/** `new Date`, `Date.now()`. */
const isNow = (value: Value): boolean =>
  value.kind === "result" && value.args.length === 0 && /^Date(?:\.now)?$/.test(globalName(value.callee) ?? "");

function typed({ operator, bound }: Compared, subject: Node): readonly Violation[] {
  const unequal = operator === "!==" || operator === "!=";
  if (bound.kind === "constant" && bound.value === "function") return [];
  if (!unequal || bound.kind !== "constant" || typeof bound.value !== "string")
    return [{ rule: "custom", subject, strong: false }];
  return [{ rule: "type", value: bound.value, sources: bound.sources, subject, strong: true }];
}

function lengthOf(node: Node): Node | undefined {
  if (node.type === "ChainExpression") return lengthOf(node.expression);
  if (node.type === "ConditionalExpression") return lengthOf(node.test);
  // `(name?.length ?? 0) < 3`
  if (node.type === "LogicalExpression")
    return node.operator !== "&&" && literalValue(node.right)?.value === 0 ? lengthOf(node.left) : undefined;
  return node.type === "MemberExpression" && memberName(node) === "length" ? node.object : undefined;
}

function lengthRule({ operator, bound }: Compared, subject: Node, n: number): readonly Violation[] {
  const at = { subject, strong: true, ...("sources" in bound ? { sources: bound.sources } : {}) };
  switch (operator) {
    case "<":
      return n === 1 ? [{ rule: "required", ...at }] : n < 1 ? [] : [{ rule: "minLength", value: n, ...at }];
    case "<=":
      return n === 0 ? [{ rule: "required", ...at }] : [{ rule: "minLength", value: n + 1, ...at }];
    case ">":
      return n === 0 ? [] : [{ rule: "maxLength", value: n, ...at }];
    case ">=":
      return n === 1 ? [] : [{ rule: "maxLength", value: n - 1, ...at }];
    case "===":
    case "==":
      return n === 0 ? [{ rule: "required", ...at }] : [{ rule: "custom", subject, strong: false }];
    default:
      return n === 0 ? [] : [{ rule: "length", value: n, ...at }];
  }
}

/** `seen[row.name] > 1`: there is one of that name already. */
function counted({ operator, tested }: Compared, n: number): readonly Violation[] | undefined {
  if (tested.type !== "MemberExpression" || !tested.computed) return undefined;
  const isMore = (operator === ">" && n <= 1) || (operator === ">=" && (n === 1 || n === 2));
  return isMore && tested.property.type === "MemberExpression"
    ? [{ rule: "unique", subject: tested.property, strong: true }]
    : undefined;
}

function numberRule({ operator, tested, bound }: Compared, n: number): readonly Violation[] {
  const at = { subject: tested, strong: true, ...("sources" in bound ? { sources: bound.sources } : {}) };
  const key = RELATIVE[operator];
  if (!key) return [{ rule: "custom", subject: tested, strong: false }];
  if (!operator.endsWith("=")) return [{ rule: key, value: n, ...at }];
  return [{ ...at, rule: "custom", value: `${key === "min" ? "greater" : "less"} than ${n}` }];
}
