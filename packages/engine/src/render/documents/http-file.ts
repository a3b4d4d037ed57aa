/**
 * The calls as a `.http` file, which editors send one by one: a request a call, with variables for all that the bundle does
 * not show. Every line comes from one text of the material on one line, so that none can begin a request of its own.
 */
import type { Call, Json, Parameter, Shape, Specification } from "@as-built/spec";
import { visible } from "../visible.ts";
import { addressOf } from "./address.ts";
import { isStreamed } from "./asyncapi.ts";
import { BASIS_WORDS } from "./cited.ts";

export function renderHttpFile(specification: Specification): string {
  const calls = specification.points.calls.statements.filter((call) => isMethod(call.method) && !isStreamed(call));
  const head = [
    `# Calls of ${visible(specification.subject.name ?? "an application whose name is not shown")}, read by As-Built.`,
    "# What stands in double braces is not shown in the bundle: give it a value before you send a request.",
    "@host = http://localhost",
  ];
  return `${[head.join("\n"), ...calls.map(requestOf)].join("\n\n")}\n`;
}

/** Methods of RFC 9110 are tokens; what is none would begin another kind of line. */
const isMethod = (method: string | undefined): method is string => /^[A-Z]+$/.test(method ?? "");

function requestOf(call: Call): string {
  const { id, method = "", basis, evidence, parameters = [], request } = call;
  const [{ file, start, end }] = evidence;
  const headers = parameters.filter(({ in: place, name }) => place === "header" && isToken(name));
  return [
    `### ${visible(id)}`,
    `# ${BASIS_WORDS[basis]} ${visible(file)}:${start}-${end}`,
    `${method} ${targetOf(call)}`,
    ...headers.map((header) => `${header.name}: ${headerValue(header)}`),
    ...bodyOf(request, headers),
  ].join("\n");
}

const isToken = (name: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/.test(name);

/** A name between double braces: editors take letters, digits, hyphens, dots and underscores. */
const variable = (name: string): string => `{{${name.replace(/[^\w.-]+/g, "-") || "value"}}}`;

const headerValue = ({ name, value }: Parameter): string =>
  value === undefined
    ? variable(name)
    : withoutVariables(visible(typeof value === "string" ? value : JSON.stringify(value)), "%7B");

/** Two braces of the material would be a variable of the editor, which may read files and the environment. */
const withoutVariables = (text: string, brace: string): string => text.replace(/\{(?=\{)/g, brace);

/** Of the material; a brace may be escaped in each of its texts. */
const json = (value: Json): string => withoutVariables(JSON.stringify(value), "\\u007b");

function targetOf({ url, parameters = [] }: Call): string {
  const { server, path } = addressOf(url);
  const query = parameters.filter((parameter) => parameter.in === "query").map(queryOf);
  const base = server === undefined ? "{{host}}" : withVariables(server);
  return `${base}${withVariables(path)}${query.length === 0 ? "" : `?${query.join("&")}`}`;
}

/** Holes become variables; white space would end the target. */
const withVariables = (address: string): string =>
  address
    .split(/(\{[^{}]*\})/)
    .map((part, index) => (index % 2 === 1 ? variable(part.slice(1, -1)) : visible(part).replaceAll(" ", "%20")))
    .join("");

const queryOf = (parameter: Parameter): string => {
  const { name, value } = parameter;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return `${encoded(name)}=${value === undefined ? variable(name) : encoded(text ?? "")}`;
};

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

/** As JSON: its keys are what is shown. The media type stands in a comment where no header says it. */
function bodyOf(request: Shape | undefined, headers: readonly Parameter[]): readonly string[] {
  if (request === undefined) return [];
  const type = headers.find(({ name }) => name.toLowerCase() === "content-type");
  const isJson = type === undefined || (typeof type.value === "string" && type.value.includes("json"));
  const keys = isJson ? [] : [`# Keys of the body: ${visible(Object.keys(request.properties ?? {}).join(", "))}`];
  if (!isJson) return ["", ...keys];
  const note = type === undefined ? ["# The media type of the body is not shown; its keys are written as JSON."] : [];
  return [...note, "", sketch(request, "")];
}

/** The example that a sketch makes: a variable for each value that is not shown. */
function sketch({ properties, items, enum: values, type }: Shape, name: string): string {
  if (properties) {
    const members = Object.entries(properties).map(([key, inner]) => `${json(key)}: ${sketch(inner, key)}`);
    return `{ ${members.join(", ")} }`;
  }
  if (items) return `[${sketch(items, name)}]`;
  if (type === "array") return "[]";
  if (type === "object") return "{}";
  const [first] = values ?? [];
  return first === undefined || first === null ? JSON.stringify(variable(name)) : json(first);
}
