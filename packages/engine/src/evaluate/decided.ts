/** What a condition decides, by the value that it asks about. */
import type { Condition, Value } from "./value.ts";

/** Whether a condition holds, where its subject tells. */
export function decided(condition: Condition): boolean | undefined {
  const known = answer(condition);
  return known === undefined ? undefined : known === condition.holds;
}

function answer({ of, asks, is, among = [] }: Condition): boolean | undefined {
  switch (asks) {
    case "truthy":
      return truthiness(of);
    case "missing":
      return isNothing(of, is);
    case "every":
      return ofAll(of);
    case "order":
      return inOrder(of, is);
    case "type":
      return isType(of, is);
    case "text":
      return isText(of, is);
    case "instance":
      return isMadeBy(of, is);
    case "begins":
    case "ends":
    case "has":
      return hasPart(of, asks, is ?? "");
    case "listed":
      return of.kind === "constant" ? typeof of.value === "string" && among.includes(of.value) : undefined;
  }
}

function isNothing(value: Value, is: string | undefined): boolean | undefined {
  if (value.kind === "constant")
    return (value.value ?? null) === null && (is === undefined || String(value.value) === is);
  return truthiness(value) === true ? false : undefined;
}

/** Whether each of a list holds, as far as is known. */
function ofAll(list: Value): boolean | undefined {
  const parts = list.kind === "array" ? list.elements.map(truthiness) : [undefined];
  return parts.includes(false) ? false : parts.includes(undefined) ? undefined : true;
}

/** Of two numbers. */
function inOrder(of: Value, is = ""): boolean | undefined {
  const [left, right] = of.kind === "array" ? of.elements.map((one) => one.kind === "constant" && one.value) : [];
  if (typeof left !== "number" || typeof right !== "number") return undefined;
  return left === right ? is.endsWith("=") : left < right === is.startsWith("<");
}

export function truthiness(value: Value): boolean | undefined {
  if (value.kind === "constant") return Boolean(value.value);
  if (typeOf(value) === "object" || typeOf(value) === "function") return true;
  if (value.kind === "template")
    return value.parts.some((part) => typeof part === "string" && part !== "") ? true : undefined;
  return value.kind === "choice" && (isSure(value.first) || (value.when === "falsy" && isSure(value.second)))
    ? true
    : undefined;
}

/** `"/api"` of `given || "/api"`. What a flag is on the spot, `!isOpen`, is only what it begins with. */
const isSure = (value: Value): boolean =>
  truthiness(value) === true && !(value.kind === "constant" && typeof value.value === "boolean");

function isType(value: Value, is: string | undefined): boolean | undefined {
  const type = typeOf(value);
  return type === undefined ? undefined : type === is;
}

/** What `typeof` gives. */
function typeOf(value: Value): string | undefined {
  switch (value.kind) {
    case "constant":
      return typeof value.value;
    case "template":
      return "string";
    case "object":
    case "array":
    case "list":
    case "instance":
    case "namespace":
    case "element":
    case "pattern":
      return "object";
    case "function":
    case "class":
      return "function";
    default:
      return undefined;
  }
}

/** What `Array.isArray` asks for. */
export const ARRAY = "Array";

function isMadeBy(value: Value, is: string | undefined): boolean | undefined {
  if (is === ARRAY && (value.kind === "array" || value.kind === "list")) return true;
  if (value.kind === "result" && value.isNew && value.callee.kind === "global") return value.callee.path[0] === is;
  // an object that is made in place, or a text
  const isPlain =
    value.kind === "object"
      ? value.layers[0]?.kind === "literal"
      : value.kind === "constant" || value.kind === "template";
  return isPlain ? false : undefined;
}

/** Of a text with holes: what stands before the first and behind the last of them. */
export function hasPart(value: Value, asks: Condition["asks"], is: string): boolean | undefined {
  if (value.kind === "union") {
    const [first, ...others] = value.options.map((option) => hasPart(option, asks, is));
    return others.every((one) => one === first) ? first : undefined;
  }
  if (value.kind !== "constant" && value.kind !== "template") return undefined;
  const parts = value.kind === "constant" ? [value.value] : value.parts;
  const known = parts.filter((part) => typeof part === "string");
  if (asks === "has")
    return known.some((part) => part.includes(is)) || (known.length < parts.length ? undefined : false);
  const [end] = asks === "begins" ? parts : parts.slice(-1);
  if (typeof end !== "string") return value.kind === "constant" ? false : undefined;
  const isAtEnd = (text: string, part: string): boolean =>
    asks === "begins" ? text.startsWith(part) : text.endsWith(part);
  if (isAtEnd(end, is)) return true;
  return parts.length > 1 && isAtEnd(is, end) ? undefined : false;
}

function isText(value: Value, is: string | undefined): boolean | undefined {
  if (value.kind === "constant") return value.value === is;
  return value.kind === "object" || value.kind === "array" || value.kind === "function" ? false : undefined;
}
