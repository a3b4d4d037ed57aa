/** Addresses in the links of a client of tRPC: `[loggerLink(), httpBatchLink({ url })]`, `splitLink({ true: ..., false: ... })`. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Value } from "../../../evaluate/value.ts";
import { keysOf } from "../../http/payload.ts";

/** Deepest nesting of links. */
const MAX_DEPTH = 5;

export function urlsIn(links: Value, ev: Evaluator, depth = 0): readonly Value[] {
  if (depth > MAX_DEPTH) return [];
  const inside = (values: readonly Value[]): readonly Value[] => values.flatMap((one) => urlsIn(one, ev, depth + 1));
  switch (links.kind) {
    case "array":
      return inside(links.elements);
    case "result":
      return inside(links.args);
    case "function":
      // where the library is not recognised: what it made remembers what it was made of
      return inside(links.env.flatMap(({ args }) => args));
    case "object": {
      const { keys } = keysOf(links, ev);
      if (keys.includes("url")) return [ev.member(links, "url")];
      return inside(keys.filter((key) => key === "true" || key === "false").map((key) => ev.member(links, key)));
    }
    default:
      return [];
  }
}
