/**
 * Methods that are looked up by a function and called for a list, as Babel's runtime writes them where it brings its
 * own copies of the language's methods (`@babel/runtime-corejs3` 7):
 *
 *     items.map(fn)      ->      _mapInstanceProperty(_context = items).call(_context, fn)
 *
 * Takes the call, gives the list. Which method it is, is not looked at.
 */
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";

export function borrowedFor({ callee, arguments: args }: CallLike, { script }: Module): Node | undefined {
  if (callee.type !== "MemberExpression" || memberName(callee) !== "call" || args.length < 2) return undefined;
  const found = callee.object;
  const [of] = args;
  if (found.type !== "CallExpression" || found.arguments.length !== 1 || of?.type !== "Identifier") return undefined;
  const [list] = found.arguments;
  const kept = list?.type === "AssignmentExpression" ? list.left : list;
  if (kept?.type !== "Identifier") return undefined;
  const binding = script.scopes.bindingOf.get(of);
  const isSame = binding !== undefined && script.scopes.bindingOf.get(kept) === binding;
  if (!isSame) return undefined;
  return list?.type === "AssignmentExpression" ? list.right : list;
}
