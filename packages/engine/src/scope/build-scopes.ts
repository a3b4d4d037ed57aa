/**
 * Builds the scopes of one script in a single walk. References wait on a stack and are resolved when the scope they
 * stand in is left, when all its declarations (hoisted ones too) are known; what stays open waits for the next outer one.
 * Nesting deeper than the bound is not entered: names in there count as unknown.
 */
import { keyName } from "../syntax/literals.ts";
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
  Program,
  PropertyDefinition,
  Self,
  VariableDeclaration,
} from "../syntax/nodes.ts";
import { forEachChild } from "../syntax/nodes.ts";
import { operandsOf } from "../syntax/operands.ts";
import type { BindingKind, Definition, PathStep, PropertyWrite, Scope, ScopeKind, ScopeTree } from "./binding.ts";
import { joinHandedOut } from "./handed-out.ts";
import { LoweredClasses } from "./lowered-classes.ts";
import { givesNothing, isMemoSlot } from "./memo-cache.ts";
import { patternNames } from "./patterns.ts";
import { baseOf, type MemberExpression, takenBy, writtenBy } from "./property-path.ts";
import { type BindingRecord, ReferenceTable, type Written, writesThrough } from "./reference-table.ts";
import { filledBy, isOfClass, writesByCall } from "./writes-by-call.ts";

/** Deepest nesting of nodes that is entered; bundled data structures stay far below. */
const MAX_DEPTH = 1000;

const NO_PATH: readonly PathStep[] = [];

/** A scope while it is built. */
interface OpenScope extends Scope {
  readonly parent: OpenScope | undefined;
  bindings: Map<string, BindingRecord>;
}

/** Of scopes that declare nothing, which most blocks are; never written to. */
const NO_BINDINGS: Map<string, BindingRecord> = new Map();

export function buildScopes(program: Program): ScopeTree {
  return new ScopeBuilder(program).build(program);
}

class ScopeBuilder {
  private readonly table: ReferenceTable;
  private readonly scopeOf = new Map<Node, Scope>();
  private readonly classOf = new Map<Node, Class>();
  private readonly lazyImports: ImportExpression[] = [];
  private readonly argumentsOf = new Map<Node, FunctionNode>();
  private readonly lowered: LoweredClasses;
  private ownFunction: FunctionNode | undefined;
  private self: Self | undefined;
  private inClass: Class | undefined;
  private current: OpenScope | undefined;
  /** References of the scopes that are entered and are not resolved yet, the outermost first. */
  private readonly open: IdentifierNode[] = [];
  /** What is written through each of them; nothing through most. */
  private readonly written: (Written | undefined)[] = [];
  private depth = 0;

  constructor(program: Program) {
    this.table = new ReferenceTable(program);
    this.lowered = new LoweredClasses();
  }

  build(program: Program): ScopeTree {
    const root = this.enter("program", program);
    for (const statement of program.body) this.visit(statement);
    this.current = undefined;
    this.resolve(root, 0);
    const tree: ScopeTree = {
      root,
      bindingOf: this.table,
      scopeOf: this.scopeOf,
      globals: this.open,
      globalWrites: writesThrough(this.open, this.written),
      lowered: this.lowered,
      thisOf: { get: (node) => this.lowered.selfOf(this.table.thisOf.get(node)) },
      classOf: this.classOf,
      argumentsOf: this.argumentsOf,
      lazyImports: this.lazyImports,
    };
    joinHandedOut(program, tree, root.bindings.values(), this.table);
    return tree;
  }

  private enter(kind: ScopeKind, node: Node): OpenScope {
    const scope: OpenScope = { kind, node, parent: this.current, bindings: NO_BINDINGS };
    if (kind !== "block") this.scopeOf.set(node, scope);
    this.current = scope;
    return scope;
  }

  /** Resolves the references from a place of the stack on; the others move together. */
  private resolve({ bindings }: OpenScope, from: number): void {
    if (bindings.size === 0) return;
    const { open, written } = this;
    let kept = from;
    for (let at = from; at < open.length; at++) {
      const node = open[at];
      if (!node) continue;
      const binding = bindings.get(node.name);
      if (binding) {
        this.refer(node, binding, written[at]);
      } else {
        written[kept] = written[at];
        open[kept++] = node;
      }
    }
    open.length = kept;
    written.length = kept;
  }

