/**
 * tRPC 10 and 11: `client.user.byId.query(input)` of `createTRPCClient` and `createTRPCProxyClient`,
 * `trpc.user.byId.useQuery(input)` of `createTRPCReact` and `createTRPCNext`, `trpc.user.byId.queryOptions(input)` of
 * `createTRPCContext` and `createTRPCOptionsProxy`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { concat, texts } from "../../../evaluate/text.ts";
import type { Value } from "../../../evaluate/value.ts";
import { constant, UNDEFINED, unknown } from "../../../evaluate/value.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike } from "../../../syntax/nodes.ts";
import type { Extractor } from "../../extractor.ts";
import { addressOf } from "../../http/address.ts";
import { requestFacts } from "../../http/request.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { urlsIn } from "./links.ts";
import { isMethod, type Procedure, procedureOf } from "./procedure.ts";

interface Use {
  readonly at: Sighting<CallLike>;
  readonly procedure: Procedure;
}

function useAt(at: Sighting<CallLike>, ev: Evaluator, hasLinks: boolean): readonly Use[] {
  const { callee } = at.node;
  if (callee.type !== "MemberExpression" || !isMethod(keyName(callee.property, callee.computed) ?? "")) return [];
  const procedure = procedureOf(ev.assume(ev.evaluate(callee, at.module)), hasLinks);
  return procedure ? [{ at, procedure }] : [];
}

/** `links: [httpBatchLink({ url })]`: the address of the interface, where the program has one. */
function endpointIn(settings: readonly Value[], ev: Evaluator): Value {
  const found = new Map<string, Value>();
  for (const url of settings.flatMap((one) => urlsIn(ev.member(one, "links"), ev))) {
    for (const text of texts(url)) {
      const address = addressOf(text)?.url;
      if (address !== undefined) found.set(address, url);
    }
  }
  const [only] = found.values();
  return only && found.size === 1 ? only : unknown("runtime-value");
}

/** For a mutation only the result of the hook takes the input: `const m = trpc.x.useMutation(); m.mutate(input)`. */
const TAKES_INPUT = new Set(["useMutation", "mutationOptions"]);

export const trpcCalls = {
  name: "trpc-calls",
  all({ calls, objects }, context) {
    const { ev } = context;
    const settings = objectsWith(objects, "links").map(({ node, module }) => ev.evaluate(node, module));
    const uses = calls.flatMap((at) => useAt(at, ev, settings.length > 0));
    if (uses.length === 0) return [];
    const base = endpointIn(settings, ev);
    return uses.flatMap(({ at, procedure: { type, path } }) => {
      const { callee } = at.node;
      const name = memberName(callee);
      const first = at.node.arguments[0];
      const input = first && !TAKES_INPUT.has(name ?? "") ? ev.evaluate(first, at.module) : UNDEFINED;
      return requestFacts(
        {
          protocol: "trpc",
          url: concat([base, constant(`/${path}`)]),
          method: constant(type === "mutation" ? "POST" : "GET"),
          defaultMethod: undefined,
          body: input,
          operation: { type, name: path },
        },
        at,
        context,
      );
    });
  },
} satisfies Extractor;
