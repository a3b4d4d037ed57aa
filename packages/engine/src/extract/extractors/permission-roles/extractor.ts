/**
 * Permissions and roles that code asks for: props and route data (`<Button permission={UPDATE}/>`,
 * `meta:{roles:["admin"]}`) and calls (`hasAccess("users:read")`, CASL's `ability.can("read","Post")`), through
 * components and functions that pass them on.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, stringOf, type Value } from "../../../evaluate/value.ts";
import { keyWords } from "../../../language/demands.ts";
import { isErrorWording } from "../../../language/failures.ts";
import { pushAll } from "../../../lists.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys, fixedProperties, propertyOf } from "../../../syntax/object-keys.ts";
import { wordSet } from "../../../word-set.ts";
import { calleeNames } from "../../callee-names.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { resolveAtCallSites } from "../../resolve.ts";
import { type AccessKind, accessCall, accessDirective, accessKey } from "../../roles/access-names.ts";
import { accessTexts } from "../../roles/access-texts.ts";
import { enumeratedAccess } from "../../roles/enumerated-access.ts";
import { heldRights } from "../../roles/held-rights.ts";
import { roleFact } from "../../roles/role-fact.ts";
import { roleFlags } from "../../roles/role-flags.ts";
import { hasRoleWord, isAccessName } from "../../roles/role-words.ts";
import { accessFacts, actionOn, namedOn, takesSeveral } from "../../roles/subject-actions.ts";
import type { Sighting } from "../../survey.ts";

export const permissionRoles = {
  name: "permission-roles",
  call(at, context) {
    if (at.node.arguments.length === 0) return [];
    const names = calleeNames(at.node.callee, at.module, context.ev);
    // not spread: this runs for each call, and mostly all are empty
    return asked(at, names, context).concat(
      passed(at, context),
      ability(at, names, context),
      abilityElement(at, context),
      directive(at, context),
    );
  },
  all(survey, context) {
    const { ev } = context;
    const own = survey.objects.flatMap((at) => [
      ...roleFlags(at, ev),
      ...accessProperties(at.node).flatMap(({ kind, value: node, ofAnything }) => {
        const value = ev.evaluate(node, at.module);
        if (ofAnything && !accessTexts(value, ev).some(({ name }) => hasRoleWord(name))) return [];
        return accessFacts(kind, value, at, allowedWords(ev.evaluate(at.node, at.module), ev), ev);
      }),
    ]);
    const shown = [...own, ...heldRights(survey, context)];
    return [...shown, ...enumeratedAccess(survey, shown, context)];
  },
} satisfies Extractor;

/** A thing says fewer things of itself; objects with more keys are catalogues of texts. */
const MAX_KEYS = 40;

interface AccessProperty {
  readonly kind: AccessKind;
  readonly value: Node;
  /** Beside it stands nothing that access is asked for: sensors have `roles`, and addresses an `authority`. */
  readonly ofAnything: boolean;
}

/** `roles`, `authority`, `privileges`; `permission` and `requiredRoles` say what they are about. */
const isOfAnything = (key: string): boolean => key === key.toLowerCase() && !key.startsWith("permission");

/** `{filename: "a.txt", permissions: "RWX"}`: several in one word, as a row of data has them, and no name of one. */
function isOfData(key: string, value: Node): boolean {
  const text = key.endsWith("s") ? literalString(value) : undefined;
  return isOfAnything(key) || (text !== undefined && !keyWords(text).includes(" "));
}

function accessProperties(node: ObjectExpression): readonly AccessProperty[] {
  if (node.properties.length > MAX_KEYS) return [];
  const found: AccessProperty[] = [];
  for (const [key, property] of fixedProperties(node)) {
    const kind = accessKey(key);
    if (kind)
      found.push({ kind, value: property.value, ofAnything: isOfData(key, property.value) && !isGuarded(node, key) });
    else if (key === "access" && isRoute(node))
      found.push({ kind: "permission", value: property.value, ofAnything: false });
    else if (HOLDERS.has(key)) pushAll(found, accessIn(property.value));
  }
  return found;
}

/** Where routers keep what the program says of a route: React Router 6 and 7, Vue Router, Angular. */
const HOLDERS = new Set(["handle", "meta", "data"]);

/** `handle: {access: "users:read"}` */
function accessIn(holder: Node): readonly AccessProperty[] {
  const access = propertyOf(holder, "access");
  const roles = propertyOf(holder, "roles");
  return [
    ...(access ? [{ kind: "permission", value: access, ofAnything: false } as const] : []),
    ...(roles ? [{ kind: "role", value: roles, ofAnything: false } as const] : []),
  ];
}

/** What is guarded: routes, entries of menus, elements, calls. */
const GUARDED = wordSet(`
  path to href url route link component Component element children render redirectTo redirect permission permissions
  auth requiresAuth requireAuth fallback can action resource
`);

