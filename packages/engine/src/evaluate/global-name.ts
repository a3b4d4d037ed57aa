/** What the platform provides, by its name from the outside in: `fetch`, `JSON.stringify`, `navigator.sendBeacon`. */
import { wordSet } from "../word-set.ts";
import type { Result, Value } from "./value.ts";

/** Undefined for values of any other kind. */
export const globalName = (value: Value | undefined): string | undefined =>
  value?.kind === "global" ? value.path.join(".") : undefined;

export const isGlobal = (value: Value | undefined, name: string): boolean => globalName(value) === name;

/** What a function of the platform gives back, or, where it is called with `new`, makes. */
export const isResultOf = (value: Value | undefined, name: string): value is Result =>
  value?.kind === "result" && isGlobal(value.callee, name);

/** An error of the language: `Error`, `RangeError`, `DOMException`. */
export const isError = (callee: Value): boolean =>
  callee.kind === "global" && /^(?:[A-Z]\w*)?Error$|^DOMException$/.test(callee.path.at(-1) ?? "");

/** Globals that hold or hand on what programs give them (ECMAScript, HTML): a window's own property may be data of the page. */
const HOLDS = wordSet(`
  Array JSON Map Object Promise Reflect Set WeakMap globalThis history localStorage sessionStorage structuredClone window`);

export const handsOn = (value: Value): boolean => value.kind === "global" && HOLDS.has(value.path[0] ?? "");
