/** The specification as a whole: subject, material, provenance and the nine points. */
import type { ComponentId, FileId, ModuleId, Offset } from "./brands.ts";
import type { Basis, Evidence, Reason } from "./evidence.ts";
import type { Gap } from "./gap.ts";
import type {
  Call,
  Constant,
  Entity,
  ErrorStatement,
  LeftOut,
  PurposeStatement,
  RoleStatement,
  Screen,
  Statement,
  StateSet,
  ValidationRule,
} from "./statements.ts";
import type { Traffic } from "./traffic.ts";

export const FORMAT = "asbuilt/1";

export type ArtifactKind = "script" | "html" | "style" | "map" | "json" | "wasm" | "other";

export interface MaterialFile {
  readonly id: FileId;
  readonly kind: ArtifactKind;
  readonly url?: string;
  readonly bytes: number;
  readonly sha256: string;
}

export interface Bundler {
  readonly name: string;
  readonly version?: string;
  readonly files?: readonly FileId[];
  readonly evidence?: readonly Evidence[];
}

/** Something the material refers to and does not hold. */
export interface Missing {
  readonly reference: string;
  readonly evidence?: readonly Evidence[];
  /** Why it is not there, where the capture knows it: a code, and its words. */
  readonly code?: string;
  readonly error?: string;
}

/** A file, or a part of one, that could not be read or parsed. */
export interface Failure {
  readonly file: FileId;
  readonly error: string;
  readonly at?: Offset;
  readonly code?: string;
}

export interface Material {
  readonly files: readonly MaterialFile[];
  readonly bundlers?: readonly Bundler[];
  readonly modules?: number;
  readonly missing: readonly Missing[];
  readonly failures: readonly Failure[];
  readonly locales?: readonly string[];
  /** Code that was read and not understood; absent where there is none that matters. */
  readonly gaps?: readonly Gap[];
}

export type Origin = "runtime" | "framework" | "library" | "product" | "unknown";

export const ORIGINS: readonly Origin[] = ["runtime", "framework", "library", "product", "unknown"];

export interface Component {
  readonly id: ComponentId;
  readonly kind: "runtime" | "framework" | "library" | "polyfill";
  readonly name: string;
  readonly version?: string;
  readonly versionRange?: string;
  /** Code units attributed to it. */
  readonly size: number;
  readonly basis?: Basis;
  readonly evidence?: readonly Evidence[];
}

export interface Region {
  readonly file: FileId;
  readonly start: Offset;
  readonly end: Offset;
  readonly origin: Origin;
  readonly component?: ComponentId;
  readonly module?: ModuleId;
}

export interface Provenance {
  readonly totals: Readonly<Record<Origin, number>>;
  readonly components: readonly Component[];
  readonly regions: readonly Region[];
}

/** One of the nine points. `shown: false` comes with `notShown` and `reasons`. */
export interface Point<S extends Statement> {
  readonly shown: boolean;
  readonly statements: readonly S[];
  readonly notShown?: string;
  readonly leftOut?: readonly LeftOut[];
  readonly reasons?: readonly Reason[];
}

/** Which kind of statement each point holds. */
export interface StatementOf {
  readonly purpose: PurposeStatement;
  readonly screens: Screen;
  readonly entities: Entity;
  readonly states: StateSet;
  readonly validation: ValidationRule;
  readonly roles: RoleStatement;
  readonly calls: Call;
  readonly errors: ErrorStatement;
  readonly constants: Constant;
}

export type PointName = keyof StatementOf;

export type AnyStatement = StatementOf[PointName];

export type Points = { readonly [P in PointName]: Point<StatementOf[P]> };

/** The nine points in their order, with the heading each has in a document. */
export const POINTS = [
  { name: "purpose", heading: "What the product does and for whom" },
  { name: "screens", heading: "Screens and routes" },
  { name: "entities", heading: "Entities and their fields" },
  { name: "states", heading: "States and transitions" },
  { name: "validation", heading: "Validation rules" },
  { name: "roles", heading: "Roles and permissions" },
  { name: "calls", heading: "The calls it makes" },
  { name: "errors", heading: "The error catalogue" },
  { name: "constants", heading: "Business constants and limits" },
] as const satisfies readonly { readonly name: PointName; readonly heading: string }[];

export interface Entry {
  readonly id: string;
  readonly html?: string;
  readonly base?: string;
}

export interface Subject {
  readonly name?: string;
  readonly input: string;
  readonly digest: string;
  readonly entries?: readonly Entry[];
}

export interface Specification {
  readonly format: typeof FORMAT;
  readonly tool: { readonly name: string; readonly version: string };
  readonly subject: Subject;
  readonly material: Material;
  readonly provenance: Provenance;
  readonly points: Points;
  /** Where a recording of network traffic was given. */
  readonly traffic?: Traffic;
}
