/**
 * What the address of a link may be, as far as the code shows: what callers fill in of the parameters it depends on, and,
 * where the link is drawn for each item of a list, `items.map(({url})=>jsx(Link,{href:url}))`, what the items hold.
 */
import { freeParams } from "../../evaluate/free-params.ts";
import type { Value } from "../../evaluate/value.ts";
import { append } from "../../multimap.ts";
import { type CallLike, type FunctionNode, isFunction } from "../../syntax/nodes.ts";
import { atCallSites } from "../at-call-sites.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import { settle } from "../http/settled-address.ts";
import type { Sighting, Survey } from "../survey.ts";
import type { AppLink } from "./app-links.ts";

/** Most items of a list of links. */
const MAX_ITEMS = 60;

export class LinkAddresses {
  private readonly context: ExtractContext;
  /** The calls that call a function for each item of a list. */
  private readonly eachOf = new Map<FunctionNode, Sighting<CallLike>[]>();

  constructor({ calls }: Survey, context: ExtractContext) {
    this.context = context;
    for (const at of callsOf(calls, "map", "flatMap", "forEach")) {
      const [first] = at.node.arguments;
      if (first && isFunction(first)) append(this.eachOf, first, at);
    }
  }

  of({ address, call }: AppLink): readonly Value[] {
    if (!call || freeParams([address]).length === 0) return [address];
    const { ev, calls } = this.context;
    const items = this.ofItems(address);
    if (items.length > 0) return items;
    return atCallSites(settle(address, calls, ev), call, this.context).map(({ value }) => settle(value, calls, ev));
  }

  private ofItems(address: Value): readonly Value[] {
    const { ev } = this.context;
    return freeParams([address]).flatMap((fn) =>
      (this.eachOf.get(fn) ?? []).flatMap((at) => {
        if (at.node.callee.type !== "MemberExpression") return [];
        const list = ev.evaluate(at.node.callee.object, at.module);
        const lists = atCallSites(list, at, this.context);
        const items = lists.flatMap(({ value }) => (value.kind === "array" ? value.elements : []));
        return items.slice(0, MAX_ITEMS).map((item) => ev.apply(address, [{ of: fn, args: [item] }]));
      }),
    );
  }
}
