/** Paths of a route that are fully known. */
import { texts, written } from "../../evaluate/text.ts";
import type { Source, Value } from "../../evaluate/value.ts";
import { isRoutePath } from "./route-path.ts";

export interface KnownPath {
  readonly path: string;
  readonly pieces: readonly Source[];
}

/** `path={["/a","/b"]}` (React Router 5) gives two; none is given: one empty path. */
export function knownPaths(value: Value): readonly KnownPath[] {
  if (value.kind === "constant" && value.value === undefined) return [{ path: "", pieces: [] }];
  const options = value.kind === "array" ? value.elements : [value];
  return options
    .flatMap((option) => texts(option))
    .filter(({ parts }) => parts.every((part) => typeof part === "string"))
    .map((text) => ({ path: written(text), pieces: text.sources }))
    .filter(({ path }) => isRoutePath(path));
}