  private refer(node: IdentifierNode, binding: BindingRecord, written: Written | undefined): void {
    if (written?.write?.ofClass) {
      // the argument refers to the name by itself
      if (isOfClass(binding)) binding.write(written.write);
      return;
    }
    this.table.refer(node, binding);
    if (written?.definition) binding.define(written.definition);
    if (!written?.write) return;
    binding.write(written.write);
    this.lowered.noteWrite(binding, written.write);
  }

  private reference(node: IdentifierNode, definition?: Definition, write?: PropertyWrite): void {
    this.open.push(node);
    this.written.push(definition || write ? { definition, write } : undefined);
  }

  private leave(scope: OpenScope, from: number): void {
    this.resolve(scope, from);
    this.current = scope.parent;
  }

  private addName(name: IdentifierNode, kind: BindingKind, definition: Definition | undefined): void {
    const scope = this.home(kind);
    const binding = scope.bindings.get(name.name) ?? this.newBinding(name, kind, scope);
    if (definition) binding.define(definition);
    this.table.note(name, binding);
  }

  private newBinding(name: IdentifierNode, kind: BindingKind, scope: OpenScope): BindingRecord {
    if (scope.bindings === NO_BINDINGS) {
      scope.bindings = new Map();
      if (scope.kind === "block") this.scopeOf.set(scope.node, scope);
    }
    const binding = this.table.declare(name, kind, scope);
    scope.bindings.set(name.name, binding);
    return binding;
  }

  /** `var` belongs to the function or the static block, everything else to the block. */
  private home(kind: BindingKind): OpenScope {
    let scope = this.here();
    if (kind !== "var") return scope;
    while (scope.parent && isPassedByVar(scope)) scope = scope.parent;
    return scope;
  }

