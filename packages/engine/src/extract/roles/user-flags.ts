/** Flags of the user that conditions test: `isAdmin ? <Users/> : null`, `auth.user.admin && ...`, `isAuthenticated`. */

import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { pushAll } from "../../lists.ts";
import { bindingAt, boundKeys, onlyValue } from "../../scope/binding-at.ts";
import { keyName, literalValue, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { calleeNames } from "../callee-names.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { isOfEach, type Loops, loopsIn } from "../loops.ts";
import { placeOfName } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting, Survey } from "../survey.ts";
import { accessCall } from "./access-names.ts";
import { roleFact } from "./role-fact.ts";
import { endsInRole, hasRoleWord, isStrongRole } from "./role-words.ts";
import { mayTestMember, testedIn } from "./tests.ts";
import { isSignedIn, isUserRead, isUsers } from "./user-values.ts";

/** `isAdmin`, `is_owner`, `isSuperUser`. */
const FLAG = /^is_?([A-Z]?[A-Za-z]+)$/;
/** `isStaffUser`, `is_guest_account`: which kind of user somebody is. */
const KIND_OF_USER = /^is_?(?:root|super|admin|owner|guest|staff|demo|system)_?(?:user|account|member)$/i;
/** `admin_access`, `hasAdminAccess`; `last_access` is a time. */
const ACCESS = /^(?:has_?)?(?!last|first)([A-Za-z]+?)_?access$/i;
/** `canPay`, `may_pay`: what somebody may do. */
const MAY = /^(?:can|may)(?:_|(?=[A-Z]))\w{2,}/;
/** `to.meta.requiresAuth`, `route.data.requiresLogin`: what a route says that it asks for. */
const REQUIRES = /^(?:requires?|needs?)_?(?:auth(?:entication|orization)?|log_?in|sign_?in|user|admin)$/i;
const ROUTE_DATA = /^(?:meta|data|handle)$/;
/** Properties by which an element is there for some users only: `<Button disabled={!user.isAdmin}/>`. */
const GATES = ["disabled", "hidden", "readOnly", "readonly"];

function gated({ objects }: Survey, loops: Loops): readonly Fact[] {
  return objectsWith(objects, ...GATES).flatMap((at) =>
    fixedProperties(at.node).flatMap(([key, { value }]) =>
      GATES.includes(key) ? testedIn(value).flatMap((node) => flagFact({ ...at, node }, loops)) : [],
    ),
  );
}

export function userFlags(survey: Survey, { ev }: ExtractContext): readonly Fact[] {
  const { conditions, calls } = survey;
  const loops = loopsIn(calls, ev);
  const tested = conditions.flatMap((at) => {
    const test = at.node.type === "LogicalExpression" ? at.node.left : at.node.test;
    return testedIn(test).flatMap((node) => askedFact({ ...at, node }, loops, ev) ?? flagFact({ ...at, node }, loops));
  });
  // `ngIf`, `v-if` and props get the flag of the user as a value: `property("ngIf", ctx.auth.user.admin)`
  const handed: Fact[] = [];
  for (const { node, module, unit } of calls)
    for (let index = 0; index < node.arguments.length; index++) {
      const argument = node.arguments[index];
      if (!argument || !mayTestMember(argument)) continue;
      for (const tested of testedIn(argument)) pushAll(handed, userFact({ node: tested, module, unit }, loops));
    }
  const combined = conditions.flatMap((at) =>
    at.node.type === "LogicalExpression"
      ? testedIn(at.node.right).flatMap(
          (node) => askedFact({ ...at, node }, loops, ev) ?? userFact({ ...at, node }, loops),
        )
      : [],
  );
  return [...tested, ...handed, ...combined, ...gated(survey, loops)];
}

function userFact(at: Sighting<Node>, loops: Loops): readonly Fact[] {
  const { node } = at;
  if (node.type !== "MemberExpression" || isOfEach(node, at.module, loops)) return [];
  const key = keyName(node.property, node.computed);
  return key !== undefined && isStrongRole(key) && isUsers(node, at.module)
    ? [roleFact({ kind: "role", name: key }, at)]
    : [];
}

