/**
 * Functions that join the pieces of a path by slashes: `join` of Node's `path` as path-browserify 1 and others write it,
 * a loop that says nothing to an evaluator, so it is known by its shape; and of libraries that are recognised. Slashes
 * that come twice are left to whoever reads the text. Functions that put values between the texts of a template, too.
 */
import { rememberFor } from "../remember.ts";
import type { Binding } from "../scope/binding.ts";
import { onlyFunction } from "../scope/binding-at.ts";
import type { Script } from "../script.ts";
import { interleaves } from "../syntax/interleaves.ts";
import type { FunctionNode } from "../syntax/nodes.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import { concat } from "./text.ts";
import { arrayOf, constant, type FunctionValue, type ListValue, outcomes, type Value } from "./value.ts";

/** Longest source of such a function, in UTF-16 code units. */
const MAX_HELPER = 600;

/** `pieces.forEach(piece=>{piece&&(path=[path,piece.replace(...)].join("/"))})` */
const JOINS_EACH = /\.forEach\([\s\S]*?\[\w+,[^\]]*\]\.join\((?:"\/"|'\/'|`\/`)\)/;

/** `for(...)n===void 0?n=r:n+="/"+r` */
const APPENDS_PIECE = /\+=\s*(?:"\/"|'\/'|`\/`)\s*\+|\+=\s*`\/\$\{/;

/** The path that a call of such a function gives; undefined for any other function. */
export function joinedPath({ node, module }: FunctionValue, info: CallInfo, ev: Evaluation): Value | undefined {
  const { text } = module.script;
  if (joinsPaths(node, text)) return joined(info, ev);
  const template = joinedTemplate(node, info.args);
  if (template) return template;
  const { 0: base, 1: list } = info.args;
  if (!base || !list || info.args.length > 2 || !joinsBelow(node, text)) return undefined;
  const items = [
    { value: base, spread: false },
    { value: list, spread: true },
  ];
  const path = joinedItems(items, info, ev);
  return ENDS_IN_SLASH.test(text.slice(node.start, node.end)) ? concat([path, constant("/")]) : path;
}

/** `tag(["users/",""],id)`, where the tag gives the values between the texts: of a list that is made once, any outcome. */
function joinedTemplate(tag: FunctionNode, [texts, ...values]: readonly Value[]): Value | undefined {
  const list = texts && outcomes(texts).find(({ kind }) => kind === "array");
  if (list?.kind !== "array" || list.elements.length !== values.length + 1 || !interleaves(tag)) return undefined;
  return concat(list.elements.flatMap((text, at) => [text, ...values.slice(at, at + 1)]));
}

/** `return path+="/"` */
const ENDS_IN_SLASH = /\+=?\s*(?:"\/"|'\/'|`\/`)[\s;}]*$/;

/** `(base, pieces)`, by its shape. */
const joinsBelow = ({ params, body, start, end }: FunctionNode, text: string): boolean =>
  params.length === 2 &&
  body?.type === "BlockStatement" &&
  end - start <= MAX_HELPER &&
  JOINS_EACH.test(text.slice(start, end));

const joinsPaths = rememberFor(({ params, body, start, end }: FunctionNode, text: string): boolean => {
  if (end - start > MAX_HELPER || body?.type !== "BlockStatement" || params.length > 1) return false;
  const takesAll = params[0] ? params[0].type === "RestElement" : text.slice(start, end).includes("arguments");
  const loops = body.body.some(({ type }) => type === "ForStatement" || type === "ForOfStatement");
  return takesAll && loops && APPENDS_PIECE.test(text.slice(start, end));
});

/** Libraries, and how the function is reached in each. */
const LIBRARIES: ReadonlyMap<string, string | undefined> = new Map([
  ["path-browserify", "join"],
  ["pathe", "join"],
  ["path", "join"],
  ["url-join", undefined],
  ["ufo", "joinURL"],
]);

/** The name of a library's function that has the shape, where a bundler that puts modules into one scope has taken it. */
export function joinerName(component: string | undefined, binding: Binding, { text }: Script): string | undefined {
  const name = LIBRARIES.get(component ?? "");
  const fn = name === undefined ? undefined : onlyFunction(binding);
  return fn && joinsPaths(fn, text) ? name : undefined;
}

export function joinedByLibrary(info: CallInfo, ev: Evaluation): Value | undefined {
  const { callee } = info;
  if (callee.kind !== "external" || callee.component === undefined || !LIBRARIES.has(callee.component))
    return undefined;
  return callee.path.at(-1) === LIBRARIES.get(callee.component) ? joined(info, ev) : undefined;
}

/** The pieces with slashes between them. */
const joined = (info: CallInfo, ev: Evaluation): Value => joinedItems(pieces(info.args), info, ev);

type Items = ListValue["items"];

function joinedItems(items: Items, info: CallInfo, ev: Evaluation): Value {
  const callee: Value = { kind: "member", object: arrayOf(items), key: "join" };
  return ev.call({ ...info, callee, args: [constant("/")], isNew: false });
}

/** Of an open list the first elements stand for it as arguments; here it counts as a whole. */
function pieces(args: readonly Value[]): Items {
  const items: Items[number][] = [];
  for (const value of args) {
    const list =
      value.kind === "member" && value.object.kind === "param" && value.object.rest ? value.object : undefined;
    if (!list) items.push({ value, spread: false });
    else if (items.at(-1)?.value !== list) items.push({ value: list, spread: true });
  }
  return items;
}
