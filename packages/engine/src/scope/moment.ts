/**
 * When an expression is read: two reads of it are of one value only where nothing that runs between them may change what it
 * is made of. `dark ? a : b; dark = !dark; dark ? c : d` asks two questions.
 */
import { append } from "../multimap.ts";
import { partitionPoint } from "../partition-point.ts";
import { remember, rememberFor } from "../remember.ts";
import { guardsAround } from "../syntax/conditions-around.ts";
import { keyName } from "../syntax/literals.ts";
import type { CallExpression, Class, FunctionNode, IdentifierNode, Node } from "../syntax/nodes.ts";
import { isClass, isFunction } from "../syntax/nodes.ts";
import { walk } from "../syntax/walk.ts";
import type { Binding, Definition, ScopeTree } from "./binding.ts";
import { functionAround } from "./enclosing-functions.ts";

/** What only the values of the names tell. */
export interface Told {
  /** Whether what a name holds at a place is told by the order of the text alone. */
  isInOrder(binding: Binding, place: Node): boolean;
  /** Whether a call runs code of the program, so that what it gives is not the same each time it stands somewhere. */
  isOwn(call: CallExpression): boolean;
  /** What a class writes to a property of its instances. */
  writesOf(cls: Class, key: string): readonly Node[];
}

/** Most nodes of an expression that are looked at, and names that stand for names. */
const MAX_NODES = 40;
const MAX_DEPTH = 4;

/** The same text for all reads between which nothing changes; none where nothing ever does. */
export function momentOf(expression: Node, scopes: ScopeTree, told: Told, depth = 0): string {
  const moments: string[] = [];
  /** Names of properties, which stand for no value. */
  const keys = new Set<Node>();
  let nodes = 0;
  walk(expression, (node) => {
    if (isFunction(node) || keys.has(node)) return false;
    if (node.type === "MemberExpression" && !node.computed) keys.add(node.property);
    if (node.type === "Property" && !node.computed) keys.add(node.key);
    if (++nodes > MAX_NODES || node.type === "AwaitExpression" || node.type === "YieldExpression")
      moments.push(`@${expression.start}`);
    if (nodes > MAX_NODES) return false;
    if (node.type === "CallExpression" && told.isOwn(node)) moments.push(`@${node.start}`);
    const moment = node.type === "Identifier" ? ofName(node, scopes, told, depth) : ofMember(node, scopes, told);
    if (moment !== "") moments.push(moment);
    return undefined;
  });
  return moments.join(" ");
}

function ofName(node: IdentifierNode, scopes: ScopeTree, told: Told, depth: number): string {
  const binding = scopes.bindingOf.get(node);
  if (!binding) return versionAt(node, node.name, globalWrites(scopes).get(node.name) ?? [], undefined, scopes);
  const { definitions, scope } = binding;
  const home = functionAt(scope.node, scopes);
  const [only, ...others] = definitions;
  if (only?.kind === "value" && others.length === 0 && functionAround(scopes, only.from.start) === home)
    return depth < MAX_DEPTH ? momentOf(only.from, scopes, told, depth + 1) : `@${node.start}`;
  if (told.isInOrder(binding, node)) return "";
  return versionAt(node, `${binding.name}@${binding.declaration.start}`, placesOf(definitions), home, scopes);
}

/** `state.dark`, `this.dark`, `window.dark` */
function ofMember(node: Node, scopes: ScopeTree, told: Told): string {
  const key = node.type === "MemberExpression" ? keyName(node.property, node.computed) : undefined;
  if (node.type !== "MemberExpression" || key === undefined) return "";
  const { object } = node;
  const self = scopes.thisOf.get(object);
  if (self && isClass(self)) return versionAt(node, `.${key}`, told.writesOf(self, key), undefined, scopes);
  if (object.type !== "Identifier") return "";
  const binding = scopes.bindingOf.get(object);
  const name = `${object.name}.${key}`;
  if (!binding) return versionAt(node, name, globalWrites(scopes).get(name) ?? [], undefined, scopes);
  const { scope, declaration } = binding;
  const changes = changesOf(binding)(key);
  // what is written to it in order is read in order, too
  if (guardsAround(scope.node, node) && areInOrder(changes, scope.node)) return "";
  return versionAt(node, `${name}@${declaration.start}`, changes, functionAt(scope.node, scopes), scopes);
}

/** What is written to a property of a name; asked by each read of it. */
const changesOf = rememberFor(({ writes }: Binding) =>
  remember((key) => writes.flatMap(({ path: [first], value }) => (first === undefined || first === key ? value : []))),
);

const areInOrder = rememberFor((changes: readonly Node[], scope: Node) =>
  changes.every((one) => guardsAround(scope, one)),
);

/** How often something was changed before a place, and, where code elsewhere changes it, how much was called before. */
function versionAt(
  place: Node,
  name: string,
  changes: readonly Node[],
  home: FunctionNode | undefined,
  scopes: ScopeTree,
): string {
  const here = functionAround(scopes, place.start);
  const around = byFunction(changes, scopes);
  const isElsewhere = [...around.keys()].some((one) => one !== here && one !== home);
  if (!isElsewhere && !around.has(here)) return "";
  const before = partitionPoint(around.get(here) ?? [], (end) => end > place.start);
  const ends = isElsewhere || here !== home ? callsIn(here ?? scopes.root.node) : [];
  return `${name}:${here?.start ?? ""}:${before}:${partitionPoint(ends, (end) => end > place.start)}`;
}

/** Where changes end, by the function whose code they stand in. */
const byFunction = rememberFor((changes: readonly Node[], scopes: ScopeTree) => {
  const ends = new Map<FunctionNode | undefined, number[]>();
  for (const { start, end } of changes.toSorted((a, b) => a.end - b.end))
    append(ends, functionAround(scopes, start), end);
  return ends;
});

/** Where the calls in the code of a function end, but for those in functions in it. */
const callsIn = rememberFor((fn: Node): readonly number[] => {
  const ends: number[] = [];
  walk(fn, (node) => {
    if (CALLS.has(node.type)) ends.push(node.end);
    return node === fn || !isFunction(node) ? undefined : false;
  });
  return ends.sort((a, b) => a - b);
});

/** What lets other code run. */
const CALLS: ReadonlySet<Node["type"]> = new Set([
  "CallExpression",
  "NewExpression",
  "TaggedTemplateExpression",
  "AwaitExpression",
  "YieldExpression",
]);

const functionAt = (scope: Node, scopes: ScopeTree): FunctionNode | undefined =>
  isFunction(scope) ? scope : functionAround(scopes, scope.start);

/** What is written to globals and to their properties, by their names. */
const globalWrites = rememberFor(({ globalWrites: all }: ScopeTree): ReadonlyMap<string, readonly Node[]> => {
  const writes = new Map<string, Node[]>();
  for (const { name, definition, write } of all) {
    const key = write ? `${name.name}.${write.path[0] ?? ""}` : name.name;
    for (const place of write ? [write.value] : definition ? placeOf(definition) : []) append(writes, key, place);
  }
  return writes;
});

const placesOf = rememberFor((definitions: readonly Definition[]) => definitions.flatMap(placeOf));

/** Where a definition gives its value; a parameter comes with one. */
function placeOf(definition: Definition): readonly Node[] {
  switch (definition.kind) {
    case "value":
    case "added":
      return [definition.from];
    case "element":
      return [definition.of];
    case "param":
    case "import":
      return [];
    default:
      return [definition.node];
  }
}
