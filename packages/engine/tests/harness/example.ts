/** An example: one program (or page, or manifest) of an example file, with what its annotations say. */
import type { Annotation, Expectation } from "./annotation.ts";
import type { Form } from "./forms.ts";

/** Offsets into the example file, in UTF-16 code units. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A comment with what it says; of a skip, the range is the comment itself, else what stands below it. */
export interface Note {
  readonly annotation: Annotation;
  readonly at: Range;
}

export interface Expected extends Expectation {
  readonly todo: boolean;
  readonly at: Range;
  /** Of the code in the example file, counted from one. */
  readonly line: number;
}

export interface Example {
  readonly title: string;
  /** Where it begins in the example file, counted from one. */
  readonly line: number;
  /** The example file with everything else blanked: offsets and lines are those of the file. */
  readonly text: string;
  readonly expected: readonly Expected[];
  readonly nothing: readonly (Range & { readonly todo: boolean; readonly line: number })[];
  readonly skips: ReadonlyMap<Form, string>;
}

export interface Part {
  readonly title: string;
  readonly line: number;
  readonly text: string;
}

/** Throws where the example says nothing of what is found in it. */
export function exampleOf({ title, line, text }: Part, notes: readonly Note[]): Example {
  const expected = notes.flatMap(({ annotation, at }) =>
    annotation.says === "finds"
      ? [{ ...annotation.expected, todo: annotation.todo, at, line: lineAt(text, at.start) }]
      : [],
  );
  const nothing = notes.flatMap(({ annotation, at }) =>
    annotation.says === "nothing" ? [{ ...at, todo: annotation.todo, line: lineAt(text, at.start) }] : [],
  );
  const skips = new Map(
    notes.flatMap(({ annotation }) =>
      annotation.says === "skip" ? [[annotation.form, annotation.reason] as const] : [],
    ),
  );
  if (expected.length + nothing.length === 0) {
    throw new Error(`example "${title}" says nothing; write "finds: ..." or "finds nothing" above a statement`);
  }
  return { title, line, text, expected, nothing, skips };
}

/** The line of an offset, counted from one. */
export const lineAt = (text: string, at: number): number => text.slice(0, at).split("\n").length;

const blank = (text: string): string => text.replace(/[^\n]/g, " ");

/**
 * Splits an example file at its lines `example: title`, given as a pattern with the title as its only group. What stands
 * before the first one belongs to every part; a file without such a line is one part.
 */
export function partsOf(text: string, line: RegExp): readonly Part[] {
  const heads = [...text.matchAll(line)];
  const [first] = heads;
  if (!first) return [{ title: "example", line: 1, text }];
  return heads.map((head, index) => {
    const end = heads[index + 1]?.index ?? text.length;
    const before = text.slice(first.index, head.index);
    return {
      title: (head[1] ?? "").trim(),
      line: lineAt(text, head.index),
      text: text.slice(0, first.index) + blank(before) + text.slice(head.index, end) + blank(text.slice(end)),
    };
  });
}
