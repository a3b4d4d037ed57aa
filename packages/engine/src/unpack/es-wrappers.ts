/**
 * Modules inside scripts that esbuild and Rolldown made: CommonJS modules in wrappers, `var x=o((e,t)=>{...})`, and
 * namespace objects, `var x={};f(x,{a:()=>y})`; and those that webpack and Rspack write into a module. They are found by the top-level statements alone, and read when
 * somebody asks for them.
 */
import { append } from "../multimap.ts";
import type { Binding } from "../scope/binding.ts";
import type {
  CallExpression,
  Expression,
  FunctionNode,
  IdentifierNode,
  Node,
  ObjectExpression,
  Statement,
} from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { levelsOf } from "./code-levels.ts";
import type { HelperKind } from "./es-helpers.ts";
import { getters } from "./getters.ts";
import type { Module } from "./module.ts";
import { rolesGiven } from "./module-helpers.ts";
import { calledFunction, expressionOf } from "./shapes.ts";
import { wrappedModule } from "./wrapped-module.ts";
import { wrapperParams } from "./wrapper-params.ts";

/** Which helper a name means, in whatever script it is defined. */
export type HelperLookup = (name: IdentifierNode, module: Module) => HelperKind | undefined;

/** esbuild and Rolldown hand over the exports first. */
const COMMONJS = ["exportsParam", "moduleParam"] as const;

export class EsWrappers {
  private readonly commonJs = new Map<FunctionNode, () => Module>();
  private readonly namespaces = new Map<Binding, Module>();
  /** What is exported from elsewhere as well, by the namespace. */
  private readonly stars = new Map<Module, (() => Module | undefined)[]>();
  private readonly made = new Map<FunctionNode, Module>();
  private readonly helper: HelperLookup;

  constructor(modules: readonly Module[], helper: HelperLookup) {
    this.helper = helper;
    const last = new Map(modules.filter(({ wrapper }) => !wrapper).map((module) => [module.script, module]));
    for (const module of modules) {
      if (!module.wrapper) this.readLevels(module, last.get(module.script) === module);
      for (const [binding, exports] of module.namespaces ?? []) this.addJoined(module, binding, exports);
    }
  }

  /** The CommonJS module that a function holds. */
  of(fn: FunctionNode): Module | undefined {
    const known = this.made.get(fn);
    if (known) return known;
    const module = this.commonJs.get(fn)?.();
    if (module) this.made.set(fn, module);
    return module;
  }

  /** The module whose namespace a name is bound to. */
  namespace(binding: Binding): Module | undefined {
    return this.namespaces.get(binding);
  }

  /** Modules whose exports are a namespace's own too: `export * from "./legacy.cjs"`. */
  starsOf(namespace: Module): readonly Module[] {
    return (this.stars.get(namespace) ?? []).flatMap((find) => find() ?? []);
  }

  /**
   * Wrappers around most of a script may hold helpers and what they wrap. What is found there
   * belongs to the last module of the script, so the others do not look.
   */
  private readLevels(module: Module, isLast: boolean): void {
    const seen = new Set<Statement>();
    for (const { body } of [module, ...(isLast ? levelsOf(module.script) : [])]) {
      this.readBody(
        module,
        body.filter((statement) => !seen.has(statement)),
      );
      for (const statement of body) seen.add(statement);
    }
  }

  private readBody(module: Module, body: readonly Statement[]): void {
    for (const statement of body) {
      if (statement.type === "VariableDeclaration") {
        for (const { id, init } of statement.declarations) this.readDeclared(module, id, init);
      }
      const expression = expressionOf(statement);
      if (expression) this.readExpression(module, expression);
    }
  }

