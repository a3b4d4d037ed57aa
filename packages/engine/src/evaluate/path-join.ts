/** Functions of libraries that join the pieces of a path by slashes; those that come twice are left to who reads the text. */
import type { CallInfo, Evaluation } from "./evaluation.ts";
import type { ListValue, Value } from "./value.ts";
import { arrayOf, constant } from "./value.ts";

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
  if (callee.path.at(-1) !== LIBRARIES.get(callee.component)) return undefined;
  const join: Value = { kind: "member", object: arrayOf(pieces(info.args)), key: "join" };
  return ev.call({ ...info, callee: join, args: [constant("/")], isNew: false });
}

type Items = ListValue["items"];

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
