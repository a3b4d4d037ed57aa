/**
 * What a piece of a value is where a call gives the value back: `(()=>{...;return{a:f}})().a` is `f`. Takes an expression
 * and the keys that are read of it, gives the expression inside that has the same value, whatever calls the function:
 * in its place, by `call`, `apply`, `bind` or `Reflect.apply`, elsewhere by its name, or through a helper that runs what
 * it is given, a CommonJS module or a table of modules too. Nothing is given where two ways lead to different places.
 */
import { rememberFor } from "../remember.ts";
import { keyName, literalString } from "../syntax/literals.ts";
import type {
  CallExpression,
  Class,
  Expression,
  FunctionNode,
  IdentifierNode,
  Node,
  ObjectExpression,
} from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { ownReturns } from "../syntax/returns.ts";
import { walk } from "../syntax/walk.ts";
import { isReadOnce, lastingDefinition } from "./assigned-name.ts";
import type { Binding, Definition, PathStep, PropertyWrite, ScopeTree } from "./binding.ts";
import { bindingAt } from "./binding-at.ts";

/** An expression, with what the parameters around it stand for there. */
interface Place {
  readonly node: Node;
  readonly env: Given;
}

/** What a function is given, and what stands around it, which many calls share. */
interface Given {
  readonly own: ReadonlyMap<Binding, Place>;
  readonly outer?: Given;
}

type Keys = readonly string[];

/** A function that was run on the way. */
interface Run {
  readonly fn: FunctionNode;
  /** Whether nothing of the program is handed to it. */
  readonly isPlain: boolean;
  /** Whether no other call runs it, as far as names tell. */
  readonly isOnce: boolean;
}

interface Called {
  readonly fn: FunctionNode;
  readonly given: CallExpression["arguments"];
  readonly env: Given;
  readonly isOnce: boolean;
}

const NOTHING_GIVEN: Given = { own: new Map() };

/** Steps of one question. Five wrappers around each other take some two hundred. */
const MAX_STEPS = 2000;
/** Steps of all questions of a script; the most that a real one was seen to take are 13,000. */
const MAX_ALL = 2_000_000;
const MAX_DEPTH = 200;
/** Most definitions of a name that keeps what was made before. */
const MAX_DEFINITIONS = 4;
const MAX_RETURNS = 4;
/** A helper that runs modules is no longer, in code units, with room for builds that are not minified. */
const LONGEST_HELPER = 1200;

export class GivenBack {
  runs: Run[] = [];
  private readonly scopes: Pick<ScopeTree, "bindingOf">;
  private readonly returns = new Map<FunctionNode, readonly Node[]>();
  private readonly calls = new Map<Node, readonly CallExpression[]>();
  private readonly byKey = new Map<Binding, ReadonlyMap<string | undefined, readonly CallExpression[]>>();
  private readonly byName = new Map<Node, ReadonlyMap<Binding | undefined, readonly CallExpression[]>>();
  private steps = 0;
  private until = 0;
  private depth = 0;

  constructor(scopes: Pick<ScopeTree, "bindingOf">) {
    this.scopes = scopes;
  }

  /** A new question: what stands behind `keys` of the value of an expression. */
  find(node: Node, keys: Keys): Expression | undefined {
    this.until = Math.min(this.steps + MAX_STEPS, MAX_ALL);
    this.runs = [];
    const found = this.read({ node, env: NOTHING_GIVEN }, keys);
    return found && isExpression(found.node) ? found.node : undefined;
  }

  private read(place: Place, keys: Keys): Place | undefined {
    if (++this.steps > this.until || this.depth >= MAX_DEPTH) return undefined;
    this.depth++;
    const found = this.readNode(place, keys);
    this.depth--;
    return found;
  }

