/** Literal specifiers of the `import("...")` in a part of a script, in source order. */
import { partitionPoint } from "../partition-point.ts";
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
  const [from, to] = [within.start, within.end].map((at) => partitionPoint(all, ({ start }) => start >= at));
  return all.slice(from, to);
}
