/**
 * Scopes and bindings: which declaration a name refers to, and every way a binding gets its value.
 */
import type {
  Class,
  Expression,
  FunctionLike,
  FunctionNode,
  IdentifierNode,
  ImportExpression,
  Node,
  Self,
} from "../syntax/nodes.ts";
import type { LoweredClasses } from "./lowered-classes.ts";

export type BindingKind = "var" | "let" | "const" | "function" | "class" | "param" | "import" | "catch";

/** One step of a destructuring pattern, from the whole value towards the name. */
export type PathStep =
  | { readonly kind: "key"; readonly key: string; readonly fallback?: Expression }
  | { readonly kind: "index"; readonly index: number; readonly fallback?: Expression }
  /** `...rest`: what the named keys leave over, or the elements from an index on. */
  | { readonly kind: "rest"; readonly from: number; readonly without: readonly string[] }
  /** A default for the whole value: `(options = {}) =>`. */
  | { readonly kind: "whole"; readonly fallback: Expression }
  /** A computed key or another step whose name is not fixed. */
  | { readonly kind: "opaque" };

/** One way in which a binding gets a value. */
export type Definition =
  | { readonly kind: "value"; readonly from: Expression; readonly path: readonly PathStep[] }
  | { readonly kind: "param"; readonly of: FunctionNode; readonly index: number; readonly path: readonly PathStep[] }
  | { readonly kind: "function"; readonly node: FunctionLike }
  | { readonly kind: "class"; readonly node: Class }
  | { readonly kind: "import"; readonly source: string; readonly name: string }
  /** The variable of a `for (const x of list)`. */
  | { readonly kind: "element"; readonly of: Expression; readonly path: readonly PathStep[] }
  /** `x += from`. */
  | { readonly kind: "added"; readonly from: Expression }
  /** A caught error, a counter, another compound assignment. */
  | { readonly kind: "opaque"; readonly node: Node };

/** Assignments that keep what stood there, or add to it. */
export type JoiningOperator = "+=" | "||=" | "??=";

/**
 * `x.a.b = value` for a binding x: path ["a", "b"]; `x.append("a", value)`: path ["a"], appended; all properties of a
 * value are written to x: no path.
 */
export interface PropertyWrite {
  readonly path: readonly string[];
  readonly value: Expression;
  readonly appended: boolean;
  /** `x[key] = value`: the path is one key that is not fixed. */
  readonly key?: Expression;
  /** `x.a += value`; only directly below x. */
  readonly operator?: JoiningOperator;
  /** Whether the call means this only where x is a class. */
  readonly ofClass?: boolean;
  /** What writes it, where the value is a call: a method of x, or a function to the parameter that x is given for. */
  readonly by?: { readonly method: string } | { readonly fn: FunctionNode; readonly param: Binding };
}

export interface Binding {
  readonly name: string;
  readonly kind: BindingKind;
  readonly scope: Scope;
  /** Where the name is declared. */
  readonly declaration: IdentifierNode;
  readonly definitions: readonly Definition[];
  readonly references: readonly IdentifierNode[];
  readonly writes: readonly PropertyWrite[];
}

/** `x = 1` or `x.a = 1` for a name that nothing in the script declares. */
export interface GlobalWrite {
  readonly name: IdentifierNode;
  readonly definition: Definition | undefined;
  readonly write: PropertyWrite | undefined;
}

export type ScopeKind = "program" | "function" | "block" | "class";

export interface Scope {
  readonly kind: ScopeKind;
  readonly node: Node;
  readonly parent: Scope | undefined;
  readonly bindings: ReadonlyMap<string, Binding>;
}

/** Scopes of one script. */
export interface ScopeTree {
  readonly root: Scope;
  /** The binding of every identifier that refers to one or declares one. */
  readonly bindingOf: { get(node: IdentifierNode): Binding | undefined };
  /** The scope that a program, function or class opens, and a block that declares something. */
  readonly scopeOf: ReadonlyMap<Node, Scope>;
  /** Identifiers that refer to nothing declared in the script: globals. */
  readonly globals: readonly IdentifierNode[];
  /** What is written to them: `x = 1`, `x.a = 1`, in source order. */
  readonly globalWrites: readonly GlobalWrite[];
  /** Classes that a compiler made functions of. */
  readonly lowered: LoweredClasses;
  /**
   * Whose `this` an expression means: a class (its instance), the body of a class (the class itself, in its static
   * members), or a function that is no arrow and no method. Whose parent `super` means.
   */
  readonly thisOf: { get(node: Node): Self | undefined };
  /** The class of a body with static members. */
  readonly classOf: ReadonlyMap<Node, Class>;
  /** Whose arguments the name `arguments` means: the innermost function that is no arrow. */
  readonly argumentsOf: ReadonlyMap<Node, FunctionNode>;
  /** Every `import(...)`, in source order. */
  readonly lazyImports: readonly ImportExpression[];
}
