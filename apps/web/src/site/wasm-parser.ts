/**
 * The parser's WebAssembly build, which oxc-parser carries beside its native ones. Built without threads: it needs no
 * shared memory, and so no headers that a static host may not be able to send.
 */
import type { Parser } from "@as-built/engine";
import { guardedParser, PARSER_OPTIONS, readTree } from "@as-built/engine/parser";
import { wrap } from "oxc-parser/src-js/wrap.js";
import { instantiate, type ParseSync } from "./instantiate.js";

/** What a text made the parser throw may have left its memory as it should not be: the next text gets another one. */
export function wasmParser(module: WebAssembly.Module): Parser {
  let parseSync: ParseSync | undefined;
  return guardedParser((file, text) => {
    parseSync ??= instantiate(module);
    try {
      return readTree(wrap(parseSync(file, text, PARSER_OPTIONS)));
    } catch (error) {
      parseSync = undefined;
      throw error;
    }
  });
}
