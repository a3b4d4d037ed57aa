/** Collects the fields that are seen anywhere in the code, under the name of what they are fields of. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { addTo } from "../../multimap.ts";
import { AMBIGUOUS_FIELDS, BUILT_IN, ENVELOPE, MACHINERY, WIDGETS } from "../../platform/built-in.ts";
import { remember } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt, onlyValue } from "../../scope/binding-at.ts";
import { keyName, memberName } from "../../syntax/literals.ts";
import { isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, fixedValues } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { objectsWith } from "../objects-with.ts";
import { isStepsTable } from "../states/next-steps.ts";
import type { Flows } from "../subjects/flows.ts";
import { isKeeper } from "../subjects/name-forms.ts";
import type { Named } from "../subjects/named.ts";
import type { Namer } from "../subjects/namer.ts";
import { addressName } from "../subjects/text-name.ts";
import { isSeveral, kindName, recordName, wordsOf } from "../subjects/words.ts";
import type { ObjectPatternNode, Survey } from "../survey.ts";
import { columnFields } from "./columns.ts";
import { describedFields } from "./descriptors.ts";
import { modelFields, OF_MODELS } from "./ember-models.ts";
import { formFields } from "./form-fields.ts";
import { selectedFields } from "./graphql-fields.ts";
import { jsonSchemaThings } from "./json-schema-things.ts";
import {
  areAttributes,
  areDescribed,
  areMembers,
  areProps,
  areSwitches,
  isAction,
  isFormStart,
  isMap,
  isNoThing,
  isQuery,
  isRequest,
  isStoreModule,
  literalKind,
  mapAround,
} from "./literals.ts";
import { markupForms } from "./markup-forms.ts";
import { schemaFields } from "./schema-fields.ts";
import type { FieldSighting } from "./sighting.ts";
import { tableFields } from "./table-fields.ts";
import { treeModels } from "./tree-models.ts";
import { byFields } from "./unnamed.ts";

export function fieldSightings(survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): readonly FieldSighting[] {
  const models = [...modelFields(survey, flows, namer, ev)];
  const modelled = new Set(models.map(({ owner }) => owner));
  return [
    ...[...models, ...together(survey, flows, namer, ev)].filter(({ field }) => isField(field)),
    ...[...reads(survey, flows, namer, ev)].filter(
      ({ owner, field }) => !(modelled.has(owner) && OF_MODELS.has(field)),
    ),
    ...taken(survey, flows, namer),
    ...written(survey, flows, namer),
  ];
}

/**
 * What can be done with things of each name: `this.editor.format()`. What is called by a name of the language (`push`,
 * `then`) is a list, a text or a promise of something, and what is named as several is what keeps them: `api.users.create()`.
 */
export function methodsOf(survey: Survey, flows: Flows): ReadonlyMap<string, ReadonlySet<string>> {
  const out = new Map<string, Set<string>>();
  for (const { node } of survey.members) {
    const method = flows.called.has(node) ? keyName(node.property, node.computed) : undefined;
    const of = method === undefined || BUILT_IN.has(method) ? undefined : memberName(node.object);
    const owner = of === undefined || isSeveral(of) ? undefined : ownerName(of);
    if (owner !== undefined && method !== undefined) addTo(out, owner, method);
  }
  return out;
}

const together = (survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): readonly FieldSighting[] => [
  ...schemaFields(survey, flows, namer, ev),
  ...treeModels(survey),
  ...jsonSchemaThings(survey, ev),
  ...selectedFields(survey, ev),
  ...describedFields(survey, flows, namer, ev),
  ...columnFields(survey, flows, namer),
  ...tableFields(survey),
  ...backboneFields(survey, ev),
  ...formFields(survey, flows, namer),
  ...markupForms(survey),
];

/** Handlers and classes are handed to components; they are no fields. */
const HANDED = /^(?:on|handle|set|get|fetch|refetch|toggle|render)[A-Z]|(?:Handler|ClassName|Ref)$/;

/** Words of descriptions, not of what is described: `_type`, `_default`. */
const DESCRIBING = /^_(?:type|default|description|elements|validators)$/;

export const isField = remember(
  (key: string): boolean =>
    !DESCRIBING.test(key) &&
    (!BUILT_IN.has(key) || AMBIGUOUS_FIELDS.has(key)) &&
    /^(?:[A-Za-z_][\w$]*|[a-z]+(?:-[a-z\d]+)+)$/.test(key) &&
    key.length > 1 &&
    !["aria-", "data-"].some((start) => key.startsWith(start)) &&
    // streams, by the custom of RxJS
    !key.endsWith("$") &&
    !HANDED.test(key),
);

