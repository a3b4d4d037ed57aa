/**
 * Fields that schemas describe: `z.object({name: z.string(), tags: z.array(z.string()).optional()})`, yup's
 * `object().shape({...})`, joi and valibot alike, with the kind of each field.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { wordSet } from "../../word-set.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { capitalised, kindName, wordsOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import { type Chain, chainOf } from "../validation/chain/chain.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields, type Owned } from "./unnamed.ts";

const MIN_FIELDS = 3;
/** Methods that take the fields of a schema; a function that a bundler has renamed takes them, too. */
const SHAPES = new Set(["object", "strictObject", "looseObject", "shape", "keys", "extend", "interface"]);
const OPTIONAL = new Set(["optional", "nullish", "notRequired", "exactOptional"]);
/** Kinds of schemas, as the types of fields are called. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ...["string", "number", "boolean", "date", "array", "object"].map((one): [string, string] => [one, one]),
  ["bool", "boolean"],
  ["int", "number"],
  ["integer", "number"],
  ["enum", "string"],
  ["picklist", "string"],
  ["email", "string"],
  ["url", "string"],
  ["uuid", "string"],
  ["record", "object"],
]);

/** `validationSchema: object({...})`: what is done with what is described, not what it is. */
const CHECKS = /^(?:Form|Validation|Validator|Input|Resolver)+$/;

interface Described {
  readonly key: string;
  readonly property: Node;
  readonly chain: Chain;
}

export function* schemaFields(survey: Survey, flows: Flows, namer: Namer, ev: Evaluator): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    const call = node.properties.length < MIN_FIELDS ? undefined : schemaCall(node, flows);
    const fields = call && fieldsOf(node, module, ev);
    if (!call || !fields) continue;
    const named = namer.goal(call, module);
    const owner = named && kindName(named.name.replace(/schema$/i, ""));
    const isNamed = owner !== undefined && !CHECKS.test(owner);
    const own = isNamed && named ? { owner, named } : unnamed(node, call, fields, module, flows);
    if (!own) continue;
    for (const { key, property, chain } of fields)
      yield {
        ...own,
        field: key,
        kind: "schema",
        at: { node: property, module, unit },
        group: node,
        ...said(chain),
      };
  }
}

/**
 * `union([object({type: literal("schooner"), ...}), ...])`: one of several forms of a thing is called by what tells it from
 * the others, as far as that is a name.
 */
function unnamed(
  node: Node,
  call: Node,
  fields: readonly Described[],
  module: Module,
  flows: Flows,
): Owned | undefined {
  const telling = fields.flatMap(({ key, chain }) => (isKind(key) && tellingText(chain)) || [])[0];
  const name = literalString(telling);
  if (telling && name !== undefined && kindName(name) !== undefined)
    return { owner: wordsOf(name).map(capitalised).join(""), named: { name, at: placeOfNode(telling, module) } };
  if (fields.some(({ property }) => isFixed(property))) return undefined;
  const keys = fields.map(({ key }) => key);
  return flows.of(call)?.kind === "element" ? undefined : byFields(keys, node, module);
}

/** `type`, `shipKind`, `__typename`, `_tag`: the field says what the thing is, and not where, how or for whom. */
const isKind = (key: string): boolean => KINDS.has(wordsOf(key).at(-1)?.toLowerCase() ?? "");
const KINDS = wordSet("type kind variant tag typename class object event action op name");

/** `type: literal("schooner")` */
function tellingText({ kind, root }: Chain): Node | undefined {
  const [only, ...more] = kind === "literal" ? root.arguments : [];
  return more.length === 0 && literalString(only) !== undefined ? only : undefined;
}

/** A field that is given a word, and by which a form may as well be told from others. */
function isFixed(property: Node): boolean {
  const value = property.type === "Property" ? property.value : undefined;
  const [only, ...more] = value?.type === "CallExpression" ? value.arguments : [];
  return more.length === 0 && only !== undefined && /^[\w.-]+$/.test(literalString(only) ?? "");
}

/** The call that the fields are given to. */
function schemaCall(node: ObjectExpression, flows: Flows): CallLike | undefined {
  const flow = flows.of(node);
  if (flow?.kind !== "argument" || flow.index !== 0) return undefined;
  const { node: call } = flow.call;
  const { callee } = call;
  const method = memberName(callee);
  // a bundler may have renamed what a namespace gives
  const isGiven = callee.type === "MemberExpression" && callee.object.type === "Identifier";
  const isShape = method === undefined || SHAPES.has(method) || isGiven;
  return call.type === "CallExpression" && isShape ? call : undefined;
}

/** Nothing unless the fields are schemas themselves. */
function fieldsOf(node: ObjectExpression, module: Module, ev: Evaluator): readonly Described[] | undefined {
  const out: Described[] = [];
  for (const property of node.properties) {
    if (property.type !== "Property" || property.value.type !== "CallExpression") continue;
    const key = keyName(property.key, property.computed);
    const chain = key === undefined ? undefined : chainOf(property.value, { module, ev });
    if (!chain && out.length === 0) return undefined;
    if (key !== undefined && chain) out.push({ key, property, chain });
  }
  return out.length >= MIN_FIELDS && out.length * 2 > node.properties.length ? out : undefined;
}

function said({ kind, root, steps }: Chain): Pick<FieldSighting, "type" | "optional" | "values"> {
  const type = TYPES.get(kind ?? "");
  const list = root.arguments[0];
  const values =
    list?.type === "ArrayExpression" && (kind === "enum" || kind === "picklist")
      ? list.elements.flatMap((one) => literalString(one) ?? [])
      : [];
  return {
    ...(type === undefined ? {} : { type }),
    ...(steps.some(({ name }) => OPTIONAL.has(name)) || kind === "optional" ? { optional: true } : {}),
    ...(values.length > 0 ? { values } : {}),
  };
}
