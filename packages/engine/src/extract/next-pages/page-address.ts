/**
 * The page that a link of Next's app router leads to, by its address: `/orders?open=1` is `/orders`, `/orders/${id}` is
 * `/orders/{id}`. What is no page (another site, a file, a route of the server's interface) gives nothing.
 */
import { type TextTemplate, written } from "../../evaluate/text.ts";
import { pagePath } from "../../formats/next/page-path.ts";
import { isPlain } from "../extractors/external-addresses/labels.ts";

/** Of a parameter whose value has no name in the code. */
const NAMELESS = "id";

/** A segment that somebody wrote: `[id]` as in `href={{pathname:"/orders/[id]"}}`. */
const WRITTEN = /^(?:[\w.~%@:!$&'()+,;=-]+|\[\[?(?:\.\.\.)?\w+\]?\])$/;

/** `isOwn`: the program writes it for itself, so that it may be nothing but parameters. */
export function pageAddress(text: TextTemplate, isOwn = false): string | undefined {
  const literal = text.parts.map((part) => (typeof part === "string" ? part : "")).join("");
  // what holds braces itself cannot be told from holes
  if (/[{}\s\\]/.test(literal) || typeof text.parts[0] !== "string") return undefined;
  const whole = written(text, NAMELESS);
  if (!/^\/(?!\/)/.test(whole)) return undefined;
  const address = withoutQuery(whole);
  const segments = address.split("/").filter(Boolean);
  const path = `/${segments.map(parameter).join("/")}`;
  return isPage(segments, isOwn) ? pagePath(path) : undefined;
}

/** `/orders?open=1`, `/orders#new`; `/orders${filter}` has nothing before it but a name, so what follows is no segment. */
const withoutQuery = (address: string): string =>
  address.replace(/[?#].*$/s, "").replace(/(\/[A-Za-z][A-Za-z-]*[A-Za-z])\{[^{}]*\}$/, "$1");

/** Next has no parameters of a part of a segment: `/orders/no-${id}` is a value of `/orders/{id}`. */
const parameter = (segment: string): string => /\{[^{}]*\}/.exec(segment)?.[0] ?? segment;

/** Names of files and of the framework's own addresses. */
const NO_PAGE = /\.[a-z]\w{1,4}$/i;

function isPage(segments: readonly string[], isOwn: boolean): boolean {
  const [first] = segments;
  if (first === "api" || first === "_next" || NO_PAGE.test(segments.at(-1) ?? "")) return false;
  const named = segments.filter((segment) => !segment.includes("{"));
  const isTold =
    segments.length === 0 || named.length > 0 || (isOwn && segments.some((one) => !isPlain(one.slice(1, -1))));
  return isTold && named.every((segment) => WRITTEN.test(segment));
}
