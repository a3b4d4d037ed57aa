/** Paths of a route that are fully known. */
import { type TextTemplate, texts } from "../../evaluate/text.ts";
import { outcomes, type Source, type Value } from "../../evaluate/value.ts";
import { fromBraces } from "../../models/router-paths.ts";
import { isRoutePath } from "./route-path.ts";

export interface KnownPath {
  readonly path: string;
  readonly pieces: readonly Source[];
  readonly relative?: boolean;
}

/**
 * `path={["/a","/b"]}` (React Router 5) gives two; none is given: one empty path.
 *
 * @param convert from another router's syntax
 */
export function knownPaths(value: Value, convert = fromBraces): readonly KnownPath[] {
  if (value.kind === "constant" && value.value === undefined) return [{ path: "", pieces: [] }];
  const options = value.kind === "array" ? value.elements : [value];
  return options
    .flatMap((option) => outcomes(option))
    .flatMap((option) => relativePath(option) ?? texts(option).flatMap(known))
    .map((known) => ({ ...known, path: convert(known.path) }))
    .filter(({ path }) => isRoutePath(path));
}

const known = ({ parts, sources }: TextTemplate): readonly KnownPath[] =>
  parts.every((part) => typeof part === "string") ? [{ path: parts.join(""), pieces: sources }] : [];

/** React Router 4 and 5: a path behind `match.url` or `match.path`, also of `props.match` and `useRouteMatch()`. */
function relativePath(value: Value): KnownPath | undefined {
  if (value.kind !== "template") return undefined;
  const [first, ...rest] = value.parts;
  if (first === undefined || typeof first === "string" || !rest.every((part) => typeof part === "string"))
    return undefined;
  return isMatched(first) ? { path: rest.join(""), pieces: value.sources, relative: true } : undefined;
}

const isMatched = (value: Value): boolean =>
  value.kind === "member" && (value.key === "url" || value.key === "path") && isMatch(value.object);

const isMatch = (value: Value): boolean =>
  (value.kind === "member" && value.key === "match") ||
  (value.kind === "result" && "path" in value.callee && value.callee.path.at(-1) === "useRouteMatch");
