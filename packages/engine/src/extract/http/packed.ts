/** What is sent as a text or as bytes, and what that is made of: `JSON.stringify(x)`, `new Uint8Array(encode(x))`. */
import { fromPairs } from "../../evaluate/entries.ts";
import { globalName } from "../../evaluate/global-name.ts";
import { outcomes, type Value } from "../../evaluate/value.ts";
import { wordSet } from "../../word-set.ts";

/**
 * What libraries call it that keep the names of the keys: qs and query-string `stringify`, superjson `serialize`, cbor-x and
 * @msgpack/msgpack `encode`, msgpackr `pack`; the platform's `new TextEncoder().encode(text)`.
 */
const PACKERS = wordSet("stringify serialize encode pack");
const BYTES = wordSet("Uint8Array Blob File");
/** Deepest packing: an object as a text, the text as bytes, the bytes in a blob. */
const MAX_DEPTH = 4;

/** What a value is made of, all the way; the value where it is not packed. */
export const unpackedOf = (value: Value, depth = 0): readonly Value[] =>
  outcomes(value).flatMap((one) => {
    const inner = depth < MAX_DEPTH ? packedIn(one) : undefined;
    return inner ? unpackedOf(inner, depth + 1) : [one];
  });

export function packedIn(value: Value): Value | undefined {
  if (value.kind !== "result") return undefined;
  const { callee, args, isNew } = value;
  const [first] = args;
  // a list of the keys that are kept
  if (globalName(callee) === "JSON.stringify") return args[1]?.kind === "array" ? undefined : first;
  if (isPacker(callee)) return first;
  if (globalName(callee) === "URLSearchParams") return first && (inPairs(first) ?? first);
  if (callee.kind === "member" && callee.key === "toString") return written(callee.object);
  return isNew && first && BYTES.has(globalName(callee) ?? "") ? inBytes(first) : undefined;
}

function isPacker(callee: Value): boolean {
  if (callee.kind === "external") return PACKERS.has(callee.path.at(-1) ?? "");
  return callee.kind === "member" && PACKERS.has(callee.key) && callee.object.kind === "result" && callee.object.isNew;
}

/** `new URLSearchParams([["name", name]])` */
const inPairs = (list: Value): Value | undefined => (list.kind === "array" ? fromPairs(list.elements) : undefined);

/** `params.toString()`: parameters, or what is left of them where more is appended one by one. */
const written = (params: Value): Value | undefined => (params.kind === "object" ? params : packedIn(params));

/** Bytes that a function makes of one object are that object, whatever the function is called. */
function inBytes(bytes: Value): Value | undefined {
  const [part = bytes] = bytes.kind === "array" ? bytes.elements : [];
  const [only, ...more] = part.kind === "result" ? part.args : [];
  return packedIn(part) ?? (only?.kind === "object" && more.length === 0 ? only : undefined);
}
