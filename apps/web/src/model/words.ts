/** The words of the catalogues: points, origins, bases, reasons and errors. The only place that has them. */
import type {
  Basis,
  Component,
  ErrorStatement,
  Origin,
  Point,
  PointName,
  Reason,
  ReasonCode,
  Statement,
} from "@as-built/spec";
import type { SourceErrorCode } from "./source.ts";

/** Short names for navigation; the full headings are in the format. */
export const POINT_NAMES: Readonly<Record<PointName, string>> = {
  purpose: "Purpose",
  screens: "Screens",
  entities: "Entities",
  states: "States",
  validation: "Validation",
  roles: "Roles",
  calls: "Calls",
  errors: "Errors",
  constants: "Constants",
};

/** What one statement of a point is called. */
export const ONE_OF: Readonly<Record<PointName, string>> = {
  purpose: "Purpose",
  screens: "Screen",
  entities: "Entity",
  states: "State set",
  validation: "Validation rule",
  roles: "Role or permission",
  calls: "Call",
  errors: "Error",
  constants: "Constant",
};

/** What is seen of an error: not how sure the statement is, which has words of its own below. */
export const ERROR_KINDS: Readonly<Record<ErrorStatement["kind"], string>> = {
  thrown: "exception",
  shown: "message",
  mapped: "code",
  status: "status",
};

export const ORIGIN_NAMES: Readonly<Record<Origin, string>> = {
  runtime: "Runtime",
  framework: "Framework",
  library: "Library",
  product: "Product",
  unknown: "Unknown",
};

export const ORIGIN_HELP: Readonly<Record<Origin, string>> = {
  runtime: "Bundler runtime and polyfills",
  framework: "The framework that the application is built on",
  library: "Other third-party code",
  product: "The application's own code: the nine points come from here",
  unknown: "Neither recognised as third-party nor shown to be the product's own",
};

export const KIND_NAMES: Readonly<Record<Component["kind"], string>> = {
  runtime: "Runtime",
  framework: "Framework",
  library: "Library",
  polyfill: "Polyfill",
};

export interface BasisWords {
  readonly name: string;
  /** Behind a colon, in a legend. */
  readonly brief: string;
  /** Beside the evidence. */
  readonly help: string;
}

export const BASIS_WORDS: Readonly<Record<Basis, BasisWords>> = {
  shown: { name: "Literal", brief: "appears verbatim in the code", help: "Appears verbatim in the code." },
  derived: {
    name: "Derived",
    brief: "computed from the code",
    help: "Computed from the code in the steps of its evidence.",
  },
  inferred: {
    name: "Inferred",
    brief: "deduced from a pattern",
    help: "Deduced from a naming or usage pattern; please check.",
  },
};

export interface ReasonWords {
  readonly text: string;
  /** What would bring an answer. */
  readonly next?: string;
}

const REASONS: Readonly<Record<ReasonCode, ReasonWords>> = {
  "bound-reached": { text: "The analysis stopped at one of its bounds." },
  "chunk-missing": {
    text: "A chunk that the material refers to was not captured.",
    next: "Add the missing file to the folder and analyse again.",
  },
  "no-evidence": { text: "Nothing in the product's code states it." },
  "no-html": { text: "The capture holds no HTML page.", next: "Add the application's index.html to the folder." },
  "no-product-code": {
    text: "The material holds framework and third-party code only.",
    next: "Add the chunks that hold the application's own pages.",
  },
  "not-analysed": { text: "This was not analysed." },
  "runtime-configuration": { text: "The value comes from configuration that is read when the application runs." },
  "runtime-value": { text: "The value is known only when the application runs." },
  "server-only": { text: "Only the server knows it." },
  "too-dynamic": { text: "The code computes it in a way that cannot be followed without running it." },
  "unreadable-file": {
    text: "A file could not be read or parsed.",
    next: "See the failures on the overview.",
  },
};

/** Words for a reason; a code from a newer format is shown as it is. */
export const reasonWords = ({ code }: Reason): ReasonWords => REASONS[code] ?? { text: code };

export const SOURCE_ERRORS: Readonly<Record<SourceErrorCode, ReasonWords>> = {
  "text-absent": {
    text: "The text of this file is not in the document.",
    next: "The quote above is what the analysis saw. Make the page again with the material at hand.",
  },
  "text-damaged": { text: "The text of this file could not be unpacked.", next: "Make the page again." },
  unreachable: { text: "The local server did not answer.", next: "Start it again and reload this page." },
  "analysis-gone": {
    text: "The local server no longer holds this analysis.",
    next: "It keeps the last few. Drop the files again.",
  },
  "specification-damaged": { text: "This page holds no readable specification.", next: "Make the page again." },
};

/** A point's own words on why it is not shown, without the "Not shown." that stands above them. */
export function notShownWords({ notShown, reasons = [] }: Pick<Point<Statement>, "notShown" | "reasons">): string {
  const words = notShown?.replace(/^Not shown[.:]?\s*/i, "");
  const [reason] = reasons;
  return words || (reason ? reasonWords(reason).text : "The material does not show it.");
}
