/**
 * Values for which a compiled Angular template draws a part each (Angular 2 to 20). The attributes of its elements
 * stand in a list, `consts`, and the template names them by their place:
 *
 *     consts: [["value", "open"], ["value", "closed"], [4, "ngSwitchCase", "open"]]
 *     elementStart(4, "select", 2)(5, "option", 0); text(6); elementEnd(); elementStart(7, "option", 1)
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { append } from "../../multimap.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsGiven } from "../calls-by.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { ArrayNode, Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";

interface Run {
  readonly unit: Candidate["unit"];
  readonly values: Text[];
}

export function templateCandidates(survey: Survey, flows: Flows): readonly Candidate[] {
  const cases = [...attributeCases(survey, flows), ...switchCases(survey)];
  return [
    ...cases.map(({ unit, values }): Candidate => ({ kind: "enum", values, unit, stands: true })),
    ...options(survey).map(
      ({ unit, values }): Candidate => ({ kind: "options", values, unit, drawn: true, plain: true, stands: true }),
    ),
  ];
}

/** `["ngSwitchCase", "open"]` in the lists of attributes of one template. */
function attributeCases(survey: Survey, flows: Flows): readonly Run[] {
  const cases = new Map<Node, Run>();
  for (const { node, module, unit } of survey.arrays) {
    const flow = flows.of(node);
    if (flow?.kind !== "element" || flow.of.type !== "ArrayExpression") continue;
    const at = node.elements.findIndex((element) => literalString(element) === "ngSwitchCase");
    const element = at >= 0 ? node.elements[at + 1] : undefined;
    const text = element && textAt(element, module);
    if (!text) continue;
    const run = cases.get(flow.of) ?? { unit, values: [] };
    cases.set(flow.of, run);
    run.values.push(text);
  }
  return [...cases.values()];
}

/** `property("ngSwitchCase", "open")`, all in the function that updates a view. */
function switchCases(survey: Survey): readonly Run[] {
  const found = new Map<unknown, Run>();
  for (const { node, module, unit } of callsGiven(survey.calls, "ngSwitchCase")) {
    const element = node.arguments[1];
    const text = element ? textAt(element, module) : undefined;
    if (!text) continue;
    const around = functionAround(module.script.scopes, node.start);
    const run = found.get(around) ?? { unit, values: [] };
    found.set(around, run);
    run.values.push(text);
  }
  return [...found.values()];
}

/** The options of each `select`, where a list of attributes of the module has a value for each of them. */
function options(survey: Survey): readonly Run[] {
  const lists = attributeLists(survey);
  if (lists.size === 0) return [];
  const runs: (Run & { readonly module: Module; readonly places: number[] })[] = [];
  let open: (typeof runs)[number] | undefined;
  const tagged = survey.calls.filter(({ node }) => tagOf(node) > 0);
  for (const { node, module, unit } of tagged.sort((a, b) => a.node.end - b.node.end)) {
    const tag = tagOf(node);
    const number = node.arguments[0];
    if (number?.type !== "Literal" || typeof number.value !== "number") continue;
    const place = node.arguments[tag + 1];
    if (literalString(node.arguments[tag]) === "select") open = undefined;
    else if (place?.type === "Literal" && typeof place.value === "number") {
      if (!open || open.unit !== unit) {
        open = { unit, module, values: [], places: [] };
        runs.push(open);
      }
      open.places.push(place.value);
    }
  }
  return runs.flatMap(({ unit, module, places }) => {
    for (const list of lists.get(module) ?? []) {
      const values = places.map((place) => chosenValue(list.elements[place], module));
      const known = values.filter((value) => value !== undefined);
      if (known.length === places.length && known.length > 1) return [{ unit, values: known }];
    }
    return [];
  });
}

const TAGS = new Set(["select", "option"]);

const tagOf = (node: CallLike): number =>
  node.arguments.findIndex((argument) => TAGS.has(literalString(argument) ?? ""));

/** `consts: [...]`, `consts: () => [...]`. */
function attributeLists(survey: Survey): ReadonlyMap<Module, readonly ArrayNode[]> {
  const lists = new Map<Module, ArrayNode[]>();
  for (const { node, module } of survey.objects) {
    if (!fixedKeys(node).has("consts")) continue;
    for (const property of node.properties) {
      if (property.type !== "Property" || keyName(property.key, property.computed) !== "consts") continue;
      const { value } = property;
      const given = isFunction(value) ? returnedExpressions(value) : [value];
      for (const list of given) {
        if (list.type === "ArrayExpression") append(lists, module, list);
      }
    }
  }
  return lists;
}

/** `["value", "open", ...]`. */
function chosenValue(attributes: Node | null | undefined, module: Module): Text | undefined {
  if (attributes?.type !== "ArrayExpression") return undefined;
  const at = attributes.elements.findIndex((element) => literalString(element) === "value");
  const value = at >= 0 ? attributes.elements[at + 1] : undefined;
  return value ? textAt(value, module) : undefined;
}

function textAt(node: Node, module: Module): Text | undefined {
  const value = literalString(node);
  return value !== undefined && isStateText(value) ? { value, at: placeOfNode(node, module) } : undefined;
}
