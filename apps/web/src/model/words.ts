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

/** One name for each point wherever it stands; the headings of documents are in the format. */
export const POINT_NAMES: Readonly<Record<PointName, string>> = {
  purpose: "Purpose",
  screens: "Screens",
  entities: "Entities",
  states: "States",
  validation: "Validation",
  roles: "Roles",
  calls: "API calls",
  errors: "Error messages",
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
  calls: "API call",
  errors: "Error message",
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
  runtime: "Bundler runtime",
  framework: "Framework",
  library: "Library",
  product: "Product",
  unknown: "Unknown",
};

export const ORIGIN_HELP: Readonly<Record<Origin, string>> = {
  runtime: "Bundler runtime and polyfills",
  framework: "The framework that the application is built on",
  library: "Other third-party code",
  product: "The app's own code: findings come from here",
  unknown: "Neither a known library nor clearly the app's own",
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
    text: "A chunk that the code loads was not uploaded.",
    next: "Add the missing file to the folder and analyse again.",
  },
  "no-evidence": { text: "Nothing in the app's own code states it." },
  "no-html": {
    text: "There is no HTML page among the files.",
    next: "Add the application's index.html to the folder.",
  },
  "no-product-code": {
    text: "The files hold only libraries.",
    next: "Add the chunks that hold the application's own pages.",
  },
  "not-analysed": { text: "This was not analysed." },
  "not-understood": {
    text: "Much of the code could not be understood.",
    next: "See the warning on the overview.",
  },
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
    text: "This report does not hold this file.",
    next: "The quote above is what the analysis saw. Create the report again from the files.",
  },
  "text-damaged": { text: "This file could not be unpacked.", next: "Create the report again." },
  unreachable: { text: "The local server did not answer.", next: "Start it again and reload this page." },
  "analysis-gone": {
    text: "The local server no longer holds this analysis.",
    next: "Upload the files again.",
  },
  "specification-damaged": { text: "This report holds no readable specification.", next: "Create the report again." },
};

/** A point's own words on why it is not shown, without the "Not shown." that stands above them. */
export function notShownWords({ notShown, reasons = [] }: Pick<Point<Statement>, "notShown" | "reasons">): string {
  const words = notShown?.replace(/^Not shown[.:]?\s*/i, "");
  const [reason] = reasons;
  return words || (reason ? reasonWords(reason).text : "The files do not show it.");
}

/** What the engine says of a piece of evidence, where a plainer word is known; else its own. */
const EVIDENCE: Readonly<Record<string, string>> = {
  "call of a wrapper": "wrapper call",
  surroundings: "nearby code",
  bound: "limit",
  "worded as an error": "reads like an error",
};

export const evidenceWords = (says: string | undefined): string =>
  says === undefined ? "evidence" : (EVIDENCE[says] ?? says);

export const leftOutWords = (what: string): string => (what === "an error text" ? "error message" : what);
