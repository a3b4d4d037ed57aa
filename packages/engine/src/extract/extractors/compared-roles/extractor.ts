/**
 * Roles that code compares with: `user.role === "admin"`, `roles.includes("editor")`,
 * `["owner","admin"].includes(user.role)`, `switch(user.role)`, and names that are compared with a word for a role
 * (`r.name === "Owner"`). Rows, messages and elements have a `role`, too: a plain `role` counts where it is a user's, or
 * where a word for a role stands among what it is compared with.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import { functionsAround } from "../../../scope/enclosing-functions.ts";
import { isInside } from "../../../syntax/inside.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { atCallSites } from "../../at-call-sites.ts";
import { callsOf } from "../../calls-by.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { accessKey } from "../../roles/access-names.ts";
import { accessTexts } from "../../roles/access-texts.ts";
import { comparedTables } from "../../roles/compared-tables.ts";
import { roleFact } from "../../roles/role-fact.ts";
import type { Asked, IsRole } from "../../roles/role-lookups.ts";
import { isSomebodysRole, LIST_PROPERTY, owned, roleProperties } from "../../roles/role-lookups.ts";
import { hasRoleWord, isForeignRole, isStrongRole } from "../../roles/role-words.ts";
import { isOfUser, isUsers } from "../../roles/user-values.ts";
import { testedBy } from "../../routes/refused.ts";
import type { Sighting } from "../../survey.ts";
import { memberPath } from "../../validation/input-subject.ts";
import { given, isLiteral } from "./given.ts";

/** Properties by which a role object is told. */
const NAME_PROPERTY = new Set(["name", "slug", "roleName", "authority"]);

export const comparedRoles = {
  name: "compared-roles",
  all({ comparisons, switches, calls, ...survey }, context) {
    const { ev } = context;
    const isRole = roleProperties(comparisons);
    const asked = [
      ...comparisons.flatMap((at) => given(at, survey.objects, context)),
      ...callsOf(calls, ...ASKING).flatMap((at) => askedOf(at, ev)),
      ...comparisons.flatMap((at) => compared(at, [at.node.left, at.node.right], isRole, ev)),
      ...switches.flatMap(({ node, ...at }) =>
        node.cases.flatMap((one) =>
          one.test ? compared({ ...at, node: one.test }, [node.discriminant, one.test], isRole, ev) : [],
        ),
      ),
      ...callsOf(calls, "includes", "indexOf", "has").flatMap((at) => included(at, isRole, context)),
    ];
    const tables = comparedTables(
      new Set(asked.filter(isSomebodys).map(({ text }) => text.name)),
      { ...survey, calls },
      ev,
    );
    const known = new Set(asked.filter(isCertain).map(({ at }) => at.unit));
    const isPlausible = (one: Asked): boolean =>
      isCertain(one) || known.has(one.at.unit) || (tables.length > 0 && isSomebodys(one));
    return [...asked.filter(isPlausible).map(factOf), ...comparisons.flatMap((at) => owned(at, ev)), ...tables];
  },
} satisfies Extractor;

const isCertain = ({ text, ofUser }: Asked): boolean => ofUser || isStrongRole(text.name) || isQualifiedRole(text.name);

/** A word for a role is compared with a role: whose it is is not shown. Messages have the role `user`. */
const isSomebodys = (one: Asked): boolean =>
  isCertain(one) || (one.text.name !== "user" && hasRoleWord(one.text.name) && !isForeignRole(one.text.name));

/** `system.group.administrator`, `role:admin`. */
const isQualifiedRole = (name: string): boolean =>
  /(?:^|[.:/])(?:group|role)s?[.:/]/.test(name) && isStrongRole(name.split(/[.:/]/).at(-1) ?? "");

const factOf = ({ text: { name, sources }, at, isTold }: Asked): Fact =>
  roleFact({ kind: "role", name, sources, ...(isTold ? { isTold } : {}) }, at);

