/**
 * What a handler refuses without words: it does nothing unless something is there.
 *
 *     onSubmit: (event) => { event.preventDefault(); if (!title) return; send(title) }
 *     onClick: () => { text && (send(text), clear()) }          as minifiers join statements
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type FunctionValue, outcomes } from "../../../evaluate/value.ts";
import { leavesBlock } from "../../../syntax/ending.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type FunctionNode, isFunction, type Node } from "../../../syntax/nodes.ts";
import { alternatives } from "../../../syntax/unwrap.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Tested } from "../../validation/component-states.ts";
import { ownMethod } from "./button-tests.ts";

type Handler = Pick<FunctionValue, "node" | "module">;

/** `send`, `t[0] || (t[0] = send)`, `withModifiers(send, ["prevent"])` (Vue 3), `useCallback(send, [])`, `this.send.bind(this)`. */
export function handlersOf(given: Node, module: Module, ev: Evaluator): readonly Handler[] {
  return alternatives(given).flatMap((one): readonly Handler[] => {
    if (isFunction(one)) {
      // `(event) => this.send(event)`
      const [only, ...others] = stepsIn(one).filter((step) => !isFirst(step));
      const isCall = only?.type === "CallExpression" && others.length === 0 && only.callee.type !== "Super";
      return [
        { node: one, module },
        ...(isCall && !isFunction(only.callee) ? handlersOf(only.callee, module, ev) : []),
      ];
    }
    const [inner, ...more] = one.type === "CallExpression" ? one.arguments : [];
    if (inner && more.length === 1 && more[0]?.type === "ArrayExpression") return handlersOf(inner, module, ev);
    const bound = one.type === "CallExpression" && memberName(one.callee) === "bind" ? one.callee : undefined;
    const name = bound?.type === "MemberExpression" ? bound.object : one;
    return outcomes(ev.evaluate(name, module)).flatMap((value): readonly Handler[] => {
      const method = ownMethod(value);
      return value.kind === "function" ? [value] : method ? [{ node: method, module }] : [];
    });
  });
}

/** What an event is told first, whoever goes on. */
const FIRST = new Set(["preventDefault", "stopPropagation", "persist"]);

/** The tests at the start of a function behind which it does nothing; `negated`: where it does nothing unless one holds. */
export function guardsOf(fn: FunctionNode): readonly Tested[] {
  const out: Tested[] = [];
  const steps = stepsIn(fn);
  for (const [place, step] of steps.entries()) {
    const isLast = place === steps.length - 1;
    if (step.type === "VariableDeclaration" || isFirst(step)) continue;
    if (step.type === "IfStatement" && !step.alternate && isBareReturn(step.consequent))
      out.push({ test: step.test, negated: false });
    else if (step.type === "IfStatement" && !step.alternate && isLast && !leavesBlock(step.consequent))
      out.push({ test: step.test, negated: true });
    else if (step.type === "LogicalExpression" && step.operator !== "??" && isLast)
      return [...out, { test: step.left, negated: step.operator === "&&" }];
    else return out;
  }
  return out;
}

const stepsIn = ({ body }: FunctionNode): readonly Node[] =>
  body?.type === "BlockStatement" ? body.body.flatMap(stepsOf) : body ? stepsOf(body) : [];

const stepsOf = (step: Node): readonly Node[] => {
  if (step.type === "ExpressionStatement") return stepsOf(step.expression);
  return step.type === "SequenceExpression" ? step.expressions : [step];
};

const isFirst = (step: Node): boolean => step.type === "CallExpression" && FIRST.has(memberName(step.callee) ?? "");

/** `return`, and nothing beside it: what is said there is found with what is said. */
function isBareReturn(node: Node): boolean {
  const [only, ...more] = node.type === "BlockStatement" ? node.body : [node];
  return only?.type === "ReturnStatement" && !only.argument && more.length === 0;
}
