/**
 * Parts of a message of several parts (RFC 2045, 2046), nested ones included: text in which each character is a byte, to
 * headers and decoded bodies. A message that does not end with its closing line has been cut off.
 */
import { CaptureError } from "../capture-error.ts";
import { DEFAULT_LIMITS } from "../limits.ts";

export interface MimePart {
  /** By lower-case name; of two of one name the first. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bytes: Uint8Array;
}

/** Parts within parts; pages have one or two. */
const MAX_DEPTH = 8;

const MAX_HEADER_CHARACTERS = 2 ** 16;

/**
 * The parts that have a content, in their order.
 *
 * @param text decoded as ISO-8859-1
 * @throws {CaptureError} `mhtml-damaged`
 */
export function leafParts(text: string, name: string): readonly MimePart[] {
  const found: MimePart[] = [];
  const add = (part: string, depth: number): void => {
    const { headers, body } = headOf(part);
    const boundary = boundaryOf(headers);
    if (boundary === undefined) found.push({ headers, bytes: decoded(body, headers) });
    else if (depth === MAX_DEPTH) throw new CaptureError("mhtml-damaged", `${name}: parts within parts`);
    else for (const inner of partsOf(body, boundary, name)) add(inner, depth + 1);
    if (found.length > DEFAULT_LIMITS.maxFiles)
      throw new CaptureError("too-many-files", String(DEFAULT_LIMITS.maxFiles));
  };
  add(text, 0);
  return found;
}

/** The headers of a message, and what stands behind the empty line that ends them. */
export function headOf(part: string): { readonly headers: ReadonlyMap<string, string>; readonly body: string } {
  const window = part.slice(0, MAX_HEADER_CHARACTERS);
  const end = /^\r?\n|\r?\n\r?\n/.exec(window);
  const head = window.slice(0, end?.index ?? window.length);
  const headers = new Map<string, string>();
  for (const line of head.replace(/\r?\n[ \t]/g, " ").split(/\r?\n/)) {
    const colon = line.indexOf(":");
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (name !== "" && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim());
  }
  return { headers, body: end === null ? "" : part.slice(end.index + end[0].length) };
}

/** Undefined where the body is no list of parts. */
function boundaryOf(headers: ReadonlyMap<string, string>): string | undefined {
  const type = headers.get("content-type") ?? "";
  return /^multipart\//i.test(type) ? parameterOf(type, "boundary") : undefined;
}

/** `boundary="x"` or `charset=x` of a Content-Type. */
export function parameterOf(type: string, name: string): string | undefined {
  for (const parameter of type.split(";").slice(1)) {
    const equals = parameter.indexOf("=");
    const value = parameter.slice(equals + 1).trim();
    if (equals !== -1 && parameter.slice(0, equals).trim().toLowerCase() === name) return value.replace(/^"|"$/g, "");
  }
  return undefined;
}

/** What stands between the lines of the boundary; before the first and behind the last is nothing that counts. */
function partsOf(body: string, boundary: string, name: string): readonly string[] {
  const text = `\n${body}`;
  const mark = `\n--${boundary}`;
  const parts: string[] = [];
  let begin: number | undefined;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    const behind = at + mark.length;
    const isLast = text.startsWith("--", behind);
    // another boundary may begin with this one
    if (!isLast && !/[\r\n \t]/.test(text.charAt(behind))) continue;
    if (begin !== undefined) parts.push(text.slice(begin, text.charAt(at - 1) === "\r" ? at - 1 : at));
    if (parts.length > DEFAULT_LIMITS.maxFiles)
      throw new CaptureError("too-many-files", String(DEFAULT_LIMITS.maxFiles));
    if (isLast) return parts;
    begin = text.indexOf("\n", behind) + 1;
    if (begin === 0) break;
  }
  throw new CaptureError("mhtml-damaged", `${name}: its end is missing`);
}

function decoded(body: string, headers: ReadonlyMap<string, string>): Uint8Array {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64");
  return Buffer.from(encoding === "quoted-printable" ? unquoted(body) : body, "latin1");
}

/** RFC 2045, 6.7: a byte as two digits, and line ends that are none. */
const unquoted = (text: string): string =>
  text.replace(/=(?:\r?\n|([0-9A-Fa-f]{2}))/g, (_, digits: string | undefined) =>
    digits === undefined ? "" : String.fromCharCode(Number.parseInt(digits, 16)),
  );
