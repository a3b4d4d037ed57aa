/** The parts of an OpenAPI 3.1 description that ours have. */
import type { Json, TrafficEvidence } from "@as-built/spec";
import type { Cited } from "./cited.ts";
import type { Schema } from "./shape-schema.ts";

export interface ParameterObject {
  name: string;
  in: "path" | "query" | "header" | "cookie";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: Json;
}

export type Content = Record<string, { schema: Schema }>;

export interface SecuritySchemeObject {
  type: "http" | "apiKey";
  scheme?: string;
  in?: "header";
  name?: string;
  description?: string;
}

export interface Secured {
  security?: Record<string, string[]>[];
}

export interface ServerObject {
  url: string;
  variables?: Record<string, { default: string; description: string }>;
}

export interface Served {
  servers?: ServerObject[];
}

export interface OperationObject extends Cited, Secured, Served {
  operationId?: string;
  summary: string;
  description: string;
  parameters?: ParameterObject[];
  requestBody?: { description?: string; content: Content };
  responses: Record<string, { description: string; content?: Content }>;
  "x-asbuilt-screens"?: string[];
  "x-asbuilt-seen"?: SeenRequests[];
}

/** Requests of a recording that show the operation, and the statement that they belong to. */
export interface SeenRequests extends TrafficEvidence {
  statement: string;
  url: string;
}

export const METHODS = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;
export type Method = (typeof METHODS)[number];

export type PathItemObject = { [M in Method]?: OperationObject };
