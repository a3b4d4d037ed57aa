/**
 * ngResource of AngularJS (1.2 to 1.8): `$resource("/notes/:id", { id: "@id" }, { update: { method: "PUT" } })` gives a class
 * with a method for each action, `Note.get({ id })`, `Note.save(note)`, `Note.update({ id }, note)`, and its instances have
 * the same below a dollar sign, `note.$update()`. Only what is called is stated.
 */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isConstant, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { firstOf } from "../../../lists.ts";
import type { Extractor } from "../../extractor.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { isOf, setting, verbConstant } from "../../http/settings.ts";
import { filledIn, queryOf } from "./address.ts";

/** What every resource has. */
const DEFAULTS: ReadonlyMap<string, string> = new Map([
  ["get", "get"],
  ["query", "get"],
  ["save", "post"],
  ["remove", "delete"],
  ["delete", "delete"],
]);
const WITHOUT_BODY = new Set(["GET", "HEAD", "DELETE", "JSONP", "OPTIONS"]);
/** Longest way from an instance to its resource: `Note.get({ id }).$promise`. */
const MAX_WAY = 4;

interface Use {
  /** What `$resource` was called with. */
  readonly resource: readonly Value[];
  readonly action: string;
  readonly isInstance: boolean;
}

/** What a resource was made with. */
function madeWith(value: Value): readonly Value[] | undefined {
  if (value.kind !== "result" || !isOf(value.callee, "angular")) return undefined;
  return value.callee.path.join(".") === "$resource" ? value.args : undefined;
}

/** The resource that an instance is of: `new Note()`, `Note.get({ id })`. */
function resourceBehind(value: Value, depth = 0): readonly Value[] | undefined {
  if (depth > MAX_WAY) return undefined;
  if (value.kind === "member" && value.key === "$promise") return resourceBehind(value.object, depth + 1);
  if (value.kind !== "result") return undefined;
  const { callee } = value;
  return value.isNew ? madeWith(callee) : callee.kind === "member" ? madeWith(callee.object) : undefined;
}

function useOf(callee: Value): Use | undefined {
  if (callee.kind !== "member") return undefined;
  const { object, key } = callee;
  const own = madeWith(object);
  if (own) return { resource: own, action: key, isInstance: false };
  const behind = key.startsWith("$") ? resourceBehind(object) : undefined;
  return behind && { resource: behind, action: key.slice(1), isInstance: true };
}

function requestOf({ resource, action, isInstance }: Use, args: readonly Value[], ev: Evaluator): Request | undefined {
  const [url = UNDEFINED, defaults = UNDEFINED, actions] = resource;
  const declared = setting(actions, action, ev);
  const verb = DEFAULTS.get(action);
  if (isConstant(declared, undefined) && verb === undefined) return undefined;
  const own = setting(declared, "method", ev);
  const method = isConstant(own, undefined) && verb !== undefined ? verbConstant(verb) : own;
  const hasBody = method.kind !== "constant" || !WITHOUT_BODY.has(String(method.value).toUpperCase());
  const { parameters, data } = given(args, hasBody, isInstance);
  const ownUrl = setting(declared, "url", ev);
  const template = isConstant(ownUrl, undefined) ? url : ownUrl;
  return {
    url: filledIn(template, { parameters, defaults, data, isInstance }, ev),
    method,
    defaultMethod: "GET",
    query: queryOf(template, parameters, ev),
    body: sent(setting(declared, "transformRequest", ev), data, ev),
    headers: setting(declared, "headers", ev),
    answer: { client: "plain" },
  };
}

/** `Note.update(parameters, data, success)`; data alone where there is a body and one argument. */
function given(
  args: readonly Value[],
  hasBody: boolean,
  isInstance: boolean,
): { readonly parameters: Value; readonly data: Value } {
  const callback = args.findIndex(({ kind }) => kind === "function");
  const { 0: first = UNDEFINED, 1: second } = callback < 0 ? args : args.slice(0, callback);
  if (isInstance || !hasBody) return { parameters: first, data: UNDEFINED };
  return second ? { parameters: first, data: second } : { parameters: UNDEFINED, data: first };
}

/** What a function makes of the data before it is sent. */
const sent = (transform: Value, data: Value, ev: Evaluator): Value =>
  transform.kind === "function"
    ? ev.apply(ev.summary(transform.node, transform.module), [{ of: transform.node, args: [data] }, ...transform.env])
    : data;

export const ngresourceCalls = {
  name: "ngresource-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    if (node.type !== "CallExpression") return [];
    const use = firstOf(context.calls.calleesOf(at, ev), useOf);
    const args = use ? node.arguments.map((argument) => ev.evaluate(argument, module)) : [];
    const request = use && requestOf(use, args, ev);
    return request ? requestFacts(request, at, context) : [];
  },
} satisfies Extractor;
