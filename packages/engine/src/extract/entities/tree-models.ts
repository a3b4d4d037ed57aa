/**
 * Models of MobX-State-Tree (3 to 7): the properties that one declares by types, under the name that it is given. What has
 * no name of its own belongs to what it is composed into.
 *
 *     types.model("Parcel", {id: types.identifier, note: types.maybeNull(types.string), isFragile: false}).actions(...)
 *     types.compose("Crate", Sized, types.model({wood: types.optional(types.string, "oak")}))
 */
import { onlyValue } from "../../scope/binding-at.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import { placeOfNode } from "../name-place.ts";
import { capitalised, kindName, wordsOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** Parts that are composed into one model. */
const MAX_PARTS = 40;
const TYPES: ReadonlyMap<string, string> = new Map([
  ["string", "string"],
  ["identifier", "string"],
  ["enumeration", "string"],
  ["number", "number"],
  ["integer", "number"],
  ["identifierNumber", "number"],
  ["boolean", "boolean"],
  ["Date", "date"],
  ["array", "array"],
  ["map", "object"],
  ["model", "object"],
]);
/** What is put around a type; with the last two there may be nothing. */
const AROUND = new Set(["optional", "refinement", "maybe", "maybeNull"]);
const MAY_LACK = new Set(["maybe", "maybeNull"]);

export function* treeModels(survey: Survey): Generator<FieldSighting> {
  for (const { node, module, unit } of callsOf(survey.calls, "compose", "model")) {
    const [first] = node.arguments;
    const name = literalString(first);
    if (!first || name === undefined) continue;
    const owner = kindName(name.replace(/(?<=\w)Model$/, "")) ?? wordsOf(name).map(capitalised).join("");
    for (const { properties, holder } of declaredBy(node, module)) {
      for (const [field, property] of fixedProperties(properties)) {
        const named = { name, at: placeOfNode(first, module) };
        const at = { node: property, module, unit };
        yield { owner, named, field, kind: "schema", at, group: node, ...said(property.value, holder, module) };
      }
    }
  }
}

interface Declared {
  readonly properties: ObjectExpression;
  /** What has the types, as it is written there: `types`, `e.types`. */
  readonly holder: string;
}

/** What a model declares, and what those declare that it is composed of. */
function declaredBy(call: CallLike, module: Module): readonly Declared[] {
  const out: Declared[] = [];
  const open: Node[] = [call];
  const seen = new Set<Node>();
  for (let next = open.shift(); next && seen.size < MAX_PARTS; next = open.shift()) {
    const made = madeBy(onlyValue(next, module.script.scopes) ?? next);
    if (!made || seen.has(made)) continue;
    seen.add(made);
    if (memberName(made.callee) === "compose") open.push(...made.arguments);
    const properties = made.arguments.find((one) => one.type === "ObjectExpression");
    const holder = made.callee.type === "MemberExpression" ? written(made.callee.object, module) : "";
    if (properties && isOfTypes(properties, holder, module)) out.push({ properties, holder });
  }
  return out;
}

/** `types.model(...).views(...).actions(...)`: the call that makes the model. */
function madeBy(node: Node): CallLike | undefined {
  let at = node;
  while (at.type === "CallExpression" && at.callee.type === "MemberExpression") {
    const method = memberName(at.callee);
    if (method === "model" || method === "compose") return at;
    at = at.callee.object;
  }
  return undefined;
}

const written = ({ start, end }: Node, { script }: Module): string => script.text.slice(start, end);

/** Whether some of the properties are types of what made the model, and the others what they begin with. */
function isOfTypes(properties: ObjectExpression, holder: string, module: Module): boolean {
  const all = fixedProperties(properties).map(([, { value }]) => value);
  return holder !== "" && all.some((value) => isType(value, holder, module));
}

const isType = (value: Node, holder: string, module: Module): boolean =>
  (value.type === "CallExpression" || value.type === "MemberExpression") &&
  written(value, module).startsWith(`${holder}.`);

function said(value: Node, holder: string, module: Module): Pick<FieldSighting, "type" | "optional" | "values"> {
  const literal = literalValue(value)?.value;
  if (literal !== undefined) return TYPES.has(typeof literal) ? { type: typeof literal } : {};
  if (!isType(value, holder, module)) return {};
  const method = memberName(value.type === "CallExpression" ? value.callee : value) ?? "";
  const args = value.type === "CallExpression" ? value.arguments : [];
  if (AROUND.has(method))
    return { ...(args[0] && said(args[0], holder, module)), ...(MAY_LACK.has(method) && { optional: true }) };
  const list = method === "enumeration" ? args.at(-1) : undefined;
  const values = list?.type === "ArrayExpression" ? list.elements.flatMap((one) => literalString(one) ?? []) : [];
  const type = TYPES.get(method);
  return { ...(type !== undefined && { type }), ...(values.length > 0 && { values }) };
}
