/** Which part of the address of the page a text is, and what the methods of texts and lists make of it. */

/**
 * The path with what stands before it or without, its segments, the first of them, and anything else that is made of the
 * address: an object that holds it, a later segment, the match of a pattern. `?` is the query, `?page` one of its values.
 * Halves are the path and the query of an address that was split between them.
 */
export type AddressText =
  | "path"
  | "cut"
  | "parts"
  | "parts of a cut"
  | "halves"
  | "halves of a cut"
  | "first"
  | "some"
  | `?${string}`;

const CUTS = new Set(["replace", "slice", "substring", "substr"]);
const KEEPS = new Set(["toLowerCase", "trim", "toString", "map", "filter", "replaceAll"]);

/** What a method gives of such a text; `first` is its first argument, where that is a text. */
export function afterMethod(read: AddressText, method: string, first: string | undefined): AddressText {
  if (read === "?" && method === "get" && first !== undefined) return `?${first}`;
  // `path.split("/").filter(Boolean)`: without what stands before the first slash
  if (method === "filter" && read === "parts") return "parts of a cut";
  if (KEEPS.has(method) || (read === "?" && CUTS.has(method))) return read;
  if (method === "split") return first === "/" ? partsOf(read) : first === "?" ? halvesOf(read) : "some";
  if (method === "shift") return read === "parts of a cut" ? "first" : (halfOf(read, "0") ?? "some");
  return CUTS.has(method) && (read === "path" || read === "cut") ? "cut" : "some";
}

const partsOf = (read: AddressText): AddressText =>
  read === "path" ? "parts" : read === "cut" ? "parts of a cut" : "some";

const halvesOf = (read: AddressText): AddressText =>
  read === "path" ? "halves" : read === "cut" ? "halves of a cut" : "some";

/** `location.hash.split("?")[0]` is the path, `[1]` the query. */
function halfOf(read: AddressText, key: string): AddressText | undefined {
  if (read !== "halves" && read !== "halves of a cut") return undefined;
  if (key === "1") return "?";
  return key === "0" ? (read === "halves" ? "path" : "cut") : undefined;
}

/** What is read of such a text or list: `path.split("/")[1]`, and where the sign before it was cut off `[0]`. */
export function afterKeys(read: AddressText, [key, ...keys]: readonly string[]): AddressText | undefined {
  if (key === undefined) return read;
  if (key === "length") return undefined;
  const half = halfOf(read, key);
  if (half !== undefined) return afterKeys(half, keys);
  if (read === "?" && keys.length === 0) return key === "searchParams" ? read : `?${key}`;
  const isFirst =
    keys.length === 0 && ((read === "parts" && key === "1") || (read === "parts of a cut" && key === "0"));
  return isFirst ? "first" : "some";
}

/** Of several ways the one that says most: of the path, before the query; what is cut on one way is cut. */
export function eitherOf(reads: readonly (AddressText | undefined)[]): AddressText | undefined {
  const known = reads.filter((read) => read !== undefined);
  const ofPath = known.filter((read) => !read.startsWith("?"));
  const found = new Set(ofPath.length > 0 ? ofPath : known);
  const [only, ...others] = found;
  if (only === undefined || others.length === 0) return only;
  if (found.size === 2 && found.has("path") && found.has("cut")) return "cut";
  if (found.size === 2 && found.has("parts") && found.has("parts of a cut")) return "parts of a cut";
  // `parts.length>2?parts[2]:parts[0]`: what may be the first segment is asked as that
  return found.size === 2 && found.has("first") && found.has("some") ? "first" : "some";
}
