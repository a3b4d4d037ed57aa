/**
 * Values that stand together as data: a list of texts, a list of options, labels by value, an enumeration as an object.
 * Which thing they are the values of is said by what is looked up in them, or by where they go.
 */
import { greatest, smallest } from "../../lists.ts";
import { addTo } from "../../multimap.ts";
import { areDateParts } from "../../platform/foreign.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import { isOfProps } from "../../syntax/prop-types.ts";
import type { Module } from "../../unpack/module.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import type { Subject } from "../subjects/subject.ts";
import { squashed } from "../subjects/words.ts";
import type { ArrayNode, Survey } from "../survey.ts";
import { type Candidate, isStateText, type Text } from "./candidate.ts";
import { type Controls, chosenBy, controlOf, isChoice } from "./control-names.ts";
import { cutTexts, isCut } from "./cut-lists.ts";
import type { Lookup } from "./lookups.ts";
import { isWholeTable, stepsIn, stepsOfRecords } from "./next-steps.ts";
import { allEntries, areOptions, entriesOf, isWorded } from "./option-forms.ts";
import { labelsOf, type Shown } from "./option-labels.ts";
import type { Entry } from "./records.ts";
import {
  areClasses,
  areMessages,
  isColumn,
  isCounters,
  isExample,
  isFieldDescription,
  isRecord,
  namesFields,
} from "./records.ts";
import { writtenName } from "./written-name.ts";

const MAX_VALUES = 60;
/** Keys under which an option in a list has its value, and those that show it to be an option. */
const VALUE_KEYS = ["value", "key", "id", "name", "slug", "type"];
const LABEL_KEYS = ["label", "title", "text", "name", "description", "message", "content"];
/** Functions of schema libraries that take the allowed values: yup, joi, zod, valibot, class-validator, prop-types. */
const ALLOWS = new Set(["oneOf", "enum", "picklist", "isIn", "valid", "nativeEnum", "union", "isOneOf", "enumType"]);

/** What is looked up in objects and lists. */
export interface Looked {
  readonly objects: ReadonlyMap<Node, Lookup | null>;
  /** Whether a list is used for nothing but to look something up in it. */
  readonly isOnlySearched: (list: Node) => boolean;
  /** Lists that say what something may be, each with what that is. */
  readonly arrays: ReadonlyMap<Node, Subject | undefined>;
}

export function listCandidates(survey: Survey, namer: Namer, looked: Looked, controls: Controls): readonly Candidate[] {
  const { flows } = controls;
  return [
    ...lists(survey, namer, controls, looked),
    ...cutLists(survey, namer, flows, looked),
    ...objects(survey, namer, looked, flows),
  ];
}

function* lists(survey: Survey, namer: Namer, controls: Controls, looked: Looked): Generator<Candidate> {
  const { flows } = controls;
  const keyed = listsByKey(survey, flows);
  for (const { node, module, unit } of survey.arrays) {
    if (node.elements.length < 2 || node.elements.length > MAX_VALUES) continue;
    const texts = node.elements.map((element) => (element ? textAt(element, module) : undefined));
    const options = texts.every(Boolean) ? undefined : optionsIn(offered(node), module);
    const values = (options ?? texts).filter((text) => text !== undefined);
    if (values.length !== (options ?? texts).length || new Set(values.map(({ value }) => value)).size < values.length)
      continue;
    if (!values.every(({ value }) => isStateText(value))) continue;
    const schema = options ? undefined : schemaOf(node, flows);
    const of = schema && flows.of(schema);
    if (of?.kind === "property" && of.of.type === "ObjectExpression" && isOfProps(of.of)) continue;
    const offers = schema ? undefined : controlOf(node, flows);
    const control = options || (offers && isChoice(offers, flows)) ? offers : undefined;
    const chosen = control && chosenBy(control, module, controls);
    const shown = options ? labelsOf(shownIn(offered(node), options), module, controls) : {};
    const subject =
      chosen ??
      looked.arrays.get(node) ??
      goalOf(schema ?? describedBy(node, flows), module, namer) ??
      shown.subject ??
      writtenName(node, module, flows);
    if (!schema && (namesFields(subject?.name ?? "") || node.elements.some(isColumn))) continue;
    if (node.elements.every(isFieldDescription)) continue;
    if (!options && !schema && !control && isOneOfMany(node, flows, keyed)) continue;
    const plain = options !== undefined || schema !== undefined || control !== undefined;
    const isWhole = schema !== undefined || control !== undefined || looked.arrays.has(node);
    if (!options && !isWhole && looked.isOnlySearched(node)) continue;
    if (options && arePanels(node) && !isChosenAmong(node, flows)) continue;
    const isOnSpot = !isWhole && flows.of(node) === undefined;
    const stands = options ? areOptions(offered(node)) : isWhole;
    // what is looked for in a list on the spot is compared with each, and no set by itself
    if (!options && !plain && isOnSpot) continue;
    yield {
      kind: options || control ? "options" : "list",
      values,
      unit,
      plain,
      stands,
      ...(subject && { subject }),
      ...(shown.labels && { labels: shown.labels }),
      ...(control && { drawn: true }),
    };
  }
}

