/**
 * Where a program holds the address against a table of its own: `routes.find((row) => row.test(path))`, a loop over the
 * rows that goes on or ends by what the address is. Gives each table once, with the code that picks the row. What is done for each row in any case, such as drawing a menu, picks none.
 */
import type { Value } from "../../../evaluate/value.ts";
import type { Definition } from "../../../scope/binding.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../../syntax/nodes.ts";
import { walk } from "../../../syntax/walk.ts";
import type { ExtractContext } from "../../extractor.ts";
import { filledTables } from "../../filled-tables.ts";
import type { Sighting, Survey } from "../../survey.ts";
import type { AddressReads } from "./address-reads.ts";
import { listedRows, type RouteRow } from "./route-rows.ts";
import { RowCode } from "./row-code.ts";

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

/** Most places where one table is gone through. */
const MAX_MET = 8;

export function metTables(
  survey: Survey,
  reads: AddressReads | undefined,
  context: ExtractContext,
): readonly MetTable[] {
  const { ev } = context;
  const filled = filledTables(survey, context);
  const bodies = new RowCode(ev, reads);
  const iterated = [...survey.calls.flatMap(iteratedBy), ...survey.declarators.flatMap((at) => loopedOver(at))];
  const met = new Map<Iteration, MetTable>();
  const times = new Map<Value, number>();
  // what is inside comes first, so that what is around it need not be gone through again for it
  for (const one of iterated.toSorted((a, b) => sizeOf(a.body) - sizeOf(b.body))) {
    const { list, body, at, picks } = one;
    const table = ev.evaluate(list, at.module);
    const before = times.get(table) ?? 0;
    if (before >= MAX_MET) continue;
    const code = () => bodies.of(body, at.module);
    const rows = listedRows(table, { ev }, filled.into(list, at.module), () => code().keys);
    if (rows.length === 0) continue;
    times.set(table, before + 1);
    const { isHanded, asks, reads: isMet } = code();
    if (!isHanded && !((picks || asks) && isMet)) continue;
    met.set(one, { rows, at, picks: functionAround(at.module.script.scopes, at.node.start), isHanded });
  }
  return iterated.flatMap((one) => met.get(one) ?? []);
}

const sizeOf = ({ start, end }: Node): number => end - start;

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
