/** Literal specifiers of the `import("...")` in a part of a script, in source order. */
import { rememberFor } from "../remember.ts";
import type { Range, Script } from "../script.ts";
import { literalString } from "../syntax/literals.ts";
import type { ModuleReference } from "./module.ts";

/** One script may hold thousands of modules, each of which asks. */
const allOf = rememberFor(({ scopes }: Script): readonly ModuleReference[] =>
  scopes.lazyImports
    .flatMap(({ source }) => {
      const target = literalString(source);
      return target === undefined ? [] : [{ target, start: source.start, end: source.end, lazy: true }];
    })
    .sort((a, b) => a.start - b.start),
);

export function lazyImports(script: Script, within: Range): readonly ModuleReference[] {
  const all = allOf(script);
  return all.slice(countBefore(all, within.start), countBefore(all, within.end));
}

/** How many begin before an offset. */
function countBefore(all: readonly ModuleReference[], offset: number): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.start ?? offset) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
