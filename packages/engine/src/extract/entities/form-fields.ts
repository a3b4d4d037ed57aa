/**
 * Fields of forms, as they are drawn and as they are kept:
 *
 *     jsx(Input, {name: "email", onChange, label})            elements beside each other in one component
 *     new Input({props: {name: "email", label}})              Svelte 3 and 4
 *     register("email")                                       React Hook Form 7
 *     jsx(Input, {name: "config.url.0", label})               a path: fields of one part of what the form keeps
 *     jsx(Input, {value: this.state.email, onChange})         what is put in is kept under the name
 *     new FormGroup({email: new FormControl("")}), builder.group({email: [""]}), ["formControlName", "email"]    Angular
 */

import { VAGUE } from "../../language/naming.ts";
import { append } from "../../multimap.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import { svelteProps } from "../../syntax/svelte.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { isPassed, kindName } from "../subjects/words.ts";
import type { Sighting, Survey } from "../survey.ts";
import { componentOf, svelteComponents } from "../svelte-components.ts";
import { keptFields } from "./kept-fields.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields, type Owned } from "./unnamed.ts";

const MIN_FIELDS = 3;
/** Properties that elements for input have beside their name. */
const INPUT = wordSet(`
  onChange onBlur value defaultValue checked defaultChecked label labelText placeholder type required rules control
  component as autoComplete helperText error validate modelValue onInput onUpdate:modelValue
`);

/** Those that hold what is put in. */
const KEPT = new Set(["value", "defaultValue", "checked", "defaultChecked", "modelValue"]);

interface Drawn {
  readonly at: Sighting<Node>;
  readonly field: string;
  /** The name of the part of the form that has the field. */
  readonly part?: string;
}

export function* formFields(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  const groups = [...drawnFields(survey, flows), ...attributeFields(survey, flows).values(), ...keptFields(survey)];
  for (const drawn of groups) {
    const [first] = drawn;
    const names = [...new Set(drawn.map(({ field }) => field))];
    if (!first || names.length < MIN_FIELDS) continue;
    const own = partOwner(first) ?? byFields(names, first.at.node, first.at.module);
    for (const { at, field } of drawn) yield { ...own, field, kind: "form", at, group: first.at.node };
  }
  for (const { node, module, unit } of survey.objects) {
    const call = node.properties.length < 2 ? undefined : controlGroup(node, flows);
    if (!call) continue;
    const named = namer.goal(call, module);
    const owner = named && kindName(named.name);
    const own = owner && named && owner !== "Form" ? { owner, named } : byFields([...fixedKeys(node)], node, module);
    for (const [field, property] of fixedProperties(node))
      yield { ...own, field, kind: "form", at: { node: property, module, unit }, group: node };
  }
}

type Groups = ReadonlyMap<Node, readonly Drawn[]>;

/** Elements for input with a fixed name, and calls of `register`, by the function around them and the part that they fill in. */
function drawnFields(survey: Survey, flows: Flows): readonly (readonly Drawn[])[] {
  const out = new Map<string, Drawn[]>();
  const components = svelteComponents(survey.calls);
  for (const at of survey.calls) {
    const { script } = at.module;
    const path = inputName(at.node) ?? registered(at.node, at.module, flows);
    const drawn = path !== undefined && svelteProps(at.node) ? componentOf(at, components) : undefined;
    const around = path === undefined ? undefined : (drawn ?? functionAround(script.scopes, at.node.start));
    const steps = stepsOf(path);
    const field = steps.at(-1);
    if (field === undefined || !around) continue;
    const part = steps.at(-2);
    append(out, `${script.file}:${script.base + around.start}:${steps.slice(0, -1).join(".")}`, {
      at,
      field,
      ...(part === undefined ? {} : { part }),
    });
  }
  return [...out.values()];
}

/** `mailServer.host`: a field of the mail server, where the part has a name that says what it is. */
function partOwner({ part, at }: Drawn): Owned | undefined {
  const owner = part === undefined || isPassed(part) ? undefined : kindName(part);
  if (part === undefined || !owner || VAGUE.has(owner.toLowerCase())) return undefined;
  const { start, end } = at.node;
  return { owner, named: { name: part, at: { script: at.module.script, start, end } } };
}

/** `config.urls[0]`: the names in a path, without places in lists. */
const stepsOf = (path: string | undefined): readonly string[] =>
  path
    ?.replace(/\[\w*\]/g, "")
    .split(".")
    .filter((step) => !/^\d*$/.test(step)) ?? [];

const isName = (text: string | undefined): text is string => text !== undefined && /^[A-Za-z_][\w.[\]]*$/.test(text);

function inputName(node: CallLike): string | undefined {
  const { 0: type, 1: second } = node.arguments;
  const props = svelteProps(node) ?? second;
  const isType = type?.type === "Identifier" || type?.type === "MemberExpression" || literalString(type) !== undefined;
  if (!(isType || second === undefined) || props?.type !== "ObjectExpression") return undefined;
  const keys = fixedKeys(props);
  if (!keys.has("name") && !keys.has("id")) return undefined;
  const entries = fixedValues(props);
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
  const binding = bindingAt(callee, script.scopes);
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
    append(out, flow.of, { at, field });
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
