/**
 * Types of actions (Redux, NgRx): what a reducer is told to do, or that has happened, and no states. Told by the function
 * that asks for them, and where that is not seen by the words.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { returnedExpressions } from "../../evaluate/returns.ts";
import { outcomes, type Param, type Value } from "../../evaluate/value.ts";
import { memberName } from "../../syntax/literals.ts";
import type { FunctionNode, Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import { alternatives } from "../../syntax/unwrap.ts";
import type { Module } from "../../unpack/module.ts";
import { callsOf } from "../calls-by.ts";
import type { Subjects } from "../subjects/subject.ts";
import { isVerb, wordsOf } from "../subjects/words.ts";
import type { Survey } from "../survey.ts";
import { branches } from "./takes.ts";

const CAPITALS = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/;

/** `switch(action.type){case"ADD_ITEM":...;case"HIDE_LIST":...}`: at least half of them begin with a verb. */
export function areActions(property: string | undefined, values: readonly string[]): boolean {
  if (property !== "type" || !values.every((value) => CAPITALS.test(value))) return false;
  return values.filter((value) => isVerb(wordsOf(value)[0] ?? "")).length * 2 >= values.length;
}

/** `dispatcher.dispatch({type: Types.SAVED})` (Flux 4, Redux): what is told to stores, whatever they make of it. */
export const dispatchedTypes = ({ calls }: Survey, subjects: Subjects): ReadonlySet<string> =>
  new Set(
    callsOf(calls, "dispatch").flatMap(({ node, module }) => {
      const [told] = node.arguments;
      const type = told?.type === "ObjectExpression" ? propertyOf(told, "type") : undefined;
      return (type && subjects.textOf(type, module)?.value) ?? [];
    }),
  );

/**
 * `function bookings(state = none, action) { switch (action.type) { case "BOOKINGS_LOADED": ...; default: return state } }`:
 * a reducer (Redux, React's `useReducer`) is given a state and what happened, and gives the state where that is nothing to it.
 */
export function isActionOf(asked: Node, module: Module, ev: Evaluator): boolean {
  const [type] = alternatives(asked);
  if (type?.type !== "MemberExpression" || memberName(type) !== "type") return false;
  return givenAt(type.object, module, ev).some(({ of, index }) => index === 1 && givesFirst(of, module, ev));
}

/** Whether a function may give back its first parameter as it is. */
const givesFirst = (fn: FunctionNode, module: Module, ev: Evaluator): boolean =>
  returnedExpressions(fn)
    .flatMap((node) => branches(node))
    .some((node) => givenAt(node, module, ev).some(({ of, index }) => of === fn && index === 0));

type Given = Pick<Param, "of" | "index">;

/** Which parameters a name may stand for. */
const givenAt = (node: Node, module: Module, ev: Evaluator): readonly Given[] =>
  node.type === "Identifier" ? outcomes(ev.evaluate(node, module)).flatMap((value) => givenBy(value) ?? []) : [];

/** A parameter, also as a compiler lowers it: `arguments.length > 1 ? arguments[1] : void 0`. */
function givenBy(value: Value): Given | undefined {
  if (value.kind === "param") return value.rest ? undefined : value;
  const all = value.kind === "member" && value.object.kind === "param" ? value.object : undefined;
  const index = all?.rest && value.kind === "member" ? Number(value.key) : Number.NaN;
  return all && Number.isInteger(index) ? { of: all.of, index: all.index + index } : undefined;
}
