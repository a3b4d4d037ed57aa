/**
 * The two forms without libraries in the bundle: as written, where only JSX is compiled and a source map leads back to
 * the example, and minified. Behind the program stands the frame (`frame.jsx`).
 */
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { transformSync } from "esbuild";
import type { Range } from "./example.ts";

export interface CompiledProgram {
  readonly code: string;
  /** From an offset in the code to the offset in the program that it was made from. */
  readonly original: (offset: number) => number;
}

const FRAME = readFileSync(new URL("./frame.jsx", import.meta.url), "utf8");

export function compileJsx(program: string): CompiledProgram {
  const text = program + FRAME;
  const { code, map } = transformSync(text, { ...JSX, sourcemap: "external", sourcefile: "x.jsx" });
  const sourceMap = new SourceMap(JSON.parse(map));
  const from = lineStarts(code);
  const to = lineStarts(text);
  return {
    code,
    original(offset) {
      const line = from.findLastIndex((start) => start <= offset);
      const entry = sourceMap.findEntry(line, offset - (from[line] ?? 0));
      return "originalLine" in entry ? (to[entry.originalLine] ?? 0) + entry.originalColumn : 0;
    },
  };
}

/** A range of the code as a range of the program; an end maps to where its last piece of code begins. */
export const originalRange = ({ original }: CompiledProgram, { start, end }: Range): Range => {
  const first = original(start);
  return { start: first, end: Math.max(first, original(end - 1)) + 1 };
};

export const minified = (program: string): string =>
  transformSync(program + FRAME, { ...JSX, minify: true, format: "esm" }).code;

const JSX = { loader: "jsx", jsx: "automatic" } as const;

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}
