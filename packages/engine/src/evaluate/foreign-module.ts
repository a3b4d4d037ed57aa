/** Whether a module is somebody else's code. A long one is several pieces, each with an origin of its own. */
import type { Module } from "../unpack/module.ts";
import type { Evaluation, ForeignCode } from "./evaluation.ts";

/** Most exports that are looked at. */
const MAX_EXPORTS = 40;

/**
 * What stands first may be a small piece that nothing names, `var r;`, or a helper of the compiler. Then what the module
 * gives to others says whose it is: `module.exports=function(){...}`.
 */
export function foreignModule(module: Module, ev: Evaluation): ForeignCode | undefined {
  const { script, range } = module;
  const first = ev.foreignAt(script, range.start);
  if (first && !first.runtime) return first;
  const given = givenAt(module);
  if (given.length === 0 || given.length > MAX_EXPORTS) return first;
  const found = given.map((start) => ev.foreignAt(script, start));
  const [one] = found;
  if (first) return found.every(Boolean) ? first : undefined;
  // exports by name have short names of the bundler's: what stands behind them is asked for itself
  if (!module.wholeExport) return undefined;
  return one?.component === undefined ? undefined : one;
}

/** Where stands what a module gives to others. */
function givenAt({ wholeExport, exports, script }: Module): readonly number[] {
  if (wholeExport) return [wholeExport.start];
  return [...exports.values()].flatMap((target) => {
    if (target.kind !== "local") return [];
    const { node } = target;
    const binding = node.type === "Identifier" ? script.scopes.bindingOf.get(node) : undefined;
    return [binding?.declaration.start ?? node.start];
  });
}