  private here(): OpenScope {
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

  /** No function may be made in here: it would keep a copy of the surroundings for each of millions of nodes. */
  private dispatch(node: Node): void {
    switch (node.type) {
      case "Literal":
      case "TemplateElement":
        return;
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
      case "Super":
        if (this.self) this.table.noteThis(node, this.self);
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
      case "UnaryExpression": {
        const taken = takenBy(node, this.declared);
        if (taken) this.visitPropertyWrite(taken, "=", node);
        else this.visit(node.argument);
        return;
      }
      case "UpdateExpression":
        if (node.argument.type === "Identifier") this.reference(node.argument, { kind: "opaque", node });
        else this.visit(node.argument);
        return;
      case "BinaryExpression":
      case "LogicalExpression":
        for (const operand of operandsOf(node)) this.visit(operand);
        return;
      case "CallExpression":
        if (node.arguments.length > 1) writesByCall(node, this.noteWrite, this.declared);
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
      case "ExportAllDeclaration":
        return;
      case "ImportDeclaration":
        this.visitImport(node);
        return;
      case "ExportNamedDeclaration":
        this.visit(node.declaration);
        if (!node.source) for (const { local } of node.specifiers) if (local.type === "Identifier") this.visit(local);
        return;
      case "CatchClause":
        this.visitCatch(node);
        return;
      case "ForOfStatement":
      case "ForInStatement":
        this.visitIteration(node);
        return;
      case "BlockStatement":
      case "ForStatement":
      case "SwitchStatement":
      case "StaticBlock":
        this.visitBlock(node);
        return;
      default:
        forEachChild(node, this.visitChild);
    }
  }

  private visitBlock(node: Node): void {
    const from = this.open.length;
    const scope = this.enter("block", node);
    forEachChild(node, this.visitChild);
    this.leave(scope, from);
  }

  private visitCatch(node: Extract<Node, { type: "CatchClause" }>): void {
    const from = this.open.length;
    const scope = this.enter("block", node);
    for (const { name } of patternNames(node.param)) this.addName(name, "catch", { kind: "opaque", node });
    forEachChild(node.body, this.visitChild);
    this.leave(scope, from);
  }

  private visitClassBody(node: Class): void {
    const { inClass } = this;
    this.inClass = node;
    const from = this.open.length;
    const scope = this.enter("class", node);
    if (node.type === "ClassExpression" && node.id) this.addName(node.id, "class", { kind: "class", node });
    this.visit(node.body);
    this.leave(scope, from);
    this.inClass = inClass;
  }

  private visitClassMember(node: MethodDefinition | PropertyDefinition | AccessorProperty): void {
    if (node.computed) this.visit(node.key);
    if (!node.value) return;
    const { self, inClass } = this;
    if (node.static && inClass) this.classOf.set(inClass.body, inClass);
    this.self = node.static ? inClass?.body : inClass;
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
    const from = this.open.length;
    const scope = this.enter("function", node);
    if (node.type === "FunctionExpression" && node.id) this.addName(node.id, "function", { kind: "function", node });
    for (let index = 0; index < node.params.length; index++) this.visitParam(node, index);
    if (node.body?.type === "BlockStatement") forEachChild(node.body, this.visitChild);
    else this.visit(node.body);
    this.leave(scope, from);
  }

  private visitParam(of: FunctionNode, index: number): void {
    const param = of.params[index];
    if (!param || param.type === "TSParameterProperty") return;
    if (param.type === "Identifier") {
      this.addName(param, "param", { kind: "param", of, index, path: NO_PATH });
      return;
    }
    const whole: readonly PathStep[] = param.type === "RestElement" ? [{ kind: "rest", from: index, without: [] }] : [];
    const pattern = param.type === "RestElement" ? param.argument : param;
    this.visitPattern(pattern, "param", (path) => ({ kind: "param", of, index, path: [...whole, ...path] }));
  }

  private visitDeclaration(node: VariableDeclaration): void {
    const kind = node.kind === "let" || node.kind === "var" ? node.kind : "const";
    for (const { id, init } of node.declarations) {
      if (id.type === "Identifier")
        this.addName(id, kind, init ? { kind: "value", from: init, path: NO_PATH } : undefined);
      else this.visitDestructuring(id, kind, init);
      this.visit(init);
    }
  }

  private visitDestructuring(pattern: BindingPattern, kind: BindingKind, from: Expression | null): void {
    this.visitPattern(pattern, kind, (path) => (from ? { kind: "value", from, path } : undefined));
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
    else if (left.type === "Identifier" && givesNothing(left, right, this.declared)) this.reference(left);
    else this.assign(left, operator, right);
    this.visit(right);
  }

  /** The binding that a name has so far, for names that are declared before they are used. */
  private readonly declared = ({ name }: IdentifierNode): BindingRecord | undefined => {
    let scope = this.current;
    while (scope?.parent && !scope.bindings.has(name)) scope = scope.parent;
    return scope?.bindings.get(name);
  };

  private assign(left: Node, operator: string, right: Expression): void {
    // `x ||= y` and `x ??= y` may give y; the other compound operators compute something new
    const known = operator === "=" || operator === "||=" || operator === "??=";
    for (const { name, path } of patternNames(left)) {
      const more: Definition = operator === "+=" ? { kind: "added", from: right } : { kind: "opaque", node: right };
      this.reference(name, known ? { kind: "value", from: right, path } : more);
    }
    this.visitPatternExpressions(left);
  }

  private visitPropertyWrite(left: MemberExpression, operator: string, value: Expression): void {
    const object = baseOf(left);
    const isSlot = isMemoSlot(left, this.declared);
    const write = object.type === "Identifier" && !isSlot ? writtenBy(left, operator, value) : undefined;
    if (object.type === "Identifier" && write) this.reference(object, undefined, write);
    const read = write ? write.key : left;
    if (read) this.visit(read);
  }

  private readonly noteWrite = (target: IdentifierNode, write: PropertyWrite): void =>
    this.reference(target, undefined, write);

  private noteFilled(call: CallExpression): void {
    for (const { name, key, fn, param } of filledBy(call, this.declared))
      for (const write of this.scopeOf.get(fn)?.bindings.get(param)?.writes ?? [])
        if (key === undefined) this.reference(name, undefined, write);
        else if (write.path.length < DEEPEST_FILLED)
          this.reference(name, undefined, { ...write, path: [key, ...write.path] });
  }

  private visitCall(node: CallExpression): void {
    this.visit(node.callee);
    this.noteFilled(node);
    for (const argument of node.arguments) this.visit(argument);
  }

  private visitIteration(node: Extract<Node, { type: "ForOfStatement" | "ForInStatement" }>): void {
    const from = this.open.length;
    const scope = this.enter("block", node);
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
    this.leave(scope, from);
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

/** Namespaces within namespaces: what is written deeper is not read from the outermost. */
const DEEPEST_FILLED = 6;

const isPassedByVar = ({ kind, node }: OpenScope): boolean =>
  (kind === "block" || kind === "class") && node.type !== "StaticBlock";
