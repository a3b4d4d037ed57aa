/** Procedures of tRPC as the code names them: the chain of property names between a client and the method that calls. */
import type { Value } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";

export interface Procedure {
  readonly type: "query" | "mutation" | "subscription";
  /** "user.byId" */
  readonly path: string;
}

/** Methods of the client, of React's hooks, and of the helpers beside them that ask the server. */
const METHODS: ReadonlyMap<string, Procedure["type"]> = new Map([
  ["query", "query"],
  ["mutate", "mutation"],
  ["subscribe", "subscription"],
  ["useQuery", "query"],
  ["useSuspenseQuery", "query"],
  ["useInfiniteQuery", "query"],
  ["useMutation", "mutation"],
  ["useSubscription", "subscription"],
  ["queryOptions", "query"],
  ["infiniteQueryOptions", "query"],
  ["mutationOptions", "mutation"],
  ["subscriptionOptions", "subscription"],
  ["fetch", "query"],
  ["prefetch", "query"],
  ["ensureData", "query"],
] as const);

export const isMethod = (name: string): boolean => METHODS.has(name);

/** Longest path of a procedure, and most calls between a client and the library. */
const MAX_DEPTH = 8;

/** By the names between a proxy and the method, as the library makes its clients: where the program gives links to one. */
export function procedureAt(callee: Node, isProxyAt: (node: Node) => boolean): Procedure | undefined {
  const names: string[] = [];
  for (
    let at = callee;
    at.type === "MemberExpression" && names.length < MAX_DEPTH && isProxyAt(at.object);
    at = at.object
  )
    names.unshift(memberName(at) ?? "");
  const type = METHODS.get(names.pop() ?? "");
  return type && names.length > 0 && !names.includes("") ? { type, path: names.join(".") } : undefined;
}

export function procedureOf(callee: Value): Procedure | undefined {
  if (callee.kind !== "member") return undefined;
  const type = METHODS.get(callee.key);
  if (!type) return undefined;
  const names: string[] = [];
  let at: Value = callee.object;
  while (at.kind === "member" && names.length < MAX_DEPTH) {
    names.unshift(at.key);
    at = at.object;
  }
  if (names.length === 0 || at.kind !== "result" || !isClient(at)) return undefined;
  return { type, path: names.join(".") };
}

/** Made by a function of the library, or by what such a function gave: `const { useTRPC } = createTRPCContext()`. */
function isClient(value: Value, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  switch (value.kind) {
    case "external":
      return value.component?.startsWith("@trpc/") ?? false;
    case "member":
      return isClient(value.object, depth + 1);
    case "result":
      return isClient(value.callee, depth + 1);
    default:
      return false;
  }
}
