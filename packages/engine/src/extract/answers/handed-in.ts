/**
 * Callbacks that callers hand in: `on(name, listener) { socket.on(name, listener) }`. Who calls the function says which
 * callback it is; the call that led to the request, where it is one of those.
 */
import type { Param } from "../../evaluate/value.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Place, Walk } from "./walk.ts";

/** Most callers of one function, and layers of functions, that are looked at. */
const MAX_SITES = 40;
const MAX_LAYERS = 4;

export interface HandedIn {
  readonly callback: Node;
  readonly call: CallLike;
  readonly module: Module;
  readonly up: number;
}

interface Open {
  readonly param: Param;
  readonly up: number;
  readonly layer: number;
}

export function handedInFor(first: Param, { up }: Place, { trail, code: { graph, ev } }: Walk): readonly HandedIn[] {
  const out: HandedIn[] = [];
  const open: Open[] = [{ param: first, up, layer: 0 }];
  for (let next = open.shift(); next && out.length < MAX_SITES; next = open.shift()) {
    const { param, layer } = next;
    const sites = graph.sitesOf(param.of).map(({ call, inner = call }) => inner);
    const at = trail.findLastIndex((one, index) => index < up && sites.some(({ node }) => node === one.node));
    const own = trail[at];
    for (const { node, module } of own ? [own] : sites.slice(0, MAX_SITES)) {
      const callback = node.arguments[param.index];
      if (!callback || callback.type === "SpreadElement") continue;
      const outer = layer < MAX_LAYERS ? ev.callees(callback, module).filter((one) => one.kind === "param") : [];
      for (const one of outer) open.push({ param: one, up: own ? at : next.up, layer: layer + 1 });
      if (outer.length === 0) out.push({ callback, call: node, module, up: own ? at : next.up });
    }
  }
  return out;
}
