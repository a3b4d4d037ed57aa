/**
 * Modules that do nothing but import others and keep nothing of them. Next's `next-flight-client-entry-loader` (webpack,
 * seen in 15.3 to 16.4) writes one for every page of the app router, of eager imports. Such an entry is the tool's, and
 * says nothing of whose code it loads.
 */
import { rememberFor } from "../remember.ts";
import { keyName } from "../syntax/literals.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import type { Module } from "./module.ts";
import { oneByOne, runValue } from "./shapes.ts";

/** Each statement of a long module is asked about its module, so each module is looked at once. */
export const importsOnly = rememberFor((module: Module): boolean => onlyImports(module));

/** `(e,t,n)=>{Promise.resolve().then(n.bind(n,5686)),Promise.resolve().then(n.t.bind(n,12,23))}` */
function onlyImports({ wrapper, body, script }: Module): boolean {
  const own = wrapper?.requireParam;
  if (!own || body.length === 0) return false;
  const isRequire = (node: Node | undefined): boolean =>
    node?.type === "Identifier" && script.scopes.bindingOf.get(node) === own;
  const statements = body.filter((statement) => !("directive" in statement)).flatMap(oneByOne);
  return statements.length > 0 && statements.every((statement) => isImporting(statement, isRequire));
}

function isImporting(statement: Statement, isRequire: (node: Node | undefined) => boolean): boolean {
  const call = runValue(statement);
  const bound = call?.type === "CallExpression" && method(call.callee) === "then" ? call.arguments[0] : undefined;
  if (bound?.type !== "CallExpression" || method(bound.callee) !== "bind") return false;
  return isRequire(bound.arguments[0]);
}

const method = (callee: Node): string | undefined =>
  callee.type === "MemberExpression" ? keyName(callee.property, callee.computed) : undefined;
