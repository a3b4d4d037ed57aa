/** Which object is looked up by what: `LABELS[order.status]`. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import type { Survey } from "../survey.ts";
import { cutTextsOf, isCut } from "./cut-lists.ts";

/** Names of lists in which something is looked for, or of which an element is taken by its place. */
export function searchedLists(survey: Survey): ReadonlySet<string> {
  const out = new Set<string>();
  const note = (node: Node): void => {
    const name = memberName(node);
    if (name !== undefined) out.add(name);
  };
  for (const { node } of callsOf(survey.calls, "includes", "indexOf"))
    if (node.callee.type === "MemberExpression") note(node.callee.object);
  for (const { node } of survey.members)
    if (node.computed && keyName(node.property, true) === undefined && node.property.type === "MemberExpression")
      note(node.object);
  return out;
}

export function lookups(survey: Survey, subjects: Subjects, ev: Evaluator): ReadonlyMap<Node, Subject> {
  const out = new Map<Node, Subject>();
  for (const { node, module } of survey.members) {
    if (!node.computed || keyName(node.property, true) !== undefined) continue;
    const subject = subjects.of(node.property, module);
    if (!subject) continue;
    for (const value of outcomes(ev.evaluate(node.object, module))) {
      const [layer, ...more] = value.kind === "object" ? value.layers : [];
      if (layer?.kind !== "literal" || more.length > 0) continue;
      const known = out.get(layer.node);
      if (!known?.name) out.set(layer.node, subject);
    }
  }
  return out;
}

const SEARCHES = new Set(["includes", "indexOf", "has"]);

/** A few names or keys are some of many: `HIDDEN.includes(column.name)`. */
const WHICH_ONE = /^(?:name|id|key|slug)$|(?:Name|Id|Key|Slug)$/;
const MIN_NAMES = 5;

/** How many elements a list has, also one that a minifier cuts from a text. */
function sizeOf(list: Node): number | undefined {
  if (list.type === "ArrayExpression") return list.elements.length;
  return list.type === "CallExpression" && isCut(list) ? cutTextsOf(list).length : undefined;
}

/** Lists of texts that are kept under a name and searched: `KINDS.includes(kind)`, `new Set(["a", "b"]).has(kind)`. */
export function searchedArrays(survey: Survey, subjects: Subjects): ReadonlySet<Node> {
  const out = new Set<Node>();
  const compared = new Set<Node>(survey.comparisons.flatMap(({ node }) => [node.left, node.right]));
  for (const { node, module } of callsOf(survey.calls, ...SEARCHES)) {
    const { callee } = node;
    // `ORDER.indexOf(a) - ORDER.indexOf(b)` asks for a place in the list
    if (memberName(callee) === "indexOf" && !compared.has(node)) continue;
    if (callee.type !== "MemberExpression") continue;
    const searched = node.arguments[0];
    // which properties of a thing are left out or kept
    if (searched && subjects.isKey(searched, module)) continue;
    const isNamed = searched?.type === "MemberExpression" && WHICH_ONE.test(memberName(searched) ?? "");
    const binding = bindingAt(callee.object, module.script.scopes);
    for (const definition of binding?.definitions ?? []) {
      if (definition.kind !== "value" || definition.path.length > 0) continue;
      const list = definition.from.type === "NewExpression" ? definition.from.arguments[0] : definition.from;
      const size = list && sizeOf(list);
      if (list && size !== undefined && !(isNamed && size < MIN_NAMES)) out.add(list);
    }
  }
  for (const { node, module } of survey.conditions) {
    const list = node.type === "ConditionalExpression" ? acceptedIn(node, module) : undefined;
    if (list) out.add(list);
  }
  return out;
}

/** `["light", "dark"].includes(kept) ? kept : "light"`: what is in the list is taken, all else is none of it. */
function acceptedIn({ test, consequent }: ConditionalNode, { script }: Module): Node | undefined {
  if (test.type !== "CallExpression" || test.callee.type !== "MemberExpression") return undefined;
  const [asked] = test.arguments;
  const isAsked = SEARCHES.has(memberName(test.callee) ?? "") && test.callee.object.type === "ArrayExpression";
  if (!isAsked || asked?.type !== "Identifier" || consequent.type !== "Identifier") return undefined;
  const binding = script.scopes.bindingOf.get(asked);
  return binding && binding === script.scopes.bindingOf.get(consequent) ? test.callee.object : undefined;
}

type ConditionalNode = Extract<Node, { type: "ConditionalExpression" }>;
