/** Methods of strings, on strings that are known or hold holes. */
import { hasPart } from "./decided.ts";
import { concat } from "./text.ts";
import type { Constant, Global, Source, Template, Value } from "./value.ts";
import { constant, stringOf, unknown } from "./value.ts";

export function textMember(text: Constant, key: string): Value {
  const value = String(text.value);
  if (key === "length") return constant(value.length, text.sources);
  return urlMember(text, key) ?? { kind: "member", object: text, key };
}

/** A string has no such properties: `new URL(path, base)`, which stands for its text, has. */
export function urlMember(text: Constant | Template, key: string): Value | undefined {
  const parts = text.kind === "template" ? text.parts : [String(text.value)];
  if (key === "href") return text;
  if (key === "search" || key === "hash") return constant("");
  if (key !== "pathname") return undefined;
  const [first, ...rest] = parts;
  if (typeof first !== "string") return text;
  const path = first.replace(/^[a-z]+:\/\/[^/]*/i, "");
  return concat(
    [path, ...rest].map((part) => (typeof part === "string" ? constant(part) : part)),
    text.sources,
  );
}

type Method = (text: string) => string;

/** Methods that take nothing and give a string. */
const PLAIN: ReadonlyMap<string, Method> = new Map([
  ["toLowerCase", (text) => text.toLowerCase()],
  ["toUpperCase", (text) => text.toUpperCase()],
  ["trim", (text) => text.trim()],
  ["toString", (text) => text],
] satisfies [string, Method][]);

/** What `text.name(...args)` gives; undefined where the method is not known here. */
export function textMethod(text: Value, name: string, args: readonly Value[]): Value | undefined {
  if (name === "concat") return concat([text, ...args]);
  const fixed = stringOf(text);
  const plain = PLAIN.get(name);
  if (plain) return fixed === undefined ? text : constant(plain(fixed), "sources" in text ? text.sources : []);
  if (name === "replace" || name === "replaceAll") return replace(text, args, name === "replaceAll");
  if (name === "slice" || name === "substring")
    return fixed === undefined ? tail(text, args) : slice(text, fixed, args);
  if (name === "substr" && args.length === 1) return fixed === undefined ? tail(text, args) : slice(text, fixed, args);
  if ((name === "indexOf" || name === "lastIndexOf") && fixed !== undefined) return position(fixed, name, args);
  if (name === "startsWith" || name === "endsWith") return asks(text, name === "endsWith" ? "ends" : "begins", args);
  if (name === "split" && fixed !== undefined) {
    const by = stringOf(args[0] ?? unknown("too-dynamic"));
    return by === undefined
      ? undefined
      : { kind: "array", elements: cut(fixed, by, "sources" in text ? text.sources : []), open: false };
  }
  return undefined;
}

/** `"open.closed".split(".")`: how oxc's minifier writes a list. Each part stands where it stands in the text. */
function cut(text: string, by: string, sources: readonly Source[]): readonly Value[] {
  const [source, ...others] = sources;
  const inside = source && source.script.text.slice(source.start + 1, source.end - 1) === text;
  if (!source || others.length > 0 || !inside || by === "")
    return text.split(by).map((part) => constant(part, sources));
  let start = source.start + 1;
  return text.split(by).map((part) => {
    const at = { script: source.script, start, end: start + part.length };
    start = at.end + by.length;
    return constant(part, [at]);
  });
}

/** `base.endsWith("/")`; undefined where a hole decides. */
function asks(text: Value, at: "begins" | "ends", [part, ...more]: readonly Value[]): Value | undefined {
  const is = part && stringOf(part);
  const holds = is === undefined || more.length > 0 ? undefined : hasPart(text, at, is);
  return holds === undefined ? undefined : constant(holds);
}

function slice(text: Value, fixed: string, args: readonly Value[]): Value | undefined {
  const numbers = args.map((arg) =>
    arg.kind === "constant" && typeof arg.value === "number" ? arg.value : Number.NaN,
  );
  if (numbers.some(Number.isNaN)) return undefined;
  return constant(fixed.slice(numbers[0], numbers[1]), "sources" in text ? text.sources : []);
}

/**
 * `new URL("http://localhost/"+path).toString().substring(17)` is the path. `(location.origin+"/feed").substr(4)`: an address
 * of the page without its beginning begins as unknown as before. So does `location.href.slice(4)`.
 */
