/**
 * From a place in the code up to the screens that lead to it: through the functions that hold it and their callers, to
 * the components that routes draw. A place outside of every function is looked for where it is used.
 */

import type { StatementId } from "@as-built/spec";
import type { CallGraph } from "../extract/call-graph.ts";
import type { Fact } from "../extract/fact.ts";
import { pushAll } from "../lists.ts";
import { addTo } from "../multimap.ts";
import { functionsAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { ModuleGraph } from "../unpack/module-graph.ts";
import type { UnitGraph } from "../unpack/units.ts";
import { identityOf } from "./identity.ts";
import { ModuleUses } from "./module-uses.ts";

/** Longest way from a place to the component of a screen. */
const MAX_STEPS = 10;
/** Most functions looked at on the way of one place. */
const MAX_FUNCTIONS = 500;

export interface WayUpInput {
  readonly facts: readonly Fact[];
  readonly calls: CallGraph;
  readonly graph: ModuleGraph;
  readonly units: UnitGraph;
}

export class WayUp {
  private readonly drawn = new Map<FunctionNode, Set<StatementId>>();
  private readonly calls: CallGraph;
  private readonly uses: ModuleUses;
  /** By the innermost function that holds a place. */
  private readonly known = new Map<FunctionNode, ReadonlySet<StatementId>>();

  constructor({ facts, calls, graph, units }: WayUpInput) {
    this.calls = calls;
    this.uses = new ModuleUses(graph, units);
    for (const fact of facts) {
      for (const fn of fact.draws ?? []) addTo(this.drawn, fn, identityOf(fact));
    }
  }

  /** Whether no screen is known to draw anything. */
  get isEmpty(): boolean {
    return this.drawn.size === 0;
  }

  /** Screens that lead to the functions around a place. */
  screensAbove(script: Script, position: number): ReadonlySet<StatementId> {
    const around = functionsAround(script.scopes, position);
    const [innermost] = around;
    if (!innermost) return new Set();
    const known = this.known.get(innermost) ?? this.above(around);
    this.known.set(innermost, known);
    return known;
  }

  /** The same, also for a place outside of every function: `const schema = z.object({...})` serves who uses it. */
  screensUsing(script: Script, position: number): ReadonlySet<StatementId> {
    const found = this.screensAbove(script, position);
    if (found.size > 0) return found;
    const uses = this.uses.of(script, position);
    return new Set(uses.flatMap((use) => [...this.screensAbove(use.script, use.position)]));
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
        if (!screens) pushAll(next, this.callersOf(fn));
      }
      edge = next;
    }
    return out;
  }

  private callersOf(fn: FunctionNode): readonly FunctionNode[] {
    const calls = [...this.calls.sitesOf(fn).map(({ call }) => call), ...this.calls.drawnAt(fn)];
    return calls.flatMap(({ module, node }) => functionsAround(module.script.scopes, node.start));
  }
}
