/**
 * Which screen makes which call: from the place of a call up through the functions that hold it and their callers, to
 * the component that a route draws. A call that most screens lead to belongs to none of them.
 */
import type { StatementId } from "@as-built/spec";
import type { CallGraph } from "../extract/call-graph.ts";
import type { Fact } from "../extract/fact.ts";
import { FunctionIndex } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import { identityOf } from "./identity.ts";

/** Longest way from a call to the component of a screen. */
const MAX_STEPS = 10;
/** Most functions looked at on the way of one call. */
const MAX_FUNCTIONS = 500;
/** A call of more screens is the application's, not a screen's. */
const MAX_SCREENS = 12;

type Links = ReadonlyMap<StatementId, ReadonlySet<StatementId>>;

export interface ScreenLinks {
  /** Calls of each screen. */
  readonly calls: Links;
  /** Screens of each call. */
  readonly usedBy: Links;
}

export function screenLinks(facts: readonly Fact[], graph: CallGraph): ScreenLinks {
  const drawn = new Map<FunctionNode, Set<StatementId>>();
  for (const fact of facts) for (const fn of fact.draws ?? []) add(drawn, fn, identityOf(fact));
  const way = new WayUp(drawn, graph);
  const found = new Map<StatementId, Set<StatementId>>();
  for (const fact of facts) {
    const [place] = fact.evidence;
    if (fact.point !== "calls" || !("script" in place)) continue;
    for (const screen of way.screensAbove(place.script, place.start)) add(found, identityOf(fact), screen);
  }
  const usedBy = new Map([...found].filter(([, screens]) => screens.size <= MAX_SCREENS));
  const calls = new Map<StatementId, Set<StatementId>>();
  for (const [call, screens] of usedBy) for (const screen of screens) add(calls, screen, call);
  return { calls, usedBy };
}

function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set) set.add(value);
  else map.set(key, new Set([value]));
}

/** From a place up to the screens whose components lead to it. */
export class WayUp {
  private readonly functions = new FunctionIndex();
  private readonly drawn: ReadonlyMap<FunctionNode, ReadonlySet<StatementId>>;
  private readonly graph: CallGraph;
  /** By the innermost function that holds a place. */
  private readonly known = new Map<FunctionNode, ReadonlySet<StatementId>>();

  constructor(drawn: ReadonlyMap<FunctionNode, ReadonlySet<StatementId>>, graph: CallGraph) {
    this.drawn = drawn;
    this.graph = graph;
  }

  screensAbove(script: Script, position: number): ReadonlySet<StatementId> {
    const around = this.functions.around(script.scopes, position);
    const [innermost] = around;
    if (!innermost) return new Set();
    const known = this.known.get(innermost) ?? this.above(around);
    this.known.set(innermost, known);
    return known;
  }

  private above(around: readonly FunctionNode[]): ReadonlySet<StatementId> {
    const out = new Set<StatementId>();
    const seen = new Set<FunctionNode>();
    let edge = around;
    for (let step = 0; step < MAX_STEPS && edge.length > 0 && seen.size < MAX_FUNCTIONS; step++) {
      const next: FunctionNode[] = [];
      for (const fn of edge) {
        if (seen.has(fn)) continue;
        seen.add(fn);
        const screens = this.drawn.get(fn);
        for (const screen of screens ?? []) out.add(screen);
        if (!screens) next.push(...this.callersOf(fn));
      }
      edge = next;
    }
    return out;
  }

  private callersOf(fn: FunctionNode): readonly FunctionNode[] {
    return this.graph
      .sitesOf(fn)
      .flatMap(({ call }) => this.functions.around(call.module.script.scopes, call.node.start));
  }
}
