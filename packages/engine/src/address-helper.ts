/**
 * Functions of libraries that put an address together: short, made of nothing but their parameters and what the language and
 * the browser have. What the product asks for goes through them, so they are looked into like its own.
 */
import { rememberFor } from "./remember.ts";
import { bindingAt } from "./scope/binding-at.ts";
import { type FunctionNode, isFunction, type Node } from "./syntax/nodes.ts";
import { walk } from "./syntax/walk.ts";
import type { Unit } from "./unpack/units.ts";
import { wordSet } from "./word-set.ts";

/** Longest source of such a function, in UTF-16 code units. */
const MAX_HELPER = 600;

/** Globals that only make a value (ECMAScript 2025; URL standard). */
const MAKERS = wordSet("Array Object String URL URLSearchParams encodeURI encodeURIComponent undefined");

export const putsAddressTogether = rememberFor(({ node, module: { script } }: Unit): boolean => {
  const fn = node.end - node.start <= MAX_HELPER ? functionIn(node) : undefined;
  if (!fn || fn.async || fn.generator || fn.params.length === 0) return false;
  let joins = false;
  let isPure = true;
  walk(fn, (one) => {
    joins ||= isSlash(one) || (one.type === "NewExpression" && isNamed(one.callee, "URL"));
    if (one.type === "ThisExpression") isPure = false;
    if (one.type === "AssignmentExpression" && one.left.type === "MemberExpression") isPure = false;
    const declared = bindingAt(one, script.scopes)?.declaration;
    if (declared) isPure &&= node.start <= declared.start && declared.end <= node.end;
    else if (one.type === "CallExpression" && one.callee.type === "Identifier") isPure &&= MAKERS.has(one.callee.name);
    return isPure;
  });
  return joins && isPure;
});

/** `function join(base, path) {...}`, `const join = (base, path) => ...` */
function functionIn(node: Node): FunctionNode | undefined {
  if (isFunction(node)) return node;
  if (node.type === "VariableDeclarator") return node.init && isFunction(node.init) ? node.init : undefined;
  const [only, ...more] = node.type === "VariableDeclaration" ? node.declarations : [];
  return only?.init && isFunction(only.init) && more.length === 0 ? only.init : undefined;
}

const isSlash = (node: Node): boolean =>
  (node.type === "Literal" && node.value === "/") ||
  (node.type === "TemplateElement" && node.value.raw.startsWith("/"));

const isNamed = (node: Node, name: string): boolean => node.type === "Identifier" && node.name === name;
