/**
 * Where what stands at the top of a module is used: the places that mention the name it is bound to, in its own module
 * and, where it is exported, in those that import it; through further names at the top of a module, a few steps far.
 */

import type { References } from "../extract/references.ts";
import { pushAll } from "../lists.ts";
import { partitionPoint } from "../partition-point.ts";
import type { Binding, Scope } from "../scope/binding.ts";
import { functionsAround } from "../scope/enclosing-functions.ts";
import type { Script } from "../script.ts";
import type { Node } from "../syntax/nodes.ts";
import { topsOf, type Unit, type UnitGraph } from "../unpack/units.ts";

export interface Use {
  readonly script: Script;
  readonly position: number;
}

/** Most steps from one name to the next: a schema, the resolver made of it, the form made of that. */
const MAX_STEPS = 3;
/** What is used at more places is a helper. */
const MAX_USES = 60;
/** Assignments within a value that are looked past. */
const MAX_BETWEEN = 8;

export class ModuleUses {
  private readonly references: References;
  private readonly units: UnitGraph;
  /** What the names of a scope are bound to, by its start, for each scope that was asked for. */
  private readonly values = new Map<Scope, readonly Bound[]>();

  constructor(references: References, units: UnitGraph) {
    this.references = references;
    this.units = units;
  }

  of(script: Script, position: number): readonly Use[] {
    const out: Use[] = [];
    const seen = new Set<Binding>();
    let edge: readonly Use[] = [{ script, position }];
    for (let step = 0; step < MAX_STEPS && edge.length > 0 && out.length <= MAX_USES; step++) {
      edge = edge.flatMap((use) => this.usesOfBindingAt(use, seen));
      pushAll(out, edge);
    }
    return out.length > MAX_USES ? [] : out;
  }

  private usesOfBindingAt({ script, position }: Use, seen: Set<Binding>): readonly Use[] {
    const unit = this.units.unitAt(script, position);
    const binding = unit && this.bindingAt(unit, position);
    if (!unit || !binding || seen.has(binding)) return [];
    seen.add(binding);
    return this.references
      .of(binding, unit.module)
      .map(({ node, module }) => ({ script: module.script, position: node.start }));
  }

  /** Also a name in the function that is around a whole bundle. */
  private bindingAt(unit: Unit, position: number): Binding | undefined {
    const { scopes } = unit.module.script;
    const tops = [...topsOf(unit), ...functionsAround(scopes, position)];
    for (const top of tops) {
      const scope = scopes.scopeOf.get(top);
      const found = scope && boundAt(this.valuesIn(scope), position);
      if (found && !holdsModule(found.value, unit)) return found.binding;
    }
    return undefined;
  }

  private valuesIn(scope: Scope): readonly Bound[] {
    const known = this.values.get(scope) ?? inOrder([...scope.bindings.values()].flatMap(valuesOf));
    this.values.set(scope, known);
    return known;
  }
}

/** A table of modules, `var e={12:(e,t,n)=>{...}}`: who reads it loads a module, and uses nothing in it. */
const holdsModule = ({ start, end }: Node, { module: { range, wrapper } }: Unit): boolean =>
  wrapper !== undefined && start <= range.start && range.end <= end;

interface Bound {
  readonly binding: Binding;
  readonly value: Node;
}

/** What a name is bound to at the top of a module, but functions, which are found by their callers. */
const valuesOf = (binding: Binding): readonly Bound[] =>
  binding.definitions.flatMap((one) =>
    one.kind === "value" ? [{ binding, value: one.from }] : one.kind === "class" ? [{ binding, value: one.node }] : [],
  );

const inOrder = (values: readonly Bound[]): readonly Bound[] =>
  values.toSorted((a, b) => a.value.start - b.value.start);

/** The nearest value that begins before a position and holds it; a few that end before it may stand in between. */
function boundAt(values: readonly Bound[], position: number): Bound | undefined {
  const next = partitionPoint(values, ({ value }) => value.start > position);
  return values.slice(Math.max(0, next - MAX_BETWEEN), next).findLast(({ value }) => holds(value, position));
}

const holds = ({ start, end }: Node, position: number): boolean => start <= position && position < end;
