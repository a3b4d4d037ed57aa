/**
 * What is written to an address before it is asked for: `const url = new URL(base); url.pathname = "/users";
 * url.search = params; url.searchParams.set("page", page)`. Such an object stands for its text.
 */
import type { Binding, PropertyWrite } from "../scope/binding.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { concat } from "./text.ts";
import { constant, type Layer, stringOf, unknown, type Value } from "./value.ts";
import { writesForEach } from "./writes-for-each.ts";

/** Undefined where the binding is no such object, or nothing of its text is written. */
export function withUrlWrites(value: Value, binding: Binding, module: Module, ev: Evaluation): Value | undefined {
  if (!isUrl(binding, module)) return undefined;
  const written = (name: string): Value | undefined => {
    const write = binding.writes.findLast(({ path, operator }) => path.length === 1 && path[0] === name && !operator);
    return write && ev.evaluate(write.value, module);
  };
  const [path, search] = [written("pathname"), written("search")];
  const queries = binding.writes.filter(isParameter);
  if (!path && !search && queries.length === 0) return undefined;
  const whole = path ? withPath(value, path) : value;
  const query = [
    ...(search ? [search] : []),
    ...queries.flatMap(({ path: [, name], key, value: node }): readonly Value[] =>
      key
        ? eachParameter(writesForEach(binding.scope.node, { key, value: node }, module, ev))
        : [constant(`&${name}=`), ev.evaluate(node, module)],
    ),
  ];
  return whole && query.length > 0 ? concat([whole, constant("?"), ...query]) : (whole ?? unknown("runtime-value"));
}

/** `for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value)` */
const eachParameter = (layers: readonly Layer[]): readonly Value[] =>
  layers.length > 0 ? [constant("&"), { kind: "object", layers }] : [];

const isParameter = ({ path, appended }: PropertyWrite): boolean =>
  appended && path.length === 2 && path[0] === "searchParams";

/** `const url = new URL(...)`, with the browser's own class. */
function isUrl({ definitions: [only, ...more] }: Binding, { script }: Module): boolean {
  if (only?.kind !== "value" || more.length > 0 || only.path.length > 0) return false;
  const { from } = only;
  if (from.type !== "NewExpression" || from.callee.type !== "Identifier") return false;
  return from.callee.name === "URL" && !script.scopes.bindingOf.get(from.callee);
}

const ORIGIN = /^[a-z]+:\/\/[^/?#]*/i;

/** The origin of an address before another path; nothing where the path is not known. */
function withPath(address: Value, path: Value): Value | undefined {
  const isOpen = path.kind === "template" || path.kind === "choice" || isJoined(path);
  if (!isOpen && stringOf(path) === undefined) return undefined;
  const [head] = address.kind === "template" ? address.parts : [stringOf(address)];
  const origin = typeof head === "string" ? ORIGIN.exec(head)?.[0] : undefined;
  const isCut = address.kind === "template" && origin === head;
  return concat([origin === undefined || isCut ? unknown("runtime-value") : constant(origin), path]);
}

/** `[url.pathname, ...paths].join("/")`, where the paths come with a call. */
const isJoined = (path: Value): boolean =>
  path.kind === "result" && path.callee.kind === "member" && path.callee.object.kind === "list";
