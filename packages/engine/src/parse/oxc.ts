/**
 * The native parser (oxc-parser). The only file of the engine that imports a parser.
 *
 * Raw transfer hands the tree over without JSON. It needs Node 22 or newer on a 64-bit little-endian machine, reserves
 * much address space, and can throw even where it is said to be supported (oxc-parser 0.158), so a failure falls back
 * to the plain tree.
 *
 * Native code ends its process where it runs out of stack or memory. What costs far more than bundles do is refused;
 * what costs more than bundles do is tried elsewhere first, where whoever makes the parser gives a `Trial`.
 */
import { type ParseResult, parseSync, rawTransferSupported } from "oxc-parser";
import { nestingOf } from "./nesting.ts";
import type { ParsedScript, Parser, Refusal, Trial } from "./parser.ts";
import { repeatedExportsAt } from "./repeated-exports.ts";

export interface OxcOptions {
  /** Whether to try raw transfer; default: where the runtime has it. */
  readonly rawTransfer?: boolean;
  /** Where suspicious texts are tried; default: nowhere, they are parsed. */
  readonly trial?: Trial;
}

type Attempt = (file: string, text: string) => ParseResult;

const plain: Attempt = (file, text) =>
  parseSync(file, text, { lang: "js", sourceType: "unambiguous", preserveParens: false });

const raw: Attempt = (file, text) =>
  parseSync(file, text, {
    lang: "js",
    sourceType: "unambiguous",
    preserveParens: false,
    experimentalRawTransfer: true,
  } as Parameters<typeof parseSync>[2]);

/**
 * Trees that raw transfer may fail to hand over. Each failure loses the 6 GiB of address space that it reserves until
 * garbage is collected (oxc-parser 0.154), and some 21,000 of these at once are all the address space there is.
 */
const MAX_LOST = 100;

/** What nesting may cost before a text is tried, an eighth of what is refused. Bundles that were seen cost 1,064 at most. */
const SUSPICIOUS = 4000;

/**
 * Makes a parser. Where raw transfer throws, the file gets the plain tree; where it was not for the depth of the file,
 * or where it has happened often, the parser stays with it.
 *
 * What raw transfer reserves (6 GiB of addresses, once) V8 takes for memory in use, and collects all garbage. So that
 * happens here, by a parse of nothing: make the parser while there is little in memory.
 */
export function oxcParser({ rawTransfer, trial }: OxcOptions = {}): Parser {
  let attempt = (rawTransfer ?? rawTransferSupported()) ? raw : plain;
  let lost = 0;
  let judged = new Map<string, Judgement>();
  const parse = (file: string, text: string): ParsedScript => {
    const { refusal, at, isPlain } = judged.get(text) ?? judge([text], trial)[0] ?? HARMLESS;
    if (refusal) return refused(refusal, at);
    if (isPlain) return readPlain(file, text);
    try {
      return read(attempt(file, text));
    } catch (error) {
      if (!(error instanceof RangeError) || ++lost >= MAX_LOST) attempt = plain;
      return readPlain(file, text);
    }
  };
  const prepare = (texts: readonly string[]): void => {
    const judgements = judge(texts, trial);
    judged = new Map(texts.map((text, index) => [text, judgements[index] ?? HARMLESS]));
  };
  parse("", "");
  return Object.assign(parse, { prepare });
}

/** What is known of a text before it is parsed. */
interface Judgement {
  readonly refusal?: Refusal;
  /** Of the refusal. */
  readonly at: number;
  /** Whether raw transfer may end the process. */
  readonly isPlain?: boolean;
}

const HARMLESS: Judgement = { at: 0 };

/** Suspicious texts are tried together: a process for each would cost more than they do. */
function judge(texts: readonly string[], trial: Trial | undefined): readonly Judgement[] {
  const suspects: string[] = [];
  const judgements = texts.map((text): Judgement | "suspicious" => {
    const { deep, most } = nestingOf(text);
    if (deep !== undefined) return { refusal: "too-deep", at: deep };
    const again = repeatedExportsAt(text);
    if (again !== undefined) return { refusal: "repeated-exports", at: again };
    if (most <= SUSPICIOUS && !hasManyLinks(text)) return HARMLESS;
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
const MAX_LINKS = 1000;

function hasManyLinks(text: string): boolean {
  let count = 0;
  for (const word of ["import", "export"])
    for (let at = text.indexOf(word); at >= 0 && count <= MAX_LINKS; at = text.indexOf(word, at + word.length)) count++;
  return count > MAX_LINKS;
}

function readPlain(file: string, text: string): ParsedScript {
  try {
    return read(plain(file, text));
  } catch (error) {
    return failed({ message: error instanceof Error ? error.message : "The parser failed", at: 0 });
  }
}

const WORDS: Readonly<Record<Refusal, string>> = {
  "too-deep": "Nested too deeply to be parsed safely",
  "repeated-exports": "Exports the same names again and again: the parser would take too long to say so",
  "parser-ended": "The parser ends without an answer here: the text is nested too deeply or has too many parts",
  "not-tried": "Too odd to be parsed without a trial, and the parser could not be tried",
};

const refused = (code: Refusal, at: number): ParsedScript => failed({ message: WORDS[code], at, code });

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

function read(result: ParseResult): ParsedScript {
  const errors = result.errors.map(({ message, labels }) => ({ message, at: labels[0]?.start ?? 0 }));
  const { program, comments } = result;
  return { program, comments, errors, fatal: errors.length > 0 && program.body.length === 0 };
}
