/**
 * Functions that construct, as classes: takes what is put on their prototypes, `Api.prototype.get=function(){...}`, and gives
 * classes whose constructor and methods are those functions, so that what is known of classes holds for them. Classes that a
 * compiler has lowered are raised before.
 */
import { greatest, smallest } from "../lists.ts";
import type { Class, FunctionLike, MethodDefinition, Node, Self } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Binding, PropertyWrite } from "./binding.ts";

/** Most methods of one class. */
const MAX_METHODS = 200;

interface LoweredMethod {
  readonly key: string;
  readonly value: FunctionLike;
}

/** Filled while the scopes are built, asked when they are. */
export class LoweredClasses {
  /** By the constructor and by each method. */
  private readonly byFunction = new Map<Node, Class>();
  private readonly classes = new Set<Node>();
  /** Names to whose prototypes something is written. */
  private readonly written = new Set<Binding>();
  private isComplete = false;

  /** The class whose constructor or method a function is. */
  of(fn: Node): Class | undefined {
    if (!this.isComplete) this.addNoted();
    return this.byFunction.get(fn);
  }

  has(node: Node): boolean {
    return this.classes.has(node);
  }

  /** Whose `this` is meant: of a method that was lowered, the class's. */
  selfOf(of: Self | undefined): Self | undefined {
    return of && (this.of(of) ?? of);
  }

  noteWrite(binding: Binding, { path }: PropertyWrite): void {
    if (path[0] === "prototype" && path.length === 2) this.written.add(binding);
  }

  private addNoted(): void {
    this.isComplete = true;
    for (const { definitions, writes } of this.written) {
      const [only] = definitions;
      if (only?.kind === "function") this.add(only.node, writes.flatMap(methodOf));
    }
  }

  private add(maker: FunctionLike, methods: readonly LoweredMethod[]): void {
    if (methods.length === 0 || methods.length > MAX_METHODS || this.byFunction.has(maker)) return;
    const cls = classOf(maker, methods);
    this.classes.add(cls);
    this.byFunction.set(maker, cls);
    for (const { value } of methods) this.byFunction.set(value, cls);
  }
}

function classOf(maker: FunctionLike, methods: readonly LoweredMethod[]): Class {
  const members = [
    member("constructor", "constructor", maker),
    ...methods.map(({ key, value }) => member(key, "method", value)),
  ];
  const span = {
    start: smallest(members.map(({ start }) => start)),
    end: greatest(members.map(({ end }) => end)),
  };
  return {
    type: "ClassExpression",
    decorators: [],
    id: null,
    superClass: null,
    body: { type: "ClassBody", body: members, ...span },
    ...span,
  };
}

function member(name: string, kind: MethodDefinition["kind"], value: FunctionLike): MethodDefinition {
  const { start, end } = value;
  const key = { type: "Identifier" as const, name, start, end };
  return { type: "MethodDefinition", decorators: [], key, value, kind, computed: false, static: false, start, end };
}

function methodOf({ path: [first, key, ...rest], value }: PropertyWrite): readonly LoweredMethod[] {
  const hasOwnThis = isFunction(value) && value.type !== "ArrowFunctionExpression";
  return key !== undefined && first === "prototype" && rest.length === 0 && hasOwnThis ? [{ key, value }] : [];
}
