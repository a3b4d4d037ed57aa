/**
 * A module inside a function wrapper `(module, exports, require) => {...}`: what it exports, in the forms that webpack,
 * Babel, SWC and TypeScript write, and what it requires.
 */
import type { Binding, ScopeTree } from "../scope/binding.ts";
import type { Range, Script } from "../script.ts";
import { keyName, literalString, memberName } from "../syntax/literals.ts";
import type { FunctionNode, IdentifierNode, Node, ObjectExpression, Program, Statement } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { fixedProperties } from "../syntax/object-keys.ts";
import { walk } from "../syntax/walk.ts";
import { getters } from "./getters.ts";
import { lazyImports } from "./lazy-imports.ts";
import type { ExportTarget, ModuleDraft, ModuleReference, Wrapper } from "./module.ts";
import { registryKey, returnedBy } from "./shapes.ts";

export interface WrappedSource {
  readonly script: Script;
  /** The function, or the whole script where a bundler has put modules into no function. */
  readonly fn: FunctionNode | Program;
  /** Where not all that stands in it is the module's. */
  readonly body?: readonly Statement[];
  readonly key: string;
  readonly range: Range;
  readonly wrapper: Wrapper;
}

/** What a name is for the code of a module. */
export type Role = "moduleParam" | "exportsParam" | "requireParam";

type CallExpression = Extract<Node, { type: "CallExpression" }>;
type Argument = CallExpression["arguments"][number];

type IsRole = (node: Node, role: Role) => boolean;

interface Found {
  readonly exports: Map<string, ExportTarget>;
  whole?: Node;
  readonly stars: string[];
  readonly references: ModuleReference[];
  readonly loads: (Range & { readonly id: string })[];
  readonly announces: Range[];
  /** Exports of joined modules, by the name of the object that holds them. */
  readonly namespaces: Map<Binding, Map<string, ExportTarget>>;
}

export function wrappedModule({ script, fn, key, range, wrapper, body: own }: WrappedSource): ModuleDraft {
  const is = (node: Node, role: Role): boolean => {
    const binding = wrapper[role];
    return binding !== undefined && node.type === "Identifier" && script.scopes.bindingOf.get(node) === binding;
  };
  const body = own ?? bodyOf(fn);
  const found = readWrapped(own ?? [fn], script.scopes, is);
  return {
    script,
    range: { start: range.start, end: range.end },
    key,
    body,
    scopeNode: fn,
    wrapper,
    exports: found.exports,
    ...(found.whole ? { wholeExport: found.whole } : {}),
    starExports: found.stars,
    ...(found.announces.length > 0 ? { announces: found.announces } : {}),
    ...(found.namespaces.size > 0 ? { namespaces: found.namespaces } : {}),
    ...(found.loads.length > 0 ? { loads: found.loads.map((load) => ({ ...load, script })) } : {}),
    references: [...found.references, ...lazyImports(script, fn)],
  };
}

/** What code exports and requires, where `is` knows the names by which it does. */
export function readWrapped(roots: readonly Node[], scopes: ScopeTree, is: IsRole): Found {
  const found: Found = {
    exports: new Map(),
    stars: [],
    references: [],
    loads: [],
    announces: [],
    namespaces: new Map(),
  };
  const reader = new WrapperReader(scopes, is, found);
  for (const root of roots) walk(root, (node) => reader.read(node));
  return found;
}

/** `(e,t,n)=>{...}` has statements; `e=>e.exports=1` has one expression, which is kept as the wrapper's own node. */
function bodyOf(fn: FunctionNode | Program): readonly Statement[] {
  if (fn.type === "Program") return fn.body;
  if (fn.body?.type === "BlockStatement") return fn.body.body;
  if (!fn.body) return [];
  const expression = fn.body as Exclude<typeof fn.body, { type: "BlockStatement" }>;
  return [{ type: "ExpressionStatement", expression, start: expression.start, end: expression.end }];
}

class WrapperReader {
  private readonly scopes: ScopeTree;
  private readonly bindingOf: ScopeTree["bindingOf"];
  private readonly is: IsRole;
  private readonly found: Found;
  private readonly deferred: Range[] = [];

  constructor(scopes: ScopeTree, is: IsRole, found: Found) {
    this.scopes = scopes;
    this.bindingOf = scopes.bindingOf;
    this.is = is;
    this.found = found;
  }

  private valueOf(name: IdentifierNode): Node | undefined {
    const definition = this.bindingOf.get(name)?.definitions[0];
    return definition?.kind === "value" && definition.path.length === 0 ? definition.from : undefined;
  }

