/**
 * Texts and lists of numbers that a module gives a name of its own: `const LATEST_BACKUP="db.latest.sqlite"`,
 * `const TOP=[10,20,50]`. Takes what is declared at the top level; keeps keys, codes and marks, not words, classes,
 * pictures and markup.
 */
import type { Binding } from "../../../scope/binding.ts";
import { literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Placed } from "../../../unpack/module.ts";
import type { Parents } from "../../../unpack/parents.ts";
import { drawnAs } from "../../constants/drawn-as.ts";
import { isStyleName } from "../../constants/names.ts";
import { nameBefore } from "../../constants/surroundings.ts";

/** Longest and shortest text that is a code. */
const MOST = 80;
const LEAST = 3;
/** Files that a bundler adds, classes of CSS modules and of utility frameworks, colours, signs of fonts, paths of drawings. */
const ADDED =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp[34]|css|js|mjs|vue|tsx?|html|wasm)(?:[?#]|$)|^(?:data:|https?:|#[\da-fA-F]{3,8}$|[mM]-?\d|[ef][\da-f]{3}$)|^_?[\w-]+_(?=[\w-]*[\dA-Z])[\w-]{5,8}(?:_\d+)?$|^[\w-]+__[\w-]+|^[\d.]+(?:px|r?em|%|v[hw]|ms|s|deg)?$|^(?:[a-z]+-)+\d*$|^(?:bg|text|flex|grid|px|py|mt|mb|w|h|rounded|border)-/;
/** Attributes and members under which a text is drawn or found by the program itself. */
const DRAWN =
  /^(?:class|className|class_|styleName|style|id|htmlFor|key|src|href|d|viewBox|fill|stroke|color|slot|displayName|name|__name|type|icon|variant|ref|role|component)$|^(?:data|aria)-|test_?id$|permission/i;

/** The text that a top-level name stands for, if it is a code of the product; without a name nothing says what it is for. */
export function codeOf(init: Node, name: string, uses: readonly Placed[], parents: Parents): string | undefined {
  const text = literalString(init);
  if (text === undefined || text.length < LEAST || text.length > MOST || ADDED.test(text)) return undefined;
  if (
    uses.length === 0 ||
    uses.every(isDrawn) ||
    uses.some(isKind) ||
    uses.some(({ node, module }) => drawnAs(node, module.script, parents) === "class")
  )
    return undefined;
  return isStyleName(name) || /\s\S+\s/.test(text) ? undefined : text;
}

/** `{type:ROOM_CLOSED}`: by which the program's own parts tell their messages apart (Redux 4 and 5, Flux actions). */
const isKind = ({ node, module }: Placed): boolean => nameBefore(module.script, node) === "type";

/** Drawn, or the key of what is kept in the browser, which is stated where it is kept. */
function isDrawn({ node, module: { script } }: Placed): boolean {
  const before = script.text.slice(Math.max(0, node.start - 24), node.start);
  if (/(?:get|set|remove)Item\(\s*$/.test(before)) return true;
  const name = nameBefore(script, node);
  return name !== undefined && (DRAWN.test(name) || isStyleName(name));
}

/** `const CODES=["SHA1"]` is read elsewhere as a set of states; here are numbers: sizes, steps, choices. */
export const isList = (init: Node): boolean => init.type === "ArrayExpression" && init.elements.length >= 2;

/** A binding that is given its value once and nothing else. */
export const isFixed = ({ definitions, writes }: Binding): boolean => definitions.length === 1 && writes.length === 0;
