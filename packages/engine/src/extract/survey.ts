/**
 * The one walk over the code that is read: what extractors look at, in the order of modules and source. Extractors
 * choose from these lists and never traverse again.
 */

import { isGraphql } from "../formats/graphql/document.ts";
import type { Binding } from "../scope/binding.ts";
import { isMemoSlot, isMemoTest } from "../scope/memo-cache.ts";
import { unreachedIn } from "../scope/unreached.ts";
import { literalString } from "../syntax/literals.ts";
import type {
  CallLike,
  Class,
  FunctionNode,
  IdentifierNode,
  MethodDefinition,
  Node,
  ObjectExpression,
  PropertyDefinition,
} from "../syntax/nodes.ts";
import { svelteStart } from "../syntax/svelte.ts";
import { TextFinder } from "../syntax/text-finder.ts";
import type { Module } from "../unpack/module.ts";
import { type Unit, walkUnit } from "../unpack/units.ts";

export interface Sighting<N extends Node> {
  readonly node: N;
  readonly module: Module;
  readonly unit: Unit;
}

export type TextNode = Extract<Node, { type: "Literal" | "TemplateLiteral" | "TaggedTemplateExpression" }>;
export type TaggedNode = Extract<Node, { type: "TaggedTemplateExpression" }>;
export type ThrowNode = Extract<Node, { type: "ThrowStatement" }>;
export type ComparisonNode = Extract<Node, { type: "BinaryExpression" }>;
export type SwitchNode = Extract<Node, { type: "SwitchStatement" }>;
export type DeclaratorNode = Extract<Node, { type: "VariableDeclarator" }>;
/** What is done only where a test holds: `if`, `a ? b : c`, `a && b`, `a || b`. */
export type ConditionNode = Extract<Node, { type: "IfStatement" | "ConditionalExpression" | "LogicalExpression" }>;
export type TryNode = Extract<Node, { type: "TryStatement" }>;
export type AssignmentNode = Extract<Node, { type: "AssignmentExpression" }>;
export type UpdateNode = Extract<Node, { type: "UpdateExpression" }>;
export type MemberNode = Extract<Node, { type: "MemberExpression" }>;
export type ObjectPatternNode = Extract<Node, { type: "ObjectPattern" }>;
export type ArrayNode = Extract<Node, { type: "ArrayExpression" }>;

export type DefaultNode = Extract<Node, { type: "Property" }>;

export interface Survey {
  readonly calls: readonly Sighting<CallLike>[];
  readonly throws: readonly Sighting<ThrowNode>[];
  readonly objects: readonly Sighting<ObjectExpression>[];
  /** `a === b`, `a > b` and the like; no arithmetic. */
  readonly comparisons: readonly Sighting<ComparisonNode>[];
  readonly switches: readonly Sighting<SwitchNode>[];
  readonly declarators: readonly Sighting<DeclaratorNode>[];
  readonly assignments: readonly Sighting<AssignmentNode>[];
  /** `a++`, `--a`. */
  readonly updates: readonly Sighting<UpdateNode>[];
  readonly conditions: readonly Sighting<ConditionNode>[];
  /** `try` with a `catch`. */
  readonly tries: readonly Sighting<TryNode>[];
  /** Methods of classes. */
  readonly methods: readonly Sighting<MethodDefinition>[];
  /** Fields of classes. */
  readonly fields: readonly Sighting<PropertyDefinition>[];
  /** Texts that begin like a GraphQL document, tagged ones with their tag. */
  readonly documents: readonly Sighting<TextNode>[];
  /** Other templates with a tag: "html`<p>...</p>`". */
  readonly tagged: readonly Sighting<TaggedNode>[];
  /** Strings, and expressions that join strings, each once at its outermost; keys and names of modules are none. */
  readonly texts: readonly Sighting<Node>[];
  /** `{ name: local = default }` in a destructuring pattern. */
  readonly defaults: readonly Sighting<DefaultNode>[];
  readonly members: readonly Sighting<MemberNode>[];
  /** `{a, b}` as a pattern. */
  readonly patterns: readonly Sighting<ObjectPatternNode>[];
  readonly arrays: readonly Sighting<ArrayNode>[];
  readonly classes: readonly Sighting<Class>[];
  readonly functions: readonly Sighting<FunctionNode>[];
}

