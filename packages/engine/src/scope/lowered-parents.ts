/**
 * Parents of classes that were lowered to ES5, and methods that are not described in place: `var Api=function(e){inherits(t,e);
 * function t(){return e.call(this,"/a")||this}...;return t}(Base)` (TypeScript, Babel 6 to 8, SWC), with the helpers also written
 * in place: `(n=[{key:"get",value:function(){...}}])&&define(r.prototype,n)`.
 */

import { memberName } from "../syntax/literals.ts";
import type {
  Argument,
  CallExpression,
  Expression,
  FunctionLike,
  FunctionNode,
  IdentifierNode,
  Node,
} from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { ScopeTree } from "./binding.ts";

export type ArrayExpression = Extract<Node, { type: "ArrayExpression" }>;

/** What the names of the script refer to. */
export type Bindings = ScopeTree["bindingOf"];

/** Most definitions of a name that stands for a constructor or a list of methods: minifiers use one for several things. */
const MAX_DEFINITIONS = 4;

export class LoweredParents {
  /** Calls of functions where they are written. */
  private readonly calledAt = new Map<Node, CallExpression>();
  /** `inherits(t, e)` */
  private readonly pairs: (readonly [IdentifierNode, IdentifierNode])[] = [];
  /** `define(t.prototype, methods)` */
  private readonly lists: (readonly [IdentifierNode, ArrayExpression | IdentifierNode])[] = [];

  note(call: CallExpression): void {
    const { callee, arguments: given } = call;
    const fn = callee.type === "ParenthesizedExpression" ? callee.expression : callee;
    if (isFunction(fn) && given.length > 0) this.calledAt.set(fn, call);
    const { 0: first, 1: second } = given;
    if (given.length !== 2 || !first || !second) return;
    if (first.type === "Identifier" && second.type === "Identifier") this.pairs.push([first, second]);
    const owner = prototypeOwner(first);
    if (owner && (second.type === "Identifier" || second.type === "ArrayExpression")) this.lists.push([owner, second]);
  }

  /** What the prototypes of constructors are given, by name or in place. */
  described(
    bindings: Bindings,
  ): readonly { readonly maker: FunctionLike; readonly lists: readonly ArrayExpression[] }[] {
    return this.lists.flatMap(([owner, list]) => {
      const maker = functionNamed(owner, bindings);
      return maker ? [{ maker, lists: list.type === "Identifier" ? listsNamed(list, bindings) : [list] }] : [];
    });
  }

  /** The parent of each constructor: what the function around it is called with. */
  found(bindings: Bindings): ReadonlyMap<FunctionLike, Expression> {
    const parents = new Map<FunctionLike, Expression>();
    for (const [own, base] of this.pairs) {
      const definitions = bindings.get(base)?.definitions ?? [];
      const [param] = definitions;
      if (definitions.length !== 1 || param?.kind !== "param") continue;
      const parent = this.calledAt.get(param.of)?.arguments[param.index];
      const maker = parent && functionNamed(own, bindings);
      const isInside = maker && param.of.start <= maker.start && maker.end <= param.of.end;
      if (isInside && parent.type !== "SpreadElement" && parent.type !== "FunctionExpression")
        parents.set(maker, parent);
    }
    return parents;
  }
}

/** `t.prototype` */
export const prototypeOwner = (node: Node): IdentifierNode | undefined =>
  node.type === "MemberExpression" && node.object.type === "Identifier" && memberName(node) === "prototype"
    ? node.object
    : undefined;

/** The function that a name stands for, also where it is given another: `return t=a,...`. */
export function functionNamed(name: IdentifierNode, bindings: Bindings, depth = 0): FunctionLike | undefined {
  const definitions = bindings.get(name)?.definitions ?? [];
  if (definitions.length > MAX_DEFINITIONS || depth > 2) return undefined;
  for (const one of definitions) {
    if (one.kind === "function") return one.node;
    if (one.kind !== "value" || one.path.length > 0) continue;
    if (one.from.type === "FunctionExpression") return one.from;
    const other = one.from.type === "Identifier" ? functionNamed(one.from, bindings, depth + 1) : undefined;
    if (other) return other;
  }
  return undefined;
}

function listsNamed(name: IdentifierNode, bindings: Bindings): readonly ArrayExpression[] {
  const definitions = bindings.get(name)?.definitions ?? [];
  if (definitions.length > MAX_DEFINITIONS) return [];
  return definitions.flatMap((one) => (one.kind === "value" && one.from.type === "ArrayExpression" ? [one.from] : []));
}

/**
 * What a lowered constructor gives to that of its parent: `o.call(this,"/a")`, `getPrototypeOf(t).call(this,"/a")`,
 * `callSuper(this,t,["/a"])`; undefined where it calls none, or hands all of its own on.
 */
export function superArguments({ body }: Pick<FunctionLike, "body"> | FunctionNode): readonly Argument[] | undefined {
  let found: readonly Argument[] | undefined;
  if (body)
    walk(body, (node) => {
      if (isFunction(node)) return false;
      if (node.type === "CallExpression") found ??= givenToParent(node);
      return found ? false : undefined;
    });
  return found;
}

function givenToParent({ callee, arguments: given }: CallExpression): readonly Argument[] | undefined {
  const [self, , list] = given;
  if (self?.type !== "ThisExpression") return undefined;
  const isCall = callee.type === "MemberExpression" && memberName(callee) === "call";
  if (isCall && (callee.object.type === "Identifier" || callee.object.type === "CallExpression")) return given.slice(1);
  return given.length === 3 && list?.type === "ArrayExpression"
    ? list.elements.filter((one) => one !== null)
    : undefined;
}
