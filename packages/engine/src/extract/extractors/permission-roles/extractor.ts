/**
 * Permissions and roles that code asks for: props and route data (`<Button permission={UPDATE}/>`,
 * `meta:{roles:["admin"]}`) and calls (`hasAccess("users:read")`, CASL's `ability.can("read","Post")`), through
 * components and functions that pass them on.
 */
import type { Value } from "../../../evaluate/value.ts";
import { stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { resolveAtCallSites } from "../../resolve.ts";
import { type AccessKind, accessCall, accessKey } from "../../roles/access-names.ts";
import { allowedWords } from "../../roles/allowed-words.ts";
import { roleFact } from "../../roles/role-fact.ts";
import { isAccessName } from "../../roles/role-words.ts";
import { accessFacts, actionOn, takesSeveral } from "../../roles/subject-actions.ts";
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
        return accessFacts(kind, ev.evaluate(node, at.module), at, allows);
      }),
    );
  },
} satisfies Extractor;

/** A thing says fewer things of itself; objects with more keys are catalogues of texts. */
const MAX_KEYS = 40;

function accessProperties(node: ObjectExpression): readonly { readonly kind: AccessKind; readonly value: Node }[] {
  if (node.properties.length > MAX_KEYS) return [];
  const found: { readonly kind: AccessKind; readonly value: Node }[] = [];
  for (const property of node.properties) {
    const key = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || key === undefined) continue;
    const kind = accessKey(key);
    if (kind) found.push({ kind, value: property.value });
    else if (HOLDERS.has(key)) found.push(...accessIn(property.value));
  }
  return found;
}

/** Where routers keep what the program says of a route: React Router 6 and 7, Vue Router, Angular. */
const HOLDERS = new Set(["handle", "meta", "data"]);

/** `handle: {access: "users:read"}` */
function accessIn(holder: Node): ReturnType<typeof accessProperties> {
  const value = propertyOf(holder, "access");
  return value ? [{ kind: "permission", value }] : [];
}

/** `hasAccess(permission)`: the first argument, as its callers give it. */
function asked(at: Sighting<CallLike>, names: readonly string[], context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const first = node.arguments[0];
  if (!first || first.type === "SpreadElement" || node.type === "NewExpression") return [];
  const kind = names.map(accessCall).find((found) => found !== undefined);
  if (!kind) return [];
  const onSubject = kind === "permission" ? actionOn(at, context) : undefined;
  if (onSubject) return onSubject;
  const several = takesSeveral(at, names, context) ? node.arguments : [first];
  return several.flatMap((one) => resolved(kind, context.ev.evaluate(one, module), at, context));
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
    accessFacts(kind, values.access, trail[0] ?? at, []),
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
