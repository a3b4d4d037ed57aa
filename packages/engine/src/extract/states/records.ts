/**
 * What looks like a table of values and is none: one thing with its fields, the columns of a table, the properties and
 * events of a component, names of fields that are asked for. Takes what stands in the object or list, says whether it
 * is such a thing.
 */

import { onlyValue } from "../../scope/binding-at.ts";
import { isFlag, keyName, literalString } from "../../syntax/literals.ts";
import { isFunction, type Node, type ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { wordsOf } from "../subjects/words.ts";
import { VALIDITY } from "../validation/validity-messages.ts";

export interface Entry {
  readonly key: string;
  readonly at: Node;
  readonly value: Node;
}

/** Fields that things of every kind have: a map that has nothing else is one thing. */
const COMMON_KEYS = wordSet("id key name title label value type text icon description url href path content message");

/** Properties that columns of tables have and options of a field have not (TanStack, antd, MUI, Vuetify, AG Grid). */
const OF_COLUMNS = wordSet(`
  sortable sortBy sorter align width minWidth maxWidth flex accessor accessorKey accessorFn dataIndex headerName
  header Header Cell cell render renderCell cellClass enableSorting columnClass resizable rawName
`);

/** What a description of a property has (Vue 3 `props`, JSON Schema, prop-types): nothing beside it is a label. */
const OF_DESCRIPTIONS = wordSet("type default required validator nullable");

/**
 * Under these keys stand names of fields, of properties or of events, and not what something may be: queries (Sequelize
 * 6, Prisma 5, Bookshelf 1, TypeORM 0.3, OData), tables, components of Vue 3.
 */
const NAMES_OF_FIELDS = wordSet(`
  fields columns select include includes populate relations withRelated attributes expand orderBy sortBy groupBy keys
  properties emits inject expose dependencies omit pick exclude searchFields filterFields visibleColumns hiddenColumns
  columnOrder fillable dependentFields parameters params args arguments
`);

export const namesFields = (key: string): boolean =>
  NAMES_OF_FIELDS.has(key) ||
  /(?:Fields|Columns|Keys)$/.test(key) ||
  wordsOf(key).some((word) => word.toLowerCase() === "headers");

/** `{name, width: 100, sortable: false}`, and a directive as Vue 2 has it, `{name, rawName: "v-show", value}`. */
export function isColumn(node: Node | null): boolean {
  if (node?.type !== "ObjectExpression") return false;
  return [...fixedKeys(node)].some((key) => OF_COLUMNS.has(key));
}

/** What the description of a field says of its input and its rules, which no option has. */
const OF_INPUTS = wordSet("control component inputType fieldType required rules validate validation validators");

/**
 * `{name: "rollout", type: "percentage", required: false}`, `{key: "period", control: "number"}`: the description of a
 * field, as one of several.
 */
export function isFieldDescription(node: Node | null): boolean {
  if (node?.type !== "ObjectExpression") return false;
  const keys = fixedKeys(node);
  // what an option stands for is its value; a field has a name, a type, and a label to be drawn with
  if (keys.has("name") && keys.has("type") && keys.has("label") && !keys.has("value")) return true;
  return ["name", "key", "id", "field"].some((key) => keys.has(key)) && [...keys].some((key) => OF_INPUTS.has(key));
}

/** One thing with its fields: first or empty values, fields of another thing, methods, descriptions of properties. */
export function isRecord(entries: readonly Entry[]): boolean {
  return (
    entries.some(({ value }) => isBlank(value)) ||
    entries.every(({ value }) => value.type === "ArrayExpression") ||
    entries.every(({ value }) => isFunction(value)) ||
    entries.every(({ value }) => isFlag(value)) ||
    entries.every(({ value }) => value.type === "MemberExpression") ||
    entries.every(({ key, value }) => isOwnField(key, value)) ||
    entries.every(({ key }) => COMMON_KEYS.has(key)) ||
    entries.every(({ value }) => isData(value)) ||
    entries.every(({ value }) => value.type === "ObjectExpression" && isDescription(value))
  );
}

/** `{email: {valueMissing: "...", typeMismatch: "..."}, band: {tooShort: "..."}}`: messages by the names of inputs (HTML: ValidityState). */
export const areMessages = (entries: readonly Entry[]): boolean =>
  entries.every(({ value }) => {
    const keys = value.type === "ObjectExpression" ? [...fixedKeys(value)] : [];
    return keys.length > 0 && keys.every((key) => VALIDITY.has(key) || key === "valid");
  });

/** Measurements by name, and an example of a thing: data, however it is looked up. */
export const isExample = (entries: readonly Entry[]): boolean =>
  entries.every(({ value }) => isNumbers(value)) ||
  entries.some(({ value }) => /^\d{4}-\d\d-\d\d(?:T|$)|^\d{1,3}(?:\.\d{1,3}){3}$/.test(literalString(value) ?? ""));

/** `{passed: 0, failed: 0}`: what is counted, before the first. */
export const isCounters = (entries: readonly Entry[]): boolean =>
  entries.length > 1 && entries.every(({ value }) => value.type === "Literal" && value.value === 0);

/**
 * `{nodes: "_nodes_1ub0a_1", link: "_link_1ub0a_8"}`, `{nodes: "Graph-nodes", link: "Graph-link"}`: classes of a style
 * sheet, as CSS modules name them, with a digest or with the name of the file.
 */
export const areClasses = (entries: readonly Entry[], module: Module): boolean =>
  entries.length > 0 && (areDigested(entries, module) || areOfOneFile(entries));

function areOfOneFile(entries: readonly Entry[]): boolean {
  const prefixes = entries.map(({ key, value }) => {
    const text = literalString(value) ?? "";
    return text.endsWith(key) ? text.slice(0, text.length - key.length) : "";
  });
  const [first = ""] = prefixes;
  return /^[A-Z]\w*[-_]{1,2}$/.test(first) && prefixes.every((one) => one === first);
}

function areDigested(entries: readonly Entry[], module: Module): boolean {
  const behind = entries.map(({ key, value }) => {
    const name = literalString(value) ?? namedText(value, module) ?? "";
    const at = name.indexOf(key);
    return at < 0 ? "" : name.slice(at + key.length);
  });
  // beside its classes a sheet exports what it likes, `:export{grid_size:20}`: `small:"Select_small__1oIi4"` (Create React App) is enough
  return (
    behind.some((rest) => /^__(?=\w*\d)[\w-]{5}$/.test(rest)) ||
    behind.every((rest) => /^[_-]{1,4}(?=\w{0,60}(?:\d|[a-z][A-Z]|[A-Z][a-z]))\w{4,}$/.test(rest))
  );
}

/** What a name stands for, where it is declared with a text. */
const namedText = (node: Node, { script }: Module): string | undefined => literalString(onlyValue(node, script.scopes));

/** `[0, 0]`, `[Date.now(), start]`: a list of neither texts nor things. */
function isNumbers(node: Node): boolean {
  if (node.type !== "ArrayExpression" || node.elements.length === 0) return false;
  return node.elements.every((one) => one !== null && COMPUTED.has(one.type) && literalString(one) === undefined);
}

const COMPUTED = new Set<Node["type"]>(["Literal", "UnaryExpression", "BinaryExpression", "CallExpression"]);

/** `""`, `null`, `[]`, `{}`: a place for data. */
function isBlank(node: Node): boolean {
  if (node.type === "ArrayExpression") return node.elements.length === 0;
  if (node.type === "ObjectExpression") return node.properties.length === 0;
  return (node.type === "Literal" && node.value === null) || literalString(node) === "";
}

/** `{name: user.name}` */
function isOwnField(key: string, node: Node): boolean {
  const value = node.type === "ChainExpression" ? node.expression : node;
  return value.type === "MemberExpression" && keyName(value.property, value.computed) === key;
}

/** `"100"`, `"2022-07-04T14:13:03Z"`: no word for anything. */
const isData = (node: Node): boolean => /^[\d.:TZ+-]+$/.test(literalString(node) ?? "");

function isDescription({ properties }: ObjectExpression): boolean {
  return (
    properties.length > 0 &&
    properties.every((one) => one.type === "Property" && OF_DESCRIPTIONS.has(keyName(one.key, one.computed) ?? ""))
  );
}