/** What shows each option of a list. */
const shownIn = (nodes: readonly (Node | null)[], values: readonly (Text | undefined)[]): readonly Shown[] =>
  nodes.flatMap((node, index) => {
    const value = values[index]?.value;
    if (node?.type !== "ObjectExpression" || value === undefined) return [];
    const own = new Map(entriesOf(node));
    const label = LABEL_KEYS.map((key) => own.get(key)).find((one) => one && literalString(one) !== value);
    return [{ value, label }];
  });

/** `"open.closed".split(".")`: a list of texts, as a minifier writes it; of schemas they are found with those. */
function* cutLists(survey: Survey, namer: Namer, flows: Flows, looked: Looked): Generator<Candidate> {
  for (const { node, module, unit } of survey.calls) {
    if (!isCut(node) || flows.of(node) === undefined) continue;
    const values = cutTexts(node, module);
    if (values.length < 2 || values.length > MAX_VALUES || !values.every(({ value }) => isStateText(value))) continue;
    const subject = looked.arrays.get(node) ?? goalOf(node, module, namer) ?? writtenName(node, module, flows);
    if (namesFields(subject?.name ?? "")) continue;
    yield { kind: "list", values, unit, stands: looked.arrays.has(node), ...(subject && { subject }) };
  }
}

/** The lists of texts under each key, as one text each. */
function listsByKey(survey: Survey, flows: Flows): ReadonlyMap<string, ReadonlySet<string>> {
  const out = new Map<string, Set<string>>();
  for (const { node } of survey.arrays) {
    const flow = flows.of(node);
    const texts = node.elements.map((element) => (element ? literalString(element) : undefined));
    if (flow?.kind !== "property" || texts.length === 0 || texts.includes(undefined)) continue;
    addTo(out, flow.key, texts.join(" "));
  }
  return out;
}

/** `{special: ["alias"]}`, `{special: ["uuid", "hash"]}`: each thing has some of what there may be, and none has all. */
function isOneOfMany(node: Node, flows: Flows, keyed: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const flow = flows.of(node);
  return flow?.kind === "property" && (keyed.get(flow.key)?.size ?? 0) > 2;
}

/** `{key: "size", label: "Size", children: jsx(...)}`: parts of a page, each with what it shows. */
const arePanels = ({ elements }: ArrayNode): boolean =>
  elements.every((one) => {
    const keys = one?.type === "ObjectExpression" ? fixedKeys(one) : undefined;
    return keys !== undefined && !keys.has("value") && keys.has("key") && keys.has("children");
  });

/** What says, beside parts of a page, which of them is shown: `activeKey`, `defaultActiveKey`, `onChange`. */
const CHOOSES = /^(?:active|selected|current|value$|default[A-Z]|on[A-Z])/;

/** Tabs are shown one at a time; descriptions in a table (antd 4 and 5), written alike, are shown all at once. */
function isChosenAmong(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  if (flow?.kind === "declared") return flow.binding.references.some((one) => isChosenIn(one, flows));
  return isChosenIn(node, flows);
}

function isChosenIn(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  return (
    flow?.kind === "property" &&
    flow.of.type === "ObjectExpression" &&
    [...fixedKeys(flow.of)].some((key) => CHOOSES.test(key))
  );
}

