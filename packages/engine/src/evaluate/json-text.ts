/**
 * `JSON.parse('{"name":"shop","version":"1.2.0"}')`: what webpack 4 and 5 and Vite make of a JSON file that is imported, and
 * people of configuration. The text is read as data, whatever it says.
 */
import { constant, type Layer, type Source, type Value } from "./value.ts";

/** Longest text that is read, in UTF-16 code units; longer ones are catalogues and data. */
const MAX_TEXT = 20_000;
const MAX_DEPTH = 12;

/** The value of a known text; undefined where it is open, long or no JSON. */
export function parsedText(text: Value | undefined): Value | undefined {
  if (text?.kind !== "constant" || typeof text.value !== "string" || text.value.length > MAX_TEXT) return undefined;
  const data = read(text.value);
  return data === undefined ? undefined : madeOf(data.value, text.sources, undefined, 0);
}

function read(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function madeOf(data: unknown, sources: readonly Source[], key: string | undefined, depth: number): Value | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const inner = (one: unknown, name?: string): Value =>
    madeOf(one, sources, name, depth + 1) ?? { kind: "unknown", reason: "bound-reached" };
  if (Array.isArray(data)) return { kind: "array", elements: data.map((one) => inner(one)), open: false };
  if (typeof data === "object" && data !== null) {
    const layers = Object.entries(data).map(
      ([name, value]): Layer => ({ kind: "entry", key: name, value: inner(value, name) }),
    );
    return { kind: "object", layers };
  }
  if (data === null || typeof data === "string" || typeof data === "number" || typeof data === "boolean")
    return constant(data, placeOf(data, sources, key));
  return undefined;
}

/** Where a value stands in the text: behind its key, a text also where it stands first. Else it is the whole. */
function placeOf(data: unknown, sources: readonly Source[], key: string | undefined): readonly Source[] {
  const [whole, ...others] = sources;
  if (!whole || others.length > 0) return sources;
  const { script, start, end } = whole;
  const code = script.text.slice(start, end);
  const written = JSON.stringify(data);
  const naming = key === undefined ? "" : `${JSON.stringify(key)}:`;
  const named = naming === "" ? -1 : code.indexOf(naming + written);
  const at = named >= 0 ? named + naming.length : typeof data === "string" ? code.indexOf(written) : -1;
  // `"days":1` is no part of `"days":14`
  const isPart = at < 0 || (typeof data === "number" && /[\d.eE]/.test(code[at + written.length] ?? ""));
  return isPart ? sources : [{ script, start: start + at, end: start + at + written.length }];
}
