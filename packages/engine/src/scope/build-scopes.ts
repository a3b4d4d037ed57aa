/**
 * Builds the scopes of one script in a single walk. References wait on a stack and are resolved when the scope they
 * stand in is left, when all its declarations (hoisted ones too) are known; what stays open waits for the next outer one.
 * Nesting deeper than the bound is not entered: names in there count as unknown.
 */
import { keyName, literalString } from "../syntax/literals.ts";
import type {
  AccessorProperty,
  BindingPattern,
  CallExpression,
  Class,
  Expression,
  FunctionNode,
  IdentifierNode,
  ImportExpression,
  MethodDefinition,
  Node,
  ObjectExpression,
  Program,
  PropertyDefinition,
  VariableDeclaration,
} from "../syntax/nodes.ts";
import { forEachChild, isFunction } from "../syntax/nodes.ts";
import { operandsOf } from "../syntax/operands.ts";
import type {
  Binding,
  BindingKind,
  Definition,
  PathStep,
  PropertyWrite,
  Scope,
  ScopeKind,
  ScopeTree,
} from "./binding.ts";
import { patternNames } from "./patterns.ts";

/** Deepest nesting of nodes that is entered; bundled data structures stay far below. */
const MAX_DEPTH = 1000;

const NO_PATH: readonly PathStep[] = [];

/** A reference that is not resolved yet, with what is written through it. */
interface Open {
  readonly node: IdentifierNode;
  readonly definition: Definition | undefined;
  readonly write: PropertyWrite | undefined;
}

export function buildScopes(program: Program): ScopeTree {
  return new ScopeBuilder().build(program);
}

class ScopeBuilder {
  private readonly bindingOf = new Map<IdentifierNode, Binding>();
  private readonly scopeOf = new Map<Node, Scope>();
  private readonly lazyImports: ImportExpression[] = [];
  private readonly argumentsOf = new Map<Node, FunctionNode>();
  private ownFunction: FunctionNode | undefined;
  private readonly thisOf = new Map<Node, Class | FunctionNode>();
  private self: Class | FunctionNode | undefined;
  private inClass: Class | undefined;
  private current: Scope | undefined;
  /** References of the scopes that are entered, the outermost first. */
  private readonly open: Open[] = [];
  private depth = 0;

  build(program: Program): ScopeTree {
    const root = this.enter("program", program);
    for (const statement of program.body) this.visit(statement);
    this.current = undefined;
    this.resolve(root, 0);
    const globals = this.open.map(({ node }) => node);
    return {
      root,
      bindingOf: this.bindingOf,
      scopeOf: this.scopeOf,
      globals,
      thisOf: this.thisOf,
      argumentsOf: this.argumentsOf,
      lazyImports: this.lazyImports,
    };
  }

  private enter(kind: ScopeKind, node: Node): Scope {
    const scope: Scope = { kind, node, parent: this.current, bindings: new Map() };
    this.scopeOf.set(node, scope);
    this.current = scope;
    return scope;
  }

  /** Resolves the references from a place of the stack on; the others move together. */
  private resolve({ bindings }: Scope, from: number): void {
    if (bindings.size === 0) return;
    let kept = from;
    for (let at = from; at < this.open.length; at++) {
      const open = this.open[at];
      if (!open) continue;
      const binding = bindings.get(open.node.name);
      if (binding) this.refer(open, binding);
      else this.open[kept++] = open;
    }
    this.open.length = kept;
  }

  private refer({ node, definition, write }: Open, binding: Binding): void {
    this.bindingOf.set(node, binding);
    binding.references.push(node);
    if (definition) binding.definitions.push(definition);
    if (write) binding.writes.push(write);
  }

  private reference(node: IdentifierNode, definition?: Definition, write?: PropertyWrite): void {
    this.open.push({ node, definition, write });
  }

  private within(kind: ScopeKind, node: Node, body: () => void): void {
    const from = this.open.length;
    const scope = this.enter(kind, node);
    body();
    this.resolve(scope, from);
    this.current = scope.parent;
  }

  private addName(name: IdentifierNode, kind: BindingKind, definition: Definition | undefined): void {
    const scope = this.home(kind);
    let binding = scope.bindings.get(name.name);
    if (!binding) {
      binding = { name: name.name, kind, scope, declaration: name, definitions: [], references: [], writes: [] };
      scope.bindings.set(name.name, binding);
    }
    this.bindingOf.set(name, binding);
    if (definition) binding.definitions.push(definition);
  }

