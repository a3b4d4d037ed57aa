/**
 * One operation of an OpenAPI description, from the calls that share a path and a method: a GraphQL client, say, sends all of
 * its operations to one address. Parameters, bodies and answers are joined, and nothing is said that no call shows.
 */
import { type Call, labelOf, type NonEmpty, type Parameter, type Shape } from "@as-built/spec";
import { type Address, holesOf } from "./address.ts";
import { BASIS_WORDS, cited } from "./cited.ts";
import type {
  Content,
  OperationObject,
  ParameterObject,
  Secured,
  SecuritySchemeObject,
} from "./openapi-description.ts";
import { schemaOfShapes } from "./shape-schema.ts";

export interface CallAt {
  readonly call: Call;
  readonly address: Address;
}

/** @param holes of the path, by the names that the path has in the description */
export function operationOf(places: NonEmpty<CallAt>, holes: readonly string[]): OperationObject {
  const calls = places.map(({ call }) => call);
  const screens = [...new Set(calls.flatMap(({ usedBy = [] }) => usedBy))];
  const parameters = parametersOf(places, holes);
  return {
    summary: calls.map((call) => labelOf({ point: "calls", statement: call })).join("; "),
    description: [...new Set(calls.map(({ basis }) => BASIS_WORDS[basis]))].join(" "),
    ...(parameters.length > 0 && { parameters }),
    ...bodyOf(calls),
    responses: responsesOf(calls),
    ...securityOf(calls),
    ...(screens.length > 0 && { "x-asbuilt-screens": screens }),
    ...cited(...calls),
  };
}

/** OpenAPI says these in other places: the media types of contents, and security. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(["accept", "content-type", "authorization"]);

function parametersOf(places: NonEmpty<CallAt>, holes: readonly string[]): ParameterObject[] {
  const others = new Map<string, ParameterObject>();
  for (const parameter of places.flatMap(({ call }) => call.parameters ?? [])) {
    const isElsewhere = parameter.in === "header" && SAID_ELSEWHERE.has(parameter.name.toLowerCase());
    const key = `${parameter.in} ${parameter.in === "header" ? parameter.name.toLowerCase() : parameter.name}`;
    if (parameter.in !== "path" && !isElsewhere && !others.has(key)) others.set(key, parameterOf(parameter));
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

function bodyOf(calls: readonly Call[]): Pick<OperationObject, "requestBody"> {
  const content = contentOf(calls, "request", "content-type");
  if (content === undefined) return {};
  const isOpen = Object.hasOwn(content, "*/*");
  return { requestBody: { ...(isOpen && { description: "The media type is not shown." }), content } };
}

function contentOf(calls: readonly Call[], part: "request" | "response", header: string): Content | undefined {
  const shapes = new Map<string, Shape[]>();
  for (const call of calls) {
    const shape = call[part];
    if (shape === undefined) continue;
    const type = mediaTypeOf(call, header);
    shapes.set(type, [...(shapes.get(type) ?? []), shape]);
  }
  if (shapes.size === 0) return undefined;
  return Object.fromEntries(Array.from(shapes, ([type, several]) => [type, { schema: schemaOfShapes(several) }]));
}

function responsesOf(calls: readonly Call[]): OperationObject["responses"] {
  const statuses = new Set(calls.flatMap(({ statuses: several = [] }) => several).filter(isStatus));
  const responses = [...statuses].map((status) => [
    String(status),
    { description: "The application handles this status." },
  ]);
  const content = contentOf(calls, "response", "accept");
  const rest = content
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
