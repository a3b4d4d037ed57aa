/**
 * Holds what raising may not lose: whatever text a program has, the raised one has it, too, but for what compilers add. Code
 * that was read wrongly as a compiler's would be lost without a trace otherwise.
 */
import type { Node, Program } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";

/** Texts in what Babel 6 to 8, TypeScript 2.1 to 5 and SWC 1 write around lowered code, helpers in place among them. */
const OF_COMPILERS = new Set([
  "use strict",
  "next",
  "throw",
  "return",
  "break",
  "continue",
  "end",
  "root",
  "key",
  "value",
  "get",
  "set",
  "prototype",
  "constructor",
  "function",
  "object",
  "u",
  "undefined",
  "symbol",
  "Cannot call a class as a function",
  "Super expression must either be null or a function",
  "this hasn't been initialised - super() hasn't been called",
  "Derived constructors may only return object or undefined",
  "Class extends value ",
  " is not a constructor or null",
]);

/** Texts of a program that stand nowhere in the raised one. `isLeftOut`: nodes that neither of them changes. */
export function lostTexts(before: Program, after: Program, isLeftOut: (node: Node) => boolean): readonly Node[] {
  const kept = new Set<Node>();
  const names = new Set<string>();
  walk(after, (node) => {
    if (isLeftOut(node)) return false;
    if (node.type === "Identifier") names.add(node.name);
    else if (isText(node)) kept.add(node);
    return undefined;
  });
  const lost: Node[] = [];
  walk(before, (node) => {
    if (isLeftOut(node)) return false;
    const text = isText(node) && !kept.has(node) ? textOf(node) : undefined;
    // `{key:"load",value:function(){...}}` becomes a member of that name
    if (text !== undefined && !OF_COMPILERS.has(text) && !names.has(text)) lost.push(node);
    return undefined;
  });
  return lost;
}

const isText = (node: Node): boolean =>
  node.type === "TemplateElement" || (node.type === "Literal" && typeof node.value === "string");

const textOf = (node: Node): string | undefined =>
  node.type === "TemplateElement" ? node.value.raw : node.type === "Literal" ? String(node.value) : undefined;
