/**
 * What a library's schema function makes, where a bundler has renamed it: its own definition says so. Zod 3:
 * `new X({checks:[],typeName:K.ZodString})`; zod 4: `new X({type:"number"})`, `$constructor("ZodNumber", ...)`; yup:
 * `class extends Y { constructor(){ super({type:"date"}) } }`; valibot: `{kind:"schema",type:"string"}`, `{...items[0],pipe:items,"~run"(){}}`. Definitions
 * are followed through a few names. Only names and literals are read, nothing is evaluated.
 */
import { stringOf } from "../../../evaluate/value.ts";
import { pushAll } from "../../../lists.ts";
import type { Binding } from "../../../scope/binding.ts";
import { keyName, literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Expression, Node } from "../../../syntax/nodes.ts";
import { propertyOf } from "../../../syntax/object-keys.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module, Placed } from "../../../unpack/module.ts";
import type { Place } from "../violation.ts";

/** Names that are followed from the function to what says its kind. */
const MAX_STEPS = 14;
/** Nodes of one definition that are read. */
const MAX_NODES = 400;

const KINDS =
  /^(?:string|number|int|integer|boolean|bool|date|array|object|mixed|enum|literal|union|discriminatedUnion|variant|optional|nullable|nullish|record|tuple|picklist|email|url|uuid|min_length|max_length|min_value|max_value|min_size|max_size|regex|non_empty|length|check|bigint|any|unknown|default)$/;

/** The kind of schema that a callee makes, in lower case: "string", "number", "enum", "min_length". */
export function schemaKind(callee: Node, place: Place): string | undefined {
  const name = memberName(callee);
  if (name !== undefined && KINDS.test(name)) return name;
  const open = [...definitionsOf(callee, place)];
  const seen = new Set<Node>();
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const next = open.shift();
    if (!next) return undefined;
    if (seen.has(next.node)) continue;
    seen.add(next.node);
    const read = readings.get(next.node) ?? readDefinition(next, place);
    readings.set(next.node, read);
    if (read.kind) return read.kind;
    pushAll(open, read.uses);
  }
  return undefined;
}

/** What a definition says, and the names to follow from it. */
interface Reading {
  readonly kind?: string;
  readonly uses: readonly Placed[];
}

/** Every call in an object literal is asked for its kind, and most lead to the same few definitions. */
const readings = new WeakMap<Node, Reading>();

function readDefinition({ node, module }: Placed, place: Place): Reading {
  const names: Node[] = [];
  let kind = wrappedKind(node);
  if (kind !== undefined) return { kind, uses: [] };
  let nodes = 0;
  walk(node, (inner) => {
    if (kind !== undefined || ++nodes > MAX_NODES) return false;
    kind = kindIn(inner);
    if (inner.type === "Identifier") names.push(inner);
    return undefined;
  });
  if (kind !== undefined) return { kind, uses: [] };
  return { uses: names.slice(0, 8).flatMap((name) => definitionsOf(name, { ...place, module })) };
}

/** `x => Type.Optional(Type.Union([x, Type.Null()]))`, TypeBox's too: what a function of the product puts around a schema. */
function wrappedKind(node: Node): string | undefined {
  const body = node.type === "ArrowFunctionExpression" ? node.body : undefined;
  const callee = body?.type === "CallExpression" ? body.callee : undefined;
  const name =
    callee?.type === "MemberExpression" && callee.object.type === "Identifier" ? memberName(callee) : undefined;
  return /^(?:optional|nullable|nullish|union)$/i.test(name ?? "") ? name?.toLowerCase() : undefined;
}

/** Of a text and a number zod 4 says in the same object which ones: `new X({type:"string",format:"url",...})`. */
const FORMATS: ReadonlyMap<string, string> = new Map([
  ["email", "email"],
  ["url", "url"],
  ["uuid", "uuid"],
  ["safeint", "int"],
]);

const KINDS_OF_FORMATS: ReadonlySet<string> = new Set(FORMATS.values());

function formatIn(node: Node): string | undefined {
  if (node.type !== "ObjectExpression") return undefined;
  const text = (name: string): string | undefined => {
    const found = node.properties.find((one) => one.type === "Property" && keyName(one.key, one.computed) === name);
    return found?.type === "Property" ? literalString(found.value) : undefined;
  };
  return text("type") === undefined ? undefined : FORMATS.get(text("format") ?? "");
}

function kindIn(node: Node): string | undefined {
  if (node.type === "ObjectExpression" && propertyOf(node, "pipe") && propertyOf(node, "~run")) return "pipe";
  const format = formatIn(node);
  if (format !== undefined) return format;
  const made = typeIn(node);
  if (made !== undefined && (KINDS.test(made) || KINDS_OF_FORMATS.has(made))) return made;
  if (
    node.type === "Property" &&
    keyName(node.key, node.computed) === "typeName" &&
    node.value.type === "MemberExpression"
  )
    return zodKind(memberName(node.value));
  return node.type === "Literal" || node.type === "TemplateLiteral" ? zodKind(literalString(node)) : undefined;
}

