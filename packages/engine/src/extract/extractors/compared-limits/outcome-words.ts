/**
 * What is said where a comparison fails or holds: `size>MOST&&(errors.file="At most 25 MB.")`, `size<=MOST||"At most 25 MB."`,
 * `refine(file=>file.size<=MOST,"At most 25 MB.")`. Takes the conditions and the functions that are handed over, gives the
 * sentence of each comparison that decides one.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../../evaluate/returns.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { forEachChild, isFunction } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import type { Module } from "../../../unpack/module.ts";
import { messagesOf } from "../../message.ts";
import type { ConditionNode, Survey } from "../../survey.ts";
import { ORDER } from "./scales.ts";

/** Several words, and no markup. */
const SENTENCE = /^(?=.{8,160}$)\p{Lu}[^<>]*\p{L}\s\p{L}/u;
/** How deep in what is done the sentence is looked for, and in how much of it. */
const MAX_DEPTH = 6;
const MAX_NODES = 40;

export function outcomeWords({ conditions, calls }: Survey, ev: Evaluator): ReadonlyMap<Node, string> {
  const found = new Map<Node, string>();
  const orders = new Map<Node, boolean>();
  const note = (test: Node, said: string | undefined): void => {
    if (said !== undefined) for (const one of comparisonsIn(test)) if (!found.has(one)) found.set(one, said);
  };
  for (const { node, module } of conditions) {
    if (!holdsOrder(testOf(node), orders)) continue;
    const read: Read = (text) => sentence(text, module, ev);
    if (node.type === "LogicalExpression") note(node.left, sentenceIn(node.right, read));
    else note(node.test, sentenceIn(node.consequent, read) ?? sentenceIn(node.alternate, read));
  }
  for (const { node, module } of calls) {
    const checks = node.arguments.flatMap(checkOf).filter((one) => holdsOrder(one, orders));
    if (checks.length === 0) continue;
    const said = node.arguments.map((one) => sentence(messageOf(one), module, ev)).find((text) => text !== undefined);
    for (const check of checks) note(check, said);
  }
  return found;
}

type Read = (text: Node) => string | undefined;

const testOf = (node: ConditionNode): Node => (node.type === "LogicalExpression" ? node.left : node.test);

/** Each part of a test is a condition of its own: what was seen of one is known to those around it. */
function holdsOrder(test: Node, known: Map<Node, boolean>): boolean {
  if (test.type === "BinaryExpression") return ORDER.has(test.operator);
  if (test.type !== "LogicalExpression") return false;
  const holds = known.get(test) ?? (holdsOrder(test.left, known) || holdsOrder(test.right, known));
  known.set(test, holds);
  return holds;
}

/** Texts, also those that are joined or come from a catalogue. */
const SAYS: ReadonlySet<Node["type"]> = new Set(["Literal", "TemplateLiteral", "BinaryExpression", "CallExpression"]);

/** A text as users read it: a minifier may have written a value into it, or left its name. */
function sentence(text: Node | undefined, module: Module, ev: Evaluator): string | undefined {
  if (!text || !SAYS.has(text.type)) return undefined;
  const [only, ...more] = messagesOf(ev.evaluate(text, module));
  return only && more.length === 0 && SENTENCE.test(only.text) ? only.text : undefined;
}

/** `"At most 25 MB."`, `{message:"At most 25 MB."}` */
const messageOf = (argument: Node): Node | undefined =>
  argument.type === "ObjectExpression" ? propertyOf(argument, "message") : argument;

/** What a function gives back that is handed over to check. */
function checkOf(argument: Node): readonly Node[] {
  const check = argument.type === "ObjectExpression" ? propertyOf(argument, "validator") : argument;
  return check && isFunction(check) ? returnedExpressions(check) : [];
}

/** `a&&b>1`: each comparison that a test is made of. */
function comparisonsIn(test: Node, found: Node[] = []): readonly Node[] {
  if (test.type === "LogicalExpression") {
    comparisonsIn(test.left, found);
    return comparisonsIn(test.right, found);
  }
  if (test.type === "BinaryExpression") found.push(test);
  return found;
}

/** The one sentence in what is done; of several each is said for a reason of its own. */
function sentenceIn(done: Node | null, read: Read): string | undefined {
  const said = new Set<string>();
  let seen = 0;
  const look = (node: Node, depth: number): void => {
    if (isFunction(node) || depth > MAX_DEPTH || ++seen > MAX_NODES) return;
    const text = read(node);
    if (text !== undefined) said.add(text);
    else forEachChild(node, (child) => look(child, depth + 1));
  };
  if (done) look(done, 0);
  const [only, ...more] = said;
  return more.length === 0 ? only : undefined;
}
