/**
 * The catalogue of machinery: facts of a point's kind that stand in framework and library code, by component, each
 * with the signs that show it. All signs of a row have to be seen in code of one component for the row to be stated.
 * Seen in Next.js 15.3 and 16, React 19, Sentry 10, React Router 6 to 8.
 */
import type { PointName } from "@as-built/spec";

/** What survives minification of a piece of third-party code, and by which it is recognised. */
export type Sign =
  /** A text that holds one of these; with `asValue` the text is what is stated. */
  | { readonly kind: "text"; readonly holds: readonly string[]; readonly asValue?: true }
  /** A regular expression with this source. */
  | { readonly kind: "pattern"; readonly source: string }
  /** `x.name`, `{name: ...}`. */
  | { readonly kind: "property"; readonly name: string }
  /** `{method: "POST"}`, `x.rel = "stylesheet"`. */
  | { readonly kind: "entry"; readonly name: string; readonly value: string }
  /** `x.createElement("script")`. */
  | { readonly kind: "call"; readonly name: string; readonly argument: string }
  /** `new x.Name(5)`: the number. */
  | { readonly kind: "constructed"; readonly name: string }
  /** `f(x, 3800, Error("... text ..."))`: the number. */
  | { readonly kind: "number-beside"; readonly text: string }
  /** `requestIdleCallback(()=>setTimeout(f,3800))`: the number. */
  | { readonly kind: "idle-timer" }
  /** `x.length > 8192`, closely behind a name: the number. */
  | { readonly kind: "length-limit"; readonly behind: string }
  /** `x.name ?? 64`, `x.name || 64`: the number. */
  | { readonly kind: "default"; readonly name: string }
  /** `{name: 1000}`: the number. */
  | { readonly kind: "keyed-number"; readonly name: string }
  /** `1e3 * Number("300")`, a setting that the build wrote in: the product. */
  | { readonly kind: "scaled-setting" }
  /** `[2500, 4e3]`: the list, where it is one of these. */
  | { readonly kind: "numbers"; readonly lists: readonly (readonly number[])[] }
  /** Texts of a closed set, at least `least` of them in one unit; with `of`, only as what this property holds. */
  | { readonly kind: "values"; readonly values: readonly string[]; readonly least: number; readonly of?: string };

export interface Machinery {
  readonly point: PointName;
  /** In the words of a document that says what was left out. */
  readonly what: string;
  /** Packages; a scope (`@sentry`) stands for all of its packages. */
  readonly of: readonly string[];
  readonly signs: readonly [Sign, ...Sign[]];
}

type Row = Omit<Machinery, "of">;

const text = (...holds: readonly string[]): Sign => ({ kind: "text", holds });
const stated = (...holds: readonly string[]): Sign => ({ kind: "text", holds, asValue: true });
const property = (name: string): Sign => ({ kind: "property", name });
const keyed = (name: string): Sign => ({ kind: "keyed-number", name });

const NEXT: readonly Row[] = [
  { point: "purpose", what: "a client-side page router with a cache", signs: [property("prefetchCache")] },
  { point: "purpose", what: "a client-side page router with a cache", signs: [text("x-nextjs-data")] },
  {
    point: "purpose",
    what: "redirect and not-found helpers",
    signs: [text("NEXT_REDIRECT"), text("NEXT_HTTP_ERROR_FALLBACK", "NEXT_NOT_FOUND")],
  },
  {
    point: "purpose",
    what: "hydration and error-handling helpers",
    signs: [text("Application error: a "), text("-side exception has occurred")],
  },
  { point: "screens", what: "dynamic segments", signs: [property("isDynamicRoute")] },
  { point: "screens", what: "dynamic segments", signs: [property("slugName")] },
  { point: "screens", what: "catch-all segments", signs: [property("restSlugName")] },
  { point: "screens", what: "catch-all segments", signs: [text("catchall")] },
  { point: "screens", what: "optional segments", signs: [property("optionalRestSlugName")] },
  { point: "screens", what: "optional segments", signs: [text("optional-catchall")] },
  { point: "screens", what: "hash scroll", signs: [property("onlyHashChange")] },
  { point: "screens", what: "redirects", signs: [text("NEXT_REDIRECT")] },
  { point: "screens", what: "not-found fallbacks", signs: [text("NEXT_HTTP_ERROR_FALLBACK", "NEXT_NOT_FOUND")] },
  {
    point: "states",
    what: "router prefetch cache entries",
    signs: [{ kind: "values", values: ["fresh", "reusable", "expired", "stale"], least: 4 }],
  },
  {
    point: "calls",
    what: "page-data fetches marked with a data-request header",
    signs: [{ kind: "text", holds: ["x-nextjs-data"], asValue: true }],
  },
  {
    point: "calls",
    what: "server-action POST requests sent to the current address",
    signs: [
      { kind: "text", holds: ["Next-Action", "next-action"], asValue: true },
      { kind: "entry", name: "method", value: "POST" },
    ],
  },
  { point: "calls", what: "script loads", signs: [{ kind: "call", name: "createElement", argument: "script" }] },
  { point: "calls", what: "stylesheet loads", signs: [{ kind: "entry", name: "rel", value: "stylesheet" }] },
  {
    point: "errors",
    what: "a generic application-error page",
    signs: [stated("Application error: a "), text("-side exception has occurred")],
  },
  { point: "errors", what: "the digest on the application-error page", signs: [stated("Digest: ")] },
  { point: "errors", what: "hydration mismatch messages", signs: [stated("Hydration failed because")] },
  {
    point: "constants",
    what: "a page route load time-out in milliseconds",
    signs: [{ kind: "number-beside", text: "Route did not complete loading" }],
  },
  // 16: the number stands where it is used
  {
    point: "constants",
    what: "a page route load time-out in milliseconds",
    signs: [{ kind: "idle-timer" }],
  },
  {
    point: "constants",
    what: "a prefetch queue of so many concurrent tasks",
    signs: [{ kind: "constructed", name: "PromiseQueue" }],
  },
  { point: "constants", what: "router cache lifetimes in milliseconds", signs: [{ kind: "scaled-setting" }] },
];

