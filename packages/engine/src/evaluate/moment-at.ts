/** When something is asked, so that a name that changes is not taken for the same before and after. */
import { rememberFor } from "../remember.ts";
import { isReadInOrder } from "../scope/definitions-in-order.ts";
import { momentOf } from "../scope/moment.ts";
import type { Node } from "../syntax/nodes.ts";
import type { Module } from "../unpack/module.ts";
import type { Evaluation } from "./evaluation.ts";
import { type Frame, type Moment, outcomes } from "./value.ts";

export const momentAt = rememberFor(
  (node: Node, module: Module, ev: Evaluation): Moment => ({ node, text: () => textOf(node, module, ev) }),
);

const textOf = rememberFor((node: Node, module: Module, ev: Evaluation): string => {
  const { scopes } = module.script;
  return momentOf(node, scopes, {
    isInOrder: (binding, place) => isReadInOrder(binding, place, module.script),
    isOwn: ({ callee }) => outcomes(ev.evaluate(callee, module)).some(({ kind }) => kind === "function"),
    writesOf: (cls, key) => {
      const makes = cls.body.body.find((one) => one.type === "MethodDefinition" && one.kind === "constructor");
      const writes = ev.fieldsOf(cls, scopes).writes.get(key) ?? [];
      return writes.flatMap(({ node: at }) => (makes && makes.start <= at.start && at.end <= makes.end ? [] : at));
    },
  });
});

/** Of what one call of a function asks, another call may ask at another time. */
export const momentIn = (at: Moment, frame: Frame): Moment =>
  !at.in && frame.of.start <= at.node.start && at.node.end <= frame.of.end ? { ...at, in: frame } : at;

/** Whether nothing that is asked about may have changed between two questions. */
export function isSameMoment(one: Moment | undefined, other: Moment | undefined): boolean {
  const text = one?.text() ?? "";
  return text === (other?.text() ?? "") && (text === "" || one?.in === other?.in);
}
