/**
 * A view of the specification below an analysis's address: `/analyses/ID/calls/<id>?range=2` holds what the file has in
 * its hash, `#/v1/calls/<id>?range=2`. One grammar (view-state.ts), two places.
 */

const VERSION = "#/v1";
const BELOW = /^\/analyses\/([^/]+)(?:\/(.*))?$/;

const analysisPath = (id: string): string => `/analyses/${encodeURIComponent(id)}`;

/** The view's address as a hash; undefined where the path is below no analysis. */
export function hashOf(pathname: string, search: string): string | undefined {
  const match = BELOW.exec(pathname);
  if (match === null) return undefined;
  const rest = (match[2] ?? "").replace(/\/$/, "");
  return `${VERSION}/${rest === "" ? "overview" : rest}${search}`;
}

/** The address in the application of a view's hash. */
export const pathOf = (id: string, hash: string): string =>
  `${analysisPath(id)}${hash.startsWith(`${VERSION}/`) ? hash.slice(VERSION.length) : "/overview"}`;

/**
 * Addresses of before there were paths, `/?analysis=ID#/v1/calls`, as they are now; undefined for any other. They are
 * renewed in the browser: the hash never reaches a server.
 */
export function renewedAddress({ pathname, search, hash }: Pick<Location, "pathname" | "search" | "hash">) {
  const id = pathname === "/" ? new URLSearchParams(search).get("analysis") : (BELOW.exec(pathname)?.[1] ?? null);
  if (id === null || (pathname !== "/" && !hash.startsWith(`${VERSION}/`))) return undefined;
  return pathOf(decodeURIComponent(id), hash);
}

/** Whether an address is one of the analysis's pages. */
export const isBelow = (id: string, pathname: string): boolean =>
  pathname === analysisPath(id) || pathname.startsWith(`${analysisPath(id)}/`);
