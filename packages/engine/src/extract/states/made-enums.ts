/**
 * Enumerations whose names are their own values: those that a function makes of a list, `keyMirror(["OPEN","DONE"])`,
 * `constants("orders",["OPEN","DONE"])`, and objects, `{Open:"Open",Done:"Done",Lost:"Lost"}`. What the function is called
 * is lost; that members of these names, and no others, are read from what it gives back tells.
 */

import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { lastExpression } from "../../syntax/last-expression.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { placeOfNode } from "../name-place.ts";
import type { Flows } from "../subjects/flows.ts";
import type { DeclaratorNode, MemberNode, Sighting, Survey } from "../survey.ts";
import { isStateText, type Text } from "./candidate.ts";
import type { EnumCandidate, EnumMembers, Enums } from "./enums.ts";

/** More names are keys of data. */
const MAX_NAMES = 60;
/** So many of the names have to be asked for. */
const MIN_READ = 2;
/** The style of constants, as those of compilers are. */
const NAME = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/** Those of compilers, and those that are made of lists; types of actions are no states of a thing. */
export function withMade({ candidates, members }: Enums, survey: Survey, flows: Flows): Enums {
  const { declarators, members: read } = survey;
  const listed = declarators.flatMap((at) => {
    const names = namesGiven(at) ?? namesSpelled(at);
    return names ? [{ at, names }] : [];
  });
  if (listed.length === 0) return { candidates, members };
  const actions = actionTests(survey);
  const asked = readNames(read, (node) => isActionType(node, flows, actions) || isStorageKey(node, flows));
  const found: EnumCandidate[] = [];
  const known = new Map(members);
  for (const { at, names } of listed) {
    const of = bindingAt(at.node.id, at.module.script.scopes);
    const taken = of ? [...(asked.get(of) ?? [])] : takenOut(at.node.id);
    const own = new Map(names.map((text) => [text.value, text]));
    if (taken.length < MIN_READ || !taken.every((name) => own.has(name))) continue;
    found.push({ kind: "enum", values: names, unit: at.unit, stands: true, isCounted: false, ...(of ? { of } : {}) });
    if (of) known.set(of, own);
  }
  return { candidates: [...candidates, ...found], members: known satisfies EnumMembers };
}

/** The list that a call is given last. */
function namesGiven({ node: { init }, module }: Sighting<DeclaratorNode>): readonly Text[] | undefined {
  if (init?.type !== "CallExpression" || init.arguments.length > 2) return undefined;
  const list = init.arguments.at(-1);
  if (list?.type !== "ArrayExpression" || list.elements.length < 2 || list.elements.length > MAX_NAMES)
    return undefined;
  const names = list.elements.flatMap((element): readonly Text[] => {
    const value = literalString(element);
    return element && value !== undefined && NAME.test(value) ? [{ value, at: placeOfNode(element, module) }] : [];
  });
  const isWhole = names.length === list.elements.length;
  return isWhole && new Set(names.map(({ value }) => value)).size === names.length ? names : undefined;
}

/** Fewer may be spelled the same by chance. */
const MIN_SPELLED = 3;
/** `sm`, `xxl`: how large something is drawn. */
const SIZE = /^(?:x*[sl]|md|[smlx]{1,3})$/i;

/** An object of texts, each under its own name. */
function namesSpelled({ node: { init }, module }: Sighting<DeclaratorNode>): readonly Text[] | undefined {
  if (init?.type !== "ObjectExpression") return undefined;
  const { length } = init.properties;
  if (length < MIN_SPELLED || length > MAX_NAMES) return undefined;
  const names = fixedProperties(init).flatMap(([key, { value: node }]): readonly Text[] => {
    const value = literalString(node);
    return value === key && isStateText(value) ? [{ value, at: placeOfNode(node, module) }] : [];
  });
  return names.length === length && !names.every(({ value }) => SIZE.test(value)) ? names : undefined;
}

/** `const { OPEN, DONE } = ...` */
const takenOut = (pattern: Node): readonly string[] =>
  pattern.type === "ObjectPattern"
    ? pattern.properties.flatMap((one) => (one.type === "Property" ? (keyName(one.key, one.computed) ?? "") : ""))
    : [];

/** `switch(action.type){case Types.FETCH:...}`: what is told apart there. */
const actionTests = ({ switches }: Survey): ReadonlySet<Node> =>
  new Set(
    switches.flatMap(({ node }) =>
      memberName(lastExpression(node.discriminant)) === "type" ? node.cases.flatMap(({ test }) => test ?? []) : [],
    ),
  );

/** `{type: Types.FETCH}`, `dispatch(Types.FETCH, {...})` with a case for it elsewhere. */
function isActionType(node: Node, flows: Flows, actions: ReadonlySet<Node>): boolean {
  const flow = flows.of(node);
  return actions.has(node) || (flow?.kind === "property" && flow.key === "type");
}

/** `localStorage.getItem(KEYS.theme)`: where something is kept, not what it may be (Storage, HTML). */
const STORAGE = new Set(["getItem", "setItem", "removeItem"]);

function isStorageKey(node: Node, flows: Flows): boolean {
  const flow = flows.of(node);
  return flow?.kind === "argument" && flow.index === 0 && STORAGE.has(memberName(flow.call.node.callee) ?? "");
}

/** The members that are read of each name; none of those that name actions or keys. */
function readNames(
  read: readonly Sighting<MemberNode>[],
  isOther: (node: Node) => boolean,
): ReadonlyMap<Binding, ReadonlySet<string>> {
  const other = new Set<Binding>();
  const out = new Map<Binding, Set<string>>();
  for (const { node, module } of read) {
    const of = bindingAt(node.object, module.script.scopes);
    if (!of) continue;
    const names = out.get(of) ?? new Set<string>();
    names.add(keyName(node.property, node.computed) ?? "");
    out.set(of, names);
    if (isOther(node)) other.add(of);
  }
  for (const of of other) out.delete(of);
  return out;
}
