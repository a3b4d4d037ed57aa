/**
 * ES modules that webpack (4 and 5) or Rspack (1) joined into one wrapped module, `optimization.concatenateModules`: each of
 * them asks for what it imports in front of its own code, so that a module asks for another one behind code.
 *
 *     101:(e,t,n)=>{n.d(t,{Page:()=>p});var r=n(1);const Switch=r.forwardRef(...);var o=n(2);const p=()=>...}
 */
import type { Binding } from "../scope/binding.ts";
import type { Node, Statement } from "../syntax/nodes.ts";
import type { Module } from "./module.ts";

type Wrapped = Pick<Module, "wrapper" | "wholeExport" | "body" | "script">;

/** Says nothing of CommonJS modules, which may ask for others anywhere. */
export function isConcatenated({ wrapper, wholeExport, body, script }: Wrapped): boolean {
  const require = wrapper?.requireParam;
  if (!wrapper || !require || wholeExport || wrapper.byPath || wrapper.amd) return false;
  const isRequire = (node: Node): boolean =>
    node.type === "Identifier" && script.scopes.bindingOf.get(node) === require;
  if (!isHarmony(wrapper.exportsParam, body, isRequire)) return false;
  let code = false;
  for (const part of body.flatMap(partsOf)) {
    const asks = part.type === "VariableDeclarator" && asksForModule(part.init, isRequire);
    if (asks && code) return true;
    code ||= !asks && !isOfBundler(part, isRequire);
  }
  return false;
}

const partsOf = (statement: Statement): readonly Node[] =>
  statement.type === "VariableDeclaration" ? statement.declarations : [statement];

/** `n(12)`, `n("./a.js")`, `n.n(r)`: a module that is asked for, or how its default is read. */
function asksForModule(node: Node | null, isRequire: (node: Node) => boolean): boolean {
  return node?.type === "CallExpression" && node.arguments.length === 1 && isRequire(node.callee);
}

/**
 * `var i=n(4450),l=n(91688),c=n(32337)`: each of them may be of another module, also in the entry, which webpack puts behind its
 * runtime: who uses one of them need not use the others.
 */
export const asksOnly = (declarators: readonly { readonly init: Node | null }[]): boolean =>
  declarators.every(({ init }) => {
    const [only, ...more] = init?.type === "CallExpression" && init.callee.type === "Identifier" ? init.arguments : [];
    return only?.type === "Literal" && more.length === 0;
  });

/** `n.d(t,{...})`, `n.r(t)`, `var s={}`, `n(12)` for what it does, `"use strict"`: written by the bundler, or no code. */
function isOfBundler(part: Node, isRequire: (node: Node) => boolean): boolean {
  if (part.type === "EmptyStatement") return true;
  if (part.type === "VariableDeclarator")
    return (
      (part.init?.type === "ObjectExpression" && part.init.properties.length === 0) ||
      (part.init?.type === "CallExpression" && isMemberOf(part.init.callee, isRequire))
    );
  if (part.type !== "ExpressionStatement") return false;
  const { expression } = part;
  const parts = expression.type === "SequenceExpression" ? expression.expressions : [expression];
  return parts.every(
    (one) =>
      one.type === "Literal" ||
      (one.type === "CallExpression" && (isRequire(one.callee) || isMemberOf(one.callee, isRequire))),
  );
}

const isMemberOf = (node: Node, isRequire: (node: Node) => boolean): boolean =>
  node.type === "MemberExpression" && isRequire(node.object);

/** What an ES module exports is given to the bundler's helper, `n.d(t,...)`, and to nobody else. */
function isHarmony(
  exportsParam: Binding | undefined,
  body: readonly Statement[],
  isRequire: (node: Node) => boolean,
): boolean {
  if (!exportsParam) return true;
  const [first] = body.filter(
    (statement) => !(statement.type === "ExpressionStatement" && statement.expression.type === "Literal"),
  );
  return exportsParam.references.length === 0 || (first !== undefined && isOfBundler(first, isRequire));
}