  /** `var` belongs to the function, everything else to the block. */
  private home(kind: BindingKind): Scope {
    let scope = this.here();
    if (kind !== "var") return scope;
    while (scope.parent && (scope.kind === "block" || scope.kind === "class")) scope = scope.parent;
    return scope;
  }

  private here(): Scope {
    if (!this.current) throw new Error("no scope is open");
    return this.current;
  }

  private visit(node: Node | null | undefined): void {
    if (!node || this.depth >= MAX_DEPTH) return;
    this.depth++;
    this.dispatch(node);
    this.depth--;
  }

  private readonly visitChild = (child: Node): void => this.visit(child);

  private dispatch(node: Node): void {
    switch (node.type) {
      case "Identifier":
        if (node.name === "arguments" && this.ownFunction) this.argumentsOf.set(node, this.ownFunction);
        this.reference(node);
        return;
      case "MemberExpression":
        this.visit(node.object);
        if (node.computed) this.visit(node.property);
        return;
      case "Property":
        if (node.computed) this.visit(node.key);
        this.visit(node.value);
        return;
      case "MethodDefinition":
      case "PropertyDefinition":
      case "AccessorProperty":
        this.visitClassMember(node);
        return;
      case "ThisExpression":
        if (this.self) this.thisOf.set(node, this.self);
        return;
      case "FunctionDeclaration":
        if (node.id) this.addName(node.id, "function", { kind: "function", node });
        this.visitFunction(node);
        return;
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        this.visitFunction(node);
        return;
      case "ClassDeclaration":
      case "ClassExpression":
        if (node.type === "ClassDeclaration" && node.id) this.addName(node.id, "class", { kind: "class", node });
        this.visit(node.superClass);
        this.visitClassBody(node);
        return;
      case "VariableDeclaration":
        this.visitDeclaration(node);
        return;
      case "AssignmentExpression":
        this.visitAssignment(node.left, node.operator, node.right);
        return;
      case "UpdateExpression":
        if (node.argument.type === "Identifier") this.reference(node.argument, { kind: "opaque", node });
        else this.visit(node.argument);
        return;
      case "BinaryExpression":
      case "LogicalExpression":
        for (const operand of operandsOf(node)) this.visit(operand);
        return;
      case "CallExpression":
        if (node.arguments.length > 1) this.noteWrites(node);
        this.visitCall(node);
        return;
      case "ImportExpression":
        this.lazyImports.push(node);
        forEachChild(node, this.visitChild);
        return;
      case "LabeledStatement":
        this.visit(node.body);
        return;
      case "BreakStatement":
      case "ContinueStatement":
      case "MetaProperty":
        return;
      case "ImportDeclaration":
        this.visitImport(node);
        return;
      case "ExportNamedDeclaration":
        this.visit(node.declaration);
        if (!node.source) for (const { local } of node.specifiers) if (local.type === "Identifier") this.visit(local);
        return;
      case "ExportAllDeclaration":
        return;
      case "CatchClause":
        this.within("block", node, () => {
          for (const { name } of patternNames(node.param)) this.addName(name, "catch", { kind: "opaque", node });
          forEachChild(node.body, this.visitChild);
        });
        return;
      case "ForOfStatement":
      case "ForInStatement":
        this.visitIteration(node);
        return;
      case "BlockStatement":
      case "ForStatement":
      case "SwitchStatement":
      case "StaticBlock":
        this.within("block", node, () => forEachChild(node, this.visitChild));
        return;
      default:
        forEachChild(node, this.visitChild);
    }
  }

  private visitClassBody(node: Class): void {
    const { inClass } = this;
    this.inClass = node;
    this.within("class", node, () => {
      if (node.type === "ClassExpression" && node.id) this.addName(node.id, "class", { kind: "class", node });
      this.visit(node.body);
    });
    this.inClass = inClass;
  }

  private visitClassMember(node: MethodDefinition | PropertyDefinition | AccessorProperty): void {
    if (node.computed) this.visit(node.key);
    if (!node.value) return;
    const { self } = this;
    this.self = node.static ? undefined : this.inClass;
    if (node.type === "MethodDefinition") this.visitFunction(node.value, this.self);
    else this.visit(node.value);
    this.self = self;
  }

