/** Reads the texts of models: signatures, `"get|delete(url: string, config?)"`, and paths, `"config.params ?? config.query"`. */

/** What a parameter takes. */
export type Takes =
  | {
      readonly kind:
        | "any"
        | "string"
        | "text"
        | "address"
        | "rooted"
        | "handed"
        | "hash"
        | "object"
        | "function"
        | "window";
    }
  | KeysTaken
  | { readonly kind: "type"; readonly type: string };

/** An object with one key of each group; of several groups the keys stand in it. `only`: it has no keys beside these and those. */
export interface KeysTaken {
  readonly kind: "keys";
  readonly keys: readonly (readonly string[])[];
  readonly only?: readonly string[];
}

export interface Parameter {
  readonly name: string;
  readonly optional: boolean;
  readonly takes: Takes;
}

export interface Signature {
  /** Empty for the value itself, `new` where it is constructed, `*` for every other name. */
  readonly name: string;
  /** None for a property. */
  readonly parameters: readonly Parameter[] | undefined;
}

/** Names before parentheses share them: `"get|delete(url) | request(config)"` is three signatures. */
export function signaturesIn(text: string): readonly Signature[] {
  const pieces = splitOutside(text, "|").map((piece) => piece.trim());
  let parameters: readonly Parameter[] | undefined;
  return pieces
    .toReversed()
    .map((piece): Signature => {
      const open = piece.indexOf("(");
      if (open >= 0) parameters = parametersIn(piece.slice(open + 1, piece.lastIndexOf(")")));
      return { name: (open < 0 ? piece : piece.slice(0, open)).trim(), parameters };
    })
    .toReversed();
}

const parametersIn = (text: string): readonly Parameter[] =>
  splitOutside(text, ",")
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map(parameterIn);

function parameterIn(text: string): Parameter {
  const [before = "", kind = ""] = text.split(":").map((piece) => piece.trim());
  const optional = before.endsWith("?");
  return { name: optional ? before.slice(0, -1) : before, optional, takes: takesIn(kind) };
}

function takesIn(kind: string): Takes {
  if (kind.startsWith("{")) return keysIn(kind.slice(1, -1));
  switch (kind) {
    case "":
      return { kind: "any" };
    case "string":
    case "text":
    case "address":
    case "rooted":
    case "handed":
    case "hash":
    case "object":
    case "function":
    case "window":
      return { kind };
    default:
      return { kind: "type", type: kind };
  }
}

/** `a|b`, `a & b|c`, `a & b|c; d|e` */
function keysIn(text: string): KeysTaken {
  const [groups = "", only] = text.split(";");
  const keys = groups.split("&").map(keyNames);
  return { kind: "keys", keys, ...(only !== undefined && { only: [...keys.flat(), ...keyNames(only)] }) };
}

const keyNames = (text: string): readonly string[] => text.split("|").map((key) => key.trim());

/** Splits where no bracket is open. */
function splitOutside(text: string, at: string): readonly string[] {
  const out: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (char === "(" || char === "{") depth++;
    else if (char === ")" || char === "}") depth--;
    else if (char === at && depth === 0) {
      out.push(text.slice(start, index));
      start = index + 1;
    }
  }
  return [...out, text.slice(start)];
}

/** What a method is called on, in a path. */
export const SELF = "this";

/** What the names of the method, and of the way to it, say. */
type Named = "name" | "method" | "path" | "route" | "parent";

/** One way to a part of a request. */
export type Way =
  | { readonly kind: Named }
  | { readonly kind: "literal"; readonly value: string | number }
  | { readonly kind: "entry"; readonly key: string; readonly value: string }
  | { readonly kind: "value"; readonly parameter: string; readonly keys: readonly string[]; readonly asked: boolean };

const NAMED = new Map<string, Named>([
  ["$name", "name"],
  ["$method", "method"],
  ["$path", "path"],
  ["$route", "route"],
  ["$parent", "parent"],
]);

/** The ways to a part, the first that is there counts. */
export const waysIn = (path: string): readonly Way[] => path.split("??").map((way) => wayIn(way.trim()));

function wayIn(text: string): Way {
  const named = NAMED.get(text);
  if (named) return { kind: named };
  if (/^\d+$/.test(text)) return { kind: "literal", value: Number(text) };
  if (text.startsWith("'")) return { kind: "literal", value: text.slice(1, -1) };
  const entry = /^\{ \[(\w+)\]: (\w+) \}$/.exec(text);
  if (entry) return { kind: "entry", key: entry[1] ?? "", value: entry[2] ?? "" };
  const asked = text.endsWith("()");
  const [parameter = "", ...keys] = (asked ? text.slice(0, -2) : text).split(".");
  return { kind: "value", parameter, keys, asked };
}
