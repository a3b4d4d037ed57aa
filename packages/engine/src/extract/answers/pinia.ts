/**
 * Where what an action of a store keeps is read: `defineStore("rooms", { state, actions: { async load() { this.rooms = await
 * get() } } })` of Pinia 2 and 3. The store is what the hook gives, `useRooms().rooms`, also behind Vue's `unref`, and
 * `storeToRefs(useRooms())` has a reference under each key.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import type { Value } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node, ObjectExpression } from "../../syntax/nodes.ts";
import type { Module } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import { isOf } from "../http/settings.ts";
import type { Survey } from "../survey.ts";

/** What holds the value of a key of the store, or under the path the reference to it. */
export interface StoreRead {
  readonly node: Node;
  readonly module: Module;
  readonly path: readonly string[];
}

/** The call that defines the store whose actions an object holds. */
export function storeOf(actions: ObjectExpression, module: Module, parents: Parents): CallLike | undefined {
  const property = parents.of(actions, module.script);
  if (property?.type !== "Property" || memberOf(property) !== "actions") return undefined;
  const options = parents.of(property, module.script);
  const call = options && parents.of(options, module.script);
  return call?.type === "CallExpression" ? call : undefined;
}

const memberOf = ({ key }: Extract<Node, { type: "Property" }>): string | undefined =>
  key.type === "Identifier" ? key.name : undefined;

export function storeReads(store: CallLike, key: string, survey: Survey, ev: Evaluator): readonly StoreRead[] {
  const isRead = ({ node, module }: Survey["members"][number]): boolean => {
    const value = memberName(node) === key ? ev.evaluate(node, module) : undefined;
    return value?.kind === "member" && isMadeBy(value.object, store);
  };
  const members = survey.members.filter(isRead).map(({ node, module }) => ({ node, module, path: [] }));
  const refs = survey.calls.flatMap(({ node, module }): readonly StoreRead[] => {
    const [of, ...others] = node.arguments;
    if (!of || others.length > 0 || !ev.callees(node.callee, module).some((one) => isOf(one, "pinia"))) return [];
    return holds(ev.evaluate(of, module), store) ? [{ node, module, path: [key, "value"] }] : [];
  });
  return [...members, ...refs];
}

/** Whether a value is what the hook of a store gives. */
const isMadeBy = (value: Value, store: CallLike): boolean =>
  value.kind === "result" && value.callee.kind === "result" && value.callee.node === store;

const holds = (value: Value, store: CallLike): boolean =>
  value.kind === "object" && value.layers.some((layer) => layer.kind === "spread" && isMadeBy(layer.value, store));
