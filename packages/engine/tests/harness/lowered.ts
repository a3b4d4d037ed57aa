/**
 * Examples as SWC lowers them to ES5: classes as functions, list patterns by helpers, async functions as steps. Babel and
 * TypeScript write much the same. What is not found there yet stands in `lowered.gaps.json`, which `npm run bench:lowered`
 * writes.
 */
import { readFileSync } from "node:fs";
import { experiments } from "@rspack/core";
import { factsIn } from "./analysis.ts";
import { problemsOf } from "./compare.ts";
import type { Example } from "./example.ts";
import { exampleFiles } from "./example-files.ts";
import { compileJsx } from "./written.ts";

export const LOWERED_GAPS = new URL("./lowered.gaps.json", import.meta.url);

export interface LoweredCase {
  /** The file, the line of the example, and its title. */
  readonly where: string;
  /** What the list of gaps calls it: without the line, which moves. */
  readonly key: string;
  readonly problems: () => readonly string[];
}

/** Of examples that every other form finds whole. */
export const loweredCases = (): readonly LoweredCase[] =>
  exampleFiles().flatMap(({ path, kind, kinds, examples }) =>
    kind !== "script"
      ? []
      : examples.filter(isWhole).map((example) => ({
          where: `${path}:${example.line} ${example.title}`,
          key: `${path}: ${example.title}`,
          problems: () => {
            const files = [{ path: "assets/app.js", text: lowered(compileJsx(example.text).code) }];
            return problemsOf({ examples: [example], found: factsIn(files, kinds) });
          },
        })),
  );

export const loweredGaps = (): ReadonlySet<string> => new Set(JSON.parse(readFileSync(LOWERED_GAPS, "utf8")));

const isWhole = ({ skips, nothing }: Example): boolean => skips.size === 0 && !nothing.some(({ todo }) => todo);

const lowered = (code: string): string =>
  experiments.swc.transformSync(code, {
    isModule: true,
    jsc: { target: "es5", parser: { syntax: "ecmascript" }, externalHelpers: false },
  }).code;
