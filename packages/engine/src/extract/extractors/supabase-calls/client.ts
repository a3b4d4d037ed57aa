/** The client of Supabase that a value is made from, and where it leads; and calls as they are written, from the client on. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import { wordSet } from "../../../word-set.ts";

const MAKES = wordSet("createClient createBrowserClient createClientComponentClient createPagesBrowserClient");
/** Methods that together only the class of its clients has. */
const OWN = ["from", "rpc", "channel", "removeChannel"];
/** Longest chain of calls and properties that is read. */
const MAX_CHAIN = 6;

/** The address of the client that a value is; nothing where it is none. */
export function clientOf(value: Value, ev: Evaluator): Value | undefined {
  switch (value.kind) {
    case "choice":
      return clientOf(value.first, ev) ?? clientOf(value.second, ev);
    case "union":
      return value.options.map((one) => clientOf(one, ev)).find((one) => one !== undefined);
    case "instance":
      // where the library is not recognised, its class is looked into
      return OWN.every((name) => ev.member(value, name).kind === "function") ? (value.args[0] ?? UNDEFINED) : undefined;
    case "result": {
      if (value.callee.kind !== "external" || !value.callee.component?.startsWith("@supabase/")) return undefined;
      const made = value.callee.path.at(-1);
      return made === undefined || MAKES.has(made) ? (value.args[0] ?? UNDEFINED) : undefined;
    }
    default:
      return undefined;
  }
}

/** `a.from("x").select` as a member of a result of a member of what `a` is, whatever the code of these methods does. */
export function asWritten(node: Node, module: Module, ev: Evaluator, depth = 0): Value {
  if (depth < MAX_CHAIN && node.type === "MemberExpression") {
    const key = keyName(node.property, node.computed);
    if (key !== undefined) return { kind: "member", object: asWritten(node.object, module, ev, depth + 1), key };
  }
  if (depth < MAX_CHAIN && node.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    return { kind: "result", callee: asWritten(node.callee, module, ev, depth + 1), args, isNew: false, node, module };
  }
  return ev.assume(ev.evaluate(node, module));
}
