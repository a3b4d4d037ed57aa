/** Holds a specification against the schema of the format. */
import { readFileSync } from "node:fs";
import type { Specification } from "@as-built/spec";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";

const schema = JSON.parse(readFileSync(new URL("../packages/spec/specification.schema.json", import.meta.url), "utf8"));
const validate = new Ajv2020({ allErrors: true, strict: false }).compile<Specification>(schema);

/** What is wrong with a value; an empty list where nothing is. */
export function schemaErrors(value: unknown): readonly ErrorObject[] {
  return validate(value) ? [] : (validate.errors ?? []);
}

/** @throws where the text is no specification */
export function specificationOf(json: string): Specification {
  const value: unknown = JSON.parse(json);
  if (validate(value)) return value;
  throw new Error(JSON.stringify(validate.errors, null, 1));
}
