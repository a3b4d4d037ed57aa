/**
 * Which binding each identifier of a script means, and the identifiers of each binding. There are millions of both, so
 * they are numbers in typed arrays, not entries of maps and lists of their own: that is less to make, to keep and to
 * collect again.
 */
import type { IdentifierNode, Node, Program, Self } from "../syntax/nodes.ts";
import { assignedName } from "./assigned-name.ts";
import type { Binding, BindingKind, Definition, GlobalWrite, PropertyWrite, Scope } from "./binding.ts";

/** Of the many bindings without any; never written to. */
const NO_DEFINITIONS: Definition[] = [];
const NO_WRITES: PropertyWrite[] = [];

/** What is written through a reference. */
export interface Written {
  readonly definition: Definition | undefined;
  readonly write: PropertyWrite | undefined;
}

/** The names through which something is written, with what that is. */
export const writesThrough = (
  names: readonly IdentifierNode[],
  written: readonly (Written | undefined)[],
): readonly GlobalWrite[] => names.flatMap((name, at) => (written[at] ? { name, ...written[at] } : []));

/** A binding while its script is read. */
export class BindingRecord implements Binding {
  readonly name: string;
  readonly kind: BindingKind;
  readonly scope: Scope;
  readonly declaration: IdentifierNode;
  definitions = NO_DEFINITIONS;
  writes = NO_WRITES;
  readonly number: number;
  /** Place of the last reference in the table; -1: none. */
  last = -1;
  private readonly table: ReferenceTable;
  /** Its references, once they were asked for. */
  known: readonly IdentifierNode[] | undefined;

  constructor(declaration: IdentifierNode, kind: BindingKind, scope: Scope, number: number, table: ReferenceTable) {
    this.name = declaration.name;
    this.kind = kind;
    this.scope = scope;
    this.declaration = declaration;
    this.number = number;
    this.table = table;
  }

  get references(): readonly IdentifierNode[] {
    this.known ??= this.table.backwardsFrom(this.last).reverse();
    return this.known;
  }

  /** Most have one definition; a list that is pushed to makes room for many. */
  define(definition: Definition): void {
    if (this.definitions === NO_DEFINITIONS) this.definitions = [definition];
    else this.definitions.push(definition);
  }

  write(write: PropertyWrite): void {
    if (this.writes === NO_WRITES) this.writes = [write];
    else this.writes.push(write);
  }
}

export class ReferenceTable {
  private readonly bindings: BindingRecord[] = [];
  /** Number of the binding, from 1 on, by the start of the identifier; of what a `this` means, from -1 down. */
  private readonly numbers: Int32Array;
  private readonly selves: Self[] = [];
  private readonly nodes: IdentifierNode[] = [];
  /** For each reference the one before it of the same binding. */
  private readonly before: number[] = [];

  constructor({ end }: Program) {
    this.numbers = new Int32Array(end + 1);
  }

  /** The binding of an identifier that refers to one or declares one. Keys have none, also where they stand for both. */
  get(node: IdentifierNode): BindingRecord | undefined {
    return this.bindings[(this.numbers[node.start] ?? 0) - 1];
  }

  /** Whose `this` an expression means. */
  readonly thisOf = {
    get: (node: Node): Self | undefined =>
      node.type === "ThisExpression" || node.type === "Super"
        ? this.selves[-(this.numbers[node.start] ?? 0) - 1]
        : undefined,
  };

  /** Neighbours mostly mean the same. */
  noteThis({ start }: Node, self: Self): void {
    if (this.selves.at(-1) !== self) this.selves.push(self);
    this.numbers[start] = -this.selves.length;
  }

  declare(name: IdentifierNode, kind: BindingKind, scope: Scope): BindingRecord {
    const binding = new BindingRecord(name, kind, scope, this.bindings.length + 1, this);
    this.bindings.push(binding);
    return binding;
  }

  /** One more place at which a binding is declared. */
  note({ start }: IdentifierNode, { number }: BindingRecord): void {
    this.numbers[start] = number;
  }

  refer(node: IdentifierNode, binding: BindingRecord): void {
    this.numbers[node.start] = binding.number;
    this.before.push(binding.last);
    binding.last = this.nodes.push(node) - 1;
  }

  /**
   * From here on a name is another one, which was handed out at a place, `return{a:f}`; that place is no use of it. What
   * assigns it to the name, `x=f`, still means the name.
   */
  join(name: BindingRecord, other: BindingRecord, handedOut: Node): void {
    const assigned = assignedName(name);
    const moved = name.references.filter((node) => node !== assigned);
    for (const { start } of moved) this.numbers[start] = other.number;
    for (const write of name.writes) other.write(write);
    name.known = assigned ? [assigned] : [];
    other.known = [...other.references.filter((node) => node !== handedOut), ...moved];
  }

  /** References of one binding, the last one first. */
  backwardsFrom(last: number): IdentifierNode[] {
    const found: IdentifierNode[] = [];
    for (let at = last; at >= 0; at = this.before[at] ?? -1) {
      const node = this.nodes[at];
      if (node) found.push(node);
    }
    return found;
  }
}
