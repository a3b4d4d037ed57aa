/** What an object literal is written for: the first state of a thing, what is sent, or anything else. */

import { rememberFor } from "../../remember.ts";
import { isFlag, keyName, literalString } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Named } from "../subjects/named.ts";
import { isBlank } from "./blank.ts";
import type { SightingKind } from "./sighting.ts";

const METHOD = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)$/i;
/** Options that only requests have (fetch, axios, ky, jQuery 3). */
const REQUEST = wordSet("headers signal credentials responseType onUploadProgress contentType dataType");
/** Fields of options, links and parts of a page: they show nothing of a product by themselves. */
const PARTS = wordSet(`
  label value key id title text name description icon href to path color type disabled selected checked active
  children className style variant size onClick component element content url width height visible open loading
`);
/** Under these keys forms take what they start with: Formik 2, React Hook Form 7, antd. */
const FORM = new Set(["initialValues", "defaultValues"]);
const MIN_FIELDS = 3;

/** `{method: "POST", body, headers}`: how something is sent, not what. */
export function isRequest(node: ObjectExpression): boolean {
  let signs = 0;
  for (const [key, one] of fixedProperties(node)) {
    if (key === "method" && METHOD.test(literalString(one.value) ?? "")) return true;
    if (REQUEST.has(key)) signs++;
    else if (key === "method" || key === "body" || key === "params") signs += 0.5;
  }
  return signs >= 1;
}

/** Which part of a list is asked for, by the custom of REST (OData, JSON:API, Spring Data, Django REST framework, Keycloak). */
const PAGING = new Set("limit offset skip take max pageSize page_size perPage per_page pageNumber cursor".split(" "));
const ASKING = new Set(
  "page first size start count sort order orderBy order_by sortBy sortOrder search searchTerm q query filter filters keyword".split(
    " ",
  ),
);

/** `list({first: 0, max: 20, search})`: how much of what is asked for, and no thing. */
export function isQuery(node: ObjectExpression): boolean {
  const keys = [...fixedKeys(node)];
  const paging = keys.filter((key) => PAGING.has(key)).length;
  return paging > 0 && paging + keys.filter((key) => ASKING.has(key)).length > 1;
}

/** What an action has (Flux Standard Action 2, Redux 5): `dispatch({type: "added", payload})`. */
const OF_ACTIONS = new Set(["type", "payload", "meta", "error"]);

export function isAction(node: ObjectExpression): boolean {
  const keys = fixedKeys(node);
  return keys.has("type") && keys.has("payload") && [...keys].every((key) => OF_ACTIONS.has(key));
}

/** Under these keys Vue 2's render functions take what an element is drawn with: `h("a", {attrs: {href: ""}})`. */
const DRAWN_WITH = new Set(["attrs", "domProps", "staticStyle", "nativeOn", "scopedSlots"]);

export function areAttributes(node: ObjectExpression, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "property" && DRAWN_WITH.has(flow.key);
}

/** Words of a description of a field: `{type: String, required: false, default: ""}`. */
const DESCRIBING = wordSet(`
  type default required validator description enum items skipCheck value enumerable configurable writable get set
`);

/** Descriptions of the properties that a component takes (Vue 2 and 3): `props: {open: {type: Boolean}, file: {}}`. */
export function areProps(node: ObjectExpression, flows: Flows): boolean {
  const flow = flows.of(node);
  if (flow?.kind !== "property" || flow.key !== "props") return false;
  return node.properties.every(
    (one) =>
      one.type === "SpreadElement" ||
      (one.value.type === "ObjectExpression"
        ? isDescription(one.value)
        : one.value.type !== "Literal" && literalString(one.value) === undefined),
  );
}

/** `open(credential, {hideHelp: true, closeOnSave: true})`: how something is done. */
export function areSwitches(node: ObjectExpression, flows: Flows): boolean {
  const flow = flows.of(node);
  return (
    flow?.kind === "argument" &&
    flow.index > 0 &&
    node.properties.every((one) => one.type === "Property" && isFlag(one.value))
  );
}

const isDescription = (node: ObjectExpression): boolean =>
  node.properties.every(
    (one) => one.type === "Property" && DESCRIBING.has((keyName(one.key, one.computed) ?? "").replace(/^[_$]/, "")),
  );

/** `{limit: {_type: Type.Number, _default: 4}, place: {_type: Type.String}}`: fields, each by its description. */
export const areDescribed = (node: ObjectExpression): boolean =>
  node.properties.every(
    (one) =>
      one.type === "Property" &&
      one.value.type === "ObjectExpression" &&
      one.value.properties.length > 0 &&
      isDescription(one.value),
  );