/** `{status: {validations: {isIn: [["a", "b"]]}}}`: the description of the field that the list is a part of. */
function describedBy(node: Node, flows: Flows): Node {
  let at = node;
  for (let depth = 0; depth < 4; depth++) {
    const flow = flows.of(at);
    const isPart =
      flow?.kind === "element"
        ? flows.of(flow.of)?.kind === "property" && flow.index === 0
        : flow?.kind === "property" && (ALLOWS.has(flow.key) || flow.key === "validations");
    if (!isPart || !flow || !("of" in flow)) break;
    at = flow.of;
  }
  return at;
}

/** The options of a list without the one that stands for none: `{label: "All", value: null}`. */
const offered = (node: ArrayNode): readonly (Node | null)[] => {
  const chosen = node.elements.filter((element) => !isNone(element));
  return chosen.length > 1 ? chosen : node.elements;
};

function isNone(node: Node | null): boolean {
  if (node?.type !== "ObjectExpression") return false;
  const value = entriesOf(node).find(([key]) => key === "value")?.[1];
  return literalString(value) === "" || (value?.type === "Literal" && value.value === null);
}

/** The call that a list of allowed values goes into: `oneOf(["a", "b"])`, `z.enum(["a", "b"]).optional()`. */
function schemaOf(node: Node, flows: Flows): Node | undefined {
  const flow = flows.of(node);
  if (flow?.kind !== "argument" || flow.index !== 0) return undefined;
  const { node: call } = flow.call;
  const method = memberName(call.callee);
  if (method !== undefined) return ALLOWS.has(method) ? call : undefined;
  const after = flows.of(call)?.kind;
  return call.arguments.length === 1 && call.type === "CallExpression" && (after === "chained" || after === "property")
    ? call
    : undefined;
}

function textAt(node: Node, module: Module): Text | undefined {
  const value = literalString(node);
  return value === undefined ? undefined : { value, at: placeOfNode(node, module) };
}

/** The options of a list, each by the same key: the first under which all have a text. */
function optionsIn(nodes: readonly (Node | null)[], module: Module): readonly (Text | undefined)[] {
  const entries = nodes.map((node) => new Map(node?.type === "ObjectExpression" ? entriesOf(node) : []));
  const key = VALUE_KEYS.find((one) => entries.every((keys) => literalString(keys.get(one)) !== undefined));
  return entries.map((keys) => (key === undefined ? undefined : optionAt(keys, key, module)));
}

/** `{value: "open", label: "Open"}`. */
function optionAt(keys: ReadonlyMap<string, Node>, key: string, module: Module): Text | undefined {
  const value = keys.get(key);
  const isShown = LABEL_KEYS.some((label) => label !== key && keys.has(label)) || (key === "key" && isWorded(keys));
  return value && isShown ? textAt(value, module) : undefined;
}

function* objects(survey: Survey, namer: Namer, looked: Looked, flows: Flows): Generator<Candidate> {
  for (const { node, module, unit } of survey.objects) {
    if (node.properties.length < 2 || node.properties.length > MAX_VALUES) continue;
    // `{null: "Draft", undefined: "Draft"}`: what is said where there is no value
    const entries = (allEntries(node) ?? []).filter(({ key }) => key !== "null" && key !== "undefined");
    if (entries.length < 2 || !entries.every(({ key }) => isStateText(key))) continue;
    const lookup = looked.objects.get(node);
    if (lookup === null) continue;
    if (!lookup && areDateParts(entries.map(({ key }) => key))) continue;
    const names = namesOfCodes(entries, module);
    if (names) {
      const subject = lookup?.name === undefined ? goalOf(node, module, namer) : lookup;
      yield { kind: "enum", values: names, unit, stands: true, ...(subject && { subject }) };
      continue;
    }
    const allowed = stepsIn(entries, module);
    if (allowed) {
      const subject = lookup ?? goalOf(node, module, namer);
      const values = entries.map(({ key, at }): Text => ({ value: key, at: placeOfNode(at, module) }));
      const stands = isWholeTable(entries, allowed);
      yield { kind: "table", values, unit, allowed, stands, ...(subject ? { subject } : {}) };
      continue;
    }
    const labelled = entries.every(({ value }) => value.type === "ObjectExpression" && isLabelled(value));
    const isTable = stepsOfRecords(entries, module) !== undefined;
    if (isExample(entries) || isCounters(entries) || areMessages(entries)) continue;
    if (isKept(node, entries, flows) || areClasses(entries, module)) continue;
    if (!lookup && !isTable && ((!labelled && !isUniform(entries)) || isRecord(entries))) continue;
    // pictures by words that nothing names are parts of a page
    const isPictures = lookup?.name === undefined && entries.every(({ value }) => value.type === "CallExpression");
    const subject = (isPictures ? undefined : lookup) ?? goalOf(node, module, namer);
    const named = subject ? { subject } : {};
    const texts = entries.flatMap(({ value }) => textAt(value, module) ?? []);
    const isText = texts.length === entries.length;
    if (isText && isEnumLike(entries, texts)) yield { kind: "enum", values: texts, unit, ...named };
    const isSpelled = isText && areSpelled(entries, texts);
    const keys = entries.map(({ key, at }): Text => ({ value: key, at: placeOfNode(at, module) }));
    const values = isSpelled ? texts : keys;
    const labels = Object.fromEntries(entries.map(({ key }, index) => [key, texts[index]?.value ?? ""]));
    const next = stepsOfRecords(entries, module);
    const steps = next ? { allowed: next, stands: isWholeTable(entries, next) } : {};
    yield {
      kind: "labels",
      values,
      unit,
      plain: labelled,
      ...named,
      ...(isText && !isSpelled && !lookup?.isOneOf ? { labels } : {}),
      ...steps,
    };
  }
}

