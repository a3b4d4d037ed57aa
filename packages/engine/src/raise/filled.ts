/**
 * Objects that minifiers fill where a function did that is written in place: `((e=Status||{}).OPEN="open",e.CLOSED="closed",e)`
 * and `(e=Status||(Status={})).OPEN="open",e.CLOSED="closed"` (SWC, Terser, oxc) for an enumeration of TypeScript,
 * `(e=>(e.OPEN="open",e.CLOSED="closed",e))(Status||{})`.
 */
import { append } from "../multimap.ts";
import type { Binding, ScopeTree } from "../scope/binding.ts";
import { bindingAt } from "../scope/binding-at.ts";
import { literalValue } from "../syntax/literals.ts";
import type { CallExpression, Expression, IdentifierNode, Node } from "../syntax/nodes.ts";
import { around, identifier, keyNamed, type Span } from "./build.ts";

type Is<T extends Node["type"]> = Extract<Node, { type: T }>;
type Sequence = Is<"SequenceExpression">;
type Assignment = Is<"AssignmentExpression">;

/** Expressions of a sequence that fill one object, from the one that makes it on; and whether the object is given back. */
interface Run {
  readonly name: IdentifierNode;
  readonly made: Expression;
  readonly parts: readonly Expression[];
}

export class Filled {
  private readonly scopes: Pick<ScopeTree, "bindingOf">;
  /** Where the objects are filled for which a name stands. */
  private readonly spans = new Map<Binding, Span[]>();
  private readonly onlyFor = new Map<Binding, boolean>();

  constructor(scopes: Pick<ScopeTree, "bindingOf">) {
    this.scopes = scopes;
  }

  /** Notes what a node fills; whether it fills anything. */
  note(node: Node): boolean {
    const runs = node.type === "SequenceExpression" ? runsIn(node) : [];
    for (const { name, parts } of runs) {
      const binding = bindingAt(name, this.scopes);
      if (binding) append(this.spans, binding, around(parts, name));
    }
    return runs.length > 0;
  }

  raised(sequence: Sequence): Expression {
    const runs = runsIn(sequence).filter(({ name }) => this.isOnlyFor(name));
    if (runs.length === 0) return sequence;
    const runOf = new Map(runs.flatMap((run) => run.parts.map((part) => [part, run] as const)));
    const expressions = sequence.expressions.flatMap((one): Expression | readonly Expression[] => {
      const run = runOf.get(one);
      if (!run) return one;
      return one === run.parts[0] ? callOf(run) : [];
    });
    const [only, ...more] = expressions;
    return only && more.length === 0 ? only : { ...sequence, expressions };
  }

  /** Whether a name stands for nothing but objects that are filled at once: it may do so for one after the other. */
  private isOnlyFor(name: IdentifierNode): boolean {
    const binding = bindingAt(name, this.scopes);
    if (!binding) return false;
    const known = this.onlyFor.get(binding) ?? isWithin(binding, this.spans.get(binding) ?? []);
    this.onlyFor.set(binding, known);
    return known;
  }
}

/** Whether a name is read nowhere but in some spans. */
function isWithin({ declaration, references }: Binding, spans: readonly Span[]): boolean {
  const sorted = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  let end = -1;
  return references
    .toSorted((a, b) => a.start - b.start)
    .every(({ start }) => {
      for (let span = sorted[next]; span && span.start <= start; span = sorted[++next]) end = Math.max(end, span.end);
      return start === declaration.start || start < end;
    });
}

function runsIn({ expressions }: Sequence): readonly Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < expressions.length; at++) {
    const made = writeOf(expressions[at])?.object;
    if (made?.type !== "AssignmentExpression" || made.left.type !== "Identifier" || !isMade(made.right)) continue;
    const { left: name, right } = made;
    let end = at + 1;
    while (isNamed(writeOf(expressions[end])?.object, name)) end++;
    if (isNamed(expressions[end], name)) end++;
    if (end > at + 1) runs.push({ name, made: right, parts: expressions.slice(at, end) });
    at = end - 1;
  }
  return runs;
}

const isNamed = (node: Node | undefined, { name }: IdentifierNode): boolean =>
  node?.type === "Identifier" && node.name === name;

/** `e.A="a"`, `e[e.A=0]="A"`, of which the one that is given its members may be made there: `(e={}).A="a"`. */
function writeOf(node: Expression | undefined): Is<"MemberExpression"> | undefined {
  if (node?.type !== "AssignmentExpression" || node.operator !== "=" || node.left.type !== "MemberExpression")
    return undefined;
  const { property, computed } = node.left;
  const isKnown = computed && property.type === "AssignmentExpression" ? property.right : node.right;
  return literalValue(isKnown) && literalValue(node.right) ? node.left : undefined;
}

/** `{}`, `Status||{}`, `Status||(Status={})` */
function isMade(node: Expression): boolean {
  if (node.type === "LogicalExpression") return isMade(node.right);
  if (node.type === "AssignmentExpression") return isMade(node.right);
  return node.type === "ObjectExpression" && node.properties.length === 0;
}

function callOf({ name, made, parts: [first, ...more] }: Run): CallExpression {
  const span = around(first ? [first, ...more] : more, name);
  const writes = [...(first?.type === "AssignmentExpression" ? [ofName(first, name)] : []), ...more];
  return {
    type: "CallExpression",
    callee: {
      type: "ArrowFunctionExpression",
      expression: true,
      async: false,
      generator: false,
      id: null,
      params: [identifier(name.name, name)],
      body: { type: "SequenceExpression", expressions: writes, ...span },
      ...span,
    },
    arguments: [made],
    optional: false,
    ...span,
  };
}

/** `(e=Status||{}).A="a"`: `e.A="a"` */
function ofName(write: Assignment, name: IdentifierNode): Assignment {
  const { left } = write;
  return left.type === "MemberExpression" ? { ...write, left: { ...left, object: keyNamed(name.name, name) } } : write;
}
