/**
 * What any build of oxc-parser needs around it: what costs far more than bundles do is refused before it is parsed, what
 * costs more than bundles do is tried elsewhere first, where a `Trial` is given, and what it throws is a failure of the
 * file. `oxcParser` is the native build behind this; whoever loads the WebAssembly build puts it behind this, too.
 */
import type { ParseResult, ParserOptions } from "oxc-parser";
import type { Link } from "./links.ts";
import { type ErrorsOf, tooManyErrors } from "./many-errors.ts";
import { nestingOf } from "./nesting.ts";
import type { ParsedScript, Parser, Refusal, SyntaxFailure, Trial } from "./parser.ts";
import { repeatedExportsAt } from "./repeated-exports.ts";

/** How the engine wants its trees. */
export const PARSER_OPTIONS = {
  lang: "js",
  sourceType: "unambiguous",
  preserveParens: false,
} as const satisfies ParserOptions;

/** Parses a text; `isPlain`: with what takes least of the machine. It may throw. */
export type TreeOf = (file: string, text: string, isPlain: boolean) => ParsedScript;

/** What nesting may cost before a text is tried, an eighth of what is refused. Bundles that were seen cost 1,064 at most. */
const SUSPICIOUS = 4000;

/**
 * The parser around what gives trees; never throws.
 *
 * @param errorsOf default: from a tree
 */
export function guardedParser(
  treeOf: TreeOf,
  trial?: Trial,
  errorsOf: ErrorsOf = (text) => treeOf("", text, true).errors,
): Parser {
  const judge = (texts: readonly string[]) => judgementsOf(texts, trial, errorsOf);
  let judged = new Map<string, Judgement>();
  const parse = (file: string, text: string): ParsedScript => {
    try {
      const { refusal, error, at, isPlain = false } = judged.get(text) ?? judge([text])[0] ?? HARMLESS;
      if (refusal) return failed({ message: WORDS[refusal], at, code: refusal });
      if (error) return failed(error);
      return treeOf(file, text, isPlain);
    } catch (error) {
      return failed({ message: error instanceof Error ? error.message : "The parser failed", at: 0 });
    }
  };
  const prepare = (texts: readonly string[]): void => {
    const judgements = judge(texts);
    judged = new Map(texts.map((text, index) => [text, judgements[index] ?? HARMLESS]));
  };
  return Object.assign(parse, { prepare });
}

/** What oxc-parser gives as the engine reads it. The tree is made here, where it is asked for. */
export function readTree(result: Pick<ParseResult, "program" | "comments" | "errors">): ParsedScript {
  const errors = errorsIn(result);
  const { program, comments } = result;
  return { program, comments, errors, fatal: errors.length > 0 && program.body.length === 0 };
}

/** The errors alone; the tree is not made. */
export const errorsIn = ({ errors }: Pick<ParseResult, "errors">): readonly SyntaxFailure[] =>
  errors.map(({ message, labels }) => ({ message, at: labels[0]?.start ?? 0 }));

/** What is known of a text before it is parsed. */
interface Judgement {
  readonly refusal?: Refusal;
  /** The first of too many. */
  readonly error?: SyntaxFailure;
  /** Of the refusal. */
  readonly at: number;
  /** Whether raw transfer may end the process. */
  readonly isPlain?: boolean;
}

const HARMLESS: Judgement = { at: 0 };

/** Suspicious texts are tried together: a process for each would cost more than they do. */
function judgementsOf(texts: readonly string[], trial: Trial | undefined, errorsOf: ErrorsOf): readonly Judgement[] {
  const suspects: string[] = [];
  const judgements = texts.map((text): Judgement | "suspicious" => {
    const { deep, most, breaks, links } = nestingOf(text);
    if (deep !== undefined) return { refusal: "too-deep", at: deep };
    const again = repeatedExportsAt(text, links);
    if (again !== undefined) return { refusal: "repeated-exports", at: again };
    const beyond = beyondImports(text, links);
    if (beyond !== undefined) return { refusal: "many-imports", at: beyond };
    const isOdd = most > SUSPICIOUS || isLinked(text, links);
    // to count the errors of exports that come again takes what the trial is there for
    const error = isOdd && trial ? undefined : tooManyErrors(text, breaks, errorsOf);
    if (error !== undefined) return { error, at: error.at };
    if (!isOdd) return HARMLESS;
    suspects.push(text);
    return "suspicious";
  });
  const found = suspects.length > 0 && trial ? trial(suspects) : [];
  let next = 0;
  return judgements.map((judgement) => {
    if (judgement !== "suspicious") return judgement;
    const refusal = found[next++];
    return { ...(refusal && { refusal }), at: 0, isPlain: true };
  });
}

/**
 * Imports and exports that a text may have before it is tried; bundles that were seen have 38 at most. Raw transfer ends
 * the process from some 4,800 import declarations on (oxc-parser 0.154); the plain tree has room.
 */
const MAX_LINKS = 300;
/** Exports of a text times its length, in code units: of each that comes again the parser may quote all of it. */
const MAX_EXPORTED = 2 ** 28;

function isLinked({ length }: string, links: readonly Link[]): boolean {
  const exported = links.filter(({ word }) => word === "export").length;
  return links.length > MAX_LINKS || exported * length > MAX_EXPORTED;
}

/**
 * Import declarations of a text: the parser's time grows with the square of those that bind names (oxc-parser 0.154: 20,000
 * take 0.4 s, 95,000 take 10 s).
 */
const MAX_IMPORTS = 20_000;

/** Offset of the declaration that is one too many, if there is one. `import(` and `import.meta` are none. */
function beyondImports(text: string, links: readonly Link[]): number | undefined {
  const imports = links.filter(({ word, at }) => word === "import" && /[\s"'{*/]/.test(text.charAt(at + word.length)));
  return imports[MAX_IMPORTS]?.at;
}

const WORDS: Readonly<Record<Refusal, string>> = {
  "too-deep": "Nested too deeply to be parsed safely",
  "repeated-exports": "Exports the same names again and again: the parser would take too long to say so",
  "many-imports": "Has more imports than any bundle: the parser would take too long",
  "parser-ended": "The parser ends without an answer here: the text is nested too deeply or has too many parts",
  "not-tried": "Too odd to be parsed without a trial, and the parser could not be tried",
};

const failed = (error: ParsedScript["errors"][number]): ParsedScript => ({
  program: NOTHING,
  comments: [],
  errors: [error],
  fatal: true,
});

const NOTHING: ParsedScript["program"] = {
  type: "Program",
  body: [],
  sourceType: "script",
  hashbang: null,
  start: 0,
  end: 0,
};
