/** The kinds of statement of the nine points, as the schema `asbuilt/1` fixes them. */
import type { ComponentId, FileId, StatementId } from "./brands.ts";
import type { Basis, Evidence, NonEmpty, Reason } from "./evidence.ts";
import type { Seen } from "./traffic.ts";

/** A JSON value. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What every statement carries. */
export interface Statement {
  readonly id: StatementId;
  readonly basis: Basis;
  readonly evidence: NonEmpty<Evidence>;
  /** How many places show the same, where more than the listed ones do. */
  readonly sightings?: number;
  /** "unknown": the code's origin is undetermined; the statement is then inferred. Absent: product. */
  readonly origin?: "product" | "unknown";
  readonly reasons?: readonly Reason[];
  /** Screens whose code leads to it, where they are few; of states, rules, roles, errors and constants. */
  readonly screens?: readonly StatementId[];
}

export interface PurposeStatement extends Statement {
  readonly kind: "name" | "description" | "audience" | "feature" | "legal";
  /** Verbatim, as the product words it. */
  readonly text: string;
  /** The heading that it stands below, verbatim: of which part of the product it is said. */
  readonly of?: string;
}

export interface Screen extends Statement {
  /** Absolute route pattern; parameters as {name}, optional ones as {name?}, catch-all as {name*}. */
  readonly path: string;
  /** Words that users read. */
  readonly title?: string;
  /** What the program calls the route. */
  readonly name?: string;
  readonly parent?: StatementId;
  readonly redirectsTo?: string;
  readonly guards?: readonly string[];
  readonly calls?: readonly StatementId[];
  readonly texts?: readonly string[];
  readonly links?: readonly string[];
  readonly chunk?: FileId;
  readonly entry?: string;
}

export interface Field {
  readonly name: string;
  readonly type?: string;
  readonly optional?: boolean;
  readonly values?: readonly Json[];
  readonly refersTo?: StatementId;
  readonly basis?: Basis;
}

export interface Entity extends Statement {
  readonly name: string;
  readonly fields: NonEmpty<Field>;
  /** The kind of code that shows it; `type`: code that reads such things, wherever they come from. */
  readonly source: "graphql" | "schema" | "form" | "table" | "request" | "response" | "store" | "type" | "literal";
}

export interface Transition {
  /** A value, or * for any. */
  readonly from?: string;
  readonly to: string;
  readonly on?: string;
  readonly evidence: NonEmpty<Evidence>;
}

export interface StateSet extends Statement {
  readonly name: string;
  readonly values: readonly [string, string, ...string[]];
  readonly labels?: Readonly<Record<string, string>>;
  readonly initial?: string;
  readonly transitions?: readonly Transition[];
  readonly entity?: StatementId;
}

export interface ValidationRule extends Statement {
  readonly subject: string;
  readonly of?: string;
  readonly rule:
    | "required"
    | "type"
    | "min"
    | "max"
    | "minLength"
    | "maxLength"
    | "length"
    | "pattern"
    | "format"
    | "enum"
    | "equals"
    | "unique"
    | "custom";
  readonly value?: Json;
  readonly message?: string;
  readonly when?: string;
  readonly messageKey?: string;
  readonly label?: string;
}

export interface RoleStatement extends Statement {
  readonly kind: "role" | "permission" | "guard";
  readonly name: string;
  readonly label?: string;
  /** Ids of screens, calls and permissions, and the words of what is drawn only for it: controls, entries of menus. */
  readonly allows?: readonly string[];
}

/** A JSON-Schema-like sketch of a payload; {} where not shown. */
export interface Shape {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly enum?: readonly Json[];
  /** Of what was seen in traffic: null stood there, too. */
  readonly nullable?: boolean;
  /** Of what was seen in traffic: the values of an object whose keys are data, and not kept. */
  readonly values?: Shape;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header" | "cookie";
  readonly value?: Json;
  readonly required?: boolean;
}

export interface Operation {
  readonly type?: "query" | "mutation" | "subscription" | "procedure" | "event" | "method";
  readonly name: string;
  readonly document?: string;
  readonly direction?: "sent" | "received";
}

export interface Call extends Statement {
  readonly protocol:
    | "http"
    | "graphql"
    | "websocket"
    | "sse"
    | "trpc"
    | "grpc-web"
    | "server-action"
    | "beacon"
    | "other";
  /** Upper case; absent where not shown. */
  readonly method?: string;
  /** Template: holes as {name}; a base that is not shown as a leading {base}; no query string. */
  readonly url: string;
  /** What stands for {base} where nothing else is set: `(settings.server || "http://localhost:3000") + "/items"`. */
  readonly defaultBase?: string;
  readonly operation?: Operation;
  readonly parameters?: readonly Parameter[];
  readonly request?: Shape;
  readonly response?: Shape;
  readonly statuses?: readonly number[];
  readonly usedBy?: readonly StatementId[];
  readonly entry?: string;
  /** What a recording of traffic shows of it, each method and address once. */
  readonly seen?: readonly Seen[];
}

export interface ErrorStatement extends Statement {
  readonly kind: "thrown" | "shown" | "mapped" | "status";
  readonly code?: string;
  /** Verbatim; holes as {name}. None where the words are in no file of the capture, and only their key is known. */
  readonly message?: string;
  readonly when?: string;
  readonly messageKey?: string;
}

export interface Constant extends Statement {
  readonly name?: string;
  readonly value: number | string | boolean | readonly Json[] | { readonly [key: string]: Json };
  readonly unit?: string;
  readonly meaning?: string;
}

/** A fact of a point's kind that stands in framework or third-party code: seen, named, and not the product's. */
export interface LeftOut {
  readonly what: string;
  readonly value?: Json;
  readonly component: ComponentId;
  readonly evidence: NonEmpty<Evidence>;
}