  read(node: Node): undefined {
    if (node.type === "AssignmentExpression") this.readAssignment(node.left, node.right);
    else if (node.type === "CallExpression") this.readCall(node);
    return undefined;
  }

  /** `t` or `e.exports`. */
  private isExports(node: Node): boolean {
    if (this.is(node, "exportsParam")) return true;
    return (
      node.type === "MemberExpression" &&
      this.is(node.object, "moduleParam") &&
      keyName(node.property, node.computed) === "exports"
    );
  }

  private readAssignment(left: Node, right: Node): void {
    if (left.type !== "MemberExpression") return;
    if (this.isExports(left)) this.found.whole ??= right;
    const name = keyName(left.property, left.computed);
    if (name === undefined || !this.isExports(left.object)) return;
    // `t.a = t.b = void 0` announces names; the value comes later
    const announced = right.type === "UnaryExpression" || right.type === "AssignmentExpression";
    if (!announced || !this.found.exports.has(name)) this.found.exports.set(name, { kind: "local", node: right });
  }

  private readCall(node: CallExpression): void {
    const { 0: first, 1: second, 2: third } = node.arguments;
    if (this.is(node.callee, "requireParam")) {
      // AMD: `require(["./x"],t,n)` loads what is not there yet
      if (first?.type === "ArrayExpression") for (const one of first.elements) this.refer(one ?? undefined, true);
      // the entry is remembered on the way: `n(n.s=12)`
      else this.refer(first?.type === "AssignmentExpression" ? first.right : first, this.isDeferred(node));
      return;
    }
    this.readThen(node);
    this.readResolved(node);
    this.readNamespace(node);
    this.readLazy(node);
    this.readLoad(node);
    if (!first || !this.isExports(first)) {
      // tslib: `__exportStar(n(1), t)`
      if (second && this.isExports(second) && first) this.readStar(first);
      if (first?.type === "Identifier") this.readJoined(first, node);
      return;
    }
    this.readDefined(second, third);
  }

  /** The exports of a module that webpack or Rspack joined with this one, as an object: `var s={};n.r(s),n.d(s,{a:()=>x})`. */
  private readJoined(name: IdentifierNode, { callee, arguments: [, second, third] }: CallExpression): void {
    if (callee.type !== "MemberExpression" || memberName(callee) !== "d") return;
    const binding = this.bindingOf.get(name);
    if (!binding || !this.is(callee.object, "requireParam")) return;
    const exports = this.found.namespaces.get(binding) ?? new Map<string, ExportTarget>();
    this.found.namespaces.set(binding, exports);
    new WrapperReader(this.scopes, this.is, { ...this.found, exports }).readDefined(second, third);
  }

  /** What follows the exports in a call that defines them. */
  private readDefined(second: Argument | undefined, third: Argument | undefined): void {
    // webpack `n.d(t,{a:()=>x})`, SWC `_export(t,{a:()=>x})`
    if (second?.type === "ObjectExpression") this.readGetters(second);
    // Rspack 2.3 `n.d(t,{a:()=>x},{b:value})`
    if (second?.type === "ObjectExpression" && third?.type === "ObjectExpression") this.readValues(third);
    if (second?.type === "ArrayExpression") this.readDefinitions(second.elements);
    // webpack 4 `n.d(t,"a",function(){return x})`, Babel `Object.defineProperty(t,"a",{enumerable:!0,get:function(){return x}})`
    const name = literalString(second);
    if (name === undefined && third && isFunction(third)) this.readCopied(third);
    if (name === undefined || !third) return;
    if (isFunction(third)) this.addGetter(name, third);
    else if (third.type === "ObjectExpression") this.readDescriptor(name, third);
  }

  private readGetters(map: ObjectExpression): void {
    this.found.announces.push(map);
    for (const [name, target] of getters(map)) this.found.exports.set(name, target);
  }

  private readValues(map: ObjectExpression): void {
    for (const [name, { value }] of fixedProperties(map)) this.found.exports.set(name, { kind: "local", node: value });
  }

  /** webpack 5.112: `n.d(t,["a",()=>x,"b",0,value])`: name and getter, or name, 0 and value. */
  private readDefinitions(items: readonly (Node | null)[]): void {
    for (let i = 0; i + 1 < items.length; ) {
      const name = literalString(items[i]);
      const getter = items[i + 1];
      const fixed = getter?.type === "Literal" && getter.value === 0;
      const value = fixed ? items[i + 2] : getter;
      if (name === undefined || !value) return;
      if (fixed) this.found.exports.set(name, { kind: "local", node: value });
      else if (isFunction(value)) {
        this.found.announces.push(value);
        this.addGetter(name, value);
      }
      i += fixed ? 3 : 2;
    }
  }

