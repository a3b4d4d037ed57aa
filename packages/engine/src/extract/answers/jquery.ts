/** Functions of jQuery 1 to 4, by their names: `$.ajax`, `jQuery.map`. */
import type { Value } from "../../evaluate/value.ts";
import { isOf } from "../http/settings.ts";

const GLOBALS = new Set(["$", "jQuery"]);

/** "ajax", "get", ...; nothing where it is not jQuery's. jQuery 4 is what its factory gives: `jQueryFactory(window)`. */
export function jqueryFunction(callee: Value): string | undefined {
  if (isOf(callee, "jquery")) return callee.path.at(-1);
  if (callee.kind === "member" && callee.object.kind === "result")
    return isOf(callee.object.callee, "jquery") && callee.object.callee.path.length === 0 ? callee.key : undefined;
  if (callee.kind !== "global" || callee.path.length !== 2) return undefined;
  return GLOBALS.has(callee.path[0] ?? "") ? callee.path[1] : undefined;
}
