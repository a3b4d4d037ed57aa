/**
 * Whether a value is Angular's HttpClient. Its class is known by the component that it belongs to, or, where the bundle
 * leaves that open, by what it alone offers: a method for each verb, `request` and `jsonp`.
 */
import type { Value } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { Class } from "../../../syntax/nodes.ts";

const COMPONENT = "@angular/common";
const METHODS = ["request", "delete", "get", "head", "jsonp", "options", "patch", "post", "put"];

export function isHttpClient(value: Value): boolean {
  if (value.kind === "result")
    return value.isNew && value.callee.kind === "external" && value.callee.component === COMPONENT;
  return value.kind === "instance" && hasAllVerbs(value.of.node);
}

function hasAllVerbs({ body }: Class): boolean {
  const names = new Set(
    body.body.flatMap((member) =>
      member.type === "MethodDefinition" ? (keyName(member.key, member.computed) ?? []) : [],
    ),
  );
  return METHODS.every((name) => names.has(name));
}
