/**
 * The native parser (oxc-parser). The only file that imports a parser.
 *
 * Raw transfer hands the tree over without JSON. It needs Node 22 or newer on a 64-bit little-endian machine, reserves
 * much address space, and can throw even where it is said to be supported (oxc-parser 0.158), so a failure falls back
 * to the plain tree.
 */
import { type ParseResult, parseSync, rawTransferSupported } from "oxc-parser";
import { tooDeepAt } from "./nesting.ts";
import type { ParsedScript, Parser } from "./parser.ts";

export interface OxcOptions {
  /** Whether to try raw transfer; default: where the runtime has it. */
  readonly rawTransfer?: boolean;
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

/**
 * Makes a parser. Where raw transfer throws, the file gets the plain tree; where it was not for the depth of the file,
 * or where it has happened often, the parser stays with it.
 *
 * What raw transfer reserves (6 GiB of addresses, once) V8 takes for memory in use, and collects all garbage. So that
 * happens here, by a parse of nothing: make the parser while there is little in memory.
 */
export function oxcParser(options: OxcOptions = {}): Parser {
  let attempt = (options.rawTransfer ?? rawTransferSupported()) ? raw : plain;
  let lost = 0;
  const parse: Parser = (file, text) => {
    const deep = tooDeepAt(text);
    if (deep !== undefined) return failed("Nested too deeply to be parsed safely", deep);
    if (hasManyImports(text)) return readPlain(file, text);
    try {
      return read(attempt(file, text));
    } catch (error) {
      if (!(error instanceof RangeError) || ++lost >= MAX_LOST) attempt = plain;
      return readPlain(file, text);
    }
  };
  parse("", "");
  return parse;
}

/** Raw transfer ends the process from some 4,800 import declarations on (oxc-parser 0.154); the plain tree has room. */
const MAX_IMPORTS = 1000;

function hasManyImports(text: string): boolean {
  let count = 0;
  for (let at = text.indexOf("import"); at >= 0 && count <= MAX_IMPORTS; at = text.indexOf("import", at + 6)) count++;
  return count > MAX_IMPORTS;
}

function readPlain(file: string, text: string): ParsedScript {
  try {
    return read(plain(file, text));
  } catch (error) {
    return failed(error instanceof Error ? error.message : "The parser failed", 0);
  }
}

const failed = (message: string, at: number): ParsedScript => ({
  program: NOTHING,
  comments: [],
  errors: [{ message, at }],
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