  private readNode(place: Place, keys: Keys): Place | undefined {
    const { node, env } = place;
    const at = (inner: Node | null | undefined): Place | undefined =>
      inner ? this.read({ node: inner, env }, keys) : undefined;
    if (isFunction(node)) return keys.length === 0 ? place : undefined;
    if (isClass(node)) return this.ofClass(node, keys, env);
    switch (node.type) {
      case "Identifier":
        return this.ofName(node, keys, env);
      case "MemberExpression":
        return this.ofMember(node, keys, env);
      case "ChainExpression":
        return at(node.expression);
      case "AwaitExpression":
        return at(node.argument);
      case "SequenceExpression":
        return at(node.expressions.at(-1));
      case "AssignmentExpression":
        return node.operator === "=" ? at(node.right) : undefined;
      case "LogicalExpression":
        return agreed([at(node.left), at(node.right)]);
      case "ConditionalExpression":
        return agreed([at(node.consequent), at(node.alternate)]);
      case "CallExpression":
        return this.ofCall(node, keys, env);
      case "ObjectExpression":
        return this.ofObject(node, keys, env);
      case "ArrayExpression": {
        const [key, ...rest] = keys;
        const element = key === undefined ? undefined : node.elements[Number(key)];
        return key === undefined ? place : element ? this.read({ node: element, env }, rest) : undefined;
      }
      default:
        return keys.length === 0 ? place : undefined;
    }
  }

  /** Names of which nothing more is asked are the answer. */
  private ofName(node: IdentifierNode, keys: Keys, env: Given): Place | undefined {
    const binding = bindingAt(node, this.scopes);
    const given = binding && givenTo(binding, env);
    if (given) return this.read(given, keys);
    if (keys.length === 0 || !binding) return keys.length === 0 ? { node, env } : undefined;
    return this.ofBinding(binding, keys, env);
  }

  private ofBinding(binding: Binding, keys: Keys, env: Given): Place | undefined {
    const { definitions, writes } = binding;
    if (definitions.length > MAX_DEFINITIONS) return undefined;
    const written = writes.flatMap((write) => {
      const { path, value, ofClass } = write;
      if (write.key) return this.registered(write, keys, env);
      return path.length > 0 && !ofClass && path.every((key, index) => keys[index] === key)
        ? [this.read({ node: value, env }, keys.slice(path.length))]
        : [];
    });
    const found = agreed(written) ?? agreed(definitions.map((one) => this.ofDefinition(one, keys, env)));
    return found ?? this.fromRun(binding, keys, env);
  }

  /** `function d(f,k){c[k]={factory:f,...}}`, `d(function(...){...},0,[])`: what a call puts under the key that it says (Metro). */
  private registered(
    { key, value }: PropertyWrite,
    [first, ...rest]: Keys,
    env: Given,
  ): readonly (Place | undefined)[] {
    const param = bindingAt(key, this.scopes);
    const fn = param?.scope.node;
    if (!param || !fn || !isHelper(fn)) return [];
    const calls = this.callsByKey(param, fn).get(first) ?? [];
    if (calls.length > MAX_DEFINITIONS) return [];
    return calls.map(({ arguments: given }) =>
      this.read({ node: value, env: this.frameOf({ fn, given, env }, env) }, rest),
    );
  }

  /** The calls of a function by what they hand to a parameter. */
  private callsByKey(param: Binding, fn: FunctionNode): ReadonlyMap<string | undefined, readonly CallExpression[]> {
    const known = this.byKey.get(param);
    if (known) return known;
    const name = bindingAt(fn.id, this.scopes);
    const at = fn.params.findIndex((one) => bindingAt(one, this.scopes) === param);
    const found = Map.groupBy(name ? this.callsOf(name) : [], ({ arguments: given }) => {
      const key = given[at];
      return key?.type === "Literal" ? String(key.value) : undefined;
    });
    found.delete(undefined);
    this.byKey.set(param, found);
    return found;
  }

  private callsOf(name: Binding): readonly CallExpression[] {
    const { node } = name.scope;
    const known =
      this.byName.get(node) ?? Map.groupBy(this.callsIn(node), ({ callee }) => bindingAt(callee, this.scopes));
    this.byName.set(node, known);
    return known.get(name) ?? [];
  }

