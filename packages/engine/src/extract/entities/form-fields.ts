/**
 * Fields of forms, as they are drawn and as they are kept:
 *
 *     jsx(Input, {name: "email", onChange, label})            elements beside each other in one component
 *     register("email")                                       React Hook Form 7
 *     new FormGroup({email: new FormControl("")}), builder.group({email: [""]}), ["formControlName", "email"]    Angular
 */

import { functionsAround } from "../../scope/enclosing-functions.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { kindName } from "../subjects/words.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields } from "./unnamed.ts";

const MIN_FIELDS = 3;
/** Properties that elements for input have beside their name. */
const INPUT = new Set(
  "onChange onBlur value defaultValue checked defaultChecked label labelText placeholder type required rules control component as autoComplete helperText error validate modelValue onInput onUpdate:modelValue".split(
    " ",
  ),
);

/** Those that hold what is put in. */
const KEPT = new Set(["value", "defaultValue", "checked", "defaultChecked", "modelValue"]);

interface Drawn {
  readonly at: Sighting<Node>;
  readonly field: string;
}

export function* formFields(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  for (const [group, drawn] of [...drawnFields(survey, flows), ...attributeFields(survey, flows)]) {
    const [first] = drawn;
    const names = [...new Set(drawn.map(({ field }) => field))];
    if (!first || names.length < MIN_FIELDS) continue;
    const own = byFields(names, first.at.node, first.at.module);
    for (const { at, field } of drawn) yield { ...own, field, kind: "form", at, group };
  }
  for (const { node, module, unit } of survey.objects) {
    const call = node.properties.length < 2 ? undefined : controlGroup(node, flows);
    if (!call) continue;
    const named = namer.goal(call, module);
    const owner = named && kindName(named.name);
    const own = owner && named && owner !== "Form" ? { owner, named } : byFields([...fixedKeys(node)], node, module);
    for (const property of node.properties) {
      const field = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
      if (field !== undefined) yield { ...own, field, kind: "form", at: { node: property, module, unit }, group: node };
    }
  }
}

type Groups = ReadonlyMap<Node, readonly Drawn[]>;

/** Elements for input with a fixed name, and calls of `register`, by the function around them. */
function drawnFields(survey: Survey, flows: Flows): Groups {
  const out = new Map<Node, Drawn[]>();
  for (const at of survey.calls) {
    const field = inputName(at.node) ?? registered(at.node, at.module, flows);
    const around = field === undefined ? undefined : functionsAround(at.module.script.scopes, at.node.start)[0];
    if (field === undefined || !around) continue;
    const known = out.get(around);
    if (known) known.push({ at, field });
    else out.set(around, [{ at, field }]);
  }
  return out;
}

const isName = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z_][\w.]*$/.test(text);

function inputName({ arguments: { 0: type, 1: props } }: CallLike): string | undefined {
  const isType = type?.type === "Identifier" || type?.type === "MemberExpression" || literalString(type) !== undefined;
  if (!isType || props?.type !== "ObjectExpression") return undefined;
  const keys = fixedKeys(props);
  if (!keys.has("name") && !keys.has("id")) return undefined;
  const entries = new Map<string, Node>();
  for (const one of props.properties) {
    const key = one.type === "Property" ? keyName(one.key, one.computed) : undefined;
    if (one.type === "Property" && key !== undefined) entries.set(key, one.value);
  }
  const name = literalString(entries.get("name") ?? entries.get("id"));
  const isOption = /^(?:radio|submit|button)$/.test(literalString(entries.get("type")) ?? "");
  return isName(name) && !isOption && [...entries.keys()].some((key) => (entries.has("name") ? INPUT : KEPT).has(key))
    ? name
    : undefined;
}

/** `register("email", {...})`, where `register` was taken from what a hook gives. */
function registered(
  { callee, arguments: { 0: name } }: CallLike,
  { script }: Module,
  flows: Flows,
): string | undefined {
  const binding = callee.type === "Identifier" ? script.scopes.bindingOf.get(callee) : undefined;
  const key = binding ? flows.patternKeys.get(binding) : undefined;
  const isRegister = key?.type === "Identifier" ? key.name === "register" : memberName(callee) === "register";
  const text = isRegister && name ? literalString(name) : undefined;
  return isName(text) ? text : undefined;
}

/** `["formControlName", "email"]` in the lists of attributes of one template. */
function attributeFields(survey: Survey, flows: Flows): Groups {
  const out = new Map<Node, Drawn[]>();
  for (const at of survey.arrays) {
    const flow = flows.of(at.node);
    const index = at.node.elements.findIndex((one) => literalString(one) === "formControlName");
    const field = index < 0 ? undefined : literalString(at.node.elements[index + 1]);
    if (!isName(field) || flow?.kind !== "element") continue;
    const known = out.get(flow.of);
    if (known) known.push({ at, field });
    else out.set(flow.of, [{ at, field }]);
  }
  return out;
}

/** `new FormGroup({a: new FormControl("")})`, `builder.group({a: [""]})`. */
function controlGroup(node: ObjectExpression, flows: Flows): CallLike | undefined {
  const flow = flows.of(node);
  if (flow?.kind !== "argument" || flow.index !== 0) return undefined;
  const { node: call } = flow.call;
  const values = node.properties.map((one) => (one.type === "Property" ? one.value : undefined));
  if (memberName(call.callee) === "group" && values.every((one) => one?.type === "ArrayExpression")) return call;
  const made = values.every((one) => one?.type === "NewExpression" && one.arguments.length > 0);
  return call.type === "NewExpression" && made ? call : undefined;
}
