/**
 * Functions that join the pieces of a path by slashes: `join` of Node's `path` as path-browserify 1 and others write it,
 * a loop that says nothing to an evaluator, so it is known by its shape; and of libraries that are recognised. Slashes
 * that come twice are left to whoever reads the text.
 */
import type { FunctionNode } from "../syntax/nodes.ts";
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { ListValue, Value } from "./value.ts";
import { arrayOf, constant } from "./value.ts";

/** Longest source of such a function, in UTF-16 code units. */
const MAX_HELPER = 600;

/** `for(...)n===void 0?n=r:n+="/"+r` */
const APPENDS_PIECE = /\+=\s*(?:"\/"|'\/'|`\/`)\s*\+|\+=\s*`\/\$\{/;

const known = new WeakMap<FunctionNode, boolean>();

export function joinsPaths(fn: FunctionNode, text: string): boolean {
  const before = known.get(fn);
  if (before !== undefined) return before;
  const found = isJoin(fn, text);
  known.set(fn, found);
  return found;
}

function isJoin({ params, body, start, end }: FunctionNode, text: string): boolean {
  if (end - start > MAX_HELPER || body?.type !== "BlockStatement" || params.length > 1) return false;
  const takesAll = params[0] ? params[0].type === "RestElement" : text.slice(start, end).includes("arguments");
  const loops = body.body.some(({ type }) => type === "ForStatement" || type === "ForOfStatement");
  return takesAll && loops && APPENDS_PIECE.test(text.slice(start, end));
}

/** Libraries, and how the function is reached in each. */
const LIBRARIES: ReadonlyMap<string, string | undefined> = new Map([
  ["path-browserify", "join"],
  ["pathe", "join"],
  ["path", "join"],
  ["url-join", undefined],
  ["ufo", "joinURL"],
]);

export function joinedByLibrary(info: CallInfo, ev: Evaluation): Value | undefined {
  const { callee } = info;
  if (callee.kind !== "external" || callee.component === undefined || !LIBRARIES.has(callee.component))
    return undefined;
  return callee.path.at(-1) === LIBRARIES.get(callee.component) ? joined(info, ev) : undefined;
}

/** The pieces with slashes between them. */
export function joined(info: CallInfo, ev: Evaluation): Value {
  const callee: Value = { kind: "member", object: pieces(info.args), key: "join" };
  return ev.call({ ...info, callee, args: [constant("/")], isNew: false });
}

/** Of an open list the first elements stand for it as arguments; here it counts as a whole. */
function pieces(args: readonly Value[]): Value {
  const items: ListValue["items"][number][] = [];
  for (const value of args) {
    const list =
      value.kind === "member" && value.object.kind === "param" && value.object.rest ? value.object : undefined;
    if (!list) items.push({ value, spread: false });
    else if (items.at(-1)?.value !== list) items.push({ value: list, spread: true });
  }
  return arrayOf(items);
}
