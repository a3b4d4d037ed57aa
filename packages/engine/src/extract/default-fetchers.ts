/**
 * Functions that a library calls with a key, for whoever asks by the key alone: the fetcher that `<SWRConfig value={{ fetcher }}>`
 * gives to every `useSWR(key)` (SWR 1 and 2), the `queryFn` among the default options of a `QueryClient` and the one beside
 * a `queryKey` (TanStack Query 3 to 5). Takes the calls of the code that is read; says of a call what it calls in the end.
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { texts } from "../evaluate/text.ts";
import {
  arrayOf,
  type FunctionValue,
  isConstant,
  outcomes,
  stringOf,
  UNDEFINED,
  type Value,
} from "../evaluate/value.ts";
import { isOfQuery, type PassedOn } from "../models/passed-on.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { propertyOf } from "../syntax/object-keys.ts";
import { callsWithObject } from "./calls-by.ts";
import type { Sighting } from "./survey.ts";

type Call = Sighting<CallLike>;

export interface DefaultFetchers {
  /** The only one that the program gives to SWR, and to TanStack Query. */
  readonly swr: FunctionValue | undefined;
  readonly query: FunctionValue | undefined;
}

export function defaultFetchers(calls: readonly Call[], ev: Evaluator): DefaultFetchers {
  const given = callsWithObject(calls);
  return {
    swr: only(given.flatMap((call) => fetcherGiven(call, ev))),
    query: only(given.flatMap((call) => queryFnGiven(call, ev))),
  };
}

/** Several would be of parts of the page, and which part a call stands in is not asked. */
const only = (found: readonly FunctionValue[]): FunctionValue | undefined =>
  new Set(found.map(({ node }) => node)).size === 1 ? found[0] : undefined;

const functionsOf = (value: Value): readonly FunctionValue[] =>
  outcomes(value).filter((one) => one.kind === "function");

const isOfSwr = (value: Value | undefined): boolean => value?.kind === "external" && value.component === "swr";

/** `jsx(SWRConfig, { value: { fetcher } })` */
function fetcherGiven({ node, module }: Call, ev: Evaluator): readonly FunctionValue[] {
  const [type, props] = node.arguments;
  const value: Node | undefined = props && propertyOf(props, "value");
  if (!type || !value || type.type === "SpreadElement" || !isOfSwr(ev.evaluate(type, module))) return [];
  return functionsOf(ev.member(ev.evaluate(value, module), "fetcher"));
}

/** `new QueryClient({ defaultOptions: { queries: { queryFn } } })` */
function queryFnGiven({ node, module }: Call, ev: Evaluator): readonly FunctionValue[] {
  const [options] = node.arguments;
  const defaults = node.type === "NewExpression" && options ? propertyOf(options, "defaultOptions") : undefined;
  if (!defaults || !isOfQuery(ev.evaluate(node.callee, module))) return [];
  return functionsOf(ev.member(ev.member(ev.evaluate(defaults, module), "queries"), "queryFn"));
}

/** What a call of one of the hooks calls in the end. */
export function fetchedBy(
  callee: Value,
  args: readonly Value[],
  fetchers: DefaultFetchers,
  ev: Evaluator,
): readonly PassedOn[] {
  if (isOfSwr(callee)) return fetchers.swr ? keyed(fetchers.swr, args, ev) : [];
  return isOfQuery(callee) ? queried(args, fetchers.query, ev) : [];
}

/** `useSWR(key)`, `useSWR(key, options)`. A list is spread over several parameters before version 2. */
function keyed(fetcher: FunctionValue, [key, options]: readonly Value[], ev: Evaluator): readonly PassedOn[] {
  // `mutate((key) => ...)` looks through what is kept, and `useSWRInfinite((page) => ...)` is not told from it
  if (key?.kind === "function" && key.node.params.length > 0) return [];
  const isOwn = options && outcomes(options).some(({ kind }) => kind !== "object" && kind !== "constant");
  if (!key || isOwn || (options?.kind === "object" && functionsOf(ev.member(options, "fetcher")).length > 0)) return [];
  const made = ev.returned(key);
  return outcomes(made).flatMap((one): readonly PassedOn[] => {
    const isSpread = one.kind === "array" && fetcher.node.params.length > 1;
    const [address] = one.kind === "array" ? one.elements : [one];
    if (!address || !(isAddress(address) || (made === key && address.kind === "param"))) return [];
    return [{ callee: fetcher, args: isSpread ? one.elements : [one] }];
  });
}

const isAddress = (value: Value): boolean =>
  texts(value).some(({ parts }) => parts.some((part) => typeof part === "string" && part.includes("/")));

/**
 * `useQuery({ queryKey: ["/users", id] })`, before version 5 also `useQuery(["/users", id], options)` and `useQuery("/users")`, with a
 * `queryFn` of its own or the one of all.
 */
function queried(
  [first, second]: readonly Value[],
  byDefault: FunctionValue | undefined,
  ev: Evaluator,
): readonly PassedOn[] {
  const isNamed = first?.kind === "object";
  const key = isNamed ? ev.member(first, "queryKey") : first;
  // a function behind the key is called as others are that are given with an address
  if (!key || isConstant(key, undefined) || [key, second].some((one) => one?.kind === "function")) return [];
  const options = isNamed ? first : second;
  const own = options?.kind === "object" ? ev.member(options, "queryFn") : UNDEFINED;
  const called = isConstant(own, undefined) ? (byDefault ? [byDefault] : []) : functionsOf(own);
  const queryKey: Value =
    stringOf(key) === undefined && key.kind !== "template" ? key : arrayOf([{ value: key, spread: false }]);
  const context: Value = { kind: "object", layers: [{ kind: "entry", key: "queryKey", value: queryKey }] };
  return called.map((callee) => ({ callee, args: [context] }));
}
