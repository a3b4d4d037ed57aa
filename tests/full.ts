/**
 * What takes long is tested in the full run only (`npm run verify -- --full`): `vitest.config.ts` declares the tag. Of
 * tables of like cases each run has a slice, always the same one.
 */
import type { TestOptions } from "vitest";

/** Options of a test, or of several, of the full run. */
export const FULL: TestOptions = { tags: ["full"] };

/** Every `step`-th case, the first among them, and then the others, each with the options of their tests. */
export function slices<T>(cases: readonly T[], step: number): readonly (readonly [TestOptions, readonly T[]])[] {
  const isKept = (_: T, at: number): boolean => at % step === 0;
  return [
    [{}, cases.filter(isKept)],
    [FULL, cases.filter((one, at) => !isKept(one, at))],
  ];
}
