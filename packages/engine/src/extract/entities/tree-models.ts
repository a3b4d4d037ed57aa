/**
 * Models of MobX-State-Tree (3 to 7): the properties that one declares by types, under the name that it is given. What has
 * no name of its own belongs to what it is composed into.
 *
 *     types.model("Parcel", {id: types.identifier, note: types.maybeNull(types.string), isFragile: false}).actions(...)
 *     types.compose("Crate", Sized, types.model({wood: types.optional(types.string, "oak")}))
 */
import { pushAll } from "../../lists.ts";
import { onlyValue } from "../../scope/binding-at.ts";
import { literalString, literalValue, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectProperty } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import { placeOfNode } from "../name-place.ts";
import { capitalised, isSeveral, kindName, wordsOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";

/** Parts that are composed into one model. */
const MAX_PARTS = 40;
/** Types as fields have them; others are called as they are here. */
const TYPES: ReadonlyMap<string, string> = new Map([
  ...["string", "number", "boolean", "array"].map((one): [string, string] => [one, one]),
  ["identifier", "string"],
  ["enumeration", "string"],
  ["integer", "number"],
  ["Date", "date"],
  ["map", "object"],
  ["model", "object"],
]);

export function* treeModels(survey: Survey): Generator<FieldSighting> {
  for (const { node, module, unit } of callsOf(survey.calls, "compose", "model")) {
    const [first] = node.arguments;
    const name = literalString(first);
    if (!first || name === undefined) continue;
    const own = name.replace(/(?<=\w)Model$/, "");
    const owner = (isSeveral(own) ? undefined : kindName(own)) ?? wordsOf(own).map(capitalised).join("");
    const named = { name, at: placeOfNode(first, module) };
    for (const [field, property] of declaredBy(node, module)) {
      const at = { node: property, module, unit };
      yield { owner, named, field, kind: "schema", at, group: node, ...said(property.value) };
    }
  }
}

/** What a model declares, and what those declare that it is composed of. */
function declaredBy(call: CallLike, module: Module): readonly (readonly [string, ObjectProperty])[] {
  const open: Node[] = [call];
  const seen = new Set<CallLike>();
  for (let next = open.shift(); next && seen.size < MAX_PARTS; next = open.shift()) {
    const made = madeBy(onlyValue(next, module.script.scopes) ?? next);
    if (made && !seen.has(made) && memberName(made.callee) === "compose") pushAll(open, made.arguments);
    if (made) seen.add(made);
  }
  return [...seen].flatMap(({ callee, arguments: args }) => {
    const properties = args.find((one) => one.type === "ObjectExpression");
    const declared = properties ? fixedProperties(properties) : [];
    // what has the types made the model, too: `types`, `e.types`
    const holder = callee.type === "MemberExpression" ? `${written(callee.object, module)}.` : "";
    return declared.some(([, { value }]) => written(value, module).startsWith(holder)) ? declared : [];
  });
}

/** `types.model(...).views(...).actions(...)`: the call that makes the model. */
function madeBy(node: Node): CallLike | undefined {
  let at = node;
  while (at.type === "CallExpression" && at.callee.type === "MemberExpression") {
    if (["model", "compose"].includes(memberName(at.callee) ?? "")) return at;
    at = at.callee.object;
  }
  return undefined;
}

const written = ({ start, end }: Node, { script }: Module): string => script.text.slice(start, end);

/** Of a type, also one that something is put around, or of what the property begins with. */
function said(value: Node): Pick<FieldSighting, "type" | "optional"> {
  const method = memberName(value.type === "CallExpression" ? value.callee : value);
  const inner = value.type === "CallExpression" ? value.arguments[0] : undefined;
  if (inner && method === "optional") return said(inner);
  if (inner && (method === "maybe" || method === "maybeNull")) return { ...said(inner), optional: true };
  const type = TYPES.get(method ?? typeof literalValue(value)?.value);
  return type === undefined ? {} : { type };
}
