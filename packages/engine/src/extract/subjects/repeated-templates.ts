/**
 * Lists whose elements Angular's compiled templates draw. The function that creates a view names the templates of its
 * parts, and the same function says later for which list they are drawn:
 *
 *     function rooms(flags, ctx) { if (flags & 1) template(0, room, 2, 1, "div", 0); if (flags & 2) property("ngForOf", ctx.rooms); }
 *     function room(flags, ctx) { const room = ctx.$implicit; ... }
 *
 * (Angular 2 to 20; `repeater(ctx.rooms)` of 17 and later is told by what the function asks of the library's own
 * `RepeaterMetadata`.) The n-th list of a function belongs to the n-th template of it that reads `$implicit`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { libraryCode } from "../library-code.ts";
import type { Survey } from "../survey.ts";

interface Drawn {
  readonly templates: FunctionNode[];
  readonly lists: Node[];
}

export function repeatedTemplates(survey: Survey, ev: Evaluator): ReadonlyMap<FunctionNode, Node> {
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
  const isRepeater = repeaters(ev);
  for (const { node, module } of survey.calls) {
    const [list, ...others] = node.arguments;
    if (!list || others.length > 0 || list.type === "Literal") continue;
    const around = functionAround(module.script.scopes, node.start);
    const drawn = around && found.get(around);
    if (drawn && drawn.templates.length > 0 && isRepeater(ev.evaluate(node.callee, module))) drawn.lists.push(list);
  }
  const lists = new Map<FunctionNode, Node>();
  for (const { templates, lists: own } of found.values())
    templates.forEach((template, index) => {
      const list = own[index];
      if (list && templates.length === own.length) lists.set(template, list);
    });
  return lists;
}

/** `i.liveCollection === void 0 ? ... : i.hasEmptyBlock`: what `repeater` asks of its metadata (Angular 17 to 20). */
function repeaters(ev: Evaluator): (callee: Value) => boolean {
  const known = new Map<string, boolean>();
  const ask = (callee: Value): boolean => {
    const code = libraryCode(callee, ev);
    return code.includes(".liveCollection") && code.includes(".hasEmptyBlock") && code.includes(".trackByFn");
  };
  return (callee) => {
    if (callee.kind !== "external") return false;
    const is = known.get(callee.at) ?? ask(callee);
    known.set(callee.at, is);
    return is;
  };
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
