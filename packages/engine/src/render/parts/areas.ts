/**
 * Which part of an application a statement belongs to: the first part of a screen's path; of what screens lead to, that of
 * the first of these; of other calls, the first part of their address that tells them from most others.
 */
import type { Call, Located, Specification } from "@as-built/spec";
import type { Relations } from "./relations.ts";

export type AreaOf = (located: Located) => string;

/** What belongs to no part, or to all. */
const GENERAL = "general";

export function areasOf({ points }: Specification, { screensOf }: Relations): AreaOf {
  const paths = new Map<string, string>(points.screens.statements.map(({ id, path }) => [id, path]));
  const shared = sharedParts(points.calls.statements);
  return (located) => {
    if (located.point === "screens") return areaOfPath(located.statement.path);
    const [screen] = screensOf(located);
    const path = paths.get(screen ?? (located.point === "validation" ? (located.statement.of ?? "") : ""));
    if (path !== undefined) return areaOfPath(path);
    return located.point === "calls" ? slug(partsOf(located.statement.url)[shared]) : GENERAL;
  };
}

const areaOfPath = (path: string): string => slug(partsOf(path)[0]);

/** Without scheme, host and holes. */
const partsOf = (address: string): readonly string[] =>
  address
    .replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/]*/i, "")
    .split("/")
    .filter((part) => part !== "" && !part.includes("{"));

/** How many parts most calls begin with alike, `/api/v1` say. */
function sharedParts(calls: readonly Call[]): number {
  let alike = calls.map(({ url }) => partsOf(url));
  for (let depth = 0; ; depth += 1) {
    const counts = new Map<string, number>();
    for (const parts of alike) counts.set(parts[depth] ?? "", (counts.get(parts[depth] ?? "") ?? 0) + 1);
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    if (most === undefined || most[0] === "" || most[1] * 2 <= calls.length) return depth;
    alike = alike.filter((parts) => parts[depth] === most[0]);
  }
}

const MAX_SLUG = 24;

/** Fit for the name of a file on any system. */
const slug = (text = ""): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_SLUG)
    .replace(/^-|-$/g, "") || GENERAL;
