/** Functions that the language or the browser provides and that pass text or objects through. */
import { rememberFor } from "../remember.ts";
import { fromEntries } from "./entries.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { globalName, isGlobal } from "./global-name.ts";
import { parsedText } from "./json-text.ts";
import { nameOf, ownProperties } from "./own-properties.ts";
import { concat } from "./text.ts";
import { type ArrayValue, constant, stringOf, unknown, type Value } from "./value.ts";

type Handler = (info: CallInfo, ev: Evaluation) => Value | undefined;

const first: Handler = ({ args }) => args[0];

/** Elements made from the properties of a known object: once for thousands of loops over it. */
const perProperty = (element: (key: Value, value: () => Value) => Value) =>
  rememberFor((object: Value, ev: Evaluation): ArrayValue | undefined => {
    const elements = ownProperties(object, ev)?.map((one) => {
      const name = nameOf(one);
      return name && element(name, one.value);
    });
    if (!elements?.every((one) => one !== undefined)) return undefined;
    return { kind: "array", elements, open: false };
  });

/** The values of an object that is known as a whole: `Object.values(object)`. */
export const valuesOf = perProperty((_, value) => value());
const keysOf = perProperty((key) => key);
const entriesOf = perProperty((key, value) => ({ kind: "array", elements: [key, value()], open: false }));

const HANDLERS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  // webpack 2 to 4: `Object(x.y)(...)`
  ["Object", ({ args, isNew }) => (isNew || args.length > 1 ? undefined : args[0])],
  ["encodeURIComponent", first],
  ["encodeURI", first],
  ["decodeURIComponent", first],
  ["structuredClone", first],
  ["Object.freeze", first],
  ["Object.seal", first],
  // Rollup marks namespaces: `Object.defineProperty({__proto__:null,a:x},Symbol.toStringTag,{value:"Module"})`
  ["Object.defineProperty", first],
  ["JSON.parse", ({ args: [text] }) => parsedText(text)],
  ["Promise.resolve", first],
  ["Array.from", first],
  ["String", ({ args }) => (args[0] ? asText(args[0]) : undefined)],
  ["Object.assign", ({ args }) => ({ kind: "object", layers: args.map((value) => ({ kind: "spread", value })) })],
  // `__spreadProps` of esbuild: `(a,b)=>Object.defineProperties(a,Object.getOwnPropertyDescriptors(b))`
  ["Object.defineProperties", ({ args: [target, more] }) => described(target, more)],
  ["Object.values", ({ args: [object] }, ev) => object && valuesOf(object, ev)],
  ["Object.keys", ({ args: [object] }, ev) => object && keysOf(object, ev)],
  ["Object.entries", ({ args: [object] }, ev) => object && entriesOf(object, ev)],
  ["Object.fromEntries", ({ args: [entries] }, ev) => entries && fromEntries(entries, ev)],
  ["URL", ({ args, isNew }) => (isNew ? url(args) : undefined)],
  ["Boolean", ({ args }) => (args[0]?.kind === "constant" ? constant(Boolean(args[0].value)) : undefined)],
]);

export function globalCall(info: CallInfo, ev: Evaluation): Value | undefined {
  return HANDLERS.get(globalName(info.callee) ?? "")?.(info, ev);
}

function described(target: Value | undefined, more: Value | undefined): Value | undefined {
  const isOwn =
    more?.kind === "result" && more.callee.kind === "global" && more.callee.path[1] === "getOwnPropertyDescriptors";
  // `raw` of the texts of a template
  if (!isOwn || !target) return target;
  const layers = [target, more.args[0]].flatMap((value) => (value ? [{ kind: "spread" as const, value }] : []));
  return { kind: "object", layers };
}

const asText = (value: Value): Value =>
  value.kind === "constant" ? constant(String(value.value), value.sources) : value;

/** `new URL("/x", base)`: the path counts; an absolute address needs no base. */
function url([path, base]: readonly Value[]): Value | undefined {
  if (!path || !base) return path;
  const fixed = stringOf(path);
  if (fixed !== undefined && /^[a-z]+:/i.test(fixed)) return path;
  if (isOwnOrigin(base) && !beginsRelative(path)) return path;
  const start = stringOf(base);
  if (start === undefined) return concat([base.kind === "template" ? base : unknown("runtime-value"), path]);
  return concat([constant(before(start, path)), path]);
}

/** `new URL("/x", window.location.origin)` is `/x`, which counts from the page's origin as well, and so is what is still open. */
const isOwnOrigin = (base: Value): boolean =>
  isGlobal(base, "origin") ||
  (base.kind === "global" && base.path.at(-2) === "location" && /^(?:origin|href)$/.test(base.path.at(-1) ?? ""));

const beginsRelative = (path: Value): boolean => {
  const [head] = path.kind === "template" ? path.parts : [stringOf(path)];
  return typeof head === "string" && !/^\/(?!\/)/.test(head);
};

/** What of a base stands before a path: its origin before `/x`, its folder before `x`; doubled slashes are one later. */
function before(base: string, path: Value): string {
  const [head] = path.kind === "template" ? path.parts : [stringOf(path)];
  const [origin = ""] = /^[a-z]+:\/\/[^/?#]*/i.exec(base) ?? [];
  if (typeof head !== "string") return base.endsWith("/") ? base : `${base}/`;
  if (head.startsWith("/")) return origin;
  if (head === "" || /^[?#]/.test(head)) return base;
  return base.length > origin.length ? base.slice(0, base.lastIndexOf("/") + 1) : `${origin}/`;
}
