/**
 * Which component of Svelte 3 and 4 a piece of its template belongs to. The compiler writes a component in one stretch:
 * the functions of its template, that of its script, and last the class that starts it.
 *
 *     function create_if_block(ctx){...} function create_fragment(ctx){...} function instance(...){...} class Page extends ...
 */
import { partitionPoint } from "../partition-point.ts";
import type { Script } from "../script.ts";
import type { CallLike, Node } from "../syntax/nodes.ts";
import { svelteStart } from "../syntax/svelte.ts";
import { callsWithObject } from "./calls-by.ts";
import type { Sighting } from "./survey.ts";

/** The calls that start components, in the order of the code. */
export type SvelteComponents = ReadonlyMap<Script, readonly CallLike[]>;

export function svelteComponents(calls: readonly Sighting<CallLike>[]): SvelteComponents {
  const starts = callsWithObject(calls).filter(({ node }) => svelteStart(node) !== undefined);
  const out = new Map<Script, readonly CallLike[]>();
  for (const [script, found] of Map.groupBy(starts, ({ module }) => module.script))
    out.set(
      script,
      found.map(({ node }) => node).sort((a, b) => a.start - b.start),
    );
  return out;
}

/** What starts the component that a place belongs to. */
export function componentOf({ node, module }: Sighting<Node>, components: SvelteComponents): CallLike | undefined {
  const starts = components.get(module.script) ?? [];
  return starts[partitionPoint(starts, ({ start }) => start > node.start)];
}
