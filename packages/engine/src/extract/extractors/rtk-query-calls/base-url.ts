/** The base address of an API of RTK Query: `baseUrl` of its `fetchBaseQuery`, also inside of functions around it. */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { type Result, UNDEFINED, type Value } from "../../../evaluate/value.ts";
import { firstOf } from "../../../lists.ts";

/** Most functions around the base query: `retry(withLogin(fetchBaseQuery(...)))`. */
const MAX_DEPTH = 6;

/** Of `createApi({ baseQuery })`, also behind `.injectEndpoints()`; undefined as a value where it is not shown. */
export function baseUrlOf({ callee, args: [options] }: Result, ev: Evaluator, depth = 0): Value {
  const own = options?.kind === "object" ? baseUrlIn(ev.member(options, "baseQuery"), ev, 0) : undefined;
  if (own || callee.kind !== "member" || callee.object.kind !== "result" || depth > MAX_DEPTH) return own ?? UNDEFINED;
  return baseUrlOf(callee.object, ev, depth + 1);
}

function baseUrlIn(value: Value, ev: Evaluator, depth: number): Value | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const first = (values: readonly Value[]): Value | undefined =>
    firstOf(values, (one) => baseUrlIn(one, ev, depth + 1));
  switch (value.kind) {
    case "object": {
      const base = ev.member(value, "baseUrl");
      return base.kind === "constant" && !base.value ? undefined : base;
    }
    case "result":
      return first([...value.args, value.callee]);
    case "union":
      return first(value.options);
    case "choice":
      return first([value.first, value.second]);
    case "member":
      return first([value.object]);
    case "function":
      // `({baseUrl}) => async (args) => ...` was called with it; or the function calls the base query itself
      return first([...value.env.flatMap(({ args }) => args), ev.returned(value)]);
    default:
      return undefined;
  }
}
