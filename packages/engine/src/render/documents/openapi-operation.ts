/**
 * One operation of an OpenAPI description, from the calls that share a path and a method: a GraphQL client, say, sends all of
 * its operations to one address. Parameters, bodies and answers are joined, and nothing is said that no call shows.
 */
import { type Call, labelOf, type NonEmpty, type Parameter, type Seen, type Shape } from "@as-built/spec";
import { type Address, holesOf } from "./address.ts";
import { BASIS_WORDS, cited } from "./cited.ts";
import type { OperationObject, ParameterObject, Secured, SecuritySchemeObject } from "./openapi-description.ts";
import { contentOfShapes, seenBodies, seenBy, seenParameters, seenRequests, seenStatuses } from "./openapi-seen.ts";

export interface CallAt {
  readonly call: Call;
  readonly address: Address;
}

/** @param holes of the path, by the names that the path has in the description */
export function operationOf(places: NonEmpty<CallAt>, holes: readonly string[], method: string): OperationObject {
  const calls = places.map(({ call }) => call);
  const seen = seenBy(calls, method);
  const requests = seenRequests(calls, method);
  const screens = [...new Set(calls.flatMap(({ usedBy = [] }) => usedBy))];
  const parameters = parametersOf(places, holes, seen);
  return {
    summary: calls.map((call) => labelOf({ point: "calls", statement: call })).join("; "),
    description: [...new Set(calls.map(({ basis }) => BASIS_WORDS[basis]))].join(" "),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(calls, seen),
    responses: responsesOf(calls, seen),
    ...securityOf(calls),
    ...(screens.length > 0 && { "x-asbuilt-screens": screens }),
    ...(requests.length > 0 && { "x-asbuilt-seen": requests }),
    ...cited(...calls),
  };
}

/** OpenAPI says these in other places: the media types of contents, and security. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function parametersOf(places: NonEmpty<CallAt>, holes: readonly string[], seen: readonly Seen[]): ParameterObject[] {
  const others = new Map<string, ParameterObject>();
  for (const parameter of places.flatMap(({ call }) => call.parameters ?? [])) {
    const isElsewhere = parameter.in === "header" && SAID_ELSEWHERE.has(parameter.name.toLowerCase());
    const key = `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
    if (parameter.in !== "path" && !isElsewhere && !others.has(key)) others.set(key, parameterOf(parameter));
  }
  for (const parameter of seenParameters(seen)) {
    const key = `query ${parameter.name}`;
    const known = others.get(key);
    others.set(key, known === undefined ? parameter : { ...known, schema: parameter.schema });
  }
  return [...holes.map((name, index) => pathParameterOf(name, index, places)), ...others.values()];
}

/** A value that the code sends is an example: other calls may send others. */
const parameterOf = ({ name, in: place, value, required }: Parameter): ParameterObject => ({
  name,
  in: place,
  ...(required && { required }),
  schema: {},
  ...(value !== undefined && { example: value }),
});

function pathParameterOf(name: string, index: number, places: NonEmpty<CallAt>): ParameterObject {
  const written = new Set(places.flatMap(({ call, address }) => writtenAt(index, call, address)));
  written.delete(name);
  return {
    name,
    in: "path",
    required: true,
    schema: {},
    ...(written.size > 0 && { description: `The code also calls it ${[...written].join(", ")}.` }),
  };
}

/** The name of a hole in the call's own address; the base before the path is none of its holes. */
function writtenAt(index: number, { url }: Call, { holes }: Address): readonly string[] {
  const names = holesOf(url);
  return names.slice(names.length - holes.length).slice(index, index + 1);
}

const headersOf = (call: Call, name: string): readonly Parameter[] =>
  (call.parameters ?? []).filter((parameter) => parameter.in === "header" && parameter.name.toLowerCase() === name);

/** What two slashes of a type look like; a value of the material may be anything. */
const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+*-]+(?:;.*)?$/;

/** The media type that a header states, or the range of all where none is shown. */
function mediaTypeOf(call: Call, header: string): string {
  const values = headersOf(call, header).flatMap(({ value }) => (typeof value === "string" ? [value] : []));
  return values.find((value) => MEDIA_TYPE.test(value)) ?? "*/*";
}

function bodyOf(calls: readonly Call[], seen: readonly Seen[]): Pick<OperationObject, "requestBody"> {
  const shapes = shapesOf(calls, "request", "content-type");
  for (const [type, several] of seenBodies(seen)) shapes.set(type, [...(shapes.get(type) ?? []), ...several]);
  if (shapes.size === 0) return {};
  const content = contentOfShapes(shapes);
  const isOpen = Object.hasOwn(content, "*/*");
  return { requestBody: { ...(isOpen && { description: "The media type is not shown." }), content } };
}

/** By media type. */
function shapesOf(calls: readonly Call[], part: "request" | "response", header: string): Map<string, readonly Shape[]> {
  const shapes = new Map<string, readonly Shape[]>();
  for (const call of calls) {
    const shape = call[part];
    if (shape === undefined) continue;
    const type = mediaTypeOf(call, header);
    shapes.set(type, [...(shapes.get(type) ?? []), shape]);
  }
  return shapes;
}

const HANDLED = "The application handles this status.";
const SEEN = "Seen in traffic.";

function responsesOf(calls: readonly Call[], seen: readonly Seen[]): OperationObject["responses"] {
  const handled = new Set(calls.flatMap(({ statuses: several = [] }) => several).filter(isStatus));
  const answered = seenStatuses(seen);
  const responses = [...new Set([...handled, ...answered.keys()])].map((status) => {
    const content = answered.get(status);
    const words = [...(handled.has(status) ? [HANDLED] : []), ...(content === undefined ? [] : [SEEN])];
    const hasContent = content !== undefined && Object.keys(content).length > 0;
    return [String(status), { description: words.join(" "), ...(hasContent && { content }) }];
  });
  const shapes = shapesOf(calls, "response", "accept");
  const content = contentOfShapes(shapes);
  const rest =
    shapes.size > 0
      ? { description: "What the application reads of the answer; with which status is not shown.", content }
      : { description: "Not shown." };
  return Object.fromEntries([...responses, ["default", rest]]);
}

const isStatus = (status: number): boolean => Number.isInteger(status) && status >= 100 && status <= 599;

interface Authorization {
  readonly name: string;
  readonly scheme: SecuritySchemeObject;
}

/** A request that carries the header of RFC 9110 is authorised; by which scheme, its value may say. */
export function authorizationOf(call: Call): Authorization | undefined {
  const [header] = headersOf(call, "authorization");
  if (header === undefined) return undefined;
  const scheme = /^(bearer|basic|digest)\b/i.exec(typeof header.value === "string" ? header.value : "")?.[1];
  if (scheme !== undefined)
    return { name: scheme.toLowerCase(), scheme: { type: "http", scheme: scheme.toLowerCase() } };
  const description = "The scheme is not shown.";
  return { name: "authorization", scheme: { type: "apiKey", in: "header", name: "Authorization", description } };
}

/** Where some of the calls go without, the empty requirement says so. */
function securityOf(calls: readonly Call[]): Secured {
  const found = calls.map((call) => authorizationOf(call)?.name);
  const names = [...new Set(found.filter((name) => name !== undefined))];
  if (names.length === 0) return {};
  const required = names.map((name): Record<string, string[]> => ({ [name]: [] }));
  return { security: found.includes(undefined) ? [...required, {}] : required };
}
