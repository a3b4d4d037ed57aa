/** Query parameters that are put into an address as an object: `"/x?" + new URLSearchParams({ page })`. */
import { isGlobal } from "../../evaluate/global-name.ts";
import type { Value } from "../../evaluate/value.ts";

/** Deepest nesting of conditions and concatenations. */
const MAX_DEPTH = 6;

/** Objects in a text, and what `new URLSearchParams(object)` is made from. */
export function queryValues(url: Value, depth = 0): readonly Value[] {
  if (depth > MAX_DEPTH) return [];
  const inside = (values: readonly Value[]): readonly Value[] =>
    values.flatMap((value) => queryValues(value, depth + 1));
  switch (url.kind) {
    case "object":
      return [url];
    case "result":
      return isGlobal(url.callee, "URLSearchParams")
        ? url.args.slice(0, 1).filter(({ kind }) => kind === "object")
        : inside(receivers(url.callee));
    case "template":
      return inside(url.parts.filter((part) => typeof part !== "string"));
    case "union":
      return inside(url.options);
    case "choice":
      return inside([url.first, url.second]);
    case "sum":
      return inside([url.left, url.right]);
    default:
      return [];
  }
}

/** `params.toString()` */
const receivers = (callee: Value): readonly Value[] =>
  callee.kind === "member" && callee.key === "toString" ? [callee.object] : [];
