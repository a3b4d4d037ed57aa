/** The documents for tools of others, each made from a specification alone; SARIF also looks into the texts, where they are. */
import type { Specification } from "@as-built/spec";
import { renderAsyncApi } from "./asyncapi.ts";
import { renderCsv } from "./csv.ts";
import { renderCycloneDx } from "./cyclonedx.ts";
import { renderGraphql } from "./graphql.ts";
import { renderHttpFile } from "./http-file.ts";
import { renderJsonSchema } from "./json-schema.ts";
import { renderMermaid } from "./mermaid.ts";
import { renderOpenApi } from "./openapi.ts";
import { renderSarif, type Texts } from "./sarif.ts";
import { renderSpdx } from "./spdx.ts";

export interface DocumentContext {
  /** Of the files of the material. */
  readonly texts?: Texts;
  /** When it is made, for formats that ask for a time: ISO 8601 in UTC, whole seconds. */
  readonly created?: string;
}

/** By the name of the format. */
export const DOCUMENTS = {
  openapi: renderOpenApi,
  asyncapi: renderAsyncApi,
  "json-schema": renderJsonSchema,
  cyclonedx: renderCycloneDx,
  spdx: (specification, { created } = {}) => renderSpdx(specification, created),
  sarif: (specification, { texts } = {}) => renderSarif(specification, texts),
  csv: renderCsv,
  http: renderHttpFile,
  mermaid: renderMermaid,
  graphql: renderGraphql,
} as const satisfies Readonly<Record<string, (specification: Specification, context?: DocumentContext) => string>>;

export type DocumentFormat = keyof typeof DOCUMENTS;
