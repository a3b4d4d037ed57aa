/**
 * The calls as an OpenAPI 3.1 description. It holds what the bundle shows and leaves the rest open: no body is closed, no
 * key of it required, and an answer is described as far as the code reads it. Sockets and streams are in the AsyncAPI
 * description; calls that OpenAPI cannot say, those without a method say, are listed in `x-asbuilt-left-out`.
 */
import { type Call, isNonEmpty, type NonEmpty, type Specification } from "@as-built/spec";
import { type Address, addressOf, holesOf, templateOf, uniqueNames } from "./address.ts";
import { isStreamed } from "./asyncapi.ts";
import { jsonText } from "./cited.ts";
import {
  METHODS,
  type Method,
  type PathItemObject,
  type SecuritySchemeObject,
  type Served,
  type ServerObject,
} from "./openapi-description.ts";
import { authorizationOf, type CallAt, operationOf } from "./openapi-operation.ts";

export function renderOpenApi(specification: Specification): string {
  const calls = specification.points.calls.statements.filter((call) => !isStreamed(call));
  const sayable = calls.flatMap((call) => placed(call));
  const leftOut = calls.filter((call) => methodsOf(call).length === 0);
  return jsonText({
    openapi: "3.1.1",
    info: infoOf(specification, leftOut.length),
    paths: pathsOf(sayable),
    ...securityOf(sayable),
    ...(leftOut.length > 0 && { "x-asbuilt-left-out": leftOut.map(({ id, url }) => ({ statement: id, url })) }),
  });
}

/** The version is the digest of the material: the bundle says no other. */
const infoOf = ({ subject, tool }: Specification, leftOut: number) => ({
  title: `Calls of ${subject.name ?? "an application whose name is not shown"}`,
  version: subject.digest.slice(0, 12) || "not shown",
  description: [
    `Read from the scripts that the application ships, by ${tool.name} ${tool.version}. It describes the calls that the`,
    "client makes, not all that the server offers. What the scripts do not show is left open.",
    ...(leftOut > 0 ? [`${leftOut} calls whose method is not shown are listed in x-asbuilt-left-out.`] : []),
  ].join(" "),
});

interface Sayable extends CallAt {
  readonly method: Method;
}

const placed = (call: Call): readonly Sayable[] =>
  methodsOf(call).map((method) => ({ call, method, address: addressOf(call.url) }));

/** Where the code does not show it, those that traffic shows. */
function methodsOf({ method, seen = [] }: Call): readonly Method[] {
  const named = method === undefined ? seen.map((one) => one.method) : [method];
  return METHODS.filter((known) => named.some((one) => one.toLowerCase() === known));
}

function pathsOf(calls: readonly Sayable[]): Record<string, PathItemObject> {
  const free = uniqueNames();
  const byPath = Map.groupBy(calls, ({ address }) => templateOf(address.path));
  const paths = Array.from(byPath.values()).flatMap((ofPath): [string, PathItemObject][] => {
    const [first] = ofPath;
    return first === undefined ? [] : [[first.address.path, pathItemOf(ofPath, first.address, free)]];
  });
  return Object.fromEntries(paths);
}

function pathItemOf(
  calls: readonly Sayable[],
  { path, holes }: Address,
  free: (name: string) => string,
): PathItemObject {
  const item: PathItemObject = {};
  for (const [method, several] of Map.groupBy(calls, (one) => one.method)) {
    if (!isNonEmpty(several)) continue;
    const operationId = free(identifier(method, path));
    item[method] = { operationId, ...serversOf(several), ...operationOf(several, holes, method) };
  }
  return item;
}

/** `get` and `/api/orders/{id}`: getApiOrdersById. */
const identifier = (method: string, path: string): string =>
  `${method} ${path.replaceAll("{", " by ")}`
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");

function serversOf(calls: NonEmpty<CallAt>): Served {
  const urls = new Set(calls.flatMap(({ address }) => address.server ?? []));
  const [base] = calls.flatMap(({ call }) => call.defaultBase ?? []);
  return urls.size === 0 ? {} : { servers: Array.from(urls, (url) => serverOf(url, base)) };
}

function serverOf(url: string, base: string | undefined): ServerObject {
  const holes = [...new Set(holesOf(url))];
  if (holes.length === 0) return { url };
  const variable = base === undefined ? NOT_SHOWN_VARIABLE : { default: base, description: SET_ELSEWHERE };
  return { url, variables: Object.fromEntries(holes.map((name) => [name, variable])) };
}

const SET_ELSEWHERE = "What holds where nothing else is set: it is decided where the application runs.";

const NOT_SHOWN_VARIABLE = {
  default: "",
  description: "Not shown: it is decided where the application runs. Empty, because OpenAPI asks for a value.",
};

function securityOf(calls: readonly CallAt[]): {
  components?: { securitySchemes: Record<string, SecuritySchemeObject> };
} {
  const schemes = calls.flatMap(({ call }) => authorizationOf(call) ?? []);
  if (schemes.length === 0) return {};
  return { components: { securitySchemes: Object.fromEntries(schemes.map(({ name, scheme }) => [name, scheme])) } };
}