/** `onClick: actions.close`: what is given to an event is a function. */
function isHandler(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "property" && /^on[A-Z]/.test(flow.key);
}

interface Owner {
  readonly owner: string;
  readonly named: Named;
}

/** `isRequired`, `renderContent`: what is asked or done, by the custom of naming functions and flags. */
const QUESTION = /^(?:Is|Has|Should|Render|On|Handle)[A-Z]/;

/** `$ctrl`, `$store`: what AngularJS and Vue name; `locals`: the classes of a style sheet (css-loader 1 to 7). */
const RESERVED = /^\$|^locals$/;

function ownerOf(named: Named | undefined): Owner | undefined {
  const isThing = named && !named.foreign && !RESERVED.test(named.name) && !isKeeper(named);
  const owner = isThing ? ownerName(named.name) : undefined;
  return named && owner !== undefined ? { owner, named } : undefined;
}

const ownerName = remember((name: string): string | undefined => {
  // `__FEDERATION__`, `__SECRET_INTERNALS__`: globals of tools and libraries
  const kind = /^__\w+__$|^__[A-Z]/.test(name) ? undefined : kindName(name);
  if (!kind || QUESTION.test(kind)) return undefined;
  const last = wordsOf(kind).at(-1)?.toLowerCase() ?? "";
  const isMachinery = MACHINERY.has(kind.toLowerCase()) || MACHINERY.has(last) || WIDGETS.has(kind.toLowerCase());
  return isMachinery ? undefined : kind;
});

/** Parts of a design system's theme: colours, type, spacing. */
const DESIGN = wordSet(`
  theme palette typography breakpoints shape shadows colors fontSizes fonts spacing
`);

/** `theme.palette.primary`: read through a part of a theme. */
function isDesign(node: Node): boolean {
  let at = node;
  for (let depth = 0; at.type === "MemberExpression" && depth < 6; depth++) {
    if (DESIGN.has(keyName(at.property, at.computed) ?? "")) return true;
    at = at.object;
  }
  return false;
}

/** `palette: {action: {hover, active}}`: written in a part of a theme. */
function isThemePart(node: Node, flows: Flows): boolean {
  let at = node;
  for (let depth = 0; depth < 6; depth++) {
    const flow = flows.of(at);
    if (flow?.kind !== "property") return false;
    if (DESIGN.has(flow.key)) return true;
    at = flow.of;
  }
  return false;
}

/** webpack and Rspack give the exports of their modules names of one or two letters: `n.YM`. */
const isMangledExport = ({ node: { object }, module }: Survey["members"][number], ev: Evaluator): boolean =>
  object.type === "MemberExpression" &&
  (memberName(object)?.length ?? 0) <= MANGLED &&
  ev.evaluate(object.object, module).kind === "namespace";

const MANGLED = 2;

function* reads(survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): Generator<FieldSighting> {
  const contexts = templateContexts(survey);
  const maps = mapNames(survey);
  for (const at of survey.members) {
    const field = keyName(at.node.property, at.node.computed);
    if (field === undefined || !isField(field) || flows.called.has(at.node) || isDesign(at.node.object)) continue;
    if (isHandler(at.node, flows) || isMangledExport(at, ev)) continue;
    const several = severalName(at.node.object, at.module, flows);
    if (isInput(at.node, flows) || (several !== undefined && maps.has(several))) continue;
    if (contexts.has(bindingAt(at.node.object, at.module.script.scopes))) continue;
    const owner = ownerOf(namer.of(at.node.object, at.module));
    if (!owner || isFixed(ev.evaluate(at.node, at.module))) continue;
    const kind = owner.named.sent && flows.written.has(at.node) ? "literal" : "read";
    const record = several === owner.named.name ? recordName(several) : undefined;
    yield { ...owner, field, kind, at, group: at.node.object, ...(record !== undefined && { record }) };
  }
}

/** `Filter.all`, with `Filter.all = "all"`: one of the values of an enumeration, or a setting that is the same for all. */
const isFixed = (value: Value): boolean => value.kind === "constant" && value.value !== undefined;

/** `made.instance.label = text`: a component that is made in code is given its inputs (Angular's `ComponentRef`). */
const isInput = (node: Node, flows: Flows): boolean =>
  flows.written.has(node) && node.type === "MemberExpression" && memberName(node.object) === "instance";

