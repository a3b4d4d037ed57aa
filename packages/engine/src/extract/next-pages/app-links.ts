/**
 * Where the code of an application of Next's app router leads: links, calls of its router, redirects, and addresses that
 * it compares its own with. Each is a value, with the place in the code; what it is at run time is asked elsewhere.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import { elementCalls } from "../element-calls.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Sighting, Survey } from "../survey.ts";

export interface AppLink {
  readonly address: Value;
  readonly at: Sighting<Node>;
  /** The call whose callers tell more of the address. */
  readonly call?: Sighting<CallLike>;
  readonly says: string;
}

export function appLinks(survey: Survey, { ev }: ExtractContext): readonly AppLink[] {
  return [
    ...elementLinks(survey, ev),
    ...callsOf(survey.calls, "push", "replace", "prefetch").flatMap((at) => routed(at, ev)),
    ...survey.calls.flatMap((at) => redirected(at, ev)),
    ...comparedAddresses(survey, ev),
  ];
}

/**
 * `(0,n.jsx)(Link,{href:"/orders"})`, and components that hand on what they are given. A plain `<a>` leaves the router;
 * next/link's own documentation keeps it for files and other sites.
 */
function elementLinks({ calls }: Survey, ev: Evaluator): readonly AppLink[] {
  return elementCalls(calls, ev).flatMap(({ at, element: { type, props } }) => {
    if (type.kind === "constant" || props.kind !== "object" || isSet(ev.member(props, "download"))) return [];
    const as = [ev.member(props, "as"), ev.member(props, "component")];
    if (as.some((value) => value.kind === "constant" && value.value === "a")) return [];
    const href = ev.member(props, "href");
    return isSet(href) ? addressesIn(href, ev).map((address) => ({ address, at, call: at, says: "link" })) : [];
  });
}

const isSet = (value: Value): boolean =>
  value.kind !== "constant" || (value.value !== undefined && value.value !== false);

/** `href={{pathname:"/orders",query:{open:1}}}` */
const addressesIn = (value: Value, ev: Evaluator): readonly Value[] =>
  outcomes(value).map((option) => (option.kind === "object" ? ev.member(option, "pathname") : option));

/** `router.push("/orders")`, where the router is what `useRouter()` gives. */
function routed(at: Sighting<CallLike>, ev: Evaluator): readonly AppLink[] {
  const { callee, arguments: given } = at.node;
  const [first] = given;
  if (callee.type !== "MemberExpression" || !first || first.type === "SpreadElement") return [];
  if (!isMadeBy("useRouter", callee.object, at.module, ev)) return [];
  const says = "address that the router is sent to";
  return addressesIn(ev.evaluate(first, at.module), ev).map((address) => ({ address, at, call: at, says }));
}

const REDIRECTS = new Set(["redirect", "permanentRedirect"]);

/**
 * `(0,n.redirect)("/orders")` of next/navigation, and of what next-intl makes of it: what is imported is called without a
 * receiver, and `response.redirect("/orders")` has one.
 */
function redirected(at: Sighting<CallLike>, ev: Evaluator): readonly AppLink[] {
  const callee = lastExpression(at.node.callee);
  const [first] = at.node.arguments;
  const named = memberName(callee);
  if (!first || first.type === "SpreadElement" || named === undefined || !REDIRECTS.has(named)) return [];
  const found = ev.evaluate(callee, at.module);
  if (found.kind !== "external" && (found.kind === "function" || callee === at.node.callee)) return [];
  const says = "address that the code redirects to";
  return addressesIn(ev.evaluate(first, at.module), ev).map((address) => ({ address, at, call: at, says }));
}

/** `usePathname()==="/orders"`, `["/login","/register"].includes(usePathname())` */
function comparedAddresses({ comparisons, calls }: Survey, ev: Evaluator): readonly AppLink[] {
  const says = "address that the code compares its own with";
  const isAddress = (node: Node, module: Module): boolean => isMadeBy("usePathname", node, module, ev);
  const sides = comparisons.flatMap((at) => {
    const { left, right, operator } = at.node;
    if (!/^[!=]==?$/.test(operator)) return [];
    const other = isAddress(left, at.module) ? right : isAddress(right, at.module) ? left : undefined;
    return other ? [{ address: ev.evaluate(other, at.module), at, says }] : [];
  });
  const lists = callsOf(calls, "includes").flatMap((at) => {
    const { callee, arguments: given } = at.node;
    const [first] = given;
    if (callee.type !== "MemberExpression" || !first || !isAddress(first, at.module)) return [];
    const list = ev.evaluate(callee.object, at.module);
    return list.kind === "array" ? list.elements.map((address) => ({ address, at, says })) : [];
  });
  return [...sides, ...lists];
}

/** Whether a value is what a hook gives, whoever wrote the hook's module: `let n=(0,t.useRouter)()`. */
function isMadeBy(hook: string, node: Node, module: Module, ev: Evaluator): boolean {
  const binding = node.type === "Identifier" ? module.script.scopes.bindingOf.get(node) : undefined;
  const [definition] = binding?.definitions ?? [];
  const made = definition?.kind === "value" && definition.path.length === 0 ? definition.from : node;
  if (made.type === "CallExpression" && memberName(lastExpression(made.callee)) === hook) return true;
  const value = ev.evaluate(node, module);
  if (value.kind === "member" && hook === "useRouter") return value.key === "router";
  return value.kind === "result" && "path" in value.callee && value.callee.path.at(-1) === hook;
}
