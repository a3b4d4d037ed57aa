/** Which object is looked up by what: `LABELS[order.status]`. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Subject, Subjects } from "../subjects/subject.ts";
import type { Survey } from "../survey.ts";
import { isCut } from "./cut-lists.ts";

/** `isOneOf`: one of several tables with the same keys, `kinds[key].name[lang]`: its texts are of what has the table. */
export type Lookup = Subject & { readonly isOneOf?: boolean };

/** Null: one of several tables, of which what stands in one is not all that may be asked for. */
export function lookups(survey: Survey, subjects: Subjects, ev: Evaluator): ReadonlyMap<Node, Lookup | null> {
  const out = new Map<Node, Lookup | null>();
  const grown = grownTables(survey);
  for (const { node, module } of survey.members) {
    if (!node.computed || keyName(node.property, true) !== undefined) continue;
    // a function that takes a property of whatever it is given looks nothing up in a table
    if (isGiven(node.object, module)) continue;
    const subject = subjects.of(node.property, module);
    if (!subject) continue;
    const tables = outcomes(ev.evaluate(node.object, module)).flatMap(tableOf);
    // `TABLES[kind].columns[name]`
    const isWhole = new Set(tables.map(keysOf)).size === 1 && !tables.some((table) => grown.has(table));
    const lookup = new Set(tables).size > 1 ? { ...subject, isOneOf: true } : subject;
    for (const table of tables) if (!out.get(table)?.name) out.set(table, isWhole ? lookup : (out.get(table) ?? null));
  }
  return out;
}

function tableOf(value: Value): readonly ObjectExpression[] {
  const [layer, ...more] = value.kind === "object" ? value.layers : [];
  return layer?.kind === "literal" && more.length === 0 ? [layer.node] : [];
}

/** `PARTS[plugin.name] = part`: tables to which others are added while the program runs. */
function grownTables({ assignments }: Survey): ReadonlySet<Node> {
  const out = new Set<Node>();
  for (const { node, module } of assignments) {
    const { left } = node;
    if (left.type !== "MemberExpression" || !left.computed || keyName(left.property, true) !== undefined) continue;
    for (const one of bindingAt(left.object, module.script.scopes)?.definitions ?? [])
      if (one.kind === "value" && one.path.length === 0) out.add(one.from);
  }
  return out;
}

const keysOf = (table: ObjectExpression): string => [...fixedKeys(table)].sort().join(" ");

const isGiven = (object: Node, { script }: Module): boolean =>
  bindingAt(object, script.scopes)?.definitions.some(({ kind }) => kind === "param") ?? false;

const SEARCHES = new Set(["includes", "has"]);

/**
 * Lists that things are looked for in, `HIDDEN.includes(kind)`, and that are used for nothing else: each holds some of
 * what there may be, and what it holds is treated alike.
 */
export function onlySearched(survey: Survey, flows: Flows): (list: Node) => boolean {
  const searches = callsOf(survey.calls, "includes", "has", "indexOf");
  const asked = new Set<Node>(
    searches.flatMap(({ node: { callee } }) => (callee.type === "MemberExpression" ? [callee.object] : [])),
  );
  const named = new Map<string, boolean>();
  for (const { node } of survey.members) {
    const name = memberName(node);
    if (name !== undefined && !flows.written.has(node)) named.set(name, (named.get(name) ?? true) && asked.has(node));
  }
  const isOnly = (list: Node): boolean => {
    const flow = flows.of(list);
    switch (flow?.kind) {
      case "argument":
        return flow.call.node.type === "NewExpression" && isOnly(flow.call.node);
      case "declared":
        return areSearches(flow.binding, asked);
      case "assigned":
        return named.get(memberName(flow.to) ?? "") ?? false;
      case "field":
        return named.get(flow.key) ?? false;
      default:
        return false;
    }
  };
  return isOnly;
}

/**
 * Lists that say what something may be, since all else is replaced or refused. A list that something is merely looked
 * for in holds some of what it may be: `HIDDEN.includes(kind)`.
 */
export function acceptedLists(survey: Survey, subjects: Subjects): ReadonlyMap<Node, Subject | undefined> {
  const out = new Map<Node, Subject | undefined>();
  for (const { node, module } of survey.conditions) {
    const accepted = acceptedIn(node, module);
    if (accepted) out.set(accepted.list, out.get(accepted.list) ?? subjects.of(accepted.value, module));
  }
  return out;
}

/** `["light", "dark"].includes(kept) ? kept : "light"`, `if (!KINDS.includes(kind)) throw ...` */
function acceptedIn(node: ConditionNode, module: Module): Asked | undefined {
  if (node.type === "ConditionalExpression") {
    const asked = askedIn(node.test);
    const { scopes } = module.script;
    const binding = asked && bindingAt(asked.value, scopes);
    return binding && binding === bindingAt(node.consequent, scopes) ? ofList(asked, module) : undefined;
  }
  if (node.type !== "IfStatement" || node.test.type !== "UnaryExpression" || node.test.operator !== "!")
    return undefined;
  const asked = askedIn(node.test.argument);
  return asked && refuses(node.consequent) ? ofList(asked, module) : undefined;
}

function ofList(asked: Asked, module: Module): Asked | undefined {
  const list = listAt(asked.list, module);
  return list && { ...asked, list };
}

/** Of a list that is exported others may do more than search: the name in the export is none of the searches. */
function areSearches({ references, declaration }: Binding, asked: ReadonlySet<Node>): boolean {
  const uses = references.filter((one) => one !== declaration);
  return uses.length > 0 && uses.every((one) => asked.has(one));
}

interface Asked {
  readonly list: Node;
  readonly value: Node;
}

/** `list.includes(value)`, `new Set(list).has(value)` */
function askedIn(test: Node): Asked | undefined {
  const value = test.type === "CallExpression" ? test.arguments[0] : undefined;
  if (!value || test.type !== "CallExpression" || test.callee.type !== "MemberExpression") return undefined;
  return SEARCHES.has(memberName(test.callee) ?? "") ? { list: test.callee.object, value } : undefined;
}

const refuses = (node: Node): boolean =>
  node.type === "ThrowStatement" || (node.type === "BlockStatement" && node.body.at(-1)?.type === "ThrowStatement");

/** The list itself, or what a name stands for; also one that a minifier cuts from a text, and one in a set. */
function listAt(node: Node, { script }: Module): Node | undefined {
  const value = onlyValue(node, script.scopes) ?? node;
  const list = value.type === "NewExpression" ? value.arguments[0] : value;
  return list?.type === "ArrayExpression" || (list?.type === "CallExpression" && isCut(list)) ? list : undefined;
}

type ConditionNode = Survey["conditions"][number]["node"];
