/**
 * NgRx (8 to 20): what an action creator makes, `save({ user })`, comes to the function behind `ofType(save)` in an effect,
 * `actions$.pipe(ofType(save), switchMap(({ user }) => api.save(user)))`.
 */
import type { Value } from "../evaluate/value.ts";

const isOf = (value: Value, component: string): boolean => value.kind === "external" && value.component === component;

/** `createAction("[User] save", props())`, a property of `createActionGroup({ source, events })`: the same wherever it is read. */
export function creatorKey(value: Value): string | undefined {
  const made = value.kind === "member" ? value.object : value;
  if (made.kind !== "result" || made.isNew || !isOf(made.callee, "@ngrx/store")) return undefined;
  // what is prepared by a function of the program is not what the creator is called with
  if (made.args.some(({ kind }) => kind === "function")) return undefined;
  return `${made.module.id} ${made.node.start} ${value.kind === "member" ? value.key : ""}`;
}

/** The creators that a call of `ofType` lets through. */
export const creatorsIn = (filter: Value): readonly string[] =>
  filter.kind === "result" && isOf(filter.callee, "@ngrx/effects")
    ? filter.args.flatMap((one) => creatorKey(one) ?? [])
    : [];