const COMPARES = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">="]);

/** In which list the nodes of a type are, where all of them are in one. */
const LIST_OF: { readonly [T in Node["type"]]?: keyof Survey } = {
  CallExpression: "calls",
  NewExpression: "calls",
  ThrowStatement: "throws",
  ObjectExpression: "objects",
  SwitchStatement: "switches",
  VariableDeclarator: "declarators",
  AssignmentExpression: "assignments",
  UpdateExpression: "updates",
  IfStatement: "conditions",
  ConditionalExpression: "conditions",
  LogicalExpression: "conditions",
  MethodDefinition: "methods",
  PropertyDefinition: "fields",
  MemberExpression: "members",
  ObjectPattern: "patterns",
  ArrayExpression: "arrays",
  ClassDeclaration: "classes",
  ClassExpression: "classes",
  FunctionDeclaration: "functions",
  FunctionExpression: "functions",
  ArrowFunctionExpression: "functions",
};

function listOf(node: Node): keyof Survey | undefined {
  switch (node.type) {
    case "BinaryExpression":
      return COMPARES.has(node.operator) ? "comparisons" : undefined;
    case "TryStatement":
      return node.handler ? "tries" : undefined;
    case "Property":
      return node.value.type === "AssignmentPattern" ? "defaults" : undefined;
    case "TaggedTemplateExpression":
      return beginsDocument(node.quasi) ? "documents" : "tagged";
    case "Literal":
    case "TemplateLiteral":
      return beginsDocument(node) ? "documents" : undefined;
    default:
      return LIST_OF[node.type];
  }
}

export function surveyUnits(units: readonly Unit[]): Survey {
  const lists: Record<keyof Survey, Sighting<Node>[]> = {
    calls: [],
    throws: [],
    objects: [],
    comparisons: [],
    switches: [],
    conditions: [],
    tries: [],
    methods: [],
    declarators: [],
    assignments: [],
    updates: [],
    fields: [],
    documents: [],
    tagged: [],
    texts: [],
    defaults: [],
    members: [],
    patterns: [],
    arrays: [],
    classes: [],
    functions: [],
  };
  const finder = new TextFinder();
  for (const unit of units) {
    const { scopes } = unit.module.script;
    const bindingOf = (name: IdentifierNode): Binding | undefined => scopes.bindingOf.get(name);
    const unreached = new Set<Node>();
    walkUnit(unit, (node) => {
      if (unreached.has(node)) return false;
      for (const part of unreachedIn(node, bindingOf)) unreached.add(part);
      const list = isOfMemoCache(node, bindingOf) ? undefined : listOf(node);
      if (list) lists[list].push({ node, module: unit.module, unit });
      if (finder.isText(node)) lists.texts.push({ node, module: unit.module, unit });
      return isReadWhole(node) ? false : undefined;
    });
  }
  // a list has nodes of its own types only
  return lists as Survey;
}

/** A tagged document is one sighting, not two; what starts a component of Svelte holds nothing that somebody wrote. */
const isReadWhole = (node: Node): boolean =>
  node.type === "TaggedTemplateExpression"
    ? beginsDocument(node.quasi)
    : node.type === "CallExpression" && svelteStart(node) !== undefined;

/** What a name means. */
type Names = (name: IdentifierNode) => Binding | undefined;

/** Whether an expression belongs to the cache of React's compiler and to nothing that somebody wrote. */
function isOfMemoCache(node: Node, bindingOf: Names): boolean {
  switch (node.type) {
    case "BinaryExpression":
    case "LogicalExpression":
      return isMemoTest(node, bindingOf);
    case "IfStatement":
    case "ConditionalExpression":
      return isMemoTest(node.test, bindingOf);
    case "AssignmentExpression":
      return isMemoSlot(node.left, bindingOf) || isMemoSlot(node.right, bindingOf);
    default:
      return false;
  }
}

function beginsDocument(node: Node): boolean {
  const text = node.type === "TemplateLiteral" ? node.quasis[0]?.value.cooked : literalString(node);
  return text !== undefined && text !== null && isGraphql(text);
}
