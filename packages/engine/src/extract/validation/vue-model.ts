/**
 * What Vue 2's compiler makes of `v-model` on a component: `h(Field, {attrs: {label: "Name", rules: [...]}, model:
 * {value: form.name, callback: ..., expression: "form.name"}})`. The expression stands there as the program has it.
 */
import type { Source } from "../../evaluate/value.ts";
import { literalString } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedValues, propertyOf } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting } from "../survey.ts";
import { pathName } from "./input-subject.ts";
import type { Subject } from "./rule.ts";

interface Modelled {
  readonly name: string;
  readonly sources: readonly Source[];
}

const PATH = /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*$/;

/** The property that the component fills, by the data of its element, or the input, `{rawName: "v-model", expression: "name"}`. */
export function modelOf(node: Node, module: Module): Modelled | undefined {
  const isDirective = literalString(propertyOf(node, "rawName"))?.startsWith("v-model");
  const expression = propertyOf(isDirective ? node : propertyOf(node, "model"), "expression");
  const text = literalString(expression);
  if (!expression || text === undefined || !PATH.test(text)) return undefined;
  const name = pathName(text.split("."));
  return name === undefined ? undefined : { name, sources: [placeOfNode(expression, module)] };
}

/** What a directive of an element asks, by the element's data: `{directives: [{rawName: "v-show", value: ...}]}`. */
export function directiveOf(data: Node | undefined, name: string): Node | undefined {
  const list = propertyOf(data, "directives");
  if (list?.type !== "ArrayExpression") return undefined;
  // `v-validate.initial`
  const found = list.elements.find((one) => one && literalString(propertyOf(one, "rawName"))?.split(".")[0] === name);
  return found ? propertyOf(found, "value") : undefined;
}

/** The property that is filled, by the attributes of the component that fills it. */
export function modelledFields(objects: readonly Sighting<ObjectExpression>[]): ReadonlyMap<Node, Modelled> {
  const out = new Map<Node, Modelled>();
  for (const { node, module } of objectsWith(objects, "model")) {
    const attributes = fixedValues(node).get("attrs");
    const model = attributes && modelOf(node, module);
    if (model) out.set(attributes, model);
  }
  return out;
}

/** What it is called in words is its label. */
export function withModel(subject: Subject | undefined, model: Modelled | undefined): Subject | undefined {
  if (!model) return subject;
  const label = subject?.label ?? (/^\p{Lu}|\s/u.test(subject?.name ?? "") ? subject?.name : undefined);
  return { ...model, ...(label === undefined ? {} : { label }) };
}
