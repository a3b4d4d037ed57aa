/** Holds what is found against what is expected; gives what is wrong as lines of text, none where all is well. */
import type { Expectation } from "./annotation.ts";
import type { Example, Expected, Range } from "./example.ts";
import { FACT_KINDS, type Fields, type Found } from "./fact-kinds.ts";

/** Where the evidence of a statement stands in the example file. Undefined: the form has no way back to it. */
export type Places = (found: Found) => readonly Range[];

/** Facts that a file's annotations are about; others may be found and are of no interest. */
export type Kinds = ReadonlySet<string>;

/** The kinds that a file annotates; all where it says only that there is nothing. */
export function kindsOf(examples: readonly Example[]): Kinds {
  const named = examples.flatMap(({ expected }) => expected.map(({ kind }) => kind));
  return new Set(named.length > 0 ? named : FACT_KINDS.keys());
}

export interface Comparison {
  readonly examples: readonly Example[];
  /** Examples whose facts may be found and need not. */
  readonly optional?: readonly Example[];
  readonly found: readonly Found[];
  /** Contents that a `todo finds nothing` of these examples lets pass. */
  readonly tolerated?: readonly Expectation[];
  /**
   * Whether a known gap that is closed is a problem. It is one in the form as written; elsewhere a bundler may have
   * simplified the code (Terser inlines small functions) to a form that is understood.
   */
  readonly strictTodos?: boolean;
}

export function problemsOf({
  examples,
  optional = [],
  found,
  tolerated = [],
  strictTodos = false,
}: Comparison): readonly string[] {
  const rest = [...found];
  const problems: string[] = [];
  const gaps = optional.flatMap((example) => example.expected.map((expected) => ({ ...expected, todo: true })));
  for (const expected of distinct([...examples.flatMap((example) => example.expected), ...gaps])) {
    const index = rest.findIndex((one) => isSame(expected, one));
    if (index >= 0) rest.splice(index, 1);
    if (index < 0 && !expected.todo) problems.push(`line ${expected.line}: not found: ${shown(expected)}`);
    if (index >= 0 && expected.todo && strictTodos)
      problems.push(`line ${expected.line}: found at last, promote this todo: ${shown(expected)}`);
  }
  const extra = rest.filter((one) => !tolerated.some((same) => isSame(same, one)));
  return [...problems, ...extra.map((one) => `found and not expected: ${shown(one)}`)];
}

/** Whether everything is found that an example says, of which it says something. */
export function isFound({ expected }: Example, found: readonly Found[]): boolean {
  const certain = expected.filter(({ todo }) => !todo);
  return certain.length > 0 && certain.every((one) => found.some((other) => isSame(one, other)));
}

/** What stands at two places is one statement. Known gaps come last: what is found counts for the others first. */
function distinct(all: readonly Expected[]): readonly Expected[] {
  const byText = new Map(all.map((expected) => [`${expected.todo} ${shown(expected)}`, expected]));
  return [...byText.values()].sort((a, b) => Number(a.todo) - Number(b.todo));
}

/** Whether every fact has evidence in the code under its annotation, and none in code that shows nothing. */
export function misplaced(example: Example, found: readonly Found[], places: Places): readonly string[] {
  const touches = (one: Found, range: Range): boolean =>
    places(one).some(({ start, end }) => start < range.end && range.start < end);
  const absent = example.expected
    .filter(({ todo, at, ...expected }) => {
      const same = found.filter((one) => isSame(expected, one));
      return !todo && same.length > 0 && !same.some((one) => touches(one, at));
    })
    .map((expected) => `line ${expected.line}: no evidence in the code under the annotation: ${shown(expected)}`);
  const wrong = example.nothing
    .filter(({ todo, ...range }) => !todo && found.some((one) => startsIn(one, range, places)))
    .map(({ line }) => `line ${line}: something is found in the code under "finds nothing"`);
  return [...absent, ...wrong];
}

const startsIn = (found: Found, range: Range, places: Places): boolean => {
  const [first] = places(found);
  return first !== undefined && range.start <= first.start && first.start < range.end;
};

/** What is found under `todo finds nothing`, and the todos under which nothing is found any more. */
export function knownFalse(
  example: Example,
  found: readonly Found[],
  places: Places,
): { readonly tolerated: readonly Expectation[]; readonly problems: readonly string[] } {
  const todos = example.nothing.filter(({ todo }) => todo);
  const per = todos.map((range) => found.filter((one) => startsIn(one, range, places)));
  return {
    tolerated: per.flat(),
    problems: per.flatMap((own, index) =>
      own.length > 0 ? [] : [`line ${todos[index]?.line}: nothing is found at last, promote this todo`],
    ),
  };
}

function isSame({ kind, fields }: Expectation, found: Found): boolean {
  const known = FACT_KINDS.get(kind);
  if (!known || found.kind !== kind) return false;
  return known.keys.every((key) => {
    const expected = fields[key];
    const actual = found.fields[key];
    if (expected === undefined && known.whenWritten.includes(key)) return true;
    if (expected === undefined || actual === undefined) return expected === actual;
    return known.templates.includes(key) ? isSameTemplate(expected, actual) : expected === actual;
  });
}

const HOLE = /(\{[^}]*\})/;

/** The name of a hole counts where the code found one; local names do not survive a minifier. */
function isSameTemplate(expected: string, actual: string): boolean {
  const wanted = expected.split(HOLE);
  const given = actual.split(HOLE);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (HOLE.test(part) && isNameless(given[index] ?? "", part)))
  );
}

const isNameless = (hole: string, wanted: string): boolean => /^\{value\d*\}$/.test(hole) && wanted !== "{base}";

function shown({ kind, fields }: { readonly kind: string; readonly fields: Fields }): string {
  const pairs = Object.entries(fields).map(
    ([key, text]) => `${key}=${/[\s"]/.test(text) ? JSON.stringify(text) : text}`,
  );
  return [kind, ...pairs.sort()].join(" ");
}
