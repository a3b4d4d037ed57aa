/**
 * The native parser (oxc-parser). The only file of the engine that imports a parser.
 *
 * Raw transfer hands the tree over without JSON. It needs Node 22 or newer on a 64-bit little-endian machine, reserves
 * much address space, and can throw even where it is said to be supported (oxc-parser 0.158), so a failure falls back
 * to the plain tree. Native code ends its process where it runs out of stack or memory: `guardedParser` keeps such texts
 * from it.
 */
import { type ParseResult, parseSync, rawTransferSupported } from "oxc-parser";
import { errorsIn, guardedParser, PARSER_OPTIONS, readTree } from "./guarded-parser.ts";
import type { ParsedScript, Parser, Trial } from "./parser.ts";

export interface OxcOptions {
  /** Whether to try raw transfer; default: where the runtime has it. */
  readonly rawTransfer?: boolean;
  /** Where suspicious texts are tried; default: nowhere, they are parsed. */
  readonly trial?: Trial;
}

type Attempt = (file: string, text: string) => ParseResult;

const plain: Attempt = (file, text) => parseSync(file, text, PARSER_OPTIONS);

const raw: Attempt = (file, text) =>
  parseSync(file, text, { ...PARSER_OPTIONS, experimentalRawTransfer: true } as Parameters<typeof parseSync>[2]);

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
export function oxcParser({ rawTransfer, trial }: OxcOptions = {}): Parser {
  let attempt = (rawTransfer ?? rawTransferSupported()) ? raw : plain;
  let lost = 0;
  const treeOf = (file: string, text: string, isPlain: boolean): ParsedScript => {
    if (isPlain) return readTree(plain(file, text));
    try {
      return readTree(attempt(file, text));
    } catch (error) {
      if (!(error instanceof RangeError) || ++lost >= MAX_LOST) attempt = plain;
      return readTree(plain(file, text));
    }
  };
  const parser = guardedParser(treeOf, trial, (text) => errorsIn(plain("", text)));
  parser("", "");
  return parser;
}