  private ofDefinition(definition: Definition, keys: Keys, env: Given): Place | undefined {
    if (definition.kind === "class" || definition.kind === "function")
      return this.read({ node: definition.node, env }, keys);
    if (definition.kind !== "value") return undefined;
    const path = keysOf(definition.path);
    return path && this.read({ node: definition.from, env }, [...path, ...keys]);
  }

  /** `e(t.exports,t)`, `m[k](t.exports,t,r)`: what the function that is called writes to the object that it is given. */
  private fromRun(binding: Binding, keys: Keys, env: Given): Place | undefined {
    const run = this.runs.map(({ fn }) => fn);
    const helpers = new Set([binding.scope.node, ...run].filter(isHelper));
    for (const helper of helpers) {
      const found = agreed(this.callsIn(helper).map((call) => this.writtenBy(call, binding, keys, env)));
      if (found) return found;
    }
    return undefined;
  }

  private writtenBy(call: CallExpression, binding: Binding, keys: Keys, env: Given): Place | undefined {
    for (const [index, argument] of call.arguments.entries()) {
      const path = this.pathTo(argument, binding);
      if (!path || path.length >= keys.length || path.some((key, at) => keys[at] !== key)) continue;
      const run = this.functionOf({ node: call.callee, env });
      const fn = run && isFunction(run.node) ? run.node : undefined;
      const param = bindingAt(fn?.params[index], this.scopes);
      if (!run || !fn || !param || param.writes.length === 0) continue;
      this.runs.push({ fn, isPlain: true, isOnce: true });
      const found = this.ofBinding(param, keys.slice(path.length), run.env);
      if (found) return found;
    }
    return undefined;
  }

  /** The keys from a name to what an expression reads: `t`, `t.exports`, `(t={exports:{}}).exports`. */
  private pathTo(node: Node, binding: Binding): Keys | undefined {
    const path: string[] = [];
    let at = node;
    while (at.type === "MemberExpression") {
      const key = keyName(at.property, at.computed);
      if (key === undefined) return undefined;
      path.unshift(key);
      at = at.object;
    }
    const name = at.type === "AssignmentExpression" ? at.left : at;
    return bindingAt(name, this.scopes) === binding ? path : undefined;
  }

  private ofMember(node: Extract<Node, { type: "MemberExpression" }>, keys: Keys, env: Given): Place | undefined {
    const key = keyName(node.property, node.computed) ?? this.keyAt(node.property, env);
    if (key !== undefined) return this.read({ node: node.object, env }, [key, ...keys]);
    // esbuild, not minified: `(0,e[Object.getOwnPropertyNames(e)[0]])(...)`
    const object = this.lastOf({ node: node.object, env });
    if (object?.node.type !== "ObjectExpression" || object.node.properties.length !== 1) return undefined;
    const [only] = object.node.properties;
    return only?.type === "Property" ? this.read({ node: only.value, env: object.env }, keys) : undefined;
  }

  private keyAt(node: Node, env: Given): string | undefined {
    const found = this.lastOf({ node, env });
    return found?.node.type === "Literal" ? String(found.node.value) : undefined;
  }

  private ofObject(node: ObjectExpression, keys: Keys, env: Given): Place | undefined {
    const [key, ...rest] = keys;
    if (key === undefined) return { node, env };
    for (const property of node.properties.toReversed()) {
      if (property.type !== "Property") return undefined;
      if (property.kind === "set" || keyName(property.key, property.computed) !== key) continue;
      if (property.kind === "get" && isFunction(property.value)) return this.ofGetter(property.value, rest, env);
      return this.read({ node: property.value, env }, rest);
    }
    return undefined;
  }

