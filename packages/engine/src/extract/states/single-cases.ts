/**
 * Some values among many that are written in another way, where all others pass as they are:
 *
 *     switch (kind) { case "sar": return "SAR"; ...; default: return capital(kind) }
 *     switch (old.tone) { case "warn": next.tone = "purple"; ...; default: next.tone = old.tone }
 *     unit === "feet" && (unit = "′")
 *
 * Takes a `switch` or a condition, tells whether it is one. What it asks for has no end that is seen there.
 */
import { bindingAt } from "../../scope/binding-at.ts";
import { literalString } from "../../syntax/literals.ts";
import { forEachChild, isFunction, type Node } from "../../syntax/nodes.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import type { Subjects } from "../subjects/subject.ts";
import type { ConditionNode, Survey, SwitchNode } from "../survey.ts";

/** How deep in an expression what is asked for is looked for. */
const MAX_DEPTH = 8;

/** The texts that single cases are written as: values of what they are written to, beside all that passes. */
export function singleTexts({ switches, conditions }: Survey, subjects: Subjects): ReadonlySet<Node> {
  const found = new Set<Node>();
  for (const { node, module } of switches)
    for (const { consequent } of passesOthers(node, module, subjects) ? node.cases : [])
      resultOf(consequent, (text) => isWritten(text) && found.add(text).size > 0);
  for (const { node, module } of conditions) {
    const change = rewriteIn(node, module);
    if (change) found.add(change.text);
  }
  return found;
}

/** Whether what no case names is what the result is made of. */
export function passesOthers({ discriminant, cases }: SwitchNode, module: Module, subjects: Subjects): boolean {
  const others = cases.find(({ test }) => !test);
  const [asked] = alternatives(discriminant);
  if (!others || !asked || !cases.some(({ test, consequent }) => test && resultOf(consequent, isWritten))) return false;
  const isAsked = sameAs(asked, module, subjects);
  return resultOf(others.consequent, (result) => isMadeOf(result, isAsked)) !== undefined;
}

/** A test of a name that is given another text where it holds: `unit === "feet" && (unit = "′")`. */
export const rewritten = (node: ConditionNode, module: Module): Node | undefined => rewriteIn(node, module)?.test;

function rewriteIn(node: ConditionNode, module: Module): { readonly test: Node; readonly text: Node } | undefined {
  const [test, done] =
    node.type === "LogicalExpression"
      ? [node.operator === "&&" ? node.left : undefined, node.right]
      : [node.test, node.consequent];
  if (test?.type !== "BinaryExpression" || !/^===?$/.test(test.operator)) return undefined;
  const [only] = done.type === "BlockStatement" && done.body.length === 1 ? done.body : [done];
  const change = only?.type === "ExpressionStatement" ? only.expression : only;
  if (change?.type !== "AssignmentExpression" || change.operator !== "=" || !isWritten(change.right)) return undefined;
  const { scopes } = module.script;
  const binding = bindingAt(change.left, scopes);
  const isSame = binding !== undefined && [test.left, test.right].some((side) => bindingAt(side, scopes) === binding);
  return isSame && isCopy(binding.definitions) ? { test, text: change.right } : undefined;
}

/** `let unit = config.unit`: a copy, which the program may write to without a change of what it keeps. */
const isCopy = (definitions: readonly { readonly kind: string }[]): boolean =>
  definitions.some((one) => one.kind === "value" && "from" in one && literalString(one.from as Node) === undefined);

const isWritten = (node: Node): boolean => literalString(node) !== undefined;

/** What a case gives back or assigns, where that is of a kind. */
function resultOf(statements: readonly Node[], fits: (result: Node) => boolean): Node | undefined {
  for (const one of statements) {
    if (one.type === "BlockStatement") return resultOf(one.body, fits);
    const result =
      one.type === "ReturnStatement"
        ? one.argument
        : one.type === "ExpressionStatement" && one.expression.type === "AssignmentExpression"
          ? one.expression.right
          : undefined;
    if (result && fits(result)) return result;
  }
  return undefined;
}

type IsAsked = (node: Node) => boolean;

function sameAs(asked: Node, module: Module, subjects: Subjects): IsAsked {
  const { scopes } = module.script;
  const binding = bindingAt(asked, scopes);
  const key = asked.type === "MemberExpression" ? subjects.of(asked, module)?.key : undefined;
  return (node) =>
    binding
      ? bindingAt(node, scopes) === binding
      : key !== undefined && node.type === "MemberExpression" && subjects.of(node, module)?.key === key;
}

/** Made of nothing but what is asked for: `Unknown kind ${kind}` says that there is none. */
function isMadeOf(result: Node, isAsked: IsAsked): boolean {
  let isThere = false;
  let saysMore = false;
  const look = (node: Node, depth: number): void => {
    if (isAsked(node)) isThere = true;
    else if (isFunction(node) || depth > MAX_DEPTH || node.type === "NewExpression") saysMore = true;
    else if (node.type === "TemplateElement") saysMore ||= WORD.test(node.value.raw);
    else if (node.type === "Literal") saysMore ||= WORD.test(literalString(node) ?? "");
    else forEachChild(node, (child) => look(child, depth + 1));
  };
  look(result, 0);
  return isThere && !saysMore;
}

const WORD = /\p{L}{2}/u;
