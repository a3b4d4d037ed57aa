/**
 * Where a program holds the address against a table of its own: `routes.find((row) => row.test(path))`, a loop over the
 * rows that goes on or ends by what the address is. Gives each table once, with the code that picks the row. What is done for each row in any case, such as drawing a menu, picks none.
 */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import type { Definition } from "../../../scope/binding.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, FunctionNode, Node } from "../../../syntax/nodes.ts";
import { isFunction } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { Module } from "../../../unpack/module.ts";
import type { ExtractContext } from "../../extractor.ts";
import { type FilledTables, filledTables } from "../../filled-tables.ts";
import type { Sighting, Survey } from "../../survey.ts";
import type { AddressReads } from "./address-reads.ts";
import { heldKeys } from "./held-keys.ts";
import { registers } from "./registering.ts";
import { listedRows, type RouteRow } from "./route-rows.ts";

export interface MetTable {
  readonly rows: readonly RouteRow[];
  /** The code that picks a row, with the function that it stands in. */
  readonly at: Sighting<Node>;
  readonly picks: FunctionNode | undefined;
  /** The rows are handed to a router that is known. */
  readonly isHanded?: boolean;
}

/** A list, and the code that is run for its elements. */
interface Iteration {
  readonly list: Node;
  readonly body: Node;
  readonly at: Sighting<Node>;
  /** Whether the method itself picks by what the body gives. */
  readonly picks: boolean;
}

const PICKS = new Set(["find", "findLast", "findIndex", "filter", "some", "every", "detect", "first", "grep"]);
/** Most places where the name of a row is given a value. */
const MAX_DEFINITIONS = 8;
const VISITS = new Set(["forEach", "map", "flatMap", "reduce", "each", "arrayForEach"]);

interface Known {
  readonly ev: Evaluator;
  readonly reads: AddressReads | undefined;
  readonly filled: FilledTables;
}

export function metTables(
  survey: Survey,
  reads: AddressReads | undefined,
  context: ExtractContext,
): readonly MetTable[] {
  const { ev } = context;
  const known: Known = { ev, reads, filled: filledTables(survey, context) };
  const iterated = [...survey.calls.flatMap(iteratedBy), ...survey.declarators.flatMap((at) => loopedOver(at))];
  return iterated.flatMap(({ list, body, at, picks }): MetTable[] => {
    const rows = listedRows(
      ev.evaluate(list, at.module),
      known,
      known.filled.into(list, at.module),
      heldKeys(body, at.module, known),
    );
    if (rows.length === 0) return [];
    const isHanded = registers(body, at.module, ev);
    if (!isHanded && !((picks || asksIn(body)) && reads && readsAddress(body, at.module, reads))) return [];
    return [{ rows, at, picks: functionAround(at.module.script.scopes, at.node.start), isHanded }];
  });
}

/** `routes.find((row) => ...)`, `_.find(routes, (row) => ...)` */
function iteratedBy({ node, module, unit }: Sighting<CallLike>): readonly Iteration[] {
  const method = memberName(node.callee) ?? "";
  const isPick = PICKS.has(method);
  if (!(isPick || VISITS.has(method)) || node.callee.type !== "MemberExpression") return [];
  const [first, second] = node.arguments;
  const at = { node, module, unit };
  if (first && isFunction(first)) return [{ list: node.callee.object, body: first, at, picks: isPick }];
  return first && second && isFunction(second) ? [{ list: first, body: second, at, picks: isPick }] : [];
}

/** `for (const row of routes)`, and `row = routes[i]` as a compiler writes it. */
function loopedOver({ node, module, unit }: Survey["declarators"][number]): readonly Iteration[] {
  const { scopes } = module.script;
  const names: Node[] = [];
  if (node.init === null || node.init?.type === "MemberExpression") collectNames(node.id, names);
  const [name] = names;
  const binding = name?.type === "Identifier" ? scopes.bindingOf.get(name) : undefined;
  const [list] = binding?.definitions.slice(0, MAX_DEFINITIONS).flatMap((one) => listOf(one) ?? []) ?? [];
  if (!binding || !list) return [];
  const around = functionAround(scopes, node.start);
  const body = binding.scope.kind === "block" ? binding.scope.node : around?.body;
  return body ? [{ list, body, at: { node, module, unit }, picks: false }] : [];
}

function collectNames(pattern: Node, into: Node[]): void {
  walk(pattern, (node) => {
    if (node.type === "Identifier") into.push(node);
    return into.length === 0;
  });
  // the key of `{ path: p }` comes first, and binds nothing
  if (pattern.type !== "Identifier") into.splice(0, into.length, ...boundIn(pattern));
}

function boundIn(pattern: Node): readonly Node[] {
  if (pattern.type === "Identifier") return [pattern];
  if (pattern.type === "ObjectPattern")
    return pattern.properties.flatMap((one) => boundIn(one.type === "Property" ? one.value : one.argument));
  if (pattern.type === "ArrayPattern") return pattern.elements.flatMap((one) => (one ? boundIn(one) : []));
  return pattern.type === "AssignmentPattern" ? boundIn(pattern.left) : [];
}

function listOf(definition: Definition): Node | undefined {
  if (definition.kind === "element") return definition.of;
  if (definition.kind !== "value" || definition.from.type !== "MemberExpression") return undefined;
  const { from } = definition;
  return from.computed && from.property.type === "Identifier" ? from.object : undefined;
}

/** Whether code asks something and does one thing or another: `if (...) return`, `match && draw(row)`. */
function asksIn(body: Node): boolean {
  let isAsking = false;
  walk(body, (node) => {
    if (node.type === "IfStatement") isAsking = true;
    if (node.type === "LogicalExpression") isAsking ||= does(node.right);
    if (node.type === "ConditionalExpression") isAsking ||= does(node.consequent) || does(node.alternate);
    return !isAsking;
  });
  return isAsking;
}

const does = ({ type }: Node): boolean =>
  type === "CallExpression" ||
  type === "NewExpression" ||
  type === "AssignmentExpression" ||
  type === "SequenceExpression";

/** Most expressions of one piece of code that are asked for the address. */
const MAX_ASKED = 120;

export function readsAddress(body: Node, module: Module, reads: AddressReads): boolean {
  let [isRead, asked] = [false, 0];
  walk(body, (node) => {
    if (isRead || asked > MAX_ASKED) return false;
    if (node.type !== "Identifier" && node.type !== "MemberExpression" && node.type !== "CallExpression")
      return undefined;
    asked++;
    isRead = reads.of(node, module) !== undefined;
    return !isRead;
  });
  return isRead;
}