  /** `class A{static start(){...}}`, `class A{static{this.made=...}}` */
  private ofClass(node: Class, keys: Keys, env: Given): Place | undefined {
    const [key, ...rest] = keys;
    if (key === undefined) return { node, env };
    for (const member of node.body.body) {
      if (member.type === "StaticBlock") {
        const value = writtenToThis(member.body, key);
        if (value) return this.read({ node: value, env }, rest);
      } else if (member.type !== "TSIndexSignature" && member.static && keyName(member.key, member.computed) === key)
        return member.value ? this.read({ node: member.value, env }, rest) : undefined;
    }
    return undefined;
  }

  private ofCall(call: CallExpression, keys: Keys, env: Given): Place | undefined {
    const called = this.calledBy(call, env);
    if (!called) return undefined;
    const isPlain = called.given.every((one) => this.isOfNobody(one));
    this.runs.push({ fn: called.fn, isPlain, isOnce: called.isOnce });
    return this.result(called.fn, keys, this.frameOf(called, env));
  }

  private ofGetter(fn: FunctionNode, keys: Keys, env: Given): Place | undefined {
    if (readsThis(fn)) return undefined;
    this.runs.push({ fn, isPlain: true, isOnce: true });
    return this.result(fn, keys, env);
  }

  private result(fn: FunctionNode, keys: Keys, env: Given): Place | undefined {
    const known = this.returns.get(fn) ?? ownReturns(fn, MAX_RETURNS);
    this.returns.set(fn, known);
    return agreed(known.map((node) => this.read({ node, env }, keys)));
  }

  /** What the parameters of a function stand for in a call. */
  private frameOf({ fn, given, env }: Omit<Called, "isOnce">, caller: Given): Given {
    const own = new Map<Binding, Place>();
    fn.params.forEach((param, index) => {
      const binding = bindingAt(param, this.scopes);
      const node = given[index];
      if (binding && node) own.set(binding, { node, env: caller });
    });
    return own.size > 0 ? { own, outer: env } : env;
  }

  /** `window`, `this`, `void 0`: nothing of the program. */
  private isOfNobody(node: Node): boolean {
    if (node.type === "Identifier") return !bindingAt(node, this.scopes);
    return node.type === "ThisExpression" || node.type === "UnaryExpression";
  }

  /** The function that a call runs, and with what. */
  private calledBy({ callee, arguments: given }: CallExpression, env: Given): Called | undefined {
    if (callee.type !== "MemberExpression") return this.running({ node: callee, env }, given);
    const method = keyName(callee.property, callee.computed);
    const [first, second, third] = given;
    if (method === "apply" && isGlobal(callee.object, "Reflect", this.scopes))
      return first && this.running({ node: first, env }, elementsOf(third));
    const isOfFunction = method === "call" || method === "apply";
    const own = isOfFunction ? this.running({ node: callee.object, env }, []) : undefined;
    if (own) return { ...own, given: method === "apply" ? elementsOf(second) : given.slice(1) };
    return this.running({ node: callee, env }, given);
  }

  private running(callee: Place, given: CallExpression["arguments"]): Called | undefined {
    const found = this.functionOf(callee);
    if (!found || !isFunction(found.node)) return undefined;
    const binding = bindingAt(callee.node, this.scopes);
    const isOnce = !binding || !!givenTo(binding, callee.env) || isReadOnce(binding) || leavesAtOnce(found.node);
    return { fn: found.node, given, env: found.env, isOnce };
  }

  /** The function that an expression gives, through names. */
  private functionOf(place: Place): Place | undefined {
    const { node, env } = place;
    const found = node.type === "CallExpression" ? this.handedFunction(node, env) : undefined;
    const last = this.lastOf(found ?? this.read(place, []));
    return last && isFunction(last.node) ? last : undefined;
  }

  /** `f.bind(self)`, and `m.get("app")` behind `m.set("app",f)`. */
  private handedFunction({ callee, arguments: [key] }: CallExpression, env: Given): Place | undefined {
    if (callee.type !== "MemberExpression") return undefined;
    const method = keyName(callee.property, callee.computed);
    if (method === "bind") return this.functionOf({ node: callee.object, env });
    const name = method === "get" ? literalString(key) : undefined;
    return name === undefined ? undefined : this.read({ node: callee.object, env }, [name]);
  }

