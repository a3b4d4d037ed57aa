/**
 * The values that a schema allows, as schema libraries take them, whatever a bundler calls their functions: a list,
 * also one that stands under a name, or literals beside each other.
 *
 *     z.enum(["open", "closed"])      z.enum(KINDS)      z.union([z.literal("open"), z.literal("closed")])
 *     z.enum({Open: "open", Closed: "closed"})      z.nativeEnum(KINDS)      zod 4, zod 3
 *     Type.Union([Type.Literal("open"), Type.Literal("closed")])      TypeBox
 *     types.optional(types.enumeration("Kind", ["open", "closed"]), "open")      MobX-State-Tree
 */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { valuesOf } from "../../evaluate/global-calls.ts";
import { rememberFor } from "../../remember.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Survey } from "../survey.ts";
import { schemaKind } from "../validation/chain/schema-kind.ts";
import type { Candidate, Text } from "./candidate.ts";
import { isCut } from "./cut-lists.ts";
import { listedTexts } from "./listed-texts.ts";

const MAX_VALUES = 200;
/** Kinds that take a list of values (zod 3 and 4, valibot 1), and of them those that take schemas. */
const LISTS = new Set(["enum", "picklist", "literal"]);
const UNIONS = new Set(["union"]);
/** TypeBox 0.2 to 1 calls them so, and MobX-State-Tree 3 to 7. */
const OTHERS: ReadonlyMap<string, string> = new Map([
  ["Literal", "literal"],
  ["Union", "union"],
  ["enumeration", "enum"],
]);
/** What a schema is handed to that says more of the same value. */
const AROUND = new Set(["optional", "maybe", "maybeNull"]);

export function* schemaLists(survey: Survey, ev: Evaluator, namer: Namer, flows: Flows): Generator<Candidate> {
  for (const { node, module, unit } of survey.calls) {
    const values = allowedBy(node, module, ev);
    if (values.length < 2) continue;
    const flow = flows.of(node);
    const call = flow?.kind === "argument" ? flow.call.node : undefined;
    const around = AROUND.has(memberName(call?.callee) ?? "") ? call : undefined;
    const named = namer.goal(around ?? node, module);
    const initial = literalString(around?.arguments[1]);
    const subject = named && { key: `goal:${named.name}`, name: named.name, at: named.at };
    const set = { kind: "list", values, unit, plain: true, stands: true } as const;
    yield { ...set, ...(subject && { subject }), ...(initial !== undefined && { initial }) };
  }
}

function allowedBy(node: CallLike, module: Module, ev: Evaluator): readonly Text[] {
  const [name, ...rest] = node.arguments;
  const [list, options, ...more] = literalString(name) === undefined ? node.arguments : rest;
  if (node.type !== "CallExpression" || !list || more.length > 0) return [];
  if (options && options.type !== "ObjectExpression") return [];
  if (list.type === "ArrayExpression" && list.elements.length > MAX_VALUES) return [];
  if (isOfCalls(list)) return kindOf(node, module, ev, UNIONS) ? literalsOf(list.elements, module, ev) : [];
  if (!mayBeList(list, module) || !kindOf(node, module, ev, LISTS)) return [];
  const value = ev.evaluate(list, module);
  return listedTexts(valuesOf(value, ev) ?? value, { ev, most: MAX_VALUES });
}

const kindOf = ({ callee }: CallLike, module: Module, ev: Evaluator, kinds: ReadonlySet<string>): boolean =>
  kinds.has(OTHERS.get(memberName(callee) ?? "") ?? schemaKind(callee, { module, ev }) ?? "");

type ListNode = Extract<Node, { type: "ArrayExpression" }>;

const isOfCalls = (list: Node): list is ListNode =>
  list.type === "ArrayExpression" &&
  list.elements.length > 1 &&
  list.elements.every((one) => one?.type === "CallExpression" && one.arguments.length === 1);

/** A list, a text that is cut into one, an object of texts, or a name of those: nothing else is worth a look at the callee. */
function mayBeList(node: Node, module: Module): boolean {
  if (node.type === "ArrayExpression") return node.elements.length > 0;
  if (node.type === "CallExpression") return isCut(node);
  if (node.type === "ObjectExpression") return isOfTexts(node);
  const named = onlyValue(node, module.script.scopes);
  return named !== undefined && named.type !== "Identifier" && mayBeList(named, module);
}

const isOfTexts = rememberFor(
  ({ properties }: ObjectExpression): boolean =>
    properties.length > 1 &&
    properties.every((one) => one.type === "Property" && literalString(one.value) !== undefined),
);

function literalsOf(elements: ListNode["elements"], module: Module, ev: Evaluator): readonly Text[] {
  const texts = elements.flatMap((one) => {
    const [value] = one?.type === "CallExpression" ? one.arguments : [];
    if (one?.type !== "CallExpression" || !value || literalString(value) === undefined) return [];
    if (!kindOf(one, module, ev, LISTS)) return [];
    return listedTexts(
      { kind: "array", elements: [ev.evaluate(value, module)], open: false },
      { ev, most: MAX_VALUES },
    );
  });
  return texts.length === elements.length ? texts : [];
}
