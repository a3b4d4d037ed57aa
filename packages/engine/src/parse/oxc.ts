/**
 * The native parser (oxc-parser). The only file that imports a parser.
 *
 * Raw transfer hands the tree over without JSON. It needs Node 22 or newer on a 64-bit little-endian machine, reserves
 * much address space, and can throw even where it is said to be supported (oxc-parser 0.158), so a failure falls back
 * to the plain tree.
 */
import { type ParseResult, parseSync, rawTransferSupported } from "oxc-parser";
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

/** Makes a parser. Once raw transfer has thrown, the parser stays with the plain tree. */
export function oxcParser(options: OxcOptions = {}): Parser {
  let attempt = (options.rawTransfer ?? rawTransferSupported()) ? raw : plain;
  return (file, text) => {
    try {
      return read(attempt(file, text));
    } catch {
      attempt = plain;
      return read(plain(file, text));
    }
  };
}

function read(result: ParseResult): ParsedScript {
  const errors = result.errors.map(({ message, labels }) => ({ message, at: labels[0]?.start ?? 0 }));
  const { program, comments } = result;
  return { program, comments, errors, fatal: errors.length > 0 && program.body.length === 0 };
}
