/**
 * Rights that a program looks up in what somebody has: `user.permissions.includes("order:pay")`, `scope.split(" ").includes(
 * "orders")`, and groups, `user.groups.includes("treasury")`.
 */
import { bindingAt } from "../../scope/binding-at.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { atCallSites } from "../at-call-sites.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import type { Sighting, Survey } from "../survey.ts";
import { accessTexts } from "./access-texts.ts";
import { keyRead } from "./asked-values.ts";
import { roleFact } from "./role-fact.ts";
import { isUsers } from "./user-values.ts";

/** What is called so holds the names of rights. */
const RIGHTS = /^(?:perm(?:ission)?s?|privileges|authorities)$/i;
/** Those of something, `entity_permissions`: rights where what is looked up is written as one. */
const OF_SOMETHING = /_permissions$|[a-z]Permissions$/;
const COMPOUND = /^\w+(?:[:./]+[\w*-]+)+$/;
/** Models, devices and servers have these, too: those of a user are rights. */
const OF_ANYTHING = /^(?:capabilities|scopes?|rights|entitlements)$/i;
const OWN = /^(?:user|my|own|current|granted|effective)_?/i;
const GROUPS = /^(?:user_?)?groups$/i;

export const heldRights = ({ calls }: Survey, context: ExtractContext): readonly Fact[] =>
  callsOf(calls, "includes", "indexOf", "has", "contains").flatMap((at) => listed(at, context));

function listed(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee } = at.node;
  const [first] = at.node.arguments;
  if (callee.type !== "MemberExpression" || !first || first.type === "SpreadElement") return [];
  const split = splitOf(callee.object);
  const holder = split ?? callee.object;
  const name = nameOf(holder, at.module) ?? "";
  const isRight = (split && name.startsWith("scope")) || isOfRights(name, holder, at.module);
  const isOfSomething = !isRight && OF_SOMETHING.test(name);
  const kind =
    isRight || isOfSomething ? "permission" : GROUPS.test(name) && isUsers(holder, at.module) ? "role" : undefined;
  if (!kind) return [];
  return atCallSites(context.ev.evaluate(first, at.module), at, context).flatMap(({ value, at: asked }) =>
    accessTexts(value, context.ev)
      .filter((text) => !isOfSomething || COMPOUND.test(text.name))
      .map((text) => roleFact({ kind, ...text }, asked)),
  );
}

/** Also of `data.permissions[room] ?? []`, and of a name for it. */
function nameOf(node: Node, module: Module): string | undefined {
  const { scopes } = module.script;
  const only = bindingAt(node, scopes)?.definitions[0];
  const from = only?.kind === "value" && only.path.length === 0 ? only.from : node;
  if (from.type !== "LogicalExpression") return keyRead(node, scopes);
  const { left } = from;
  return keyRead(left.type === "MemberExpression" && left.computed ? left.object : left, scopes);
}

function isOfRights(name: string, holder: Node, module: Module): boolean {
  const bare = name.replace(OWN, "");
  return RIGHTS.test(bare) || (OF_ANYTHING.test(bare) && (bare !== name || isUsers(holder, module)));
}

/** `token.scope.split(" ")` of OAuth 2 (RFC 6749, 3.3) */
function splitOf(node: Node): Node | undefined {
  const inner = node.type === "ChainExpression" ? node.expression : node;
  const isSplit = inner.type === "CallExpression" && memberName(inner.callee) === "split";
  return isSplit && inner.callee.type === "MemberExpression" ? inner.callee.object : undefined;
}
