/**
 * From a place in the code up to the screens that lead to it: through the functions that hold it and their callers, to
 * the components that routes draw. A place outside of every function is looked for where it is used.
 */

import type { StatementId } from "@as-built/spec";
import type { Evaluator } from "../evaluate/evaluator.ts";
import type { CallGraph } from "../extract/call-graph.ts";
import type { Fact, ScriptRange } from "../extract/fact.ts";
import type { References } from "../extract/references.ts";
import type { Sighting } from "../extract/survey.ts";
import { addTo } from "../multimap.ts";
import { functionAround, functionsOutOf } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { FunctionNode, Node } from "../syntax/nodes.ts";
import type { Parents } from "../unpack/parents.ts";
import { topsOf, type UnitGraph } from "../unpack/units.ts";
import { FunctionUses, type User } from "./function-uses.ts";
import { HandedIn, type Place } from "./handed-in.ts";
import { identityOf } from "./identity.ts";
import { ModuleUses } from "./module-uses.ts";

/** Longest way from a place to the component of a screen. */
const MAX_STEPS = 10;
/** Most functions looked at on the way of one place. */
const MAX_FUNCTIONS = 500;

export interface WayUpInput {
  readonly facts: readonly Fact[];
  readonly calls: CallGraph;
  readonly units: UnitGraph;
  readonly ev: Evaluator;
  readonly parents: Parents;
  readonly references: References;
}

export class WayUp {
  private readonly drawn = new Map<FunctionNode, Set<StatementId>>();
  private readonly calls: CallGraph;
  private readonly uses: ModuleUses;
  private readonly functions: FunctionUses;
  private readonly units: UnitGraph;
  private readonly ways: HandedIn;
  /** Where routes say what they draw. */
  private readonly routes: ReadonlyMap<Script, readonly (ScriptRange & { readonly id: StatementId })[]>;
  private wrappers: ReadonlySet<Node> | undefined;
  /** By the innermost function that holds a place. */
  private readonly known = new Map<FunctionNode, ReadonlySet<StatementId>>();

  constructor({ facts, calls, units, ev, parents, references }: WayUpInput) {
    this.calls = calls;
    this.units = units;
    this.uses = new ModuleUses(references, units);
    this.functions = new FunctionUses({ calls, units, ev, parents, references });
    this.ways = new HandedIn(calls, units, ev);
    const drawing = facts.filter(({ draws = [] }) => draws.length > 0);
    const ranges = drawing.flatMap((fact) =>
      fact.evidence.flatMap((one) => ("script" in one ? [{ ...one, id: identityOf(fact) }] : [])),
    );
    this.routes = Map.groupBy(ranges, ({ script }) => script);
    for (const fact of drawing) {
      for (const fn of fact.draws ?? []) addTo(this.drawn, fn, identityOf(fact));
    }
  }

  /** Whether no screen is known to draw anything. */
  get isEmpty(): boolean {
    return this.drawn.size === 0;
  }

  /** Screens that lead to the functions around a place. */
  screensAbove(script: Script, position: number): ReadonlySet<StatementId> {
    const innermost = functionAround(script.scopes, position);
    if (!innermost) return new Set();
    const known = this.known.get(innermost) ?? this.above({ fn: innermost, script });
    this.known.set(innermost, known);
    return known;
  }

  /** The same of a piece of code, without those whose components hand in what rules it out: `mode === "edit" && <Remove/>`. */
  screensShowing(script: Script, place: Place): ReadonlySet<StatementId> {
    return this.ways.narrowed(this.screensAbove(script, place.start), script, place, (site) => this.screensOf(site));
  }

  /** Screens that lead to a place where a component is drawn, also where a route draws it on the spot. */
  private screensOf({ node, module: { script } }: Sighting<Node>): ReadonlySet<StatementId> {
    const found = this.screensAbove(script, node.start);
    if (found.size > 0) return found;
    const routes = this.routes.get(script) ?? [];
    return new Set(routes.flatMap(({ start, end, id }) => (start <= node.start && node.end <= end ? id : [])));
  }

  /** The same, also for a place outside of every function: `const schema = z.object({...})` serves who uses it. */
  screensUsing(script: Script, place: Place): ReadonlySet<StatementId> {
    const found = this.screensShowing(script, place);
    if (found.size > 0) return found;
    const uses = this.uses.of(script, place.start);
    return new Set(uses.flatMap((use) => [...this.screensAbove(use.script, use.position)]));
  }

  /** One step leads out of a function and those around it; a closure in a component is no step further from the screen. */
  private above(start: User): ReadonlySet<StatementId> {
    const out = new Set<StatementId>();
    const seen = new Set<FunctionNode>();
    const passed = new Set<FunctionNode>();
    let edge = [start];
    for (let step = 0; step < MAX_STEPS && edge.length > 0 && seen.size < MAX_FUNCTIONS; step++) {
      const next: User[] = [];
      for (const one of edge) {
        if (seen.has(one.fn)) continue;
        seen.add(one.fn);
        const screens = this.drawn.get(one.fn);
        for (const screen of screens ?? []) out.add(screen);
        if (screens) continue;
        for (const user of this.usersOf(one, passed)) (isAround(user, one) ? edge : next).push(user);
      }
      edge = next;
    }
    return out;
  }

  /** The functions that call a function, draw it or get hold of it; where nobody is seen to, those around it. */
  private usersOf({ fn, script }: User, passed: Set<FunctionNode>): readonly User[] {
    const users = this.functions.of(fn, script).filter((user) => !this.isWrapper(user));
    const sites = this.calls.sitesOf(fn).map(({ call }) => call);
    // where it is only handed to a wrapper, the users are those of what the wrapper makes of it
    const own = users.length > 0 ? sites.filter((site) => !this.functions.isHanded(fn, site)) : sites;
    const callers = [...own, ...this.calls.drawnAt(fn)].flatMap(({ module: { script: of }, node }) => {
      const caller = functionAround(of.scopes, node.start);
      return caller ? [{ fn: caller, script: of }] : [];
    });
    const around: User[] = [];
    // who stands around one that was passed on the way stands around this one, too
    for (const outer of users.length > 0 ? [] : functionsOutOf(script.scopes, fn)) {
      if (passed.has(outer)) break;
      passed.add(outer);
      around.push({ fn: outer, script });
    }
    return [...callers, ...users, ...around];
  }

  /** Whether a function is what a bundler put around a module: what happens there happens in no function of the program. */
  private isWrapper({ fn }: User): boolean {
    this.wrappers ??= new Set(this.units.units.flatMap(topsOf));
    return this.wrappers.has(fn);
  }
}

const isAround = (outer: User, inner: User): boolean =>
  outer.script === inner.script && outer.fn.start <= inner.fn.start && inner.fn.end <= outer.fn.end;
