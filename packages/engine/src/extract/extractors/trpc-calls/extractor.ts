/**
 * tRPC 10 and 11: `client.user.byId.query(input)` of `createTRPCClient` and `createTRPCProxyClient`,
 * `trpc.user.byId.useQuery(input)` of `createTRPCReact` and `createTRPCNext`, `trpc.user.byId.queryOptions(input)` of
 * `createTRPCContext` and `createTRPCOptionsProxy`.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isProxy } from "../../../evaluate/proxies.ts";
import { concat, texts } from "../../../evaluate/text.ts";
import { constant, UNDEFINED, unknown, type Value } from "../../../evaluate/value.ts";
import { append } from "../../../multimap.ts";
import { keyName, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { ELEMENT } from "../../answers/walk.ts";
import type { Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { addressOf } from "../../http/address.ts";
import { requestFacts } from "../../http/request.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";
import { urlsIn } from "./links.ts";
import { isMethod, type Procedure, procedureAt, procedureOf } from "./procedure.ts";

interface Use {
  readonly at: Sighting<CallLike>;
  readonly procedure: Procedure;
}

function useAt(at: Sighting<CallLike>, ev: Evaluator, hasLinks: boolean): readonly Use[] {
  const { callee } = at.node;
  if (callee.type !== "MemberExpression" || !isMethod(keyName(callee.property, callee.computed) ?? "")) return [];
  const isProxyAt = (node: Node): boolean => isProxy(ev.evaluate(node, at.module));
  const procedure =
    procedureOf(ev.assume(ev.evaluate(callee, at.module))) ?? (hasLinks ? procedureAt(callee, isProxyAt) : undefined);
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

/** Of which only the result takes the input: `const m = trpc.x.useMutation(); m.mutate(input)`. */
const GIVES_MUTATION = new Set(["useMutation", "mutationOptions"]);
const MUTATES = new Set(["mutate", "mutateAsync"]);

/** The calls that give a mutation its input, by the call that made it; `useMutation(trpc.x.mutationOptions())` wraps one. */
function inputsOf(uses: readonly Use[], calls: readonly Sighting<CallLike>[], ev: Evaluator): Inputs {
  const made = new Set<Node>(uses.filter(givesMutation).map(({ at }) => at.node));
  const inputs = new Map<Node, Sighting<CallLike>[]>();
  if (made.size === 0) return inputs;
  for (const call of calls) {
    const callee = ev.evaluate(call.node.callee, call.module);
    if (callee.kind !== "member" || !MUTATES.has(callee.key) || callee.object.kind !== "result") continue;
    const maker = [callee.object, ...callee.object.args].find((one) => one.kind === "result" && made.has(one.node));
    if (maker?.kind === "result") append(inputs, maker.node, call);
  }
  return inputs;
}

type Inputs = ReadonlyMap<Node, readonly Sighting<CallLike>[]>;

/** Where what each method gives holds the answer (tRPC 10 and 11, TanStack Query 4 and 5); what gives options is handed on. */
const HOLDS = new Map<string, readonly string[]>([
  ...["query", "mutate", "mutateAsync", "fetch", "ensureData"].map((one): [string, string[]] => [one, []]),
  ...["useQuery", "useMutation", "useSubscription", "subscribe"].map((one): [string, string[]] => [one, ["data"]]),
  ["useSuspenseQuery", ["0"]],
  ["useInfiniteQuery", ["data", "pages", ELEMENT]],
]);

const givesMutation = ({ at }: Use): boolean => GIVES_MUTATION.has(memberName(at.node.callee) ?? "");

export const trpcCalls = {
  name: "trpc-calls",
  all({ calls, objects }, context) {
    const { ev } = context;
    const settings = objectsWith(objects, "links").map(({ node, module }) => ev.evaluate(node, module));
    const uses = calls.flatMap((at) => useAt(at, ev, settings.length > 0));
    if (uses.length === 0) return [];
    const base = endpointIn(settings, ev);
    const inputs = inputsOf(uses, calls, ev);
    const asked = (at: Sighting<CallLike>, { type, path }: Procedure, input: Node | undefined): readonly Fact[] => {
      const held = HOLDS.get(memberName(at.node.callee) ?? "");
      return requestFacts(
        {
          ...(held && { answer: { client: "plain", path: held } }),
          protocol: "trpc",
          url: concat([base, constant(`/${path}`)]),
          method: constant(type === "mutation" ? "POST" : "GET"),
          defaultMethod: undefined,
          body: input ? ev.evaluate(input, at.module) : UNDEFINED,
          operation: { type, name: path },
        },
        at,
        context,
      );
    };
    return uses.flatMap((use) => {
      const { at, procedure } = use;
      if (!givesMutation(use)) return asked(at, procedure, at.node.arguments[0]);
      const given = inputs.get(at.node) ?? [];
      return [
        ...asked(at, procedure, undefined),
        ...given.flatMap((one) => asked(one, procedure, one.node.arguments[0])),
      ];
    });
  },
} satisfies Extractor;
