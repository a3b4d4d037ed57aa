/**
 * The lists of exports that Turbopack writes: what a module defines, `e.s([...])`, and what it passes on from others,
 * `e.S([...])`. Gives each name with what stands for it; what is no such list gives nothing.
 */
import { literalString } from "../syntax/literals.ts";
import type { Node } from "../syntax/nodes.ts";
import { isFunction } from "../syntax/nodes.ts";
import { getters } from "./getters.ts";
import type { ExportTarget } from "./module.ts";
import { registryKey, returnedBy } from "./shapes.ts";

/** What only names the exported things in a list of `e.s`: `()=>x`, and `x` behind 0. */
export function announcedIn(list: Node): readonly Node[] {
  if (list.type !== "ArrayExpression") return [];
  return list.elements.flatMap((item) => (item && (isFunctionOfName(item) || item.type === "Identifier") ? item : []));
}

const isFunctionOfName = (node: Node): boolean =>
  isFunction(node) && node.params.length === 0 && returnedBy(node)?.type === "Identifier";

type Exports = Iterable<readonly [string, ExportTarget]>;
type Items = readonly (Node | null)[];

/** @param imported the id of the module whose namespace an expression is */
export function turbopackExports(method: "s" | "S", list: Node, imported: (node: Node) => string | undefined): Exports {
  // Next 15.3: `e.s({a:()=>x})`
  if (method === "s" && list.type === "ObjectExpression") return getters(list);
  if (list.type !== "ArrayExpression") return [];
  return method === "s" ? defined(list.elements) : passedOn(list.elements, imported);
}

/** `["a",0,value,"b",()=>x,"c",()=>y,e=>y=e]`: name, 0 and value, or name, getter and perhaps a setter. */
function defined(items: Items): Exports {
  const exports: [string, ExportTarget][] = [];
  for (let i = 0; i < items.length; ) {
    const name = literalString(items[i]);
    const getter = items[i + 1];
    if (name === undefined || !getter) return exports;
    const isFixed = isZero(getter);
    const value = isFixed ? items[i + 2] : isFunction(getter) ? returnedBy(getter) : undefined;
    if (value) exports.push([name, { kind: "local", node: value }]);
    const next = items[i + 2];
    i += isFixed || (next && isFunction(next)) ? 3 : 2;
  }
  return exports;
}

/**
 * `[76061,"default","f","named","A",0,t,"other,f"]` (Next 16.4): groups that end with 0; a module's id or its namespace,
 * then pairs of the name here and the name there, in a text with commas where that is shorter.
 */
function passedOn(items: Items, imported: (node: Node) => string | undefined): Exports {
  const exports: [string, ExportTarget][] = [];
  for (let i = 0; i < items.length; i++) {
    const head = items[i];
    let end = i + 1;
    while (end < items.length && !isZero(items[end])) end++;
    const group = items.slice(i + 1, end).map((item) => literalString(item) ?? "");
    const names = group.length === 1 ? (group[0]?.split(",") ?? []) : group;
    const source = registryKey(head) ?? (head ? imported(head) : undefined);
    for (let at = 0; source !== undefined && at + 1 < names.length; at += 2) {
      const [here = "", there = ""] = names.slice(at, at + 2);
      exports.push([here, { kind: "from", source, name: there }]);
    }
    i += group.length + 1;
  }
  return exports;
}

const isZero = (node: Node | null | undefined): boolean => node?.type === "Literal" && node.value === 0;