const REACT_DOM: readonly Row[] = [
  { point: "errors", what: "hydration mismatch messages", signs: [stated("Hydration failed because")] },
  {
    point: "errors",
    what: "errors of the UI runtime by number, with the address of their texts",
    signs: [stated("https://react.dev/errors/", "https://reactjs.org/docs/error-decoder.html")],
  },
];

/** Status of a span in words, as tracing protocols have it (the codes of gRPC). */
const SPAN_STATUS = [
  "already_exists",
  "cancelled",
  "deadline_exceeded",
  "failed_precondition",
  "internal_error",
  "invalid_argument",
  "not_found",
  "permission_denied",
  "resource_exhausted",
  "unauthenticated",
  "unavailable",
  "unimplemented",
];

const SENTRY: readonly Row[] = [
  {
    point: "states",
    what: "the error-reporting session",
    signs: [{ kind: "values", values: ["ok", "exited", "crashed", "abnormal"], least: 1, of: "status" }],
  },
  { point: "states", what: "the span lifecycle", signs: [{ kind: "values", values: SPAN_STATUS, least: 4 }] },
  {
    point: "calls",
    what: "event uploads by the error-reporting client",
    signs: [stated("/envelope/")],
  },
  {
    point: "constants",
    what: "a limit on a tracing header in characters",
    signs: [{ kind: "length-limit", behind: "encodeURIComponent" }],
  },
  { point: "constants", what: "error-reporting buffer sizes", signs: [{ kind: "default", name: "bufferSize" }] },
  { point: "constants", what: "a span's idle time-out in milliseconds", signs: [keyed("idleTimeout")] },
  { point: "constants", what: "a span's final time-out in milliseconds", signs: [keyed("finalTimeout")] },
  { point: "constants", what: "a child span's time-out in milliseconds", signs: [keyed("childSpanTimeout")] },
];

/** What counts as good and as poor, of LCP, FCP, INP, TTFB, CLS and FID: milliseconds, of CLS a score. */
const WEB_VITALS: readonly Row[] = [
  {
    point: "constants",
    what: "performance metric thresholds",
    signs: [
      {
        kind: "numbers",
        lists: [
          [2500, 4000],
          [1800, 3000],
          [200, 500],
          [800, 1800],
          [0.1, 0.25],
          [100, 300],
        ],
      },
    ],
  },
];

const REACT_ROUTER: readonly Row[] = [
  // `path.replace(/\/:([\w-]+)(\?)?/g, ...)`, `/^:[\w-]+$/`
  { point: "screens", what: "dynamic segments", signs: [{ kind: "pattern", source: "^:[\\w-]+$" }] },
  { point: "screens", what: "optional segments", signs: [{ kind: "pattern", source: "\\/:([\\w-]+)(\\?)?" }] },
  { point: "screens", what: "redirects", signs: [text("X-Remix-Redirect", "X-Remix-Reload-Document")] },
  {
    point: "states",
    what: "the router's navigation",
    signs: [{ kind: "values", values: ["idle", "loading", "submitting"], least: 2, of: "state" }],
  },
];

const owned = (of: readonly string[], rows: readonly Row[]): readonly Machinery[] =>
  rows.map((row) => ({ ...row, of }));

const SENTRY_PACKAGES = ["@sentry", "@sentry-internal"];

export const CATALOGUE: readonly Machinery[] = [
  ...owned(["next"], NEXT),
  // Next.js brings the runtime along, compiled
  ...owned(["react-dom"], REACT_DOM),
  ...owned(SENTRY_PACKAGES, SENTRY),
  ...owned(["next", "web-vitals", ...SENTRY_PACKAGES], WEB_VITALS),
  ...owned(["react-router", "react-router-dom", "@remix-run/router"], REACT_ROUTER),
];

/** The rows of a package. */
export const rowsOf = (name: string): readonly Machinery[] =>
  CATALOGUE.filter(({ of }) => of.some((owner) => owner === name || name.startsWith(`${owner}/`)));
