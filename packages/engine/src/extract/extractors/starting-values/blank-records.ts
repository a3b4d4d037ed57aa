/**
 * What a record begins with that is otherwise blank: `const settings={title:"",enabled:false,rows:[],level:"info",
 * port:8080}`, also where it is handed to what makes a state of it (`ref({...})`, `useStorage(key,{...})`) or is the
 * state of a class component. Blank values show that it is where something begins; what is not blank is a default.
 */
import { isEmptyLiteral, keyName, literalString, literalValue, memberName } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression, ObjectProperty } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../../syntax/object-keys.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { isStyleName } from "../../constants/names.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { isSentence } from "../../message.ts";
import { placeOfNode } from "../../name-place.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { LEAST } from "./class-state.ts";

/** Fewest blank values, and their share of all. */
const MIN_BLANK = 4;
const MIN_SHARE = 0.5;
/** Larger records are data. */
const MAX_PROPERTIES = 150;
const MAX_DEPTH = 4;
const MAX_TEXT = 40;

export const blankRecords = (
  { declarators, assignments, fields }: Pick<Survey, "declarators" | "assignments" | "fields">,
  context: ExtractContext,
): readonly Fact[] => [
  ...declarators.flatMap((at) => begins(at.node.init, at, context)),
  ...assignments.flatMap((at) => (memberName(at.node.left) === "state" ? ofRecord(at.node.right, at, context) : [])),
  ...fields.flatMap((at) => begins(at.node.value, at, context)),
];

/**
 * The record itself, or the last thing that a function is given that makes a state of it. `Array(15).fill({...})` is what
 * is drawn until something comes.
 */
function begins(init: Node | null | undefined, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  if (init?.type !== "CallExpression") return ofRecord(init, at, context);
  if (memberName(init.callee) === "fill") return [];
  const [first, second] = init.arguments;
  const made = init.arguments.length === 1 ? first : literalString(first) === undefined ? undefined : second;
  return ofRecord(made, at, context);
}

function ofRecord(node: Node | null | undefined, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  if (node?.type !== "ObjectExpression") return [];
  if ([...fixedKeys(node)].some((key) => DESCRIBES.has(key))) return [];
  const leaves = leavesOf(node, 0).slice(0, MAX_PROPERTIES + 1);
  if (leaves.length < MIN_BLANK || leaves.length > MAX_PROPERTIES) return [];
  const blank = leaves.filter(({ value }) => isBlank(value, at, context)).length;
  if (blank < MIN_BLANK || blank < leaves.length * MIN_SHARE) return [];
  return leaves.flatMap((leaf) => defaultOf(leaf, at, context));
}

/** The values of an object and of objects in it. */
const leavesOf = (node: ObjectExpression, depth: number): readonly ObjectProperty[] =>
  fixedProperties(node).flatMap(([key, property]) =>
    key === "default" || isStyleName(key)
      ? []
      : property.value.type === "ObjectExpression" && property.value.properties.length > 0 && depth < MAX_DEPTH
        ? leavesOf(property.value, depth + 1)
        : [property],
  );

/** `null`, `undefined`, `""`, 0, a flag, an empty list or object; also by a name of it. */
function isBlank(node: Node, at: Sighting<Node>, { ev }: ExtractContext): boolean {
  if (isEmptyLiteral(node)) return true;
  if (node.type !== "Literal" && node.type !== "UnaryExpression" && node.type !== "Identifier") return false;
  const value = ev.evaluate(node, at.module);
  if (value.kind === "array") return value.elements.length === 0;
  if (value.kind === "object") return node.type === "Identifier";
  return value.kind === "constant" && (!value.value || value.value === true);
}

/** Options of components (Vue), tables of what components take, `package.json`: they describe, nothing begins with them. */
const DESCRIBES = new Set(["__name", "props", "setup", "components", "render", "dependencies", "license", "default"]);

/** Which of several a thing is, is one of its states; what it is called is content; the last tell nothing. */
const KIND =
  /^(?:current|old|default|value|initial|previous|next|index|start|end|type|kind|state|status|method|role|category|mode|name|title|label|id|key|text|placeholder|message|description)$|(?:Type|State|Status|Mode|Name|Title|Label|Id|Text|Tab)$/;

function defaultOf(
  { key, computed, value }: ObjectProperty,
  at: Sighting<Node>,
  { ev }: ExtractContext,
): readonly Fact[] {
  const name = keyName(key, computed);
  if (name === undefined || isStyleName(name) || KIND.test(name)) return [];
  if (value.type !== "Identifier" && literalValue(value) === undefined) return [];
  const known = ev.evaluate(value, at.module);
  if (known.kind !== "constant" || known.sources.length === 0 || !isTelling(known.value)) return [];
  const parts = { name, named: [placeOfNode(key, at.module)], value: known.value, sources: known.sources };
  return [constantFact({ ...parts, says: "starting value" }, { ...at, node: value })];
}

/** A number above the start of a count, a text that is a code and no words. */
const isTelling = (value: unknown): value is string | number =>
  typeof value === "number"
    ? value >= LEAST || (value > 0 && value < 1)
    : typeof value === "string" &&
      value.length > 1 &&
      value.length <= MAX_TEXT &&
      /^(?!none$|https?:\/\/$)[\p{L}\d/{.]/u.test(value) &&
      !(isSentence(value) && !value.startsWith("{"));
