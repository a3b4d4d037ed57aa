/**
 * Fields that TypeBox describes (0.2 to 1, and libraries with the same words):
 *
 *     Type.Object({mac: Type.String(), rssi: Type.Number(), name: Type.Optional(Type.String())})
 */
import { literalString, memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Flows } from "../subjects/flows.ts";
import type { Namer } from "../subjects/namer.ts";
import { kindName } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import type { FieldSighting } from "./sighting.ts";
import { byFields } from "./unnamed.ts";

const MIN_FIELDS = 3;
/** Kinds, with the type that each is; those that wrap or join others have none of their own. */
const KINDS: ReadonlyMap<string, string | undefined> = new Map([
  ["String", "string"],
  ["Number", "number"],
  ["Integer", "number"],
  ["Boolean", "boolean"],
  ["Date", "date"],
  ["Array", "array"],
  ["Object", "object"],
  ["Record", "object"],
  ...["Optional", "Union", "Literal", "Enum", "Null", "Any", "Unknown", "Tuple", "Ref"].map(
    (one): [string, undefined] => [one, undefined],
  ),
]);

export function* typeBoxFields(survey: Survey, flows: Flows, namer: Namer): Generator<FieldSighting> {
  for (const { node, module, unit } of survey.objects) {
    const flow = node.properties.length < MIN_FIELDS ? undefined : flows.of(node);
    if (flow?.kind !== "argument" || flow.index !== 0 || kindOf(flow.call.node) !== "Object") continue;
    const call = flow.call.node;
    const fields = fixedProperties(node);
    const described = fields.filter(([, { value }]) => kindOf(value) !== undefined && isSameLibrary(value, call));
    if (described.length * 2 <= fields.length) continue;
    const named = namer.goal(call, module);
    const owner = named && kindName(named.name.replace(/schema$/i, ""));
    const own =
      owner && named
        ? { owner, named }
        : byFields(
            fields.map(([key]) => key),
            node,
            module,
          );
    for (const [field, property] of fields)
      yield {
        ...own,
        field,
        kind: "schema",
        at: { node: property, module, unit },
        group: node,
        ...said(property.value),
      };
  }
}

/** `Type.String(...)`: a method by the name of a kind. */
function kindOf(node: Node): string | undefined {
  const name = node.type === "CallExpression" ? memberName(node.callee) : undefined;
  return name !== undefined && KINDS.has(name) ? name : undefined;
}

/** Whether both are methods of one name: `Type.Object({mac: Type.String()})`, and no `Object` of the language. */
function isSameLibrary(node: Node, { callee }: CallLike): boolean {
  const own =
    node.type === "CallExpression" && node.callee.type === "MemberExpression" ? node.callee.object : undefined;
  const other = callee.type === "MemberExpression" ? callee.object : undefined;
  return own?.type === "Identifier" && other?.type === "Identifier" && own.name === other.name;
}

function said(node: Node): Pick<FieldSighting, "type" | "optional" | "values"> {
  const kind = kindOf(node);
  const inner = node.type === "CallExpression" ? node.arguments[0] : undefined;
  if (kind === "Optional") return { ...(inner ? said(inner) : {}), optional: true };
  const type = KINDS.get(kind ?? "");
  const values =
    kind === "Union" && inner?.type === "ArrayExpression"
      ? inner.elements.flatMap((one) => (one?.type === "CallExpression" ? (literalString(one.arguments[0]) ?? []) : []))
      : [];
  return { ...(type === undefined ? {} : { type }), ...(values.length > 1 ? { values } : {}) };
}
