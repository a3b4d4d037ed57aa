/** Keys of what is kept in a store of IndexedDB. */
import { onlyValue } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Sighting } from "../../survey.ts";

/** Methods of a store of IndexedDB, and where they take the key. */
const RECORD_METHODS: ReadonlyMap<string, number> = new Map([
  ["get", 0],
  ["getKey", 0],
  ["delete", 0],
  ["put", 1],
  ["add", 1],
]);

/** `db.transaction(["kept"]).objectStore("kept").get(key)`, also where the store has a name. */
export function recordKey({ node: { callee, arguments: args }, module }: Sighting<CallLike>): Node | undefined {
  const index = callee.type === "MemberExpression" ? RECORD_METHODS.get(memberName(callee) ?? "") : undefined;
  const key = index === undefined ? undefined : args[index];
  return key && callee.type === "MemberExpression" && isObjectStore(callee.object, module) ? key : undefined;
}

function isObjectStore(node: Node, { script: { scopes } }: Module): boolean {
  if (node.type === "CallExpression") return memberName(node.callee) === "objectStore";
  const made = onlyValue(node, scopes);
  return made?.type === "CallExpression" && memberName(made.callee) === "objectStore";
}
