/** What public validators say of the documents for tools of others: per format, what is wrong with a text. */
import { createRequire } from "node:module";
import type { DocumentFormat } from "@as-built/engine";
import asyncapi from "@asyncapi/specs";
import { Spec, Validation } from "@cyclonedx/cyclonedx-library";
import { compileErrors, validate as validateOpenApi } from "@readme/openapi-parser";
import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import DOMPurify from "dompurify";
import {
  buildSchema,
  KnownFragmentNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  parse,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
  validate,
} from "graphql";
import { fromMarkdown } from "mdast-util-from-markdown";
import mermaid from "mermaid";

const require = createRequire(import.meta.url);
// Written in draft 4, and uses nothing that later ones changed.
const { $schema: _, id: __, ...sarifSchema } = require("@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json");

const asyncApi = addFormats.default(new Ajv({ strict: false, logger: false })).compile<unknown>(
  // Its type allows what ajv's, by the letter, does not.
  asyncapi.schemasWithoutId["3.0.0"] as object,
);
const sarif = addFormats.default(new Ajv({ strict: false, unicodeRegExp: false })).compile(sarifSchema);
const cycloneDx = new Validation.JsonStrictValidator(Spec.Version.v1dot7);

// Mermaid cleans labels with it while it parses, for which it wants a browser; only the grammar is asked here.
Object.assign(DOMPurify, { sanitize: (text: string) => text, addHook: () => undefined });

/** What a document has to keep whatever the server's types are. */
const WITHOUT_SCHEMA = [
  KnownFragmentNamesRule,
  LoneAnonymousOperationRule,
  NoFragmentCyclesRule,
  NoUnusedFragmentsRule,
  UniqueFragmentNamesRule,
  UniqueOperationNamesRule,
];
const NO_SCHEMA = buildSchema("type Query { any: ID }");

type Problems = readonly string[];

export const PROBLEMS_OF: Readonly<
  Record<Exclude<DocumentFormat, "spdx" | "csv" | "http">, (text: string) => Problems | Promise<Problems>>
> = {
  openapi: async (text) => {
    const result = await validateOpenApi(JSON.parse(text));
    return result.valid ? [] : [compileErrors(result)];
  },
  asyncapi: (text) => errorsOf(asyncApi, JSON.parse(text)),
  "json-schema": (text) => {
    try {
      addFormats.default(new Ajv2020({ strict: false })).compile(JSON.parse(text));
      return [];
    } catch (error) {
      return [String(error)];
    }
  },
  cyclonedx: async (text) => {
    // The schema takes the names of other versions.
    const { specVersion } = JSON.parse(text);
    if (specVersion !== Spec.Version.v1dot7) return [`specVersion: ${specVersion}`];
    const found = await cycloneDx.validate(text);
    return found === null ? [] : [JSON.stringify(found)];
  },
  sarif: (text) => errorsOf(sarif, JSON.parse(text)),
  graphql: (text) => {
    // Where nothing but comments stands, there is no document.
    if (text.split("\n").every((line) => line === "" || line.startsWith("#"))) return [];
    try {
      return validate(NO_SCHEMA, parse(text), WITHOUT_SCHEMA).map(({ message }) => message);
    } catch (error) {
      return [String(error)];
    }
  },
  mermaid: async (text) => {
    const diagrams = diagramsIn(text).map((diagram) =>
      mermaid.parse(diagram).then(
        () => [],
        (error) => [String(error)],
      ),
    );
    return (await Promise.all(diagrams)).flat();
  },
};

/** Of the code blocks of a document, all of which are diagrams. */
export const diagramsIn = (markdown: string): readonly string[] =>
  fromMarkdown(markdown).children.flatMap((node) => (node.type === "code" ? [node.value] : []));

function errorsOf(validate: ValidateFunction, document: unknown): Problems {
  return validate(document)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }: ErrorObject) => `${instancePath} ${message}`);
}