/** `this.rates = {download: a, upload: b}`: a thing that is kept, of which one part or another is asked for. */
const isKept = (node: Node, entries: readonly Entry[], flows: Flows): boolean => {
  const flow = flows.of(node);
  const isMember = flow?.kind === "assigned" && flow.to.type === "MemberExpression";
  return isMember && entries.every(({ value }) => value.type === "Identifier");
};

/** `{0: "off", 1: "low", 2: "high"}`: names of codes that count from one number. */
function namesOfCodes(entries: readonly Entry[], module: Module): readonly Text[] | undefined {
  const codes = entries.map(({ key }) => (/^\d$/.test(key) ? Number(key) : Number.NaN));
  const names = entries.flatMap(({ value }) => textAt(value, module) ?? []);
  const first = smallest(codes);
  const isCounted = codes.length > 2 && first <= 1 && new Set(codes).size === greatest(codes) - first + 1;
  return isCounted && names.length === entries.length && names.every(({ value }) => isStateText(value))
    ? names
    : undefined;
}

const isLabelled = (node: ObjectExpression): boolean =>
  entriesOf(node).some(([key, { type }]) => (key === "label" || key === "title") && type !== "ObjectExpression");

/** All texts, all numbers, all elements: what one looks up. Names alone are parts of something. */
const isUniform = (entries: readonly Entry[]): boolean => {
  const [first] = entries;
  return (
    first !== undefined &&
    first.value.type !== "Identifier" &&
    entries.every(({ value }) => formOf(value) === formOf(first.value))
  );
};

/** Texts are alike however they are written, `"a"` and `\`a\``, and neither numbers nor texts with holes. */
const formOf = (node: Node): Node["type"] | "text" => (literalString(node) === undefined ? node.type : "text");

/** `{OPEN: "open", CLOSED: "closed"}`: keys and values are the same words, the keys in the style of constants. */
function isEnumLike(entries: readonly Entry[], own: readonly Text[]): boolean {
  const same = entries.filter(({ key }, index) => squashed(key) === squashed(own[index]?.value ?? ""));
  const constants = entries.every(({ key }) => /^[A-Z]/.test(key));
  return constants && own.every(({ value }) => isStateText(value)) && same.length * 2 > entries.length;
}

/** `{onHold: "on-hold", open: "open"}`: names for values, in the writing of the program; several words are for people. */
const areSpelled = (entries: readonly Entry[], own: readonly Text[]): boolean =>
  own.some(({ value }, index) => value !== entries[index]?.key) &&
  !own.some(({ value }) => value.includes(" ")) &&
  own.every(
    ({ value }, index) =>
      squashed(value) === squashed(entries[index]?.key ?? "") && value.charAt(0) === value.charAt(0).toLowerCase(),
  );

function goalOf(node: Node, module: Module, namer: Namer): Subject | undefined {
  const named = namer.goal(node, module);
  return named && { key: `goal:${named.name}`, name: named.name, at: named.at };
}
