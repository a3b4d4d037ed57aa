/**
 * Permissions and roles that code asks for: props and route data (`<Button permission={UPDATE}/>`,
 * `meta:{roles:["admin"]}`) and calls (`hasAccess("users:read")`, CASL's `ability.can("read","Post")`), through
 * components and functions that pass them on.
 */
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { resolveAtCallSites } from "../../resolve.ts";
import { type AccessKind, accessCall, accessKey } from "../../roles/access-names.ts";
import { accessTexts } from "../../roles/access-texts.ts";
import { allowedWords } from "../../roles/allowed-words.ts";
import { roleFact } from "../../roles/role-fact.ts";
import { isAccessName } from "../../roles/role-words.ts";
import type { Sighting } from "../../survey.ts";

export const permissionRoles = {
  name: "permission-roles",
  call(at, context) {
    if (at.node.arguments.length === 0) return [];
    const names = calleeNames(at.node.callee, at.module, context.ev);
    return [...asked(at, names, context), ...passed(at, context), ...ability(at, names, context)];
  },
  all({ objects }, { ev }) {
    return objects.flatMap((at) =>
      accessProperties(at.node).flatMap(({ kind, value: node }) => {
        const allows = allowedWords(ev.evaluate(at.node, at.module), ev);
        return facts(kind, ev.evaluate(node, at.module), at, allows);
      }),
    );
  },
} satisfies Extractor;

const facts = (
  kind: AccessKind,
  value: Value,
  at: Sighting<CallLike | ObjectExpression>,
  allows: readonly string[],
): readonly Fact[] => accessTexts(value).map(({ name, sources }) => roleFact({ kind, name, sources, allows }, at));

function accessProperties(node: ObjectExpression): readonly { readonly kind: AccessKind; readonly value: Node }[] {
  return node.properties.flatMap((property) => {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    const kind = key === undefined ? undefined : accessKey(key);
    return kind && property.type === "Property" ? [{ kind, value: property.value }] : [];
  });
}

/** `hasAccess(permission)`: the first argument, as its callers give it. */
function asked(at: Sighting<CallLike>, names: readonly string[], context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const first = node.arguments[0];
  if (!first || first.type === "SpreadElement" || node.type === "NewExpression") return [];
  const kind = names.map(accessCall).find((found) => found !== undefined);
  return kind ? resolved(kind, context.ev.evaluate(first, module), at, context) : [];
}

/** Props of an element that come from its callers. */
function passed(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  return at.node.arguments.flatMap((argument) =>
    argument.type === "ObjectExpression"
      ? accessProperties(argument).flatMap(({ kind, value }) =>
          resolved(kind, context.ev.evaluate(value, at.module), at, context),
        )
      : [],
  );
}

function resolved(
  kind: AccessKind,
  value: Value,
  at: Sighting<CallLike>,
  { ev, calls }: ExtractContext,
): readonly Fact[] {
  return resolveAtCallSites({ values: { access: value }, at, graph: calls, ev }).flatMap(({ values, trail }) =>
    facts(kind, values.access, trail[0] ?? at, []),
  );
}

/** CASL 2 to 6: `can("update","Article")`, on an ability, in its definition, as `<Can I="update" a="Article"/>`. */
function ability(at: Sighting<CallLike>, names: readonly string[], { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const { 0: action, 1: subject } = node.arguments;
  if (!action || !subject || subject.type === "SpreadElement" || action.type === "SpreadElement") return [];
  if (!names.some((name) => name === "can" || name === "cannot")) return [];
  const words = [action, subject].map((argument) => stringOf(ev.evaluate(argument, module)));
  const name = words.join(" ");
  return words.every((word) => word !== undefined && isAccessName(word))
    ? [roleFact({ kind: "permission", name }, at)]
    : [];
}