  private readExpression(module: Module, expression: Expression): void {
    if (expression.type === "SequenceExpression") {
      for (const one of expression.expressions) this.readExpression(module, one);
      return;
    }
    const inner = calledFunction(expression);
    // a script whose code stands in one function: `(()=>{var o=(e,t)=>()=>...;...})()`
    if (inner?.body?.type === "BlockStatement" && inner.params.length === 0) this.readBody(module, inner.body.body);
    if (expression.type !== "CallExpression" || expression.callee.type !== "Identifier") return;
    const { 0: target, 1: map } = expression.arguments;
    if (target?.type !== "Identifier" || !map) return;
    if (map.type === "ObjectExpression") {
      if (this.helper(expression.callee, module) === "export") this.addNamespace(module, target, map);
    } else if (map.type === "CallExpression" && this.helper(expression.callee, module) === "reexport")
      this.addStar(module, target, map);
  }

  /** `f(x,u(o()))` with a CommonJS module `o` */
  private addStar(module: Module, name: IdentifierNode, from: CallExpression): void {
    const { bindingOf } = module.script.scopes;
    const binding = bindingOf.get(name);
    const namespace = binding && this.namespaces.get(binding);
    const call = from.arguments[0]?.type === "CallExpression" ? from.arguments[0] : from;
    const [definition] =
      (call.callee.type === "Identifier" ? bindingOf.get(call.callee)?.definitions : undefined) ?? [];
    if (!namespace || definition?.kind !== "value" || definition.from.type !== "CallExpression") return;
    const first = definition.from.arguments[0];
    const fn = first && moduleFunction(first);
    if (fn) append(this.stars, namespace, () => this.of(fn));
  }

  private readDeclared(module: Module, id: Node, init: Expression | null): void {
    if (id.type !== "Identifier" || init?.type !== "CallExpression" || init.callee.type !== "Identifier") return;
    const first = init.arguments[0];
    if (!first) return;
    const fn = moduleFunction(first);
    // modules that are run when they are first needed: `var g=i(()=>{...})`
    if (fn?.body?.type === "BlockStatement" && fn.params.length === 0 && this.helper(init.callee, module) === "init")
      this.readBody(module, fn.body.body);
    if (fn && fn.params.length > 0) {
      const isKnown = this.helper(init.callee, module) === "commonjs";
      const roles = isKnown ? COMMONJS : rolesGiven(init, fn, module.script);
      if (roles) this.addCommonJs(module, id, fn, roles);
    }
    if (first.type === "ObjectExpression" && !fn && this.helper(init.callee, module) === "namespace")
      this.addNamespace(module, id, first);
  }

  private addCommonJs(
    module: Module,
    { name }: IdentifierNode,
    fn: FunctionNode,
    roles: NonNullable<ReturnType<typeof rolesGiven>>,
  ): void {
    const { script, ordinal, id } = module;
    this.commonJs.set(fn, () => {
      const params = wrapperParams(script.scopes, fn, roles);
      const wrapper = { registry: script.file, ...params };
      const key = `${script.file}:${name}`;
      return { ...wrappedModule({ script, fn, key, range: fn, wrapper }), id, ordinal, within: module };
    });
  }

  private addJoined(module: Module, binding: Binding, exports: Module["exports"]): void {
    const { wholeExport: _, ...rest } = module;
    const key = `${module.key}:${binding.name}`;
    this.namespaces.set(binding, { ...rest, key, body: [], exports, starExports: [] });
  }

  private addNamespace(module: Module, name: IdentifierNode, map: ObjectExpression): void {
    const binding = module.script.scopes.bindingOf.get(name);
    const exports = getters(map);
    if (!binding || exports.size === 0) return;
    const { start, end } = map;
    const key = `${module.script.file}:${name.name}`;
    this.namespaces.set(binding, {
      ...module,
      key,
      range: { start, end },
      body: [],
      exports,
      starExports: [],
      references: [],
      within: module,
    });
  }
}

/** `o((e,t)=>{...})`, and where nothing is minified `__commonJS({"src/x.js"(exports,module){...}})`. */
export function moduleFunction(node: Node): FunctionNode | undefined {
  if (isFunction(node)) return node;
  const [only] = node.type === "ObjectExpression" ? node.properties : [];
  if (node.type !== "ObjectExpression" || node.properties.length !== 1 || only?.type !== "Property") return undefined;
  return only.method && isFunction(only.value) ? only.value : undefined;
}
