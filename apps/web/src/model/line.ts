/** The shapes that all kinds of statement are described in, so that one list and one pane show them all. */
import type { PointName, StatementOf } from "@as-built/spec";

/** Meaning of a tag's colour; the tag's text always says the same. */
export type Tone = "neutral" | "read" | "write" | "change" | "remove" | "warn" | "quiet";

export interface Tag {
  readonly text: string;
  readonly tone: Tone;
}

/** A statement as an entry of a list. */
export interface Line {
  readonly title: string;
  /** Code-like titles are set in a fixed-width face, with holes such as {id} marked. */
  readonly mono: boolean;
  /** What kind it is; stands before the title. */
  readonly tag?: Tag;
  /** What deserves attention; stands after the title. */
  readonly flag?: Tag;
  readonly subtitle?: string;
  /** Short particulars; only the first few are drawn. */
  readonly chips: readonly string[];
}

export interface FactValue {
  readonly text: string;
  readonly mono?: boolean;
  /** A word beside it: where a parameter goes, a field's type. */
  readonly note?: string;
  /** Id of the statement that it names. */
  readonly target?: string;
}

/** A labelled particular of a statement. */
export interface Fact {
  readonly label: string;
  readonly values: readonly FactValue[];
}

/** Gives the title of the statement with an id, or undefined where the document has none. */
export type TitleOf = (id: string) => string | undefined;

/** How the statements of one point are described. */
export interface Describer<P extends PointName> {
  line(statement: StatementOf[P]): Line;
  facts(statement: StatementOf[P], titleOf: TitleOf): readonly Fact[];
  /** The heavier, the more a statement tells about the product at first sight. */
  weight(statement: StatementOf[P]): number;
}

/** A fact, or nothing where there are no values. */
export const fact = (label: string, values: readonly FactValue[]): readonly Fact[] =>
  values.length === 0 ? [] : [{ label, values }];

/** A fact of one text, or nothing where it is absent. */
export const textFact = (label: string, text: string | undefined, mono = false): readonly Fact[] =>
  text === undefined ? [] : [{ label, values: [{ text, mono }] }];

/** Values that are ids of statements where the document has them, and words otherwise. */
export const references = (ids: readonly string[] = [], titleOf: TitleOf): readonly FactValue[] =>
  ids.map((id) => {
    const title = titleOf(id);
    return title === undefined ? { text: id } : { text: title, target: id };
  });