  /** An arrow keeps the `this` of its surroundings. */
  private visitFunction(node: FunctionNode, self = node.type === "ArrowFunctionExpression" ? this.self : node): void {
    const { self: outer, ownFunction } = this;
    this.self = self;
    if (node.type !== "ArrowFunctionExpression") this.ownFunction = node;
    this.visitFunctionScope(node);
    this.self = outer;
    this.ownFunction = ownFunction;
  }

  private visitFunctionScope(node: FunctionNode): void {
    this.within("function", node, () => {
      if (node.type === "FunctionExpression" && node.id) this.addName(node.id, "function", { kind: "function", node });
      node.params.forEach((param, index) => {
        const whole: readonly PathStep[] =
          param.type === "RestElement" ? [{ kind: "rest", from: index, without: [] }] : [];
        const pattern = param.type === "RestElement" ? param.argument : param;
        if (pattern.type === "TSParameterProperty") return;
        this.visitPattern(pattern, "param", (path) => ({ kind: "param", of: node, index, path: [...whole, ...path] }));
      });
      if (node.body?.type === "BlockStatement") forEachChild(node.body, this.visitChild);
      else this.visit(node.body);
    });
  }

  private visitDeclaration(node: VariableDeclaration): void {
    const kind = node.kind === "let" || node.kind === "var" ? node.kind : "const";
    for (const { id, init } of node.declarations) {
      this.visitPattern(id, kind, (path) => (init ? { kind: "value", from: init, path } : undefined));
      this.visit(init);
    }
  }

  /** Declares every name of a pattern and visits its defaults and computed keys. */
  private visitPattern(
    pattern: BindingPattern,
    kind: BindingKind,
    define: (path: readonly PathStep[]) => Definition | undefined,
  ): void {
    if (pattern.type === "Identifier") {
      this.addName(pattern, kind, define(NO_PATH));
      return;
    }
    for (const { name, path } of patternNames(pattern)) this.addName(name, kind, define(path));
    this.visitPatternExpressions(pattern);
  }

  private visitPatternExpressions(pattern: Node | null): void {
    switch (pattern?.type) {
      case "AssignmentPattern":
        this.visit(pattern.right);
        this.visitPatternExpressions(pattern.left);
        return;
      case "ObjectPattern":
        for (const property of pattern.properties) this.visitPatternExpressions(property);
        return;
      case "Property":
        if (pattern.computed) this.visit(pattern.key);
        this.visitPatternExpressions(pattern.value);
        return;
      case "ArrayPattern":
        for (const element of pattern.elements) this.visitPatternExpressions(element);
        return;
      case "RestElement":
        this.visitPatternExpressions(pattern.argument);
        return;
      case "MemberExpression":
        this.visit(pattern);
        return;
      default:
    }
  }

  private visitAssignment(left: Node, operator: string, right: Expression): void {
    if (left.type === "MemberExpression") this.visitPropertyWrite(left, operator, right);
    else this.assign(left, operator, right);
    this.visit(right);
  }

  private assign(left: Node, operator: string, right: Expression): void {
    // `x ||= y` and `x ??= y` may give y; the other compound operators compute something new
    const known = operator === "=" || operator === "||=" || operator === "??=";
    for (const { name, path } of patternNames(left)) {
      const more: Definition = operator === "+=" ? { kind: "added", from: right } : { kind: "opaque", node: right };
      this.reference(name, known ? { kind: "value", from: right, path } : more);
    }
    this.visitPatternExpressions(left);
  }

  private visitPropertyWrite(
    left: Extract<Node, { type: "MemberExpression" }>,
    operator: string,
    value: Expression,
  ): void {
    const path: string[] = [];
    let object: Node = left;
    while (object.type === "MemberExpression") {
      const key = keyName(object.property, object.computed);
      if (key === undefined) break;
      path.unshift(key);
      object = object.object;
    }
    if (object.type === "Identifier" && operator === "=")
      this.reference(object, undefined, { path, value, appended: false });
    else this.visit(left);
  }

  /** Calls that write to what they are given. */
  private noteWrites(node: CallExpression): void {
    this.noteAppend(node);
    this.noteMethods(node);
    this.noteDefinition(node);
  }

