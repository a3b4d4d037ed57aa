/**
 * The text of one entry of a catalogue, in the forms that libraries keep it: a string (i18next, ngx-translate, vue-i18n),
 * the parts of a compiled message (Lingui 2 to 6: `["Hello ",["name"]]`, FormatJS 2 to 7: `[{type:0,value:"Hello "}]`),
 * an object with the message in it (`{defaultMessage:"..."}`, Chrome's `{message:"..."}`), the tree of vue-i18n 9 to 11
 * (`{t:0,b:{t:2,i:[{t:3,v:"Hello "},{t:4,k:"name"}]}}`), gettext's list of plural forms (`[null,"one file","{n} files"]`).
 * Holes are written as {name}.
 */

const MESSAGE_KEYS = ["defaultMessage", "message", "translation", "string", "value"];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Undefined where a value is no text. */
export function messageText(value: unknown): string | undefined {
  if (typeof value === "string") return namedHoles(value);
  if (Array.isArray(value)) return value.length > 0 ? (gettext(value) ?? parts(value)) : undefined;
  if (!isRecord(value)) return undefined;
  const tree = value.b ?? value.body;
  if ((value.t ?? value.type) === 0 && isRecord(tree)) return vueText(tree);
  const found = MESSAGE_KEYS.map((key) => value[key]).find((text) => typeof text === "string");
  return typeof found === "string" && !("type" in value) && !isGroup(value) ? namedHoles(found) : undefined;
}

/** What stands beside a message for translators and tools. */
const BESIDE = /^(?:id|key|hash|description|context|comments?|notes?|developer_?[cC]omment|meaning|status|file)$/;

/** `{title:"Delete it?",message:"It is gone then.",confirm:"Delete"}`: texts with keys of their own, one called `message`. */
const isGroup = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(value).some(
    ([key, text]) => typeof text === "string" && !MESSAGE_KEYS.includes(key) && !BESIDE.test(key),
  );

/** Jed and gettext-parser: the singular stands behind an empty first entry. */
const gettext = ([first, second]: readonly unknown[]): string | undefined =>
  (first === null || first === "") && typeof second === "string" ? namedHoles(second) : undefined;

/** vue-i18n's nodes: 1 plural, 2 message, 3 text, 4 named, 5 listed, 6 linked, 9 literal. */
function vueText(node: Readonly<Record<string, unknown>>): string | undefined {
  const { type = node.t, items = node.i, cases = node.c, value = node.v ?? node.s ?? node.static, key = node.k } = node;
  if (type === 1) return Array.isArray(cases) && isRecord(cases[0]) ? vueText(cases[0]) : undefined;
  if (type === 2) {
    if (typeof value === "string") return value;
    const texts = Array.isArray(items)
      ? items.map((item: unknown) => (isRecord(item) ? vueText(item) : undefined))
      : [];
    return texts.length > 0 && texts.every((text) => text !== undefined) ? texts.join("") : undefined;
  }
  if (type === 3 || type === 9) return typeof value === "string" ? value : undefined;
  return type === 4 && typeof key === "string" ? `{${key}}` : "{}";
}

function parts(list: readonly unknown[]): string | undefined {
  const out: string[] = [];
  for (const part of list) {
    const text = partText(part);
    if (text === undefined) return undefined;
    out.push(text);
  }
  return out.join("");
}

/** FormatJS: 0 is text, 8 a tag, everything else an argument. */
function partText(part: unknown): string | undefined {
  if (typeof part === "string") return part;
  if (Array.isArray(part)) return typeof part[0] === "string" ? `{${part[0]}}` : undefined;
  if (!isRecord(part) || typeof part.type !== "number") return undefined;
  const { value, children } = part;
  if (part.type === 0) return typeof value === "string" ? value : undefined;
  if (part.type === 8 && Array.isArray(children)) return parts(children);
  return typeof value === "string" ? `{${value}}` : undefined;
}

/** `{{ name }}`, `%{name}`, `{count, plural, one {# file} other {# files}}` as {name}. */
function namedHoles(text: string): string {
  if (!text.includes("{")) return text;
  const plain = text.replace(/\{\{-?\s*([\w.]+)(?![\w.])[^{}]*\}\}/g, "{$1}").replace(/%\{(\w+)\}/g, "{$1}");
  return /\{\s*\w+\s*,/.test(plain) ? foldArguments(plain) : plain;
}

/** ICU arguments with formats nest; what stands in the outermost braces is one hole. */
function foldArguments(text: string): string {
  let depth = 0;
  let out = "";
  let inside = "";
  for (const char of text) {
    if (char === "{" && depth++ === 0) inside = "";
    else if (char === "}" && depth > 0 && --depth === 0) out += `{${/^\s*(\w*)/.exec(inside)?.[1] ?? ""}}`;
    else if (depth === 0) out += char;
    else inside += char;
  }
  return out;
}
