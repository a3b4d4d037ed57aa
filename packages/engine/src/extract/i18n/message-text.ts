/**
 * The text of one entry of a catalogue, in the forms that libraries keep it: a string (i18next, ngx-translate, vue-i18n),
 * the parts of a compiled message (Lingui 2 to 6: `["Hello ",["name"]]`, FormatJS 2 to 7: `[{type:0,value:"Hello "}]`),
 * an object with the message in it (`{defaultMessage:"..."}`, Chrome's `{message:"..."}`). Holes are written as {name}.
 */

const MESSAGE_KEYS = ["defaultMessage", "message", "translation", "string", "value"];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Undefined where a value is no text. */
export function messageText(value: unknown): string | undefined {
  if (typeof value === "string") return namedHoles(value);
  if (Array.isArray(value)) return value.length > 0 ? parts(value) : undefined;
  if (!isRecord(value)) return undefined;
  const found = MESSAGE_KEYS.map((key) => value[key]).find((text) => typeof text === "string");
  return typeof found === "string" && !("type" in value) ? namedHoles(found) : undefined;
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
  const plain = text.replace(/\{\{-?\s*([\w.]+)[^}]*\}\}/g, "{$1}").replace(/%\{(\w+)\}/g, "{$1}");
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
