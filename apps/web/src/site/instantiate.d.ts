import type { PARSER_OPTIONS } from "@as-built/engine/parser";

/** Gives what the native build gives, with the tree as JSON. */
export type ParseSync = (file: string, text: string, options: typeof PARSER_OPTIONS) => object;

export function instantiate(module: WebAssembly.Module): ParseSync;
