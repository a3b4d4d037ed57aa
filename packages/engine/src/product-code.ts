/**
 * Who speaks for the product. Code of origin `product` is read; code of undetermined origin only where product code
 * uses it or is used by it. Helpers are third-party or undetermined code that the product reaches, without a name or of a
 * package that no index knows: a request helper of an in-house library sends what the product asks for, so its calls are
 * followed back to the product, but nothing is stated of the helper itself. Code of a known component is not looked into.
 */
import { putsAddressTogether } from "./address-helper.ts";
import { isGeneratedParser, isStyleModule, type UnitOrigin, usersOf } from "./attribute/index.ts";
import type { ForeignCode } from "./evaluate/evaluation.ts";
import { isLeftOver } from "./left-over.ts";
import { isPolyfill } from "./polyfill.ts";
import type { Script } from "./script.ts";
import type { Node } from "./syntax/nodes.ts";
import type { Unit, UnitGraph } from "./unpack/units.ts";

/** Longest way from product code to a helper. */
const MAX_WAY = 6;

/**
 * A style sheet in a script says how things look, a generated parser what its tool does, a polyfill what the language does:
 * these are no words of the product.
 */
function isMade(unit: Unit): boolean {
  const text = unit.module.script.text.slice(unit.start, unit.end);
  return isStyleModule(text) || isGeneratedParser(text) || isPolyfill(unit);
}

export class ProductCode {
  private readonly graph: UnitGraph;
  private readonly origins: readonly UnitOrigin[];
  private readonly isKnown: (name: string) => boolean;
  private readonly read: ReadonlySet<number>;
  private said: readonly Unit[] | undefined;
  private users: readonly (readonly number[])[] | undefined;

  /** `isKnown`: whether an index knows the package, so that what it does need not be read from its code. */
  constructor(graph: UnitGraph, origins: readonly UnitOrigin[], isKnown: (name: string) => boolean = () => true) {
    this.graph = graph;
    this.origins = origins;
    this.isKnown = isKnown;
    this.read = this.readUnits();
  }

  /** Units that are read, in the order of modules and source; a module that stands in several chunks is read once. */
  readable(): readonly Unit[] {
    const isSaid = (unit: Unit): boolean => !this.isRepeated(unit) && !isMade(unit) && !isLeftOver(unit);
    this.said ??= this.graph.units.filter((unit) => this.speaks(unit) && isSaid(unit));
    return this.said;
  }

  private isRepeated({ module: { copyOf } }: Unit): boolean {
    const at = copyOf?.body[0];
    return copyOf !== undefined && at !== undefined && this.speaksAt(copyOf.script, at.start);
  }

  /** Units whose code is not known to be somebody else's: what may hold the product's data. */
  open(): readonly Unit[] {
    return this.graph.units.filter((unit) => this.speaks(unit) || this.isUndetermined(unit));
  }

  /** Units of others that nothing names: a catalogue of the product may be taken for a library's beside that library. */
  unnamed(): readonly Unit[] {
    return this.graph.units.filter(({ index }) => {
      const { origin, component } = this.origins[index] ?? {};
      return component === undefined && (origin === "library" || origin === "framework");
    });
  }

  readonly speaks = ({ index }: Unit): boolean => this.read.has(index);

  isProduct({ index }: Unit): boolean {
    return this.origins[index]?.origin === "product";
  }

  readonly isUndetermined = ({ index }: Unit): boolean => this.origins[index]?.origin === "unknown";

  /** Whether the code at a position is read. */
  readonly speaksAt = (script: Script, position: number): boolean => {
    const unit = this.graph.unitAt(script, position);
    return unit !== undefined && this.speaks(unit);
  };

  /** Set where code at a position belongs to somebody else and is not looked into. */
  readonly foreignAt = (script: Script, position: number): ForeignCode | undefined => {
    const unit = this.graph.unitAt(script, position);
    const found = unit && this.origins[unit.index];
    if (!unit || !found || this.isOpen(unit.index)) return undefined;
    if (found.origin === "library" && putsAddressTogether(unit)) return undefined;
    return { component: found.component?.name, runtime: found.origin === "runtime" };
  };

  helpers(): readonly Unit[] {
    const found = new Set<number>();
    let edge = [...this.read];
    for (let way = 0; way < MAX_WAY && edge.length > 0; way++) {
      const next = new Set(edge.flatMap((index) => this.graph.uses[index] ?? []));
      edge = [...next].filter((index) => this.isOpen(index) && !this.read.has(index) && !found.has(index));
      for (const index of edge) found.add(index);
    }
    return this.graph.units.filter(({ index }) => found.has(index));
  }

  /** Code of others counts as theirs where its own text says whose it is; a name that the graph lends may be wrong. */
  private isOpen(index: number): boolean {
    const found = this.origins[index];
    if (!found || found.origin === "runtime") return false;
    const { component, basis } = found;
    if (component === undefined) return true;
    if (basis === "graph") return !this.fillsItself(index, component.name);
    return basis === "path" && !this.isKnown(component.name);
  }

  /** `var react={exports:{}},api={};`: what a library puts its functions on, where text of its own says that it does. */
  private fillsItself(index: number, name: string): boolean {
    const unit = this.graph.units[index];
    if (!unit || !isEmpty(unit.node)) return false;
    this.users ??= usersOf(this.graph.uses, (uses) => uses);
    return (this.users[index] ?? []).some((user) => {
      const { component, basis } = this.origins[user] ?? {};
      return component?.name === name && basis !== "graph" && basis !== "path";
    });
  }

  private readUnits(): ReadonlySet<number> {
    const out = new Set<number>();
    const originOf = (index: number): string | undefined => this.origins[index]?.origin;
    for (const { index } of this.graph.units) {
      if (originOf(index) === "product") out.add(index);
      for (const other of this.graph.uses[index] ?? []) {
        if (originOf(index) === "product" && originOf(other) === "unknown") out.add(other);
        if (originOf(other) === "product" && originOf(index) === "unknown") out.add(index);
      }
    }
    return out;
  }
}

/** Declares empty objects, or the exports of CommonJS modules as Rollup's plugin writes them. */
function isEmpty(node: Node): boolean {
  const all = node.type === "VariableDeclaration" ? node.declarations : [node];
  return all.every(
    (one) =>
      one.type === "VariableDeclarator" &&
      one.init?.type === "ObjectExpression" &&
      one.init.properties.every(
        (own) => own.type === "Property" && own.value.type === "ObjectExpression" && own.value.properties.length === 0,
      ),
  );
}
