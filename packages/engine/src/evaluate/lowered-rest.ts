/**
 * Rest parameters as lowered code collects them: `for(var e=arguments.length,t=new Array(e>1?e-1:0),n=1;n<e;n++)
 * t[n-1]=arguments[n]` (Babel 6 to 7, SWC), `for(var t=[],n=1;n<arguments.length;n++)t[n-1]=arguments[n]` (TypeScript).
 */
import type { Binding } from "../scope/binding.ts";
import type { Script } from "../script.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Value } from "./value.ts";

/** Longest loop, in UTF-16 code units. */
const MAX_LOOP = 120;
/** From the end of the first value of the list on. */
const LOOP =
  /^\s*,\s*([\w$]+)\s*=\s*(\d+);\s*\1\s*<\s*(?:[\w$]+|arguments\.length);\s*\1\+\+\)\s*\{?\s*([\w$]+)\[\1(?:\s*-\s*\d+)?\]\s*=\s*arguments\[\1\]/;

/** What a name collects, if that is the arguments from one on. */
export function loweredRest({ name, scope, definitions }: Binding, { text }: Script): Value | undefined {
  const only = definitions[0];
  if (only?.kind !== "value" || definitions.length > 1 || !isFunction(scope.node)) return undefined;
  const { from } = only;
  const isList =
    from.type === "ArrayExpression"
      ? from.elements.length === 0
      : (from.type === "NewExpression" || from.type === "CallExpression") &&
        from.callee.type === "Identifier" &&
        from.callee.name === "Array";
  if (!isList) return undefined;
  const loop = LOOP.exec(text.slice(from.end, from.end + MAX_LOOP));
  return loop?.[3] === name ? { kind: "param", of: scope.node, index: Number(loop[2]), rest: true } : undefined;
}
