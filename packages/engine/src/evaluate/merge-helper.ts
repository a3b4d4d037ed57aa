/**
 * Helpers of compilers that copy what follows into their first argument, where they stand in the program's own code:
 * `_object_spread` and `_object_spread_props` of SWC, `_objectSpread2` and `_extends` of Babel 7, `__assign` of
 * TypeScript 3 to 5, `__spreadValues` of esbuild. Their loops say nothing to an evaluator, so they are known by their shape.
 */
import { rememberFor } from "../remember.ts";
import { lastExpression } from "../syntax/last-expression.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { Layer, Value } from "./value.ts";

/** Longest source of such a helper, in UTF-16 code units. */
const MAX_HELPER = 1500;

/** What the helper gives; undefined where the function is none. */
export function mergedBy(fn: FunctionNode, text: string, args: readonly Value[]): Value | undefined {
  const [target, ...sources] = args;
  if (!target || sources.length === 0 || !isMergeHelper(fn, text)) return undefined;
  const own: readonly Layer[] = target.kind === "object" ? target.layers : [{ kind: "spread", value: target }];
  return { kind: "object", layers: [...own, ...sources.map((value): Layer => ({ kind: "spread", value }))] };
}

/** No objects to copy from: `__rest(props, ["id"])`, `__decorate([...], target)`, `_inherits(A, B)`. */
const NO_SOURCE = new Set<Value["kind"]>(["array", "constant", "function", "class", "global", "external"]);

/**
 * The same of a compiler's runtime that is recognised, `(0,r.__assign)({}, a)`; what its functions are called is lost, but
 * none else takes an object and further objects. `_define_property({}, "id", 1)` writes one property.
 */
export function copiedByRuntime([target, ...sources]: readonly Value[]): Value | undefined {
  const { 0: key, 1: value } = sources;
  if (target?.kind !== "object" || !key) return undefined;
  if (key.kind === "constant" && typeof key.value === "string" && value && sources.length === 2)
    return { kind: "object", layers: [...target.layers, { kind: "entry", key: key.value, value }] };
  if (sources.some(({ kind }) => NO_SOURCE.has(kind))) return undefined;
  return { kind: "object", layers: [...target.layers, ...sources.map((value): Layer => ({ kind: "spread", value }))] };
}

/** Whether a function is such a helper. */
export const mergesObjects = (value: Value): boolean =>
  value.kind === "function" && isMergeHelper(value.node, value.module.script.text);

const isMergeHelper = rememberFor(
  (fn: FunctionNode, text: string): boolean =>
    fn.end - fn.start <= MAX_HELPER && fn.params.length <= 2 && isMerge(fn, text.slice(fn.start, fn.end)),
);

function isMerge({ params: [target, source], body }: FunctionNode, code: string): boolean {
  const last = body?.type === "BlockStatement" ? body.body.at(-1) : undefined;
  const given = last?.type === "ReturnStatement" ? last.argument : undefined;
  const returned = given && lastExpression(given);
  // `return (_extends = Object.assign ? ... ).apply(this, arguments)`
  if (!target) return /\bObject\.assign\b/.test(code) && /\.apply\(\w+, ?arguments\)/.test(code);
  if (target.type !== "Identifier" || returned?.type !== "Identifier" || returned.name !== target.name) return false;
  const first = body?.type === "BlockStatement" ? body.body[0] : undefined;
  // `(t,o)=>{for(var n in o||(o={}))p.call(o,n)&&d(t,n,o[n]);...return t}`
  if (source && first?.type === "ForInStatement") return /\w\.call\(\w+, ?\w+\)/.test(code);
  if (source) return code.includes("Object.getOwnPropertyDescriptors") && code.includes("Object.defineProperties");
  return first?.type === "ForStatement" && /\barguments\b/.test(code);
}
