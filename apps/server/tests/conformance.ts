/** Answers against the OpenAPI document: the status is stated for the route, and the body has the schema stated for it. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { API, openApiDocument } from "../src/contract/document.ts";

const document = openApiDocument();

/** Formats are checked where requests come in; dates and ids go out as they were stored. */
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(document, "openapi");

/** Path templates, those with fewer parameters first: `/ask/roles` before `/ask/{id}`. */
const templates = Object.keys(document.paths ?? {})
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }))
  .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);

const validators = new Map<string, ValidateFunction>();

const escaped = (key: string): string => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"));

/** At a JSON pointer of the document; undefined where nothing stands there. */
function at(...keys: readonly string[]): unknown {
  let value: unknown = document;
  for (const key of keys) value = Object.entries(Object(value)).find(([name]) => name === key)?.[1];
  return value;
}

function validatorAt(keys: readonly string[]): ValidateFunction {
  const pointer = keys.map(escaped).join("/");
  const validator = validators.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
  validators.set(pointer, validator);
  return validator;
}

/** @throws with what is not as the document says; addresses outside of the API are let be */
export function conforms(method: string, path: string, status: number, type: string | null, body: unknown): void {
  const inside = path.startsWith(`${API}/`) ? path.slice(API.length) : "";
  const template = templates.find(({ pattern }) => pattern.test(inside))?.path;
  if (template === undefined) return;
  const route = ["paths", template, method.toLowerCase(), "responses"];
  // A method that the path does not have.
  if (at(...route) === undefined) return;
  const stated = [String(status), `${Math.floor(status / 100)}XX`].find((one) => at(...route, one) !== undefined);
  const place = `${method} ${template} ${status}`;
  if (stated === undefined) throw new Error(`${place} is not in the document`);
  if (at(...route, stated, "content") === undefined) {
    if (body !== undefined && body !== "") throw new Error(`${place} has a body`);
    return;
  }
  const [media = ""] = (type ?? "").split(";");
  const schema = [...route, stated, "content", media, "schema"];
  if (at(...schema) === undefined) throw new Error(`${place} is ${media}`);
  if (media !== "application/json") return;
  const validate = validatorAt(schema);
  if (!validate(body)) throw new Error(`${place}: ${ajv.errorsText(validate.errors)}`);
}
