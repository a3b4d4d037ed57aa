/**
 * Lists whose elements Angular's compiled templates draw. The function that creates a view names the templates of its
 * parts, and the same function says later for which list they are drawn:
 *
 *     function rooms(flags, ctx) { if (flags & 1) template(0, room, 2, 1, "div", 0); if (flags & 2) property("ngForOf", ctx.rooms); }
 *     function room(flags, ctx) { const room = ctx.$implicit; ... }
 *
 * (Angular 2 to 20; `repeater(ctx.rooms)` of 17 and later is not named and so not told from other instructions.) The
 * n-th list of a function belongs to the n-th template of it that reads `$implicit`.
 */
import { bindingAt } from "../../scope/binding-at.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Survey } from "../survey.ts";

interface Drawn {
  readonly templates: FunctionNode[];
  readonly lists: Node[];
}

export function repeatedTemplates(survey: Survey): ReadonlyMap<FunctionNode, Node> {
  const drawing = drawingTemplates(survey);
  if (drawing.size === 0) return new Map();
  const found = new Map<FunctionNode, Drawn>();
  const within = (node: Node, module: Module): Drawn | undefined => {
    const around = functionAround(module.script.scopes, node.start);
    if (!around) return undefined;
    const known = found.get(around) ?? { templates: [], lists: [] };
    found.set(around, known);
    return known;
  };
  for (const { node, module } of survey.calls) {
    const { 0: first, 1: second } = node.arguments;
    if (first && second && literalString(first) === "ngForOf") within(node, module)?.lists.push(second);
    const binding = bindingAt(second, module.script.scopes);
    const template = binding?.definitions.find((definition) => definition.kind === "function");
    if (template?.kind === "function" && drawing.has(template.node))
      within(node, module)?.templates.push(template.node);
  }
  const lists = new Map<FunctionNode, Node>();
  for (const { templates, lists: own } of found.values())
    templates.forEach((template, index) => {
      const list = own[index];
      if (list && templates.length === own.length) lists.set(template, list);
    });
  return lists;
}

/** Functions whose second parameter holds an element. */
function drawingTemplates(survey: Survey): ReadonlySet<Node> {
  const out = new Set<Node>();
  for (const { node, module } of survey.members) {
    if (keyName(node.property, node.computed) !== "$implicit" || node.object.type !== "Identifier") continue;
    const definition = module.script.scopes.bindingOf.get(node.object)?.definitions[0];
    if (definition?.kind === "param" && definition.index === 1) out.add(definition.of);
  }
  return out;
}