  private readDescriptor(name: string, descriptor: ObjectExpression): void {
    for (const [key, { value }] of fixedProperties(descriptor)) {
      if (key === "get" && isFunction(value)) this.addGetter(name, value);
      if (key === "value" && name !== "__esModule") this.found.exports.set(name, { kind: "local", node: value });
    }
  }

  private addGetter(name: string, getter: FunctionNode): void {
    const value = returnedBy(getter);
    if (value) this.found.exports.set(name, { kind: "local", node: value });
  }

  /** webpack 4, `export *`: `for(var i in r)!function(e){n.d(t,e,function(){return r[e]})}(i)`. */
  private readCopied(getter: FunctionNode): void {
    const read = returnedBy(getter);
    if (read?.type !== "MemberExpression" || !read.computed || read.object.type !== "Identifier") return;
    const source = this.valueOf(read.object);
    if (source) this.readStar(source);
  }

  private readStar(source: Node): void {
    if (source.type !== "CallExpression" || !this.is(source.callee, "requireParam")) return;
    const id = registryKey(source.arguments[0]);
    if (id !== undefined) this.found.stars.push(id);
  }

  /** `n.e(5).then(n.bind(n,123))`, `Promise.all([...]).then(n.bind(n,123))`, `n.t.bind(n,123,19)` */
  private readLazy(node: Extract<Node, { type: "CallExpression" }>): void {
    const { callee } = node;
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "bind") return;
    const target = callee.object.type === "MemberExpression" ? callee.object.object : callee.object;
    if (this.is(target, "requireParam")) this.refer(node.arguments[1], true);
  }

  /**
   * `n.e(5).then(()=>n(123))`, `import("kEgd6").then(()=>r("gvZuE"))` (Parcel): what is required there is loaded first.
   * `Promise.resolve().then(()=>require("./a.js"))` (Rollup, Rolldown, Babel): it is loaded there.
   */
  private readThen({ callee, arguments: [then] }: Extract<Node, { type: "CallExpression" }>): void {
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "then" || !then) return;
    const { object } = callee;
    const loads =
      object.type === "ImportExpression" ||
      (object.type === "CallExpression" &&
        object.callee.type === "MemberExpression" &&
        (this.is(object.callee.object, "requireParam") || this.isResolved(object.callee)));
    if (loads && isFunction(then)) this.deferred.push(then);
  }

  /** `Promise.resolve` */
  private isResolved({ object, property, computed }: Extract<Node, { type: "MemberExpression" }>): boolean {
    if (object.type !== "Identifier" || object.name !== "Promise" || this.bindingOf.get(object)) return false;
    return keyName(property, computed) === "resolve";
  }

  private isDeferred({ start, end }: Range): boolean {
    return this.deferred.some((range) => range.start <= start && end <= range.end);
  }

  /** `n.t(123,23)`: a module that is no ES module as a namespace (webpack 5). */
  private readNamespace(node: Extract<Node, { type: "CallExpression" }>): void {
    const { callee, arguments: given } = node;
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "t") return;
    if (this.is(callee.object, "requireParam")) this.refer(given[0], this.isDeferred(node));
  }

  /** `require("_bundle_loader")(require.resolve("./later"))` (Parcel 1) */
  private readResolved({ callee, arguments: [key] }: Extract<Node, { type: "CallExpression" }>): void {
    if (callee.type !== "MemberExpression" || keyName(callee.property, callee.computed) !== "resolve") return;
    if (this.is(callee.object, "requireParam")) this.refer(key, true);
  }

  /** `n.e(5)` loads a chunk; `new Worker(new URL(n.p+n.u(5),n.b))` starts one, by the name of its file (webpack 5). */
  private readLoad({ callee, arguments: [chunk], start, end }: Extract<Node, { type: "CallExpression" }>): void {
    if (callee.type !== "MemberExpression") return;
    const key = keyName(callee.property, callee.computed);
    if (key !== "e" && key !== "u") return;
    const id = this.is(callee.object, "requireParam") ? registryKey(chunk) : undefined;
    if (id !== undefined) this.found.loads.push({ id, start, end });
  }

  private refer(key: Node | undefined, lazy: boolean): void {
    const target = registryKey(key);
    if (key && target !== undefined) this.found.references.push({ target, start: key.start, end: key.end, lazy });
  }
}