function flagFact(at: Sighting<Node>, loops: Loops): readonly Fact[] {
  const { node, module } = at;
  // `user.admin_access === true`
  if (node.type === "BinaryExpression" && typeof literalValue(node.right)?.value === "boolean")
    return testedIn(node.left).flatMap((inner) => (inner === node ? [] : flagFact({ ...at, node: inner }, loops)));
  const called = node.type === "CallExpression" && node.arguments.length === 0 ? node.callee : node;
  const read = readThrough(called, at);
  const key = read.type === "MemberExpression" ? keyName(read.property, read.computed) : boundKey(read, at);
  // what is said of each of several is said of nobody who is signed in
  if (key === undefined || isOfEach(read, module, loops)) return [];
  const flag = FLAG.exec(key)?.[1] ?? ACCESS.exec(key)?.[1];
  const ofUser = isUsers(read, module);
  const ofRoute = read.type === "MemberExpression" && ROUTE_DATA.test(objectName(read.object) ?? "");
  const isGuard = ofUser ? isOfSomebody(key, flag) : ofRoute && REQUIRES.test(key);
  if (isGuard || KIND_OF_USER.test(key) || (flag && (isStrongRole(flag) || endsInRole(flag))))
    return [roleFact({ kind: "guard", name: key, sources: placeOfName(read, module) }, at)];
  return userFact({ ...at, node: called }, loops);
}

/** `isAdmin(session.user)`, `rights.canInvite(user)`: a function that says what somebody is or may do. */
function askedFact(at: Sighting<Node>, loops: Loops, ev: Evaluator): readonly Fact[] | undefined {
  const { node, module } = at;
  const [user] = node.type === "CallExpression" ? node.arguments : [];
  if (node.type !== "CallExpression" || !user || !isUserRead(user, module) || isOfEach(user, module, loops))
    return undefined;
  const name = calleeNames(node.callee, module, ev).find(saysWhatUserIs);
  return name === undefined
    ? undefined
    : [roleFact({ kind: "guard", name, sources: placeOfName(node.callee, module) }, at)];
}

/** Also `hasAdminPermissions`; any user is a user. */
function saysWhatUserIs(name: string): boolean {
  const flag = FLAG.exec(name)?.[1];
  if (flag !== undefined) return isStrongRole(flag) || endsInRole(flag);
  return MAY.test(name) || ((ACCESS.test(name) || accessCall(name) !== undefined) && hasRoleWord(name));
}

/** `user.canPay`, `user.is_staff`: of a user, it says what he may do or is. */
const isOfSomebody = (key: string, flag: string | undefined): boolean =>
  ACCESS.test(key) || isSignedIn(key) || MAY.test(key) || (flag !== undefined && hasRoleWord(flag));

/** The property that a local name stands for: `const a = auth.isAdmin`, `useSelector((s) => s.auth.isAdmin)`. */
function readThrough(node: Node, { module }: Sighting<Node>): Node {
  if (node.type === "CallExpression") return selectedBy(node) ?? node;
  const from = onlyValue(node, module.script.scopes);
  if (from?.type === "MemberExpression") return from;
  return (from?.type === "CallExpression" ? selectedBy(from) : undefined) ?? node;
}

function selectedBy({ arguments: [select] }: CallLike): Node | undefined {
  const [given] = select && isFunction(select) ? returnedExpressions(select) : [];
  return given?.type === "MemberExpression" ? given : undefined;
}

function objectName(node: Node): string | undefined {
  if (node.type === "ChainExpression") return objectName(node.expression);
  return memberName(node);
}

function boundKey(node: Node, { module }: Sighting<Node>): string | undefined {
  const binding = bindingAt(node, module.script.scopes);
  return binding && boundKeys(binding)[0];
}
