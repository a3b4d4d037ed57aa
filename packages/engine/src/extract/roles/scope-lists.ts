/**
 * Lists of scopes, `["order:read", "order:list", "order:pay"]`, and what minifiers write for longer ones,
 * `"order:read.order:list".split(".")`: where two or more are asked for as permissions, all are. So are they where the
 * list says of several things that they may be read and changed, `["order:read", "order:write", "shop:read", "shop:write"]`.
 */
import { literalString } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { calleeNames } from "../callee-names.ts";
import { callsOf, callsWithText } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact, FactEvidence, ScriptRange } from "../fact.ts";
import type { ArrayNode, Sighting, Survey } from "../survey.ts";
import { accessCall } from "./access-names.ts";
import { roleFact } from "./role-fact.ts";

/** `user:create`, `team-device:list`. */
const SCOPE = /^[A-Za-z][\w-]*:[\w*:-]+$/;
const MIN_ASKED = 2;
const MIN_LIST = 3;
/** What one list names, another may build on: so many times at most. */
const MAX_ROUNDS = 4;

interface ScopeList {
  readonly scopes: readonly { readonly name: string; readonly node: Node }[];
  readonly at: Sighting<Node>;
}

/** Names that are asked for as permissions, and where. */
export type Asked = ReadonlyMap<string, ScriptRange>;

/** What makes the others of a list permissions: where some of it are asked for. */
export const premisesOf = (names: readonly string[], asked: Asked): readonly FactEvidence[] =>
  names
    .flatMap((name) => asked.get(name) ?? [])
    .slice(0, MIN_ASKED)
    .map((range) => ({ ...range, says: "another of the list, asked for" }));

export function scopeLists({ arrays, calls }: Survey, asked: Asked, context: ExtractContext): readonly Fact[] {
  const lists = [...arrays.flatMap(written), ...callsOf(calls, "split").flatMap(joined)];
  if (lists.length === 0) return [];
  const named = new Set(lists.flatMap(({ scopes }) => scopes.map(({ name }) => name)));
  const places = new Map([...askedByCalls(calls, named, context), ...asked]);
  const known = new Set(places.keys());
  const found = new Set<ScopeList>();
  for (const list of lists.filter(isOfRights)) {
    found.add(list);
    for (const { name } of list.scopes) known.add(name);
  }
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const more = lists.filter(
      (list) => !found.has(list) && list.scopes.filter(({ name }) => known.has(name)).length >= MIN_ASKED,
    );
    if (more.length === 0) break;
    for (const list of more) {
      found.add(list);
      for (const { name } of list.scopes) known.add(name);
    }
  }
  return [...found].flatMap(({ scopes, at }) => {
    const asking = premisesOf(
      scopes.map(({ name }) => name),
      places,
    );
    const premises = [wholeList(at), ...asking];
    return scopes.map(({ name, node }) =>
      roleFact({ kind: "permission", name, basis: "derived", premises }, { ...at, node }),
    );
  });
}

/** Longest range that shows a list, in UTF-16 code units. */
const MAX_PLACE = 400;

const wholeList = ({ node, module }: Sighting<Node>): FactEvidence => ({
  script: module.script,
  start: node.start,
  end: Math.min(node.end, node.start + MAX_PLACE),
  says: "list",
});

const READS = /^(?:read|view|list)$/;
const CHANGES = /^(?:write|edit|create|update|delete|manage|admin)$/;
const MIN_THINGS = 2;

/** Of two things at least a right to read and one to change, and nothing but rights: names of events have no reading. */
function isOfRights({ scopes }: ScopeList): boolean {
  const reads = new Set<string>();
  const changes = new Set<string>();
  for (const { name } of scopes) {
    const end = name.lastIndexOf(":");
    const [thing, right] = [name.slice(0, end), name.slice(end + 1)];
    if (READS.test(right)) reads.add(thing);
    else if (CHANGES.test(right)) changes.add(thing);
    else return false;
  }
  return [...reads].filter((thing) => changes.has(thing)).length >= MIN_THINGS;
}

/** Names that calls ask for as permissions: `can("user:create")`. */
export function askedByCalls(
  calls: readonly Sighting<CallLike>[],
  named: ReadonlySet<string>,
  { ev }: ExtractContext,
): Asked {
  const asked = new Map<string, ScriptRange>();
  for (const { node, module } of callsWithText(calls)) {
    const name = literalString(node.arguments[0]);
    if (name === undefined || asked.has(name) || !named.has(name)) continue;
    if (calleeNames(node.callee, module, ev).some((callee) => accessCall(callee) === "permission"))
      asked.set(name, { script: module.script, start: node.start, end: Math.min(node.end, node.start + MAX_PLACE) });
  }
  return asked;
}

/** What is spread into a list is another's. */
function written(at: Sighting<ArrayNode>): readonly ScopeList[] {
  const own = at.node.elements.filter((element) => element?.type !== "SpreadElement");
  const scopes = own.flatMap((node) => {
    const name = literalString(node);
    return node && name !== undefined && SCOPE.test(name) ? [{ name, node }] : [];
  });
  return scopes.length >= MIN_LIST && scopes.length === own.length ? [{ scopes, at }] : [];
}

function joined(at: Sighting<CallLike>): readonly ScopeList[] {
  const { callee, arguments: given } = at.node;
  if (callee.type !== "MemberExpression") return [];
  const text = literalString(callee.object);
  const mark = literalString(given[0]);
  const names = text !== undefined && mark !== undefined && mark !== "" ? text.split(mark) : [];
  const isList = names.length >= MIN_LIST && names.every((name) => SCOPE.test(name));
  return isList ? [{ scopes: names.map((name) => ({ name, node: callee.object })), at }] : [];
}
