/** Roles by where they are looked up and asked: tables that a role is a key of, and who owns a thing. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import type { ComparisonNode, MemberNode, Sighting } from "../survey.ts";
import { memberPath } from "../validation/input-subject.ts";
import { accessKey } from "./access-names.ts";
import type { AccessText } from "./access-texts.ts";
import { roleFact } from "./role-fact.ts";
import { isAccessName } from "./role-words.ts";
import { isOfUser, isUser } from "./user-values.ts";

export const ROLE_PROPERTY = /^(?:role|[a-z]+Role|[a-z_]+_role|roleName|role_name)$/;

/** Whether a property says by its name that the role is somebody's: parts of pages and models have a role for something. */
export const isSomebodysRole = (property: string): boolean =>
  (property !== "roles" && accessKey(property) === "role") ||
  /^role_?name/i.test(property) ||
  !(ROLE_PROPERTY.test(property) || LIST_PROPERTY.test(property));

export const LIST_PROPERTY = /^(?:roles|[a-z]+Roles|[a-z_]+_roles|roleNames)$/;

export interface Asked {
  readonly text: AccessText;
  readonly at: Sighting<Node>;
  /** The property is called a role of somebody, not just a role, which rows, messages and elements have, too. */
  readonly ofUser: boolean;
  /** Callers, routes or a table say for which roles is asked there. */
  readonly isTold?: true;
}

/** Most entries of a table of roles. */
const MAX_ROLES = 16;

/** `LABELS[user.role]`: the keys of the table are roles. */
export function lookedUp({ node, module, unit }: Sighting<MemberNode>, ev: Evaluator): readonly Asked[] {
  if (!node.computed || node.property.type !== "MemberExpression") return [];
  const key = keyName(node.property.property, node.property.computed);
  if (key === undefined || !ROLE_PROPERTY.test(key)) return [];
  const table = ev.evaluate(node.object, module);
  const layer = table.kind === "object" && table.layers.length === 1 ? table.layers[0] : undefined;
  if (layer?.kind !== "literal" || layer.node.properties.length > MAX_ROLES) return [];
  const ofUser = isSomebodysRole(key) || isOfUser(ev.evaluate(node.property, module), ev);
  return fixedProperties(layer.node).flatMap(([name, property]) => {
    if (!isAccessName(name)) return [];
    const { start, end } = property.key;
    return [
      {
        text: { name, sources: [{ script: layer.module.script, start, end }] },
        at: { node, module, unit },
        ofUser,
        isTold: true,
      },
    ];
  });
}

/** `file.owner === user.id`: who owns a thing may do more with it. */
export function owned(at: Sighting<ComparisonNode>, ev: Evaluator): readonly Fact[] {
  const sides = [at.node.left, at.node.right];
  if (!sides.every((side) => side.type === "MemberExpression" || side.type === "ChainExpression")) return [];
  const values = sides.map((side) => ev.evaluate(side, at.module));
  const isOwner = values.some((value) => OWNER.test(memberPath(value) ?? ""));
  const isMe = values.some((value) => value.kind === "member" && USER_ID.test(value.key) && isUser(value.object, ev));
  return isOwner && isMe ? [roleFact({ kind: "role", name: "owner" }, at)] : [];
}

const OWNER = /^owner(?:_?id)?$/i;
const USER_ID = /^(?:_?id|user_?id|uid)$/i;
