/**
 * Texts and lists of numbers that a module gives a name of its own: `const LATEST_BACKUP="db.latest.sqlite"`,
 * `const TOP=[10,20,50]`. Takes what is declared at the top level; keeps keys, codes and marks, not words, classes,
 * pictures and markup.
 */
import type { Binding } from "../../../scope/binding.ts";
import type { Script } from "../../../script.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import type { Parents } from "../../answers/parents.ts";
import { isStyleName } from "../../constants/names.ts";
import { nameBefore } from "../../constants/surroundings.ts";
import type { Reference } from "../../references.ts";

/** Longest and shortest text that is a code. */
const MOST = 80;
const LEAST = 3;
/**
 * More than words: parts with a sign between them that no address, class or local name has, or digits. Names that only
 * the program itself reads, `pageBreak` and `app-tooltip`, are none.
 */
const CODE =
  /^(?=.*(?:[\p{L}\d][_.:@#+][\p{L}\d]|^[#$@_]\p{L}|\d))(?!.*[^ -~])[^\s<>{}()[\]"'`\\;,=|/]+(?:,[\w.:-]+)*$|^\p{Lu}\w+(?:,\p{Lu}\w+)+$/u;
/** Formats of dates and times are told by their form. */
const FORMAT = /^(?:[DMYHhmsdyAa]{1,4}[\s:./,-]+){1,6}[DMYHhmsdyAaS]{1,4}$/;
/** Files that a bundler adds, classes of CSS modules and of utility frameworks, colours, signs of fonts, paths of drawings. */
const ADDED =
  /\.(?:svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|mp[34]|css|js|mjs|vue|tsx?|html|wasm)(?:[?#]|$)|^(?:data:|https?:|#[\da-fA-F]{3,8}$|[mM]-?\d|[ef][\da-f]{3}$)|^_?[\w-]+_(?=[\w-]*[\dA-Z])[\w-]{5,8}(?:_\d+)?$|^[\w-]+__[\w-]+|^[\d.]+(?:px|r?em|%|v[hw]|ms|s|deg)?$|^(?:[a-z]+-)+\d*$|^(?:bg|text|flex|grid|px|py|mt|mb|w|h|rounded|border)-/;
/** Attributes and members under which a text is drawn or found by the program itself. */
const DRAWN =
  /^(?:class|className|class_|styleName|style|id|htmlFor|key|src|href|d|viewBox|fill|stroke|color|slot|displayName|name|__name|type|icon|variant|ref|role|component)$|^(?:data|aria)-|test_?id$|permission/i;

/** The text that a top-level name stands for, if it is a code of the product. */
export function codeOf(
  init: Node,
  name: string | undefined,
  uses: readonly Reference[],
  script: Script,
  parents: Parents,
): string | undefined {
  const text = literalString(init);
  if (text === undefined || text.length < LEAST || text.length > MOST || ADDED.test(text)) return undefined;
  if (uses.length === 0 || uses.every(isDrawn) || uses.some((use) => isClass(use, parents))) return undefined;
  if (name !== undefined) return isStyleName(name) || /\s\S+\s/.test(text) ? undefined : text;
  return CODE.test(text) && !FORMAT.test(text) && !isOneOfMany(script, init) ? text : undefined;
}

/** Deepest expression that makes a class name. */
const MAX_AROUND = 8;

/** `className: x`, `class: clsx(a, on && x, {[x]: on})`: the name of a class, as CSS Modules write it. */
function isClass({ node, module: { script } }: Reference, parents: Parents): boolean {
  let at: Node | undefined = node;
  for (let depth = 0; at && depth < MAX_AROUND; depth++) {
    const around: Node | undefined = parents.of(at, script);
    if (around?.type === "Property" && around.value === at && isClassKey(around)) return true;
    if (!around || !MAKES_CLASSES.has(around.type) || ("callee" in around && around.callee === at)) return false;
    at = around;
  }
  return false;
}

const isClassKey = ({ key, computed }: Extract<Node, { type: "Property" }>): boolean =>
  /^(?:class|className|class_)$|ClassName$/.test(keyName(key, computed) ?? "");

const MAKES_CLASSES: ReadonlySet<Node["type"]> = new Set<Node["type"]>([
  "CallExpression",
  "ArrayExpression",
  "ConditionalExpression",
  "LogicalExpression",
  "TemplateLiteral",
  "BinaryExpression",
  "ParenthesizedExpression",
  "ObjectExpression",
  "Property",
]);

/** How far beside a text others are looked for, in code units, and how many of them are a family: codes of permissions. */
const BESIDE = 90;
const FAMILY = 3;

/** `a="READ_LOANS",b="READ_ROOMS",c="EDIT_ROOMS",d="EDIT_LOANS"`: the members of a set, which is told as one elsewhere. */
function isOneOfMany({ text }: Script, { start, end }: Node): boolean {
  const beside = `${text.slice(Math.max(0, start - BESIDE), start)} ${text.slice(end, end + BESIDE)}`;
  return [...beside.matchAll(/[\w$]\s*=\s*(["'`])[\w.:/-]+\1/g)].length >= FAMILY;
}

/** Drawn, or the key of what is kept in the browser, which is stated where it is kept. */
function isDrawn({ node, module: { script } }: Reference): boolean {
  const before = script.text.slice(Math.max(0, node.start - 24), node.start);
  if (/(?:get|set|remove)Item\(\s*$/.test(before)) return true;
  const name = nameBefore(script, node);
  return name !== undefined && (DRAWN.test(name) || isStyleName(name));
}

/** `const CODES=["SHA1"]` is read elsewhere as a set of states; here are numbers: sizes, steps, choices. */
export const isList = (init: Node): boolean => init.type === "ArrayExpression" && init.elements.length >= 2;

/** A binding that is given its value once and nothing else. */
export const isFixed = ({ definitions, writes }: Binding): boolean => definitions.length === 1 && writes.length === 0;
