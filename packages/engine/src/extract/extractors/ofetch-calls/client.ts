/** Which values are clients of ofetch, and with which base. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isGlobal } from "../../../evaluate/global-name.ts";
import type { Value } from "../../../evaluate/value.ts";
import { UNDEFINED } from "../../../evaluate/value.ts";
import { isOf, setting } from "../../http/settings.ts";

const NAMES = new Set(["ofetch", "$fetch"]);

/** ofetch itself: by its component, or as the global; or what its factory makes of the functions of the browser. */
const isClient = (value: Value, ev: Evaluator): boolean =>
  (isOf(value, "ofetch") && (value.path.length === 0 || NAMES.has(value.path.at(-1) ?? ""))) ||
  isGlobal(value, "$fetch") ||
  isMade(value, ev);

/**
 * `createFetch({ fetch, Headers, AbortController })`, which is how the library makes its own client in the last line of its
 * file: in code that a bundler has put together, that line may be nobody's. The client itself takes an address first.
 */
function isMade(value: Value, ev: Evaluator): boolean {
  if (value.kind !== "result" || !isOf(value.callee, "ofetch") || value.callee.path.length > 1) return false;
  const [options] = value.args;
  return options?.kind === "object" && ["fetch", "defaults"].some((key) => hasSetting(options, key, ev));
}

const hasSetting = (options: Value, key: string, ev: Evaluator): boolean => {
  const value = setting(options, key, ev);
  return value.kind !== "constant" || value.value !== undefined;
};

/** Without its last name, where that is the one given. */
function ownerOf(callee: Value, name: string): Value | undefined {
  if (callee.kind === "member") return callee.key === name ? callee.object : undefined;
  if (callee.kind !== "external" && callee.kind !== "global") return undefined;
  return callee.path.at(-1) === name ? { ...callee, path: callee.path.slice(0, -1) } : undefined;
}

/** The base of a client; nothing where the value is none. */
export function baseOf(value: Value, ev: Evaluator): Value | undefined {
  if (isClient(value, ev)) return UNDEFINED;
  const made = value.kind === "result" ? ownerOf(value.callee, "create") : undefined;
  return value.kind === "result" && made && baseOf(made, ev) ? setting(value.args[0], "baseURL", ev) : undefined;
}

/** `client.raw(url)` gives the response around the data. */
export const withoutRaw = (value: Value): Value | undefined => ownerOf(value, "raw");
