/**
 * The one walk over the code that is read: what extractors look at, in the order of modules and source. Extractors
 * choose from these lists and never traverse again.
 */
import type { Binding } from "../scope/binding.ts";
import { isMemoSlot, isMemoTest } from "../scope/memo-cache.ts";
import { literalString } from "../syntax/literals.ts";
import type {
  CallLike,
  FunctionNode,
  IdentifierNode,
  MethodDefinition,
  Node,
  ObjectExpression,
  PropertyDefinition,
} from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { svelteStart } from "../syntax/svelte.ts";
import { TextFinder } from "../syntax/text-finder.ts";
import type { Module } from "../unpack/module.ts";
import { type Unit, walkUnit } from "../unpack/units.ts";
import { isGraphql } from "./graphql/document.ts";

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
  readonly functions: readonly Sighting<FunctionNode>[];
}

const COMPARES = new Set(["===", "!==", "==", "!=", "<", ">", "<=", ">="]);

type Lists = { -readonly [K in keyof Survey]: Survey[K][number][] };

export function surveyUnits(units: readonly Unit[]): Survey {
  const lists: Lists = {
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
    functions: [],
  };
  const finder = new TextFinder();
  for (const unit of units) {
    const { scopes } = unit.module.script;
    const bindingOf = (name: IdentifierNode): Binding | undefined => scopes.bindingOf.get(name);
    walkUnit(unit, (node) => {
      if (!isOfMemoCache(node, bindingOf)) note(node, unit, lists);
      if (finder.isText(node)) lists.texts.push({ node, module: unit.module, unit });
      return isReadWhole(node) ? false : undefined;
    });
  }
  return lists;
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

function note(node: Node, unit: Unit, lists: Lists): void {
  const { module } = unit;
  switch (node.type) {
    case "CallExpression":
    case "NewExpression":
      lists.calls.push({ node, module, unit });
      return;
    case "ThrowStatement":
      lists.throws.push({ node, module, unit });
      return;
    case "ObjectExpression":
      lists.objects.push({ node, module, unit });
      return;
    case "BinaryExpression":
      if (COMPARES.has(node.operator)) lists.comparisons.push({ node, module, unit });
      return;
    case "IfStatement":
    case "ConditionalExpression":
    case "LogicalExpression":
      lists.conditions.push({ node, module, unit });
      return;
    case "TryStatement":
      if (node.handler) lists.tries.push({ node, module, unit });
      return;
    case "MethodDefinition":
      lists.methods.push({ node, module, unit });
      return;
    case "SwitchStatement":
      lists.switches.push({ node, module, unit });
      return;
    case "VariableDeclarator":
      lists.declarators.push({ node, module, unit });
      return;
    case "AssignmentExpression":
      lists.assignments.push({ node, module, unit });
      return;
    case "PropertyDefinition":
      lists.fields.push({ node, module, unit });
      return;
    case "Property":
      if (node.value.type === "AssignmentPattern") lists.defaults.push({ node, module, unit });
      return;
    case "TaggedTemplateExpression":
      if (beginsDocument(node.quasi)) lists.documents.push({ node, module, unit });
      else lists.tagged.push({ node, module, unit });
      return;
    case "Literal":
    case "TemplateLiteral":
      if (beginsDocument(node)) lists.documents.push({ node, module, unit });
      return;
    default:
      noteShape(node, unit, lists);
  }
}

/** What shows the shape of data, and what runs under which condition. */
function noteShape(node: Node, unit: Unit, lists: Lists): void {
  const { module } = unit;
  switch (node.type) {
    case "MemberExpression":
      lists.members.push({ node, module, unit });
      return;
    case "ObjectPattern":
      lists.patterns.push({ node, module, unit });
      return;
    case "UpdateExpression":
      lists.updates.push({ node, module, unit });
      return;
    case "ArrayExpression":
      lists.arrays.push({ node, module, unit });
      return;
    default:
      if (isFunction(node)) lists.functions.push({ node, module, unit });
  }
}

function beginsDocument(node: Node): boolean {
  const text = node.type === "TemplateLiteral" ? node.quasis[0]?.value.cooked : literalString(node);
  return text !== undefined && text !== null && isGraphql(text);
}
