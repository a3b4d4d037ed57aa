/** What attribution takes and gives: units of code with their edges in, an origin for each out. */

import type { FileId, Origin } from "@as-built/spec";
import type { Node } from "@oxc-project/types";
import type { Comment } from "../parse/parser.ts";
import type { Banner } from "./banners.ts";
import type { ComponentKind } from "./component.ts";
import type { SignatureIndex } from "./signatures.ts";

export type ModuleForm = "commonjs" | "es";

export interface AttributionUnit {
  readonly file: FileId;
  /** Range in the file's text. */
  readonly start: number;
  readonly end: number;
  /** A top-level statement or declarator of a script or chunk, or a wrapped module's function. */
  readonly node: Node;
  /** The statement of the script that it is a part of, where it is not the whole of it. */
  readonly statement?: { readonly start: number; readonly end: number };
  /** Ordinal of the module it stands in. */
  readonly module: number;
  /** Indices of units whose top-level bindings or module exports it refers to. */
  readonly uses: readonly number[];
  /** Indices of the units that it loads lazily. */
  readonly loads: readonly number[];
  /** Indices of other units that give the first variable declared here a value: in ES modules they are of the same module. */
  readonly assignedBy?: readonly number[];
  /** Stands in a script that nothing else in the capture imports. */
  readonly entry: boolean;
  /** How a wrapped module was written: it sets `module.exports`, or a bundler defines its exports. */
  readonly form?: ModuleForm;
  /** Stands in the wrapper of a module, `x=o((e,t)=>{...})`, of which it is a part. */
  readonly inModule?: true;
  /** Stands in a script as its author wrote it: no minifier took the comments, and nothing was put together. */
  readonly asWritten?: true;
  /** Stands in a wrapped module that a bundler made of one file. */
  readonly ofOneFile?: true;
  /** Only asks for modules, as bundlers write imports: `r=n(12)`, `a=n.n(r)`. */
  readonly asks?: true;
  /** Path of the module's source, where the bundle tells it. */
  readonly path?: string;
  /** Name of the package that other modules require it as, or a folder that a build was told to search. */
  readonly requested?: string;
  /** The package that a module federation shares its module as. */
  readonly shared?: { readonly name: string; readonly version: string };
  /** Name of the bundler, where unpacking found this to be its runtime and nothing else. */
  readonly runtimeOf?: string;
}

/** How an origin was found. */
export type OriginBasis = "path" | "index" | "banner" | "graph" | "structure" | "none";

export interface OriginComponent {
  readonly kind: ComponentKind;
  readonly name: string;
  readonly version?: string;
  /** The semver range that the code fits, where no exact version is shown. */
  readonly versionRange?: string;
}

export interface UnitOrigin {
  readonly origin: Origin;
  /** Absent where third-party code cannot be named. */
  readonly component?: OriginComponent;
  readonly basis: OriginBasis;
}

export interface AttributionContext {
  /** What pages call the product. */
  readonly names?: readonly string[];
  readonly texts: ReadonlyMap<FileId, string>;
  /** Comments of each file, in source order, with offsets into the file's text. */
  readonly comments: ReadonlyMap<FileId, readonly Comment[]>;
  /** Versions that licence notices tell, in the code and in files of their own. */
  readonly noticed?: readonly Banner[];
  readonly signatures: SignatureIndex;
}
