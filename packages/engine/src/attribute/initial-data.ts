/**
 * States that something begins with: data and nothing else, most of it places that are to be filled. What the product
 * hands to its store is the product's, and shows no trait by which it could be told from a library's.
 *
 *     const info = {version: "", config: {mqtt: {server: "", port: 0}, groups: {}}, restarting: false}
 *     const state = {info, devices, logs}      names of such data
 */
import type { Node } from "@oxc-project/types";
import { isEmptyLiteral, literalValue } from "../syntax/literals.ts";
import type { AttributionUnit } from "./unit.ts";

/** Nodes of larger data are a table. */
const MAX_NODES = 2000;
/** So many places, of which half are empty. */
const MIN_PLACES = 4;

interface Places {
  all: number;
  empty: number;
  named: number;
  nodes: number;
}

/** One per unit. `isThird`: what is known to be third-party; data that it uses is its own. */
export function initialData(units: readonly AttributionUnit[], isThird: (unit: number) => boolean): readonly boolean[] {
  const places = units.map(({ node }) => placesOf(node));
  const usedByThird = new Set(units.flatMap(({ uses }, at) => (isThird(at) ? uses : [])));
  return units.map(({ uses }, at) => {
    const own = places[at];
    if (!own || own.all < MIN_PLACES || usedByThird.has(at)) return false;
    if (own.named > 0 && !uses.every((used) => places[used] && !isThird(used))) return false;
    return (own.empty + own.named) * 2 >= own.all;
  });
}

/** Nothing where a unit holds more than data under a name. */
function placesOf(node: Node): Places | undefined {
  const declared = node.type === "Program" ? node.body[0] : node;
  const one = declared?.type === "VariableDeclaration" ? declared.declarations[0] : declared;
  if (one?.type !== "VariableDeclarator" || one.id.type !== "Identifier" || !one.init) return undefined;
  if (node.type === "Program" && node.body.length > 1) return undefined;
  if (declared?.type === "VariableDeclaration" && declared.declarations.length > 1) return undefined;
  const places: Places = { all: 0, empty: 0, named: 0, nodes: 0 };
  return count(one.init, places) ? places : undefined;
}

function count(node: Node, places: Places): boolean {
  if (++places.nodes > MAX_NODES) return false;
  const isEmpty = isEmptyLiteral(node);
  if (node.type === "ObjectExpression" && !isEmpty)
    return node.properties.every(
      (one) => one.type === "Property" && !one.computed && one.kind === "init" && count(one.value, places),
    );
  if (node.type === "ArrayExpression" && !isEmpty)
    return node.elements.every((one) => one !== null && one.type !== "SpreadElement" && count(one, places));
  const isNamed = node.type === "Identifier";
  if (!isEmpty && !isNamed && literalValue(node) === undefined) return false;
  places.all++;
  if (isEmpty) places.empty++;
  if (isNamed) places.named++;
  return true;
}
