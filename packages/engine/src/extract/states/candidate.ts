/** What looks like the states of one thing, before it is known which candidates mean the same. */
import type { Source } from "../../evaluate/value.ts";
import { remember } from "../../remember.ts";
import type { Unit } from "../../unpack/units.ts";
import type { Subject, WrittenText as Text } from "../subjects/subject.ts";

export type { Text };

/** A step that a table of rules allows. */
export interface Allowed {
  readonly from: string;
  readonly to: string;
  readonly at: Source;
  /** The event that leads there. */
  readonly on?: string;
}

export type CandidateKind = "enum" | "comparison" | "switch" | "list" | "labels" | "options" | "table";

export interface Candidate {
  readonly kind: CandidateKind;
  readonly subject?: Subject;
  readonly values: readonly Text[];
  readonly labels?: Readonly<Record<string, string>>;
  /** What a table of rules allows: `{open: ["closed"]}`. */
  readonly allowed?: readonly Allowed[];
  /** The first of the states, where that stands beside them. */
  readonly initial?: string;
  /** Whether it says by itself that these are values: a schema, options with labels, a switch of a template. */
  readonly plain?: boolean;
  /** Whether it is a set even where nothing names it: an enumeration of a compiler, the options of a field. */
  readonly stands?: boolean;
  /** Whether each value stands in an element of its own, which people choose. */
  readonly drawn?: boolean;
  /** Whether a choice of HTML with a name offers them: these may be numbers as well, `<option value="25">`. */
  readonly named?: boolean;
  readonly unit: Unit;
}

/** A value that something takes at a place. */
export interface Observation extends Text {
  readonly subject: Subject;
  readonly unit: Unit;
  /** `x !== "a"`: only what it is not is known. */
  readonly excluded?: boolean;
  /** One of some that are written in another way, while all others pass. */
  readonly single?: boolean;
  /** A case of a switch. */
  readonly switched?: boolean;
  /** A test of a chain that has something for all other values. */
  readonly partial?: boolean;
  /** An element of a list that the subject is looked for in: one of some that are treated alike. */
  readonly searched?: boolean;
}

const MAX_VALUE = 40;

/** A word, a code or a short phrase; no sentence, address, markup or style. */
export const isStateText = (text: string): boolean =>
  text.length > 0 && text.length <= MAX_VALUE && isShortPhrase(text);

/** What an option of HTML stands for: also a path of words, `tools/list`. */
export const isOptionText = (text: string): boolean =>
  isStateText(text) || (text.length <= MAX_VALUE && /^[\w@][\w@./:-]*$/.test(text));

const isShortPhrase = remember(
  // `.csv`: the kind of a file
  (text): boolean =>
    /^(?:\.(?=[a-z]{2,5}$)|[\p{L}\d_$])[\p{L}\d_$.:& +()-]*$/u.test(text) && text.split(" ").length <= 4,
);
