/**
 * Classes that keep a record: what their constructor is given, part by part, and what they hold beside it.
 *
 *     constructor({name, created_at, api_key}) { this.name = name; this.createdAt = created_at; this.counts = {}; }
 *     function App(given) { this.name = given.name; ... }      the same as compilers write it for older browsers
 */
import { append } from "../../multimap.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { isFunction } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { AssignmentNode, Sighting, Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields } from "./unnamed.ts";

/** So many parts of what it is given show that a class keeps it. */
const MIN_GIVEN = 4;
/** Of React and of emitters (Node.js): what all of their classes have. */
const OF_CLASSES = new Set(["state", "props", "context", "refs"]);

interface Kept {
  readonly at: Sighting<AssignmentNode>;
  readonly field: string;
}

export function* recordFields(survey: Survey): Generator<FieldSighting> {
  const kept = new Map<Node, Kept[]>();
  const given = new Map<Node, Set<string>>();
  for (const at of survey.assignments) {
    const { left, right, operator } = at.node;
    if (operator !== "=" || left.type !== "MemberExpression" || left.object.type !== "ThisExpression") continue;
    const field = keyName(left.property, left.computed);
    const self = at.module.script.scopes.thisOf.get(left.object);
    if (field === undefined || !self || isFunction(right) || OF_CLASSES.has(field)) continue;
    append(kept, self, { at, field });
    if (isGiven(right, at.module)) given.set(self, (given.get(self) ?? new Set<string>()).add(field));
  }
  for (const [self, fields] of kept) {
    const [first] = fields;
    if (!first || (given.get(self)?.size ?? 0) < MIN_GIVEN) continue;
    const names = [...new Set(fields.map(({ field }) => field))];
    // `this._start`: what a class keeps for itself
    if (names.filter((name) => /^_|^.$/.test(name)).length * 2 > names.length) continue;
    const own = byFields(names, first.at.node, first.at.module);
    for (const { at, field } of fields) yield { ...own, field, kind: "initial", at, group: self, value: at.node.right };
  }
}

/** A part of a parameter: `given.name`, or a name that was taken out of one. */
function isGiven(node: Node, module: Module): boolean {
  if (node.type === "MemberExpression")
    return keyName(node.property, node.computed) !== undefined && isParameter(node.object, module);
  if (node.type === "LogicalExpression") return isGiven(node.left, module);
  if (node.type !== "Identifier") return false;
  const definitions = module.script.scopes.bindingOf.get(node)?.definitions ?? [];
  return definitions.some((one) => {
    if (one.kind === "param") return one.path.length === 1;
    if (one.kind !== "value") return false;
    if (one.path.length === 1) return isParameter(one.from, module);
    return one.path.length === 0 && one.from.type === "MemberExpression" && isParameter(one.from.object, module);
  });
}

function isParameter(node: Node, { script }: Module): boolean {
  const definitions = node.type === "Identifier" ? script.scopes.bindingOf.get(node)?.definitions : undefined;
  return definitions?.some((one) => one.kind === "param" && one.path.length === 0 && one.index === 0) ?? false;
}
