/**
 * ember-ajax 2 to 5, Ember's service for requests: `this.ajax.request(url, { method, data })`, `this.ajax.post(url,
 * { data })`, where `ajax` is the library's service or an application's own that extends it.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Module } from "../../../unpack/module.ts";
import type { Extractor } from "../../extractor.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting, setting, verbConstant } from "../../http/settings.ts";

const LIBRARY = "ember-ajax/services/ajax";
const VERBS = new Set(["get", "post", "put", "patch", "del", "delete"]);

/** A service whose class extends the library's. */
function isAjax(value: Value, ev: Evaluator): boolean {
  const service = ev.assume(value);
  return service.kind === "instance" && extendsLibrary(service.of.module);
}

const extendsLibrary = ({ references }: Module): boolean => references.some(({ target }) => target === LIBRARY);

/** `ajax.get("session.user")` reads a property, as of any object of Ember's. */
const isProperty = (url: Value): boolean => stringOf(url)?.includes("/") === false;

export const emberAjaxCalls = {
  name: "ember-ajax-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const name = memberName(node.callee) ?? "";
    const isVerb = VERBS.has(name);
    if (!(isVerb || name === "request") || node.callee.type !== "MemberExpression") return [];
    if (!isAjax(ev.evaluate(node.callee.object, module), ev)) return [];
    const [url, options] = node.arguments.map((argument) => ev.evaluate(argument, module));
    if (!url || (name === "get" && !options && isProperty(url))) return [];
    return requestFacts(
      {
        url,
        method: isVerb ? verbConstant(name) : firstSetting(options, ["method", "type"], ev),
        defaultMethod: "GET",
        data: setting(options, "data", ev),
        headers: options ? setting(options, "headers", ev) : UNDEFINED,
        answer: { client: "plain" },
      },
      at,
      context,
    );
  },
} satisfies Extractor;
