/** Functions of a table that a message or an action is looked up in: `handlers[message.type](message)`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../evaluate/value.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { keysOf } from "../http/payload.ts";

/** What is called there: all functions of the table, also more than a value has alternatives. */
export function calleesOf(callee: Node, module: Module, ev: Evaluator): readonly Value[] {
  const known = ev.callees(callee, module);
  if (callee.type !== "MemberExpression" || !callee.computed || known.some(({ kind }) => kind === "function"))
    return known;
  const inTable = functionsOf(callee.object, module, ev);
  return inTable.length > 0 ? inTable.map(([, fn]) => fn) : known;
}

/** By their names in the table. */
export function functionsOf(table: Node, module: Module, ev: Evaluator): readonly (readonly [string, FunctionValue])[] {
  const value = ev.evaluate(table, module);
  return keysOf(value, ev).all.flatMap((name) => {
    const member = ev.member(value, name);
    return member.kind === "function" ? [[name, member] as const] : [];
  });
}
