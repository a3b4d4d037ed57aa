/** What is stated in the product's own words has no word that stands nowhere in the material. */
import { type Json, type Located, locatedStatements, type Shape, type Specification } from "@as-built/spec";
import type { Falsehood } from "./falsehood.ts";
import type { PlainMaterial } from "./plain-material.ts";
import { vocabularyOf } from "./vocabulary.ts";

export function checkWords(specification: Specification, files: PlainMaterial): readonly Falsehood[] {
  const { unknownIn } = vocabularyOf(files);
  const unknown = (where: string, texts: readonly string[]): readonly Falsehood[] =>
    Array.from(new Set(texts.flatMap((text) => unknownIn(withoutHoles(text)))), (what) => ({
      code: "unknown-word",
      where,
      what,
    }));
  return [
    ...unknown("/subject/name", present(specification.subject.name)),
    ...specification.provenance.regions.flatMap((region, at) =>
      unknown(`/provenance/regions/${at}/module`, present(region.module).map(withoutPlace)),
    ),
    ...specification.material.missing.flatMap(({ reference }, at) =>
      unknown(`/material/missing/${at}/reference`, [reference]),
    ),
    ...Array.from(locatedStatements(specification)).flatMap((one) => unknown(one.statement.id, textsOf(one))),
  ];
}

/** Names of holes are chosen where the code gives none. */
const withoutHoles = (text: string): string => text.replace(/\{[^{}]*\}/g, " ");

/** A module without a name is called by where it begins or what the bundler makes of it. */
const withoutPlace = (module: string): string => module.replace(/\b(?:runtime|startup|\d+)\b/g, " ");

function textsOf({ point, statement }: Located): readonly string[] {
  switch (point) {
    case "purpose":
      return [statement.text];
    case "screens": {
      const { path, title, name, redirectsTo, texts = [], links = [], guards = [], entry } = statement;
      return [
        path,
        ...present(title, name, redirectsTo, entry),
        ...texts,
        ...links,
        ...guards.filter(isText).map(ofGuard),
      ];
    }
    case "entities":
      return [
        kindIn(statement),
        ...statement.fields.flatMap(({ name, type, values }) => [name, ...ownType(type), ...within(values)]),
      ];
    case "states": {
      const { name, values, labels = {}, transitions = [] } = statement;
      return [name, ...values, ...Object.values(labels), ...transitions.flatMap(({ on }) => present(on))];
    }
    case "validation": {
      const { subject, of, message, messageKey, label, when, value } = statement;
      return [subject, ...present(of, message, messageKey, label), ...conditionIn(when), ...within(value)];
    }
    case "roles":
      return [statement.name, ...present(statement.label), ...(statement.allows ?? []).filter(isText)];
    case "calls":
      return textsOfCall(statement);
    case "errors":
      return [...present(statement.message, statement.messageKey, statement.code), ...conditionIn(statement.when)];
    case "constants":
      return [ownName(statement.name), ...textsIn(statement.value)];
  }
}

/** Types of JSON are words of the format. */
const ownType = (type: string | undefined): readonly string[] =>
  present(type).filter((word) => !/^(?:string|number|boolean|array|object)$/.test(word));

/** What is sent, and is none of what its address answers, is called by the address and this word: `LoginRequest`. */
const SENT = "Request";

function kindIn({ name, source }: Extract<Located, { point: "entities" }>["statement"]): string {
  const isSent = source === "request" && name.endsWith(SENT) && name !== SENT;
  return isSent ? name.slice(0, -SENT.length) : name;
}

/** A condition in the code's words, joined by words of the format; numbers may be computed. */
const conditionIn = (when: string | undefined): readonly string[] =>
  when === undefined ? [] : [when.replace(/\b(?:fails|scripts|are|not|run|is|as|asked|otherwise|and|or|\d+)\b/g, " ")];

function textsOfCall({
  url,
  parameters = [],
  request,
  response,
  statuses = [],
  operation,
}: Extract<Located, { point: "calls" }>["statement"]): readonly string[] {
  return [
    url,
    // Those of a path are holes of the address.
    ...parameters.flatMap(({ in: place, name, value }) => [...(place === "path" ? [] : [name]), ...within(value)]),
    ...keysOf(request, 0),
    ...keysOf(response, 0),
    ...statuses.map(String),
    ...present(operation?.name, operation?.document),
  ];
}

/** Deepest shape that is looked at. */
const MAX_DEPTH = 32;

function keysOf(shape: Shape | undefined, depth: number): readonly string[] {
  if (shape === undefined || depth > MAX_DEPTH) return [];
  const { properties = {}, items, enum: values } = shape;
  return [
    ...Object.entries(properties).flatMap(([key, inner]) => [key, ...keysOf(inner, depth + 1)]),
    ...keysOf(items, depth + 1),
    ...within(values),
  ];
}

const present = (...texts: readonly (string | undefined)[]): readonly string[] =>
  texts.filter((text) => text !== undefined);

/** No id of a statement. */
const isText = (text: string): boolean => !/^(?:role|screen|call):/.test(text);

/** The bound of a rule is called by the field and the rule: `name.maxLength`. */
const ownName = (name = ""): string => name.replace(/\.(?:min|max)(?:Length)?$/, "");

/** `redirect=/sign-in` names what the guard does in words of the format. */
const ofGuard = (guard: string): string => guard.replace(/^\w+=/, "");

const within = (value: Json | undefined): readonly string[] => (value === undefined ? [] : textsIn(value));

/** Texts in a value, with keys; numbers are looked for elsewhere. */
function textsIn(value: Json): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.flatMap(textsIn);
  return Object.entries(value).flatMap(([key, inner]) => [key, ...textsIn(inner)]);
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