/** Lists and helpers around the options. */
const MAX_JOINED = 2;

/**
 * The type that a schema is made with: `new X({type:"number"})`, `super({type:"date"})`, lowered too, and valibot's `{kind:"schema",
 * type:"string"}`. Of whatever else has a type, as a piece of a text has, it says nothing.
 */
function typeIn(node: Node): string | undefined {
  if (node.type === "ObjectExpression")
    return propertyOf(node, "kind") ? literalString(propertyOf(node, "type")) : undefined;
  if (node.type !== "NewExpression" && !(node.type === "CallExpression" && isOfParent(node))) return undefined;
  const [type] = node.arguments.flatMap((one) => typesGiven(one));
  return type;
}

/** `{type:"number"}`, in a list, as one of two, and what a helper for spreads joins: `_spread({type:"number"},e)`. */
function typesGiven(node: Node | null, depth = 0): readonly string[] {
  if (node?.type === "ObjectExpression")
    return [formatIn(node) ?? literalString(propertyOf(node, "type")) ?? []].flat();
  if (depth === MAX_JOINED) return [];
  if (node?.type === "ArrayExpression") return node.elements.flatMap((one) => typesGiven(one, depth + 1));
  if (node?.type === "ConditionalExpression")
    return [node.consequent, node.alternate].flatMap((one) => typesGiven(one, depth + 1));
  return node?.type === "CallExpression" ? node.arguments.flatMap((one) => typesGiven(one, depth + 1)) : [];
}

/** `super({...})`, `Base.call(this,{...})`, `callSuper(this,Own,[{...}])`. */
const isOfParent = ({ callee, arguments: [first] }: CallLike): boolean =>
  callee.type === "Super" || first?.type === "ThisExpression";

/** "ZodNumberFormat" is a number. */
function zodKind(name: string | undefined): string | undefined {
  const kind =
    /^Zod(String|Number|Boolean|Date|Array|Object|Enum|NativeEnum|Literal|Union|DiscriminatedUnion|Intersection|Lazy|Optional|Nullable|Record|Tuple|Email|URL|UUID)(?:Format)?$/.exec(
      name ?? "",
    )?.[1];
  return kind === "NativeEnum" ? "enum" : kind?.toLowerCase();
}

function definitionsOf(callee: Node, place: Place): readonly Placed[] {
  const { module } = place;
  if (callee.type === "Identifier") {
    const binding = module.script.scopes.bindingOf.get(callee);
    return binding ? boundTo(binding, place) : [];
  }
  // `function e(t,n){return{kind:"validation",type:"min_length",...}}(2,"...")`, as SWC writes what is called once
  if (callee.type === "FunctionExpression") return [{ node: callee, module }];
  if (callee.type !== "MemberExpression" || callee.object.type !== "Identifier") return [];
  const key = memberName(callee);
  const target = key === undefined ? undefined : namespaceOf(callee.object, place);
  const found = target && key !== undefined ? place.ev.graph.exported(target, key) : undefined;
  if (!found || found.target.kind === "namespace") return [];
  return expand({ node: found.target.node, module: found.module }, place);
}

/** An exported name stands for what it is bound to. */
const expand = (defined: Placed, place: Place): readonly Placed[] =>
  defined.node.type === "Identifier" ? definitionsOf(defined.node, { ...place, module: defined.module }) : [defined];

function boundTo(binding: Binding, place: Place): readonly Placed[] {
  const { module, ev } = place;
  const own = binding.definitions.flatMap((definition): readonly Placed[] => {
    if (definition.kind === "function" || definition.kind === "class") return [{ node: definition.node, module }];
    if (definition.kind === "value" && definition.path.length === 0) return [{ node: definition.from, module }];
    if (definition.kind !== "import") return [];
    const target = ev.graph.resolve(module, definition.source);
    const found = target && ev.graph.exported(target, definition.name);
    return found?.target.kind === "local" ? expand({ node: found.target.node, module: found.module }, place) : [];
  });
  const made = binding.writes.filter(({ path }) => path[0] === "create").map(({ value }) => ({ node: value, module }));
  return [...made, ...own];
}

/** webpack's `var O = n(123)`, an import of everything. */
function namespaceOf(object: Extract<Expression, { type: "Identifier" }>, { module, ev }: Place): Module | undefined {
  const binding = module.script.scopes.bindingOf.get(object);
  for (const definition of binding?.definitions ?? []) {
    if (definition.kind === "import" && definition.name === "*") return ev.graph.resolve(module, definition.source);
    if (definition.kind !== "value" || definition.from.type !== "CallExpression") continue;
    const key = definition.from.arguments[0];
    const id = key && key.type !== "SpreadElement" ? ev.evaluate(key, module) : undefined;
    const text = id?.kind === "constant" ? String(id.value) : id && stringOf(id);
    if (text !== undefined) return ev.graph.resolve(module, text);
  }
  return undefined;
}