/** `bindings[name] = value`: what is kept by keys that are computed; a list has numbers for them, and no fields either. */
const mapNames = ({ assignments }: Survey): ReadonlySet<string> =>
  new Set(
    assignments.flatMap(({ node: { left } }) => {
      const isKeyed = left.type === "MemberExpression" && left.computed && keyName(left.property, true) === undefined;
      return (isKeyed && memberName(left.object)) || [];
    }),
  );

/** `selectedTags.size`, `orders.items`, `bindings.title`: of the set, list or map itself, not of one in it. */
function severalName(node: Node, module: Module, flows: Flows): string | undefined {
  const binding = bindingAt(node, module.script.scopes);
  const key = binding && flows.patternKeys.get(binding);
  const name = key?.type === "Identifier" ? key.name : memberName(onlyValue(node, module.script.scopes) ?? node);
  return name !== undefined && isSeveral(name) ? name : undefined;
}

/** What templates are drawn with (Angular 2 and later): `$implicit`, and beside it the place in the list. */
function templateContexts(survey: Survey): ReadonlySet<Binding | undefined> {
  const out = new Set<Binding | undefined>();
  for (const { node, module } of survey.members)
    if (keyName(node.property, node.computed) === "$implicit") out.add(bindingAt(node.object, module.script.scopes));
  out.delete(undefined);
  return out;
}

/** `generatePath("/:realm/clients/:id", {realm, id})` (React Router 6, path-to-regexp 6): parts of the address itself. */
const isInPath = (field: string, { sent, at: { script, start, end } }: Named): boolean =>
  sent === true &&
  script.text
    .slice(start, end)
    .split(/[/?{}()"'`]/)
    .includes(`:${field}`);

/** `({name, email}) => ...`: the names in a pattern, of what the pattern takes apart. */
const isEnvelope = ({ properties }: ObjectPatternNode): boolean =>
  properties.some((one) => one.type === "Property" && ENVELOPE.has(keyName(one.key, one.computed) ?? ""));

/** Whether what is taken out is a function, since it is called. */
function isCalled(value: Node, module: Module, flows: Flows): boolean {
  const binding = bindingAt(value, module.script.scopes);
  return binding?.references.some((reference) => flows.called.has(reference)) ?? false;
}

function* taken(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.patterns) {
    const owner = ownerOf(namer.ofPattern(node, module));
    if (!owner || isEnvelope(node)) continue;
    for (const property of node.properties) {
      if (property.type !== "Property" || isCalled(property.value, module, flows)) continue;
      const field = keyName(property.key, property.computed);
      if (field !== undefined && isField(field))
        yield { ...owner, field, kind: "pattern", at: { node: property, module, unit }, group: node };
    }
  }
}

function* written(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    if (
      node.properties.length < 2 ||
      flows.logged.has(node) ||
      isRequest(node) ||
      isQuery(node) ||
      isNoThing(node) ||
      areMembers(node)
    )
      continue;
    if (isThemePart(node, flows) || areAttributes(node, flows)) continue;
    if (isAction(node) || areProps(node, flows) || areSwitches(node, flows) || isMap(node, flows)) continue;
    if (isStepsTable(node, module) || isStoreModule(node)) continue;
    const map = mapAround(node, flows);
    const named = namer.goal(map ?? node, module);
    const owner = isFormStart(node, flows) ? byFields([...fixedKeys(node)], node, module) : ownerOf(named);
    if (!owner) continue;
    const kind = areDescribed(node) ? "schema" : literalKind(node, flows, owner.named, module);
    for (const property of node.properties) {
      if (property.type !== "Property" || isFunction(property.value)) continue;
      const field = keyName(property.key, property.computed);
      if (field === undefined || !isField(field) || isInPath(field, owner.named)) continue;
      const value: Node = property.value;
      yield { ...owner, field, kind, at: { node: property, module, unit }, group: node, value };
    }
  }
}

const ADDRESSES = ["urlRoot", "url"];

/**
 * Models of Backbone 1: what a thing has from the start, by the address that it is kept at.
 *
 *     Backbone.Model.extend({urlRoot: "/api/bookings", defaults: {band: "", people: 1}})
 */
function* backboneFields(survey: Survey, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of objectsWith(survey.objects, "defaults")) {
    const own = fixedValues(node);
    const group = own.get("defaults");
    const address = ADDRESSES.map((key) => own.get(key)).find((value) => value !== undefined);
    const named = address && addressName(address, module, ev);
    const owner = named && kindName(named.name);
    if (group?.type !== "ObjectExpression" || !owner || !named) continue;
    for (const [field, at] of fixedProperties(group))
      yield { owner, named, field, kind: "schema", at: { node: at, module, unit }, group, value: at.value };
  }
}
