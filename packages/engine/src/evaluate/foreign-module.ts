/** Whether a module is somebody else's code. A long one is several pieces, each with an origin of its own. */
import { bindingAt } from "../scope/binding-at.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation, ForeignCode } from "./evaluation.ts";

/** Most exports that are looked at. */
const MAX_EXPORTS = 40;

/**
 * What stands first may be a small piece that nothing names, `var r;`, or a helper of the compiler. Then what the module
 * gives to others says whose it is: `module.exports=function(){...}`. Where nothing is known of what stands first, exports
 * by name are asked for themselves: their names are short ones of the bundler's.
 */
export function foreignModule(module: Module, ev: Evaluation): ForeignCode | undefined {
  const { script, range, wholeExport } = module;
  const first = ev.foreignAt(script, range.start);
  if (first) return first.runtime && givesOwn(module, ev) ? undefined : first;
  const whole = wholeExport && ev.foreignAt(script, wholeExport.start);
  return whole?.component === undefined ? mostly(module, ev) : whole;
}

/**
 * Whose most of a module is that gives one thing, or what it gives to a function: webpack writes AMD as `o=[n(1)],
 * i=function(e){...},void 0===(i=...)||(e.exports=i)`, and UMD is `!function(t){t(root,exports)}(function(e,t){...})`,
 * where only the function is a library's.
 */
function mostly({ script, range, wholeExport, exports }: Module, ev: Evaluation): ForeignCode | undefined {
  if (!wholeExport && exports.size > 0) return undefined;
  const quarter = (range.end - range.start) / 4;
  const [first, ...more] = [1, 2, 3].map((at) => ev.foreignAt(script, Math.floor(range.start + at * quarter)));
  const isSame = more.every((other) => other?.component === first?.component);
  return first?.component !== undefined && isSame ? first : undefined;
}

/** Whether something that a module gives to others is not somebody else's. */
function givesOwn(module: Module, ev: Evaluation): boolean {
  const given = givenAt(module);
  return given.length <= MAX_EXPORTS && given.some((start) => !ev.foreignAt(module.script, start));
}

/** Where stands what a module gives to others. */
function givenAt({ wholeExport, exports, script }: Module): readonly number[] {
  if (wholeExport) return [wholeExport.start];
  return [...exports.values()].flatMap((target) => {
    if (target.kind !== "local") return [];
    const { node } = target;
    const binding = bindingAt(node, script.scopes);
    return [binding?.declaration.start ?? node.start];
  });
}
