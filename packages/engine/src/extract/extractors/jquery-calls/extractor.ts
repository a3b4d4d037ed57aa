/**
 * jQuery 1 to 4: `$.ajax(url, settings)`, `$.ajax(settings)`, `$.get(url, data)`, `$.post(url, data)`,
 * `$.getJSON(url, data)`. jQuery is imported, or the page's global `$` and `jQuery`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { stringOf, UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import type { Request } from "../../http/request.ts";
import { requestFacts } from "../../http/request.ts";
import { firstSetting, isOf, setting, verbConstant } from "../../http/settings.ts";

const METHODS: ReadonlyMap<string, string> = new Map([
  ["get", "GET"],
  ["getJSON", "GET"],
  ["getScript", "GET"],
  ["post", "POST"],
]);
const GLOBALS = new Set(["$", "jQuery"]);

/** "ajax", "get", ...; nothing where it is not jQuery's. jQuery 4 is what its factory gives: `jQueryFactory(window)`. */
function functionOf(callee: Value): string | undefined {
  if (isOf(callee, "jquery")) return callee.path.at(-1);
  if (callee.kind === "member" && callee.object.kind === "result")
    return isOf(callee.object.callee, "jquery") && callee.object.callee.path.length === 0 ? callee.key : undefined;
  if (callee.kind !== "global" || callee.path.length !== 2) return undefined;
  return GLOBALS.has(callee.path[0] ?? "") ? callee.path[1] : undefined;
}

function ajax([first, second]: readonly Value[], ev: Evaluator): Request | undefined {
  if (!first) return undefined;
  const isUrl = first.kind !== "object" && second !== undefined;
  const settings = isUrl ? second : first;
  const url = isUrl || stringOf(first) !== undefined ? first : setting(settings, "url", ev);
  const method = firstSetting(settings, ["method", "type"], ev);
  const headers = setting(settings, "headers", ev);
  return { url, method, defaultMethod: "GET", headers, data: setting(settings, "data", ev) };
}

export const jqueryCalls = {
  name: "jquery-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const name = functionOf(ev.assume(ev.evaluate(node.callee, module))) ?? "";
    const verb = METHODS.get(name);
    if (name !== "ajax" && verb === undefined) return [];
    const args = node.arguments.map((argument) => ev.evaluate(argument, module));
    const [first, second = UNDEFINED] = args;
    if (!first || (name !== "ajax" && first.kind === "object")) return [];
    const method = verbConstant(verb ?? "get");
    const data = second.kind === "function" ? UNDEFINED : second;
    const request = name === "ajax" ? ajax(args, ev) : { url: first, method, defaultMethod: "GET", data };
    return request ? requestFacts({ ...request, answer: { client: "plain" } }, at, context) : [];
  },
} satisfies Extractor;
