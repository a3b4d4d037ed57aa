/**
 * Who speaks for the product. Code of origin `product` is read; code of undetermined origin only where product code
 * uses it or is used by it. What belongs to others is not looked into.
 */
import type { UnitOrigin } from "./attribute/index.ts";
import type { ForeignCode } from "./evaluate/evaluation.ts";
import type { Script } from "./script.ts";
import type { Unit, UnitGraph } from "./unpack/units.ts";

export class ProductCode {
  private readonly graph: UnitGraph;
  private readonly origins: readonly UnitOrigin[];
  private readonly linked: ReadonlySet<number>;

  constructor(graph: UnitGraph, origins: readonly UnitOrigin[]) {
    this.graph = graph;
    this.origins = origins;
    this.linked = this.linkedUnits();
  }

  /** Units that are read, in the order of modules and source. */
  readable(): readonly Unit[] {
    return this.graph.units.filter((unit) => this.isProduct(unit) || this.linked.has(unit.index));
  }

  isProduct({ index }: Unit): boolean {
    return this.origins[index]?.origin === "product";
  }

  readonly isUndetermined = ({ index }: Unit): boolean => this.origins[index]?.origin === "unknown";

  readonly foreignAt = (script: Script, position: number): ForeignCode | undefined => {
    const unit = this.graph.unitAt(script, position);
    const found = unit && this.origins[unit.index];
    if (!found || found.origin === "product" || found.origin === "unknown") return undefined;
    return { component: found.component?.name, runtime: found.origin === "runtime" };
  };

  private linkedUnits(): ReadonlySet<number> {
    const out = new Set<number>();
    for (const { index } of this.graph.units) {
      for (const other of this.graph.uses[index] ?? []) {
        if (this.origins[index]?.origin === "product") out.add(other);
        if (this.origins[other]?.origin === "product") out.add(index);
      }
    }
    return new Set([...out].filter((index) => this.origins[index]?.origin === "unknown"));
  }
}