  /** What a name stands for that has one definition. */
  private lastOf(place: Place | undefined): Place | undefined {
    let at = place;
    for (let left = MAX_DEFINITIONS; at?.node.type === "Identifier" && left > 0; left--) {
      const binding = bindingAt(at.node, this.scopes);
      const given = binding && givenTo(binding, at.env);
      const definition = binding && lastingDefinition(binding);
      if (!given && !definition) return undefined;
      at = given ? this.read(given, []) : definition && this.ofDefinition(definition, [], at.env);
    }
    return at;
  }

  /** All of a helper; of longer code what does not stand in functions of its own. */
  private callsIn(code: Node): readonly CallExpression[] {
    const known = this.calls.get(code);
    if (known) return known;
    const found: CallExpression[] = [];
    walk(code, (node) => {
      if (node.type === "CallExpression") found.push(node);
      return node !== code && isFunction(node) && !isHelper(code) ? false : undefined;
    });
    this.calls.set(code, found);
    return found;
  }
}

function givenTo(binding: Binding, env: Given): Place | undefined {
  for (let at: Given | undefined = env; at; at = at.outer) if (at.own.has(binding)) return at.own.get(binding);
  return undefined;
}

function elementsOf(list: Node | undefined): CallExpression["arguments"] {
  return list?.type === "ArrayExpression" ? list.elements.filter((one) => one !== null) : [];
}

const isGlobal = (node: Node, name: string, scopes: Pick<ScopeTree, "bindingOf">): boolean =>
  node.type === "Identifier" && node.name === name && !bindingAt(node, scopes);

const isHelper = (node: Node): node is FunctionNode => isFunction(node) && node.end - node.start <= LONGEST_HELPER;

const isExpression = (node: Node): node is Expression => /(?:Expression|Literal|Identifier)$/.test(node.type);

/** `function requireApp(){if(hasRequired)return app;hasRequired=1;...}`: what it does, it does once (Rollup). */
function leavesAtOnce({ body }: FunctionNode): boolean {
  const first = body?.type === "BlockStatement" ? body.body[0] : undefined;
  if (first?.type !== "IfStatement") return false;
  const then = first.consequent.type === "BlockStatement" ? first.consequent.body[0] : first.consequent;
  return then?.type === "ReturnStatement";
}

/** The one place to which all ways lead that lead anywhere. */
function agreed(places: readonly (Place | undefined)[]): Place | undefined {
  const found = places.filter((place) => place !== undefined);
  return found.every(({ node }) => node === found[0]?.node) ? found[0] : undefined;
}

/** Keys of a pattern without defaults. */
export function keysOf(path: readonly PathStep[]): Keys | undefined {
  const keys = path.flatMap((step) => (step.kind === "key" && !step.fallback ? [step.key] : []));
  return keys.length === path.length ? keys : undefined;
}

/** `this.made=x` among statements. */
function writtenToThis(body: readonly Node[], key: string): Node | undefined {
  for (const statement of body) {
    const value = statement.type === "ExpressionStatement" ? statement.expression : undefined;
    for (const one of value?.type === "SequenceExpression" ? value.expressions : value ? [value] : [])
      if (
        one.type === "AssignmentExpression" &&
        one.left.type === "MemberExpression" &&
        one.left.object.type === "ThisExpression" &&
        keyName(one.left.property, one.left.computed) === key
      )
        return one.right;
  }
  return undefined;
}

/** Whether what a getter gives is of its object: `get url() { return this.base + "/users"; }`. */
const readsThis = rememberFor(({ body }: FunctionNode): boolean => {
  let found = false;
  if (body)
    walk(body, (node) => {
      found ||= node.type === "ThisExpression";
      const hasOwnThis = isClass(node) || (isFunction(node) && node.type !== "ArrowFunctionExpression");
      return found || hasOwnThis ? false : undefined;
    });
  return found;
});
