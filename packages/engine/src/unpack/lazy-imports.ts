/** Literal specifiers of the `import("...")` in a part of a script, in source order. */
import type { Range, Script } from "../script.ts";
import { literalString } from "../syntax/literals.ts";
import type { ModuleReference } from "./module.ts";

export const lazyImports = (script: Script, within: Range): readonly ModuleReference[] =>
  script.scopes.lazyImports.flatMap(({ source }) => {
    const target = literalString(source);
    const inside = source.start >= within.start && source.end <= within.end;
    return target !== undefined && inside ? [{ target, start: source.start, end: source.end, lazy: true }] : [];
  });