/** A description of one field, also as JSON Schema writes it (`{type: "object", properties}`), or texts by key: no thing with fields. */
export function isNoThing(node: ObjectExpression): boolean {
  const entries = fixedProperties(node);
  if (entries.some(([key, { value }]) => key === "type" && literalString(value) === "object")) return true;
  if (entries.length < node.properties.length) return false;
  const texts = entries.filter(([, { value }]) => (literalString(value) ?? "") !== "").length;
  return entries.every(([key]) => DESCRIBING.has(key)) || (entries.length > 2 && texts === entries.length);
}

/** Options of which a module of a store has at least two: Vuex 3 and 4, Pinia 2 and 3, Redux Toolkit 1 and 2. */
const OF_STORES = wordSet("namespaced state getters mutations actions modules reducers extraReducers initialState");

/** `{namespaced: true, state: {...}, mutations: {...}}`: how a store keeps something, not what. */
export function isStoreModule(node: ObjectExpression): boolean {
  const own = [...fixedKeys(node)].filter((key) => OF_STORES.has(key));
  return own.length > 1 && own.some((key) => key !== "state" && key !== "actions");
}

/** `useForm({defaultValues: {...}})`: forms keep their values under one word, whatever they are of. */
export function isFormStart(node: ObjectExpression, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "property" && FORM.has(flow.key);
}

export function literalKind(node: ObjectExpression, flows: Flows, named: Named, module: Module): SightingKind {
  const own = fixedProperties(node).filter(([, { value }]) => !isFunction(value));
  const telling = own.filter(([key]) => !PARTS.has(key));
  if (own.length < MIN_FIELDS || telling.length < 2) return "literal";
  if (isFormStart(node, flows)) return "form";
  if (named.kept) return "stored";
  const blank = own.filter(([, { value }]) => isBlank(value, module)).length;
  if (blank * 2 >= own.length && blank >= 2) return "initial";
  if (named.sent) return "sent";
  return isMapped(node, flows) ? "initial" : "literal";
}

/** So many entries of a map have the same fields. */
const MIN_ALIKE = 3;

/**
 * The map that an object is an entry of, by a key that is its own name and no kind's: `{math: {section, order},
 * logical: {section, order}, text: {section, order}}`.
 */
export function mapAround(node: ObjectExpression, flows: Flows): Node | undefined {
  const flow = flows.of(node);
  if (flow?.kind !== "property" || flow.of.type !== "ObjectExpression") return undefined;
  const own = fixedKeys(node);
  let alike = 0;
  for (const { keys, count } of shapesOf(flow.of)) if (areAlike(own, keys)) alike += count;
  return alike >= MIN_ALIKE && alike * 2 > flow.of.properties.length ? flow.of : undefined;
}

/** Keys that entries of a map have, and how many have them. */
interface Shape {
  readonly keys: ReadonlySet<string>;
  count: number;
}

/** Each entry of a map asks for those of all others: most of them are of a few shapes. */
const shapesOf = rememberFor((map: ObjectExpression): readonly Shape[] => {
  const shapes = new Map<string, Shape>();
  for (const one of map.properties) {
    if (one.type !== "Property" || one.value.type !== "ObjectExpression") continue;
    const keys = fixedKeys(one.value);
    const name = [...keys].join("\n");
    const shape = shapes.get(name);
    if (shape) shape.count++;
    else shapes.set(name, { keys, count: 1 });
  }
  return [...shapes.values()].slice(0, MAX_SHAPES);
});

/** Entries of a map of thousands of shapes are not alike. */
const MAX_SHAPES = 100;

/** A map of entries that are alike: its keys are no fields. */
export const isMap = (node: ObjectExpression, flows: Flows): boolean =>
  node.properties.some(
    (one) => one.type === "Property" && one.value.type === "ObjectExpression" && mapAround(one.value, flows) === node,
  );

const areAlike = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => {
  let both = 0;
  for (const key of a) if (b.has(key)) both++;
  return both >= 2 && both * 3 >= Math.max(a.size, b.size) * 2;
};

/** `{createUser: true, deleteUser: true}`: names that are looked up, and no thing with fields. */
export const areMembers = ({ properties }: ObjectExpression): boolean =>
  properties.length > 2 &&
  properties.every(
    (one) =>
      one.type === "Property" &&
      ((one.value.type === "Literal" && one.value.value === true) ||
        (one.value.type === "UnaryExpression" && one.value.operator === "!" && isNought(one.value.argument))),
  );

const isNought = (node: Node): boolean => node.type === "Literal" && node.value === 0;

/** `rows.map((row) => ({...}))`, `list.push({...})`: one of many of a kind. */
function isMapped(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  if (flow?.kind !== "returned") return false;
  const callback = flows.callbacks.get(flow.from);
  const callee = callback?.call.node.callee;
  return (
    callee?.type === "MemberExpression" && /^(?:map|flatMap)$/.test(keyName(callee.property, callee.computed) ?? "")
  );
}