function compared(at: Sighting<Node>, sides: readonly Node[], isRole: IsRole, ev: Evaluator): readonly Asked[] {
  const tested = sides.find((side) => !isLiteral(side));
  const values = sides.map((side) => ev.evaluate(side, at.module));
  const texts = values.flatMap((value) => (value.kind === "constant" ? accessTexts(value, ev) : []));
  if (!tested || texts.length === 0) return [];
  const properties = [...values.flatMap(propertyOf), ...sides.flatMap((side, i) => readOf(side, values[i]) ?? [])];
  const isMine = values.some((value) => isOfUser(value, ev)) || isUsers(tested, at.module);
  // `user.permission === "owner"`; where a thing has it, it says how far the thing is shared
  const asks: IsRole = (property) => isRole(property) || (isMine && accessKey(property) !== undefined);
  return texts
    .filter(({ name }) => properties.some((property) => asksRole(property, name, asks)))
    .map((text) => ({ text, at, ofUser: isMine || properties.some(isSomebodysRole) }));
}

/** Methods that ask for one role, as access-names.ts has them: what they are given counts only with a table of it. */
const ASKING = ["hasRole", "isInRole", "checkRole"];

const askedOf = (at: Sighting<CallLike>, ev: Evaluator): readonly Asked[] =>
  at.node.arguments
    .slice(0, 1)
    .flatMap((first) => accessTexts(ev.evaluate(first, at.module), ev).map((text) => ({ text, at, ofUser: false })));

/** `session.current.role`, where all that is seen of `current` is that it is empty at first. */
const readOf = (side: Node, value: Value | undefined): string | undefined =>
  value?.kind === "constant" && value.value !== undefined
    ? undefined
    : memberName(side.type === "ChainExpression" ? side.expression : side);

const asksRole = (property: string, name: string, isRole: IsRole): boolean =>
  isRole(property) ||
  (NAME_PROPERTY.has(property) && isStrongRole(name)) ||
  (/^_?id$/.test(property) && isQualifiedRole(name));

const propertyOf = (value: Value): readonly string[] => outcomes(value).flatMap((option) => memberPath(option) ?? []);

/** Whether the functions around a test say no where it holds: `(user, role) => !user.roles.includes(role)`. */
const isDenied = ({ node, module }: Sighting<Node>, ev: Evaluator): boolean =>
  functionsAround(module.script.scopes, node.start).filter((fn) => {
    const value = ev.evaluate(fn, module);
    return value.kind === "function" && [...testedBy(value, "no", ev).refused].some((one) => isInside(node, one));
  }).length %
    2 ===
  1;

/** `x.roles.includes("admin")`, `["admin"].includes(x.role)`; indexOf and lodash's methods alike. */
function included(at: Sighting<CallLike>, isRole: IsRole, context: ExtractContext): readonly Asked[] {
  const { node, module } = at;
  const { ev } = context;
  const first = node.arguments[0];
  if (node.callee.type !== "MemberExpression" || !first || first.type === "SpreadElement") return [];
  const list = ev.evaluate(node.callee.object, module);
  const item = ev.evaluate(first, module);
  const ofList = propertyOf(list).some((key) => LIST_PROPERTY.test(key)) ? atCallSites(item, at, context) : [];
  const ofItem = propertyOf(item).some(isRole) ? accessTexts(list, ev) : [];
  const ofUser = (value: Value): boolean => propertyOf(value).some(isSomebodysRole) || isOfUser(value, ev);
  // `lacks(user, "premium")` lets nobody in who has it
  const denied = isDenied(at, ev) ? { isTold: true as const } : {};
  return [
    ...ofList.flatMap(({ value, at: by }) =>
      accessTexts(value, ev).map((text) => ({ text, at: by, ofUser: ofUser(list), ...(by === at ? {} : denied) })),
    ),
    ...ofItem.map((text) => ({ text, at, ofUser: ofUser(item) })),
  ];
}
