/**
 * Entities and forms as one JSON Schema 2020-12 document with a definition each. A rule is a schema of its own under `allOf`,
 * with its evidence, so that rules of one field never mix; rules that hold under a condition only, or that JSON Schema has no
 * keyword for, are said in words. Nothing is closed: other properties may be there.
 */
import { type Entity, type Field, type Json, labelOf, type Specification, type ValidationRule } from "@as-built/spec";
import { BASIS_WORDS, type Cited, cited, jsonText } from "./cited.ts";
import { type Schema, typeOf } from "./shape-schema.ts";

interface Definition extends Schema, Partial<Cited> {
  title: string;
  required?: string[];
}

export function renderJsonSchema(specification: Specification): string {
  const { entities, validation } = specification.points;
  const forms = Map.groupBy(validation.statements, ({ of }) => of);
  return jsonText({
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: `Entities and forms of ${specification.subject.name ?? "an application whose name is not shown"}`,
    description:
      "Read from the scripts that the application ships. Entities have the fields that the client names; what the server " +
      "holds beyond them is not shown. A form has the rules that the client checks.",
    $defs: Object.fromEntries([
      ...entities.statements.map((entity) => [entity.id, definitionOf(entity)]),
      ...Array.from(forms, ([form, rules]) => [form === undefined ? "rules" : `form:${form}`, formOf(form, rules)]),
    ]),
  });
}

const definitionOf = (entity: Entity): Definition => ({
  title: entity.name,
  description: BASIS_WORDS[entity.basis],
  type: "object",
  properties: Object.fromEntries(entity.fields.map((field) => [field.name, propertyOf(field)])),
  ...requiredOf(entity.fields.filter(({ optional }) => optional === false).map(({ name }) => name)),
  ...cited(entity),
});

function propertyOf({ type, values, refersTo }: Field): Schema {
  const schema = typeOf(type);
  const words = [schema.description, refersTo && `Refers to ${refersTo}.`].filter(Boolean).join(" ");
  return { ...schema, ...(values && values.length > 0 && { enum: [...values] }), ...(words && { description: words }) };
}

const requiredOf = (names: readonly string[]): { required?: string[] } =>
  names.length === 0 ? {} : { required: [...new Set(names)] };

function formOf(form: string | undefined, rules: readonly ValidationRule[]): Definition {
  const fields = Map.groupBy(rules, ({ subject }) => subject);
  return {
    title: form ?? "Rules whose form is not shown",
    type: "object",
    properties: Object.fromEntries(Array.from(fields, ([name, ofField]) => [name, { allOf: ofField.map(ruleOf) }])),
    // Fields of several forms may meet under one name where no form is shown: required by one, not by another.
    ...(form !== undefined && requiredOf(rules.filter(isRequired).map(({ subject }) => subject))),
  };
}

const isRequired = ({ rule, when }: ValidationRule): boolean => rule === "required" && when === undefined;

function ruleOf(statement: ValidationRule): Schema & Cited {
  const keywords = statement.when === undefined ? keywordsOf(statement) : {};
  const says = [
    labelOf({ point: "validation", statement }),
    statement.when && `when ${statement.when}`,
    statement.message,
  ];
  return { ...keywords, description: says.filter(Boolean).join(": "), ...cited(statement) };
}

/** The keywords of JSON Schema for a rule; none where it has none for it. */
function keywordsOf({ rule, value }: ValidationRule): Schema {
  switch (rule) {
    case "min":
      return typeof value === "number" ? { minimum: value } : {};
    case "max":
      return typeof value === "number" ? { maximum: value } : {};
    case "minLength":
    case "maxLength":
      return isLength(value) ? { [rule]: value } : {};
    case "length":
      return isLength(value) ? { minLength: value, maxLength: value } : {};
    case "enum":
      return Array.isArray(value) && value.length > 0 ? { enum: [...value] } : {};
    case "equals":
      return value === undefined ? {} : { const: value };
    case "pattern":
      return typeof value === "string" && isPattern(value) ? { pattern: value } : {};
    case "format":
      return formatOf(value);
    case "type":
      return typeRule(value);
    default:
      return {};
  }
}

const isLength = (value: Json | undefined): value is number => Number.isInteger(value) && Number(value) >= 0;

/** With its slashes and flags it is a literal of the language, and no pattern of JSON Schema. Compiled, never run. */
function isPattern(source: string): boolean {
  if (/^\/.*\/[a-z]*$/s.test(source)) return false;
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

/** Formats of JSON Schema, by the words of inputs and of schema libraries. */
const FORMATS: Readonly<Record<string, string>> = {
  email: "email",
  url: "uri",
  uri: "uri",
  uuid: "uuid",
  date: "date",
  time: "time",
  "date-time": "date-time",
  ipv4: "ipv4",
  ipv6: "ipv6",
};

const formatOf = (value: Json | undefined): Schema =>
  typeof value === "string" && Object.hasOwn(FORMATS, value) ? { format: FORMATS[value] ?? value } : {};

/** The type of an input is one of what is typed; a date is a text there and an object elsewhere. */
function typeRule(value: Json | undefined): Schema {
  const { type } = typeOf(typeof value === "string" ? value : undefined);
  return type === undefined ? {} : { type };
}