/** `{path:"/admin",component:Admin,access:"canAdmin"}`, as Umi 3 and 4 have it. */
function isRoute(node: ObjectExpression): boolean {
  const keys = fixedKeys(node);
  return keys.has("path") && (keys.has("component") || keys.has("element") || keys.has("routes"));
}

function isGuarded(node: ObjectExpression, besides: string): boolean {
  for (const key of fixedKeys(node)) if (key !== besides && GUARDED.has(key)) return true;
  return false;
}

/** `hasAccess(permission)`: the first argument, as its callers give it. */
function asked(at: Sighting<CallLike>, names: readonly string[], context: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  const first = node.arguments[0];
  if (!first || first.type === "SpreadElement" || node.type === "NewExpression") return [];
  const kind = names.map(accessCall).find((found) => found !== undefined);
  if (!kind) return [];
  const onSubject = kind === "permission" ? (actionOn(at, context) ?? namedOn(at, names, context)) : undefined;
  if (onSubject) return onSubject;
  const several = takesSeveral(at, names, context) ? node.arguments : [first];
  return several.flatMap((one) => resolved(kind, context.ev.evaluate(one, module), at, context));
}

/** Props of an element that come from its callers. */
function passed(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  return at.node.arguments.flatMap((argument) =>
    argument.type === "ObjectExpression"
      ? accessProperties(argument).flatMap(({ kind, value, ofAnything }) =>
          ofAnything && !isElement(at, context.ev)
            ? []
            : resolved(kind, context.ev.evaluate(value, at.module), at, context),
        )
      : [],
  );
}

const isElement = ({ node, module }: Sighting<CallLike>, ev: Evaluator): boolean =>
  outcomes(ev.evaluate(node, module)).some(({ kind }) => kind === "element");

function resolved(
  kind: AccessKind,
  value: Value,
  at: Sighting<CallLike>,
  { ev, calls }: ExtractContext,
): readonly Fact[] {
  return resolveAtCallSites({ values: { access: value }, at, graph: calls, ev }).flatMap(({ values, trail }) =>
    accessFacts(kind, values.access, trail[0] ?? at, [], ev),
  );
}

/** Angular 9 to 20: `property("jhiHasAnyAuthority","ROLE_ADMIN")`, a directive's input in a compiled template. */
function directive(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const [name, value, ...more] = at.node.arguments;
  const key = value && more.length === 0 ? literalString(name) : undefined;
  const kind = key === undefined ? undefined : accessDirective(key);
  return kind && value && value.type !== "SpreadElement"
    ? accessFacts(kind, ev.evaluate(value, at.module), at, [], ev)
    : [];
}

/** CASL 2 to 6: `can("update","Article")`, on an ability, in its definition, as `<Can I="update" a="Article"/>`. */
function ability(at: Sighting<CallLike>, names: readonly string[], { ev }: ExtractContext): readonly Fact[] {
  const { 0: action, 1: subject } = at.node.arguments;
  if (!action || !subject || subject.type === "SpreadElement" || action.type === "SpreadElement") return [];
  if (!names.some((name) => CAN.has(name))) return [];
  return abilityFact([action, subject], at, ev);
}

/** CASL 2 to 6: of an ability, and of its plugin for Vue. */
const CAN = new Set(["can", "cannot", "$can"]);

/** `<Can I="read" a="Post">`, `<Can do="read" on="Post">` of CASL's component for React, Vue and Angular. */
function abilityElement(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const [, props] = at.node.arguments;
  if (props?.type !== "ObjectExpression") return [];
  const action = propertyOf(props, "I") ?? propertyOf(props, "do");
  const subject = ["a", "an", "this", "on"].flatMap((key) => propertyOf(props, key) ?? [])[0];
  return action && subject ? abilityFact([action, subject], at, ev) : [];
}

function abilityFact(asked: readonly Node[], at: Sighting<CallLike>, ev: Evaluator): readonly Fact[] {
  const words = asked.map((argument) => stringOf(ev.evaluate(argument, at.module)));
  const name = words.join(" ");
  return words.every((word) => word !== undefined && isAccessName(word))
    ? [roleFact({ kind: "permission", name }, at)]
    : [];
}

const WORDS = ["path", "to", "children", "label", "title", "text", "name"];
/** Longest text that is a name of what is allowed. */
const MAX_WORDS = 80;

/** What an access rule allows, in the words that stand beside it: the text of the element, the path of the route. */
function allowedWords(holder: Value, ev: Evaluator): readonly string[] {
  if (holder.kind !== "object") return [];
  for (const key of WORDS) {
    const text = stringOf(ev.member(holder, key))?.trim();
    // what is said to those who may not is not what the others may
    if (text && text.length <= MAX_WORDS && /\p{L}{2,}/u.test(text) && !isErrorWording(text)) return [text];
  }
  return [];
}
