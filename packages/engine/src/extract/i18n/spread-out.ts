/**
 * A catalogue in pieces, as bundlers write JSON that can be imported by the names of its outermost keys (Vite 2 to 7,
 * Rollup's JSON plugin): `const e={empty:"Nothing here"},m={error:{...}},h={general:e,msg:m};export{h as default,m as msg}`.
 * The object that has all pieces gives their keys; a piece by itself would have the wrong ones. Of a catalogue without
 * groups each text whose key can be a name is a piece: `saved$1="It is saved",de={"Not saved":"...",saved:saved$1}`.
 */

import type { Binding } from "../../scope/binding.ts";
import { onlyValueOf } from "../../scope/binding-at.ts";
import { literalString } from "../../syntax/literals.ts";
import type { IdentifierNode, Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedProperties } from "../../syntax/object-keys.ts";
import { isLocale } from "./catalogue.ts";

/** One of the outermost keys, and the object or text that it holds. */
export interface Piece {
  readonly name: string;
  readonly node: Node;
  /** Whether it stands by itself, under a name. */
  readonly apart: boolean;
}

/** Fewer pieces are no catalogue that was taken apart. */
const MIN_PIECES = 3;
/** Fewer texts with a name each are no catalogue without groups. */
const MIN_TEXTS = 8;

/** The pieces of an object of which nearly all values are names of objects and texts beside it. */
export function piecesOf(
  node: Node,
  bindingOf: (name: IdentifierNode) => Binding | undefined,
): readonly Piece[] | undefined {
  const object = heldBy(node);
  if (!object || object.properties.length < MIN_PIECES) return undefined;
  const properties = fixedProperties(object);
  if (properties.length < object.properties.length) return undefined;
  // `{en:a,de:b,"zh-CN":c}` has a catalogue for each language
  if (properties.filter(([name]) => isLocale(name)).length * 2 > properties.length) return undefined;
  const pieces: Piece[] = [];
  for (const [name, { value }] of properties) {
    const apart = value.type === "Identifier";
    const held = apart ? onlyValueOf(bindingOf(value)) : value;
    if (!held || !(isHolder(held) || literalString(held) !== undefined)) return undefined;
    pieces.push({ name, node: held, apart });
  }
  const own = pieces.filter(({ apart, node: held }) => apart && isHolder(held));
  const isGrouped = own.length >= MIN_PIECES && own.length * 2 > pieces.length;
  return isGrouped || isFlat(pieces) ? pieces : undefined;
}

/** Nothing but texts, a good part of which have a name. */
const isFlat = (pieces: readonly Piece[]): boolean =>
  pieces.every(({ node }) => literalString(node) !== undefined) &&
  pieces.filter(({ apart }) => apart).length >= MIN_TEXTS;

/** An object, or `JSON.parse("...")` of a larger one. */
const isHolder = ({ type }: Node): boolean => type === "ObjectExpression" || type === "CallExpression";

function heldBy(node: Node): ObjectExpression | undefined {
  const held =
    node.type === "VariableDeclarator"
      ? node.init
      : node.type === "ExportDefaultDeclaration"
        ? node.declaration
        : undefined;
  return held?.type === "ObjectExpression" ? held : undefined;
}
