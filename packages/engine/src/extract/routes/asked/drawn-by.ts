/**
 * What is drawn by a piece of code that decides for one of several addresses: elements, and whatever writes to the page,
 * also by functions of the program that it calls.
 */

import { outcomes, type Value } from "../../../evaluate/value.ts";
import { partitionPoint } from "../../../partition-point.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Sighting } from "../../survey.ts";

/** The elements of an expression, of a `return`, and of a block that ends with one. */
export function drawnBy(body: Node, at: Sighting<Node>, { ev }: ExtractContext): readonly Value[] {
  const drawn = lastOf(body);
  if (drawn?.type !== "CallExpression" && drawn?.type !== "SequenceExpression") return [];
  return outcomes(ev.evaluate(drawn, at.module)).filter(({ kind }) => kind === "element");
}

function lastOf(node: Node | undefined): Node | undefined {
  if (node?.type === "BlockStatement") return lastOf(node.body.at(-1));
  return node?.type === "ReturnStatement" ? (node.argument ?? undefined) : node;
}

/** Methods of the DOM that put something on the page, and those of jQuery 1 to 4, lit and React's roots. */
const WRITES = new Set(
  ["append", "appendChild", "prepend", "replaceChildren", "replaceWith", "insertAdjacentHTML", "insertBefore"].concat([
    "html",
    "appendTo",
    "render",
    "mount",
  ]),
);
/** Properties of the DOM that do. */
const SHOWN = new Set(["innerHTML", "outerHTML", "hidden", "display"]);
/** Functions below functions, and calls of one that are looked into. */
const MAX_DEPTH = 4;
const MAX_CALLS = 12;

/** The functions that a piece of code calls to write to the page, itself among them where it writes; nothing where none does. */
export function writtenBy(
  body: Node,
  module: Module,
  context: ExtractContext,
  depth = 0,
): readonly Value[] | undefined {
  const calls: CallLike[] = [];
  let writes = false;
  walk(body, (node) => {
    if (node.type === "AssignmentExpression") writes ||= SHOWN.has(memberName(node.left) ?? "");
    if (node.type === "ImportExpression") writes = true;
    if (node.type !== "CallExpression") return !writes;
    writes ||= WRITES.has(memberName(node.callee) ?? "");
    if (calls.length < MAX_CALLS) calls.push(node);
    return !writes;
  });
  if (writes || depth >= MAX_DEPTH) return writes ? [] : undefined;
  const called = calls
    .flatMap(({ callee }) => context.ev.callees(callee, module))
    .filter((one) => one.kind === "function")
    .filter(({ node, module: of }) => writtenBy(node, of, context, depth + 1) !== undefined);
  return called.length > 0 ? called : undefined;
}

/** `draw(Loans)` of `if(page!=="loans")return other();draw(Loans)`, in the body of a function. */
export function statementAfter(node: Node & { type: "IfStatement" }, { script }: Module): Node | undefined {
  const { consequent } = node;
  const last = consequent.type === "BlockStatement" ? consequent.body.at(-1) : consequent;
  const around = last?.type === "ReturnStatement" ? functionAround(script.scopes, node.start)?.body : undefined;
  const statements: readonly Node[] = around?.type === "BlockStatement" ? around.body : [];
  const next = partitionPoint(statements, ({ start }) => start > node.start);
  return statements[next - 1] === node ? statements[next] : undefined;
}