function tail(text: Value, [from, to]: readonly Value[]): Value | undefined {
  const start = from?.kind === "constant" && typeof from.value === "number" ? from.value : 0;
  if (start <= 0 || to) return undefined;
  const [first, ...rest] = text.kind === "template" ? text.parts : [];
  if (typeof first !== "string" || first.length < start) return beginsWithPage(text) ? text : undefined;
  const parts = [first.slice(start), ...rest].map((part) => (typeof part === "string" ? constant(part) : part));
  return concat(parts, "sources" in text ? text.sources : []);
}

function beginsWithPage(text: Value): boolean {
  if (text.kind === "sum") return beginsWithPage(text.left);
  const [first] = text.kind === "template" ? text.parts : [];
  if (typeof first === "object") return beginsWithPage(first);
  return text.kind === "global" && PAGE.test(text.path.join("."));
}

const PAGE = /^(?:(?:window|self|document)\.)?location\.(?:href|origin)$/;

/** Methods of strings on addresses of the page. */
export function pageMethod({ path }: Global, args: readonly Value[]): Value | undefined {
  const name = path.at(-1);
  const isPart = name === "slice" || name === "substring" || name === "substr";
  return isPart ? tail({ kind: "global", path: path.slice(0, -1) }, args) : undefined;
}

/** Where a text stands in another one. */
function position(fixed: string, name: "indexOf" | "lastIndexOf", [what, from]: readonly Value[]): Value | undefined {
  const text = what && stringOf(what);
  return text === undefined || from ? undefined : constant(fixed[name](text));
}

/**
 * Replacing a fixed string in a known text. Patterns are not run on the material (a pattern can be made to take for
 * ever): trimming slashes, by far the commonest, leaves the text as it is but for its ends.
 */
function replace(text: Value, [what, by]: readonly Value[], isAll: boolean): Value {
  if (what?.kind === "pattern" && what.pattern.startsWith("^") && by?.kind === "template") return behind(by, text);
  const parts = text.kind === "template" ? text.parts : [stringOf(text) ?? text];
  const from = what && stringOf(what);
  if (what?.kind === "pattern" && by?.kind === "function" && OPENS.some((one) => what.pattern.startsWith(one)))
    return concat(parts.flatMap((part) => (typeof part === "string" ? eachFilled(part) : [part])));
  if (from === undefined || from === "" || !by) return text;
  const filled = placeholder(from, by);
  const first = parts.findIndex((part) => typeof part === "string" && part.includes(from));
  const pieces = parts.flatMap((part, place): readonly Value[] => {
    if (typeof part !== "string") return [part];
    return isAll || place === first ? replaced(part, from, filled, isAll) : [constant(part)];
  });
  return concat(pieces, "sources" in text ? text.sources : []);
}

/** A computed text in place of how another begins: `path.replace(/^(?!.*\/\/)\/?/, base + "/")`, `path.replace(/^\/?(.*)$/, base + "/$1")`. */
function behind({ parts }: Template, text: Value): Value {
  const fixed = stringOf(text);
  const pieces = parts.map((part, at) => {
    if (typeof part !== "string") return part;
    return constant(at === parts.length - 1 && part.endsWith("$1") ? part.slice(0, -2) : part);
  });
  return concat([
    ...pieces,
    fixed?.startsWith("/") ? constant(fixed.slice(1), "sources" in text ? text.sources : []) : text,
  ]);
}

const PLACEHOLDER = /\{(\w+)\}|:([a-z_]\w*)/i;

/** How a pattern for placeholders begins: `path.replace(/:(\w+)/g, (all, name) => values[name])`. */
const OPENS = ["\\{", "{", ":"];
/** The pieces between placeholders, and a hole for each of those; of the two ways to write one, one is not there. */
const eachFilled = (part: string): readonly Value[] =>
  part.split(PLACEHOLDER).flatMap((piece, index): readonly Value[] => {
    if (index % 3 === 0) return [constant(piece)];
    return piece ? [{ kind: "named", name: piece }] : [];
  });

/** A placeholder has the best name for what comes in its place: `path.replace("{petId}", encodeURIComponent(id))`. */
function placeholder(from: string, by: Value): Value {
  const [all, inBraces, behindColon] = PLACEHOLDER.exec(from) ?? [];
  const name = inBraces ?? behindColon;
  const isText = by.kind === "constant" || by.kind === "template" || by.kind === "union";
  return name === undefined || all !== from || isText ? by : { kind: "named", name };
}

/** `":id"` in "/users/:id" replaced by a value. */
function replaced(part: string, from: string, by: Value, isAll: boolean): readonly Value[] {
  const [first = "", ...rest] = part.split(from);
  const pieces = isAll ? rest : [rest.join(from)];
  return [constant(first), ...pieces.flatMap((piece) => [by, constant(piece)])];
}
