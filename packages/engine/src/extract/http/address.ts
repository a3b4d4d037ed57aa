/** Addresses: from a string with holes to a URL template and the names of its query parameters. */
import { type TextTemplate, written } from "../../evaluate/text.ts";

export interface Address {
  /** Template without query string and fragment; an unknown beginning is {base}. */
  readonly url: string;
  readonly query: readonly QueryParameter[];
}

export interface QueryParameter {
  readonly name: string;
  readonly value?: string;
}

/** Something that is no address of a server: a data URL, an object URL. */
const NO_ADDRESS = /^(?:data|blob|javascript|mailto|tel|about|chrome-extension):/i;

/** `url + (url.includes("?") ? "&" : "?") + query`, where the first is taken: what follows is no part of the path. */
const OTHER_QUERY = /&(?=\{|[\w.-]+=)/;

/** Nothing where the text holds no literal piece of an address. */
export function addressOf(text: TextTemplate): Address | undefined {
  const parts = withBase(withoutPort(withoutLeadingHoles(withoutOrigin(withoutScheme(text)))));
  const whole = written({ ...text, parts });
  const [path = "", ...queries] = whole.replace(/#.*$/s, "").split(whole.includes("?") ? "?" : OTHER_QUERY);
  const literal = path.replace(/\{[^{}]*\}/g, "").replace(/^[a-z]+:\/\//i, "");
  // `/^https?:/.test(url) ? url : "/api" + url`: nothing asks for "/apihttps://example.org"
  if (NO_ADDRESS.test(whole) || /[\s<>"'`|\\^]|\whttps?:\/\//.test(path) || !/[A-Za-z0-9]/.test(literal))
    return undefined;
  return { url: tidy(path), query: queries.flatMap(queryParameters) };
}

/** `"ws" + location.origin.slice(4)`: a scheme before an unknown beginning is a part of it. */
function withoutScheme({ parts: [scheme, beginning, ...rest], ...text }: TextTemplate): TextTemplate {
  const isScheme = scheme === "ws" || scheme === "wss";
  const whole = [scheme, beginning].flatMap((part) => part ?? []);
  return { ...text, parts: isScheme && isHoleOrSlash(beginning) ? [...whole.slice(1), ...rest] : [...whole, ...rest] };
}

/** `location.protocol + "//" + location.host`, `"//" + host` and `"ws://" + location.host` are one unknown beginning. */
function withoutOrigin({ parts, ...text }: TextTemplate): TextTemplate {
  const from = typeof parts[0] === "string" ? 0 : 1;
  const [slashes, host, behind] = parts.slice(from);
  if (!isSlashes(slashes) || host === undefined || typeof host === "string" || !isBehindHost(behind))
    return { ...text, parts };
  return { ...text, parts: [{ hole: "base" }, ...parts.slice(from + 2)] };
}

type Part = TextTemplate["parts"][number] | undefined;
/** A socket has the scheme that the page's own asks for. */
const isSlashes = (part: Part): boolean => typeof part === "string" && /^(?:(?:wss?)?:)?\/\/$/.test(part);
/** Not `.shop.example/x`, which says the rest of the host. */
const isBehindHost = (part: Part): boolean => typeof part !== "string" || /^[/:?#]/.test(part);

/** Several unknown beginnings, one after the other, are one base. */
function withoutLeadingHoles({ parts }: TextTemplate): TextTemplate["parts"] {
  let from = 0;
  while (typeof parts[from] !== "string" && parts[from] !== undefined && isHoleOrSlash(parts[from + 1])) from++;
  return parts.slice(from);
}

/** A port behind an unknown host is a part of the base: `{host}:6277/x`, `{host}:{port}/x`. */
function withoutPort([host, port, ...rest]: TextTemplate["parts"]): TextTemplate["parts"] {
  if (host === undefined || port === undefined) return host === undefined ? [] : [host];
  if (typeof host === "string" || typeof port !== "string") return [host, port, ...rest];
  const [number, ...behind] = rest;
  if (port === ":" && number !== undefined && typeof number !== "string") return [host, ...behind];
  const path = port.replace(/^:\d+(?=[/?#]|$)/, "");
  return path === "" ? [host, ...rest] : [host, path, ...rest];
}

const isHoleOrSlash = (part: TextTemplate["parts"][number] | undefined): boolean =>
  part !== undefined && typeof part !== "string";

/** An unknown beginning is the base; before `://example.org/x` it is the scheme. */
function withBase(parts: TextTemplate["parts"]): TextTemplate["parts"] {
  const [first, second] = parts;
  if (first === undefined || typeof first === "string" || second === undefined) return parts;
  const isScheme = typeof second === "string" && second.startsWith("://");
  return [{ hole: isScheme ? "scheme" : "base" }, ...parts.slice(1)];
}

/** `{base}api/x` is `{base}/api/x`; doubled slashes are one; an address with a scheme has no base. */
const tidy = (path: string): string =>
  path
    .replace(/^(?:\/|\{[^}]*\})+(?=[a-z]+:\/\/)/i, "")
    .replace(/^\{base\}(?=[^/{])/, "{base}/")
    .replace(/(^|[^:/])\/{2,}/g, "$1/");

function queryParameters(query: string): readonly QueryParameter[] {
  return query.split("&").flatMap((pair) => {
    const [name = "", ...rest] = pair.split("=");
    if (!/^[\w.$[\]-]+$/.test(name)) return [];
    const value = rest.join("=");
    return value === "" || value.includes("{") ? [{ name }] : [{ name, value }];
  });
}
