/**
 * Classes lowered to ES5, as the classes that they were. Takes the functions that construct and what is put on their
 * prototypes: `Api.prototype.get=function(){...}` (TypeScript), `_createClass(Api,[{key:"get",value:function(){...}}])`
 * (Babel, SWC), also with the helper and the function in place, `(function(e,t){...})(function e(){...},[{...}])`. Gives
 * classes whose constructor and methods are those functions, so that what is known of classes holds for them.
 */
import { greatest, smallest } from "../lists.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type { CallExpression, Class, Expression, FunctionLike, MethodDefinition, Node, Self } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import type { Binding, PropertyWrite } from "./binding.ts";
import { type ArrayExpression, type Bindings, LoweredParents, superArguments } from "./lowered-parents.ts";

/** Most methods of one class. */
const MAX_METHODS = 200;

interface LoweredMethod {
  readonly key: string;
  readonly kind: "method" | "get" | "set";
  readonly value: FunctionLike;
}

/** Filled while the scopes are built, asked when they are. */
export class LoweredClasses {
  /** By the constructor and by each method. */
  private readonly byFunction = new Map<Node, Class>();
  private readonly classes = new Set<Node>();
  /** Names to whose prototypes something is written. */
  private readonly written = new Set<Binding>();
  private readonly parents = new LoweredParents();
  private readonly bindings: Bindings;
  private isComplete = false;

  /** `bindings` is filled by the time that the first question is asked. */
  constructor(bindings: Bindings) {
    this.bindings = bindings;
  }

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

  /** The constructor that a helper is given in place with a list of methods; what says which class is the parent. */
  noteCall(call: CallExpression): void {
    this.parents.note(call);
    const { 0: maker, 1: list } = call.arguments;
    if (maker?.type !== "FunctionExpression" || list?.type !== "ArrayExpression") return;
    this.add(maker, methodsOf(list));
  }

  private addNoted(): void {
    const { bindings } = this;
    this.isComplete = true;
    const methods = new Map<FunctionLike, LoweredMethod[]>();
    const put = (maker: FunctionLike, all: readonly LoweredMethod[]): void => {
      methods.set(maker, [...(methods.get(maker) ?? []), ...all]);
    };
    for (const { definitions, writes } of this.written) {
      const [only] = definitions;
      if (only?.kind === "function") put(only.node, writes.flatMap(methodOf));
    }
    for (const { maker, lists } of this.parents.described(bindings)) put(maker, lists.flatMap(methodsOf));
    const parents = this.parents.found(bindings);
    for (const maker of parents.keys()) if (!methods.has(maker)) put(maker, []);
    for (const [maker, all] of methods) this.add(maker, all, parents.get(maker));
  }

  private add(maker: FunctionLike, methods: readonly LoweredMethod[], parent?: Expression): void {
    if (methods.length === 0 && !(parent && superArguments(maker))) return;
    if (methods.length > MAX_METHODS || this.byFunction.has(maker)) return;
    const cls = classOf(maker, methods, parent);
    this.classes.add(cls);
    this.byFunction.set(maker, cls);
    for (const { value } of methods) this.byFunction.set(value, cls);
  }
}

const methodsOf = ({ elements }: ArrayExpression): readonly LoweredMethod[] =>
  elements.flatMap((entry) => (entry ? methodsIn(entry) : []));

function classOf(maker: FunctionLike, methods: readonly LoweredMethod[], parent: Expression | undefined): Class {
  const members = [
    member("constructor", "constructor", maker),
    ...methods.map((one) => member(one.key, one.kind, one.value)),
  ];
  const span = {
    start: smallest(members.map(({ start }) => start)),
    end: greatest(members.map(({ end }) => end)),
  };
  return {
    type: "ClassExpression",
    decorators: [],
    id: null,
    superClass: parent ?? null,
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
  const fn = first === "prototype" && rest.length === 0 ? ownThis(value) : undefined;
  return key !== undefined && fn ? [{ key, kind: "method", value: fn }] : [];
}

/** `{key:"get",value:function(){...}}`, `{key:"open",get:function(){...}}` */
function methodsIn(entry: Node): readonly LoweredMethod[] {
  if (entry.type !== "ObjectExpression") return [];
  let key: string | undefined;
  let found: Omit<LoweredMethod, "key"> | undefined;
  for (const property of entry.properties) {
    const name = property.type === "Property" ? keyName(property.key, property.computed) : undefined;
    if (property.type !== "Property" || name === undefined) continue;
    const fn = ownThis(property.value);
    if (name === "key") key = literalString(property.value);
    if (fn && (name === "value" || name === "get" || name === "set"))
      found ??= { kind: name === "value" ? "method" : name, value: fn };
  }
  return key !== undefined && found ? [{ key, ...found }] : [];
}

/** Functions that have a `this` of their own. */
const ownThis = (node: Node): FunctionLike | undefined =>
  isFunction(node) && node.type !== "ArrowFunctionExpression" ? node : undefined;
