/** Functions and classes of a table that a message or an action is looked up in: `handlers[message.type](message)`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { FunctionValue, Value } from "../../evaluate/value.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { constructorOf } from "../../scope/class-fields.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { keysOf } from "../http/payload.ts";

/** What is called there: all functions of the table, also more than a value has alternatives, also by a name for the one. */
export function calleesOf(callee: Node, module: Module, ev: Evaluator): readonly Value[] {
  const known = ev.callees(callee, module);
  const asked = callee.type === "Identifier" ? onlyValue(callee, module.script.scopes) : callee;
  if (asked?.type !== "MemberExpression" || !asked.computed || known.some(({ kind }) => kind === "function"))
    return known;
  const inTable = functionsOf(asked.object, module, ev);
  return inTable.length > 0 ? inTable.map(([, fn]) => fn) : known;
}

/** By their names in the table; of a class, `new EVENTS[message.type](message)`, its constructor. */
export function functionsOf(table: Node, module: Module, ev: Evaluator): readonly (readonly [string, FunctionValue])[] {
  const value = ev.evaluate(table, module);
  return keysOf(value, ev).all.flatMap((name) => {
    const member = ev.member(value, name);
    if (member.kind === "function") return [[name, member] as const];
    const node = member.kind === "class" ? constructorOf(member.node) : undefined;
    return member.kind === "class" && node ? [[name, { ...member, kind: "function", node } as const] as const] : [];
  });
}
