/** Where endpoints of RTK Query are used: by the hooks that are named after them, or by `api.endpoints.name`. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, type Value } from "../../../evaluate/value.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { Sighting } from "../../survey.ts";

export interface EndpointUse {
  readonly at: Sighting<CallLike>;
  readonly arg: Value | undefined;
}

/** `useGetPostQuery`, `useLazyGetPostQuery`, `useAddPostMutation`, `useGetPostQueryState`. */
const HOOK = /^use(Lazy)?([A-Z]\w*?)(?:(?:Infinite)?Query(?:State|Subscription)?|(Mutation))$/;
const OF_ENDPOINT = new Set(["initiate", "useQuery", "useQueryState", "useQuerySubscription", "useInfiniteQuery"]);
/** Most uses of one endpoint that are told apart. */
const MAX_USES = 40;

export function usedEndpoints(
  calls: readonly Sighting<CallLike>[],
  names: ReadonlySet<string>,
  ev: Evaluator,
): ReadonlyMap<string, readonly EndpointUse[]> {
  const out = new Map<string, EndpointUse[]>();
  for (const at of calls) {
    const name = outcomes(ev.evaluate(at.node.callee, at.module)).map((callee) => endpointOf(callee))[0];
    if (name === undefined || !names.has(name)) continue;
    const first = at.node.arguments[0];
    const arg = first && first.type !== "SpreadElement" ? ev.evaluate(first, at.module) : undefined;
    const uses = out.get(name) ?? [];
    if (uses.length < MAX_USES) out.set(name, [...uses, { at, arg }]);
  }
  return out;
}

/** The endpoint for which a call asks; the call of a lazy hook or of one for a mutation asks for none yet. */
function endpointOf(callee: Value): string | undefined {
  if (callee.kind !== "member") return undefined;
  const { object, key } = callee;
  if (key === "0" && object.kind === "result" && object.callee.kind === "member") {
    const hook = HOOK.exec(object.callee.key);
    return hook && (hook[1] || hook[3]) ? lowered(hook[2]) : undefined;
  }
  if (OF_ENDPOINT.has(key) && object.kind === "member" && object.object.kind === "member")
    return object.object.key === "endpoints" ? object.key : undefined;
  const hook = HOOK.exec(key);
  return hook && !hook[1] && !hook[3] ? lowered(hook[2]) : undefined;
}

const lowered = (name = ""): string => name.charAt(0).toLowerCase() + name.slice(1);
