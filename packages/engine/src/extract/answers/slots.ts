/**
 * Slots of tables and lists: libraries of components for Vue 3 hand each row to the slots of what they are given a list for,
 * `<el-table :data="rows"><el-table-column><template #default="{row}">`, compiled to
 * `createVNode(Table,{data:rows},{default:withCtx(()=>[createVNode(Column,null,{default:withCtx(({row})=>[...]),_:1})]),_:1})`.
 */
import { rememberFor } from "../../remember.ts";
import { type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import { fixedProperties, propertyOf } from "../../syntax/object-keys.ts";
import { walk as walkTree } from "../../syntax/walk.ts";
import { bindParameter, elementOf } from "./bind.ts";
import type { Place, Walk } from "./walk.ts";

/** By the property that takes the list, the name under which slots are given one of it. */
const ROWS: ReadonlyMap<string, string> = new Map([
  ["data", "row"], // Element Plus 2, VXE Table 4
  ["data-source", "record"], // Ant Design Vue 3 and 4
  ["items", "item"], // Vuetify 3
  ["rows", "row"], // Quasar 2
  ["value", "data"], // PrimeVue 3 and 4
]);

/** Most slots of one list. */
const MAX_SLOTS = 60;

/** A list goes to the slots of the component whose property it becomes. */
export function toSlots(props: Node, key: string, place: Place, walk: Walk): void {
  const name = ROWS.get(key);
  const call = name === undefined ? undefined : walk.code.parents.of(props, place.module.script);
  const slots = call?.type === "CallExpression" && call.arguments[1] === props ? call.arguments[2] : undefined;
  // `_:1` says how stable the slots are
  const element = propertyOf(slots, "_") && elementOf(place);
  if (name === undefined || !slots || !element) return;
  const row = { ...element, path: [name, ...element.path], entered: [] };
  for (const slot of slotsIn(slots)) bindParameter(slot, 0, row, walk);
}

/** Those that are given something, at any depth: as many answers as there are may reach the list. */
const slotsIn = rememberFor((slots: Node): readonly FunctionNode[] => {
  const found: FunctionNode[] = [];
  walkTree(slots, (node) => {
    if (found.length >= MAX_SLOTS) return false;
    if (node.type !== "ObjectExpression" || !propertyOf(node, "_")) return undefined;
    for (const [, { value }] of fixedProperties(node)) {
      const slot = value.type === "CallExpression" ? value.arguments[0] : value;
      if (slot && isFunction(slot) && slot.params.length === 1) found.push(slot);
    }
    return undefined;
  });
  return found.slice(0, MAX_SLOTS);
});
