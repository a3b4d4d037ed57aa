/** axios 0.x and 1.x: `axios.get(url, config)`, `axios(config)`, `axios.request(config)`, instances with a baseURL. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { External, Value } from "../../../evaluate/value.ts";
import { isConstant, outcomes, UNDEFINED } from "../../../evaluate/value.ts";
import type { Extractor } from "../../extractor.ts";
import { firstOf } from "../../first-of.ts";
import { type Request, requestFacts } from "../../http/request.ts";
import { baseWith } from "../../http/set-base.ts";
import { clientOf } from "./interceptors.ts";

const WITHOUT_BODY = new Set(["get", "delete", "head", "options"]);
const WITH_BODY = new Set(["post", "put", "patch", "postForm", "putForm", "patchForm"]);

interface Use {
  /** "get", "post", ...; "request" for `axios(config)` and `axios.request(config)`. */
  readonly method: string;
  readonly base: Value;
  /** What it is a method of. */
  readonly instance: Value;
}

const isAxios = (value: Value): value is External => value.kind === "external" && value.component === "axios";

/** How a callee uses axios, if it does. */
function useOf(callee: Value, ev: Evaluator): Use | undefined {
  const verb = callee.kind === "member" ? callee.key : isAxios(callee) ? callee.path.at(-1) : undefined;
  const object = callee.kind === "member" ? callee.object : callee;
  const instance =
    object.kind === "result" && isAxios(object.callee) && object.callee.path.at(-1) === "create" ? object : undefined;
  if (!instance && !isAxios(object)) return undefined;
  const base = instance?.args[0] ? ev.member(instance.args[0], "baseURL") : UNDEFINED;
  if (verb === undefined || verb === "axios" || (isAxios(callee) && callee.path.length === 0))
    return { method: "request", base, instance: object };
  const isKnown = WITHOUT_BODY.has(verb) || WITH_BODY.has(verb) || verb === "request";
  return isKnown ? { method: verb, base, instance: object } : undefined;
}

function requestOf(
  { method, base }: Use,
  [first, second, third]: readonly Value[],
  ev: Evaluator,
): Request | undefined {
  if (!first) return undefined;
  const read: Read = (config, key) => (config && config.kind !== "constant" ? ev.member(config, key) : UNDEFINED);
  if (method === "request") {
    const own = first.kind === "object" ? first : second;
    const url = first.kind === "object" ? read(first, "url") : first;
    if (isSentAgain(url)) return undefined;
    return {
      url,
      base: ownBase(own, base, read),
      ...settings(own, read),
      method: read(own, "method"),
      body: read(own, "data"),
      defaultMethod: "GET",
    };
  }
  const verb: Value = { kind: "constant", value: method.replace("Form", ""), sources: [] };
  const config = WITHOUT_BODY.has(method) ? second : third;
  const body = WITHOUT_BODY.has(method) ? read(config, "data") : (second ?? UNDEFINED);
  return {
    url: first,
    base: ownBase(config, base, read),
    ...settings(config, read),
    method: verb,
    body,
    defaultMethod: "GET",
  };
}

/** `client.request(error.config)`: what has failed is sent once more, with a new token say, and stated where it stands. */
function isSentAgain(url: Value): boolean {
  if (url.kind !== "member") return false;
  return url.key === "url" ? isSentAgain(url.object) : url.key === "config" && url.object.kind !== "this";
}

type Read = (config: Value | undefined, key: string) => Value;

/** A request may name a base of its own, which counts before the instance's. */
function ownBase(config: Value | undefined, base: Value, read: Read): Value {
  const own = read(config, "baseURL");
  // what is open may as well leave the base out
  const isOwn = config?.kind === "object" && !isConstant(own, undefined) && !outcomes(own).some(isHandedOn);
  return isOwn ? own : base;
}

/** `{...config, ...options}` of unknown options reads as `options.baseURL`. */
const isHandedOn = (value: Value): boolean => value.kind === "member" && value.key === "baseURL";

const settings = (config: Value | undefined, read: Read): Pick<Request, "query" | "headers" | "parsed"> => ({
  query: read(config, "params"),
  headers: read(config, "headers"),
  parsed: read(config, "responseType"),
});

export const axiosCalls = {
  name: "axios-calls",
  call(at, context) {
    const { ev } = context;
    const { node, module } = at;
    const use = firstOf(context.calls.calleesOf(at, ev), (callee) => useOf(callee, ev));
    const request =
      use &&
      requestOf(
        { ...use, base: baseWith(use.base, use.instance, context) },
        node.arguments.map((argument) => ev.evaluate(argument, module)),
        ev,
      );
    if (!use || !request) return [];
    const client = clientOf(use.instance, context.calls, ev);
    return requestFacts({ ...request, answer: { client } }, at, context);
  },
} satisfies Extractor;