  /** Methods of classes lowered to ES5: Babel's and SWC's `_createClass(Api,[{key:"get",value:function(){...}}])`. */
  private noteMethods({ arguments: [target, methods] }: CallExpression): void {
    if (target?.type !== "Identifier" || methods?.type !== "ArrayExpression") return;
    for (const method of methods.elements) {
      const entry = method?.type === "ObjectExpression" ? methodEntry(method) : undefined;
      if (entry)
        this.reference(target, undefined, {
          path: ["prototype", entry.key],
          value: entry.value,
          appended: false,
        });
    }
  }

  /** `form.append("photo", file)`, `params.set("page", page)`: entries of a form, of query parameters, of headers. */
  private noteAppend({ callee, arguments: [key, value] }: CallExpression): void {
    if (
      callee.type !== "MemberExpression" ||
      callee.object.type !== "Identifier" ||
      !value ||
      value.type === "SpreadElement"
    )
      return;
    const method = keyName(callee.property, callee.computed);
    const name = literalString(key);
    if ((method !== "append" && method !== "set") || name === undefined) return;
    this.reference(callee.object, undefined, { path: [name], value, appended: true });
  }

  /** Angular's compiled members of a class that is lowered: `define(Service, "ɵfac", function() {...})`. */
  private noteDefinition({ arguments: [object, key, value] }: CallExpression): void {
    const name = object?.type === "Identifier" ? literalString(key) : undefined;
    if (object?.type !== "Identifier" || !name?.startsWith("ɵ") || !value || value.type === "SpreadElement") return;
    this.reference(object, undefined, { path: [name], value, appended: false });
  }

  /**
   * An enum of TypeScript: what the function writes to its parameter is written to the name that it is called with,
   * `(function(e){e.A="a"})(E||(E={}))`, `var E=(e=>(e.A="a",e))(E||{})`, `(e=>{e.A="a"})(E||={})`.
   */
  private noteFilled({ callee, arguments: [first] }: CallExpression): void {
    if (!isFunction(callee) || (first?.type !== "LogicalExpression" && first?.type !== "AssignmentExpression")) return;
    const [param] = callee.params;
    const { left } = first;
    if (left.type !== "Identifier" || param?.type !== "Identifier") return;
    for (const write of this.scopeOf.get(callee)?.bindings.get(param.name)?.writes ?? [])
      this.reference(left, undefined, write);
  }

  /** A lowered async method, `__async(this, null, function*() {...})`: the generator keeps the method's `this`. */
  private visitCall(node: CallExpression): void {
    const [self] = node.arguments;
    const body = node.arguments.at(-1);
    const lowered = self?.type === "ThisExpression" && body?.type === "FunctionExpression" && body.generator;
    this.visit(node.callee);
    this.noteFilled(node);
    for (const argument of node.arguments) {
      if (lowered && argument === body) this.visitFunction(body, this.self);
      else this.visit(argument);
    }
  }

  private visitIteration(node: Extract<Node, { type: "ForOfStatement" | "ForInStatement" }>): void {
    this.within("block", node, () => {
      const { left, right } = node;
      const define = (path: readonly PathStep[]): Definition =>
        node.type === "ForOfStatement" ? { kind: "element", of: right, path } : { kind: "opaque", node };
      if (left.type === "VariableDeclaration") {
        const kind = left.kind === "let" || left.kind === "var" ? left.kind : "const";
        for (const { id } of left.declarations) this.visitPattern(id, kind, define);
      } else {
        for (const { name } of patternNames(left)) this.reference(name, { kind: "opaque", node });
      }
      this.visit(right);
      this.visit(node.body);
    });
  }

  private visitImport(node: Extract<Node, { type: "ImportDeclaration" }>): void {
    for (const specifier of node.specifiers) {
      const name =
        specifier.type === "ImportSpecifier"
          ? (keyName(specifier.imported, false) ?? "default")
          : specifier.type === "ImportDefaultSpecifier"
            ? "default"
            : "*";
      this.addName(specifier.local, "import", { kind: "import", source: node.source.value, name });
    }
  }
}

/** `{key:"get",value:function(){...}}` */
function methodEntry(entry: ObjectExpression): { readonly key: string; readonly value: Expression } | undefined {
  let key: string | undefined;
  let value: Expression | undefined;
  for (const property of entry.properties) {
    if (property.type !== "Property") continue;
    const name = keyName(property.key, property.computed);
    if (name === "key") key = literalString(property.value);
    if (name === "value" && isFunction(property.value)) value = property.value;
  }
  return key !== undefined && value ? { key, value } : undefined;
}
