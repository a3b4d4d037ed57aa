/** Values that belong to a user, or to what is known of one: `currentUser.role`, `state.user.data.id`. */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { keyRead } from "./asked-values.ts";

/** What holds what is known of who is signed in. */
const USER =
  /^(?:user|user_?(?:data|info|profile)|currentUser|current_user|me|account|profile|session|viewer|member|\$?auth)$/i;

/** Whether somebody is signed in, as Auth0 (`isAuthenticated`), Clerk (`isSignedIn`), Keycloak (`authenticated`) and guides call it. */
const SIGNED_IN =
  /^(?:is_?|user_?(?:is_?)?)?(?:authed|authenticated|logged(?:_?in)?|signed_?in)$|^current_?user\$?$|^is_?auth$/i;

export const isSignedIn = (name: string): boolean => SIGNED_IN.test(name);

/** A name under which a user, or what is known of one, is kept. */
const holdsUser = (name: string): boolean => USER.test(name);

/** `currentUser.role` */
export const isOfUser = (value: Value, ev: Evaluator): boolean =>
  outcomes(value).some((option) => option.kind === "member" && isUser(option.object, ev));

/** `user`, `user.data`, `useSelector((state) => state.user.data)` of react-redux 7 to 9. */
export function isUser(value: Value, ev: Evaluator, depth = 0): boolean {
  if (depth > 4) return false;
  if (value.kind === "choice") return isUser(value.first, ev, depth + 1) || isUser(value.second, ev, depth + 1);
  if (value.kind === "result") {
    const select = value.args[0];
    return select?.kind === "function" && isUser(ev.summary(select.node, select.module), ev, depth + 1);
  }
  if (value.kind !== "member") return false;
  return holdsUser(value.key) || (CARRIERS.has(value.key) && isUser(value.object, ev, depth + 1));
}

const CARRIERS = new Set(["data", "value", "current"]);

/** `session.user`, and a name for it. */
export const isUserRead = (node: Node, module: Module): boolean => holdsUser(keyRead(node, module.script.scopes) ?? "");

/** What holds it is a user: `user.groups`, `const { groups } = user`, whatever is known of it. */
export function isUsers(node: Node, module: Module): boolean {
  if (node.type === "ChainExpression") return isUsers(node.expression, module);
  if (node.type === "MemberExpression") return holdsUser(keyRead(node.object, module.script.scopes) ?? "");
  const [only] = bindingAt(node, module.script.scopes)?.definitions ?? [];
  return only?.kind === "value" && holdsUser(keyRead(only.from, module.script.scopes) ?? "");
}
