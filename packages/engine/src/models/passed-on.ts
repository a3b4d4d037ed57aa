/**
 * Functions of the program that a library calls with what its own function is given: `dispatch(save(user))` of a thunk
 * (Redux Toolkit 1 and 2), `mutation.mutate(user)` (TanStack Query 3 to 5), `trigger(user)` (SWR 2), `call(save, user)`
 * (Redux-Saga 1), `useAction(save)(user)` (Solid Router), `emit("saved", user)` (Vue 3).
 */
import type { Evaluator } from "../evaluate/evaluator.ts";
import { type External, outcomes, type Param, type Result, stringOf, unknown, type Value } from "../evaluate/value.ts";
import { REDUX_TOOLKIT } from "./http/rtk-query.ts";

/** What is called in the end, and with what. */
export interface PassedOn {
  readonly callee: Value;
  readonly args: readonly Value[];
}

export function passedOn(callee: Value, args: readonly Value[], ev: Evaluator): PassedOn | undefined {
  if (callee.kind === "result") return thunk(callee, args) ?? action(callee, args);
  if (callee.kind === "external") return effect(callee, args, ev) ?? installed(callee.path.at(-1), args, ev);
  if (callee.kind !== "member") return undefined;
  const { object, key } = callee;
  if (object.kind === "param") return key === "emit" ? told(object, args) : undefined;
  if (key === "use") return installed(key, args, ev);
  if (object.kind !== "result") return undefined;
  if (key === "mutate" || key === "mutateAsync") return mutation(object, args, ev);
  return key === "trigger" ? trigger(object, args) : undefined;
}

/** `setup(props, { emit })`, `emit("item-saved", item)` of Vue 3: what draws the component listens with `onItemSaved`. */
function told(context: Param, [name, ...args]: readonly Value[]): PassedOn | undefined {
  const event = name && stringOf(name);
  if (event === undefined || context.index !== 1) return undefined;
  const key = `-${event}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { callee: { kind: "member", object: { ...context, index: 0 }, key: `on${key}` }, args };
}

/** `app.use(plugin, options)` of Vue (2 and 3) calls `plugin.install(app, options)`. */
function installed(
  key: string | undefined,
  [plugin, ...options]: readonly Value[],
  ev: Evaluator,
): PassedOn | undefined {
  const install = key === "use" && plugin?.kind === "object" ? ev.member(plugin, "install") : undefined;
  return install?.kind === "function" ? { callee: install, args: [unknown("runtime-value"), ...options] } : undefined;
}

const EFFECTS = new Set(["call", "fork", "spawn"]);

/** A function of Redux-Saga that has another one called; a bundle that holds the library may not keep its name. */
export function isEffect(callee: Value): boolean {
  if (callee.kind !== "external" || !/^(?:@redux-saga\/core|redux-saga(?:\/effects)?)$/.test(callee.component ?? ""))
    return false;
  const name = callee.path.at(-1);
  return name === undefined || EFFECTS.has(name);
}

/** `yield call(save, user)`, `yield call([client, client.save], user)`, `yield call([client, "save"], user)` */
function effect(callee: External, [run, ...args]: readonly Value[], ev: Evaluator): PassedOn | undefined {
  if (!run || !isEffect(callee)) return undefined;
  const [self, method] = run.kind === "array" ? run.elements : [undefined, run];
  const name = method?.kind === "constant" ? stringOf(method) : undefined;
  const called = self && name !== undefined ? ev.member(self, name) : method;
  if (called?.kind !== "function") return undefined;
  return { callee: self && !called.self ? { ...called, self } : called, args };
}

export const isOfToolkit = (callee: Value): boolean => componentOf(callee) === REDUX_TOOLKIT;

/** `createAsyncThunk("users/save", (user, api) => ...)` */
function thunk({ callee, args: [type, run], isNew }: Result, args: readonly Value[]): PassedOn | undefined {
  const isThunk = !isNew && isOfToolkit(callee) && type?.kind === "constant";
  return isThunk && run?.kind === "function" ? { callee: run, args: args.slice(0, 1) } : undefined;
}

/** `useAction(action(save, "save"))` of Solid Router 0.10 to 0.15: called with what `save` is called with. */
function action({ callee, args: [made] }: Result, args: readonly Value[]): PassedOn | undefined {
  if (componentOf(callee) !== "@solidjs/router" || made?.kind !== "result") return undefined;
  const [run] = made.args;
  return componentOf(made.callee) === "@solidjs/router" && run?.kind === "function" ? { callee: run, args } : undefined;
}

/** An effect, an event or a store of Effector (20 to 23): what is read of it, `loadFx.doneData`, is a unit of its own. */
export const isUnit = (value: Value): boolean => value.kind === "result" && componentOf(value.callee) === "effector";

/** The packages of TanStack Query. */
const QUERY = /^(?:@tanstack\/(?:react|vue|solid|svelte|preact)-query|@tanstack\/query-core|react-query)$/;

export const isOfQuery = (callee: Value): boolean => QUERY.test(componentOf(callee) ?? "");

/** `useMutation({ mutationFn })`, before version 4 also `useMutation(mutationFn)`. */
function mutation(
  { callee, args: [options, more] }: Result,
  args: readonly Value[],
  ev: Evaluator,
): PassedOn | undefined {
  if (!options || !isOfQuery(callee)) return undefined;
  const run = [options, ...(more ? [more] : [])]
    .flatMap((one) => (one.kind === "object" ? outcomes(ev.member(one, "mutationFn")) : [one]))
    .find(({ kind }) => kind === "function");
  return run && { callee: run, args: args.slice(0, 1) };
}

/** `useSWRMutation("/users", (key, { arg }) => ...)` */
function trigger({ callee, args: [key, run] }: Result, args: readonly Value[]): PassedOn | undefined {
  if (componentOf(hookOf(callee)) !== "swr" || !key || run?.kind !== "function") return undefined;
  const [arg] = args;
  const extra: Value = { kind: "object", layers: arg ? [{ kind: "entry", key: "arg", value: arg }] : [] };
  return { callee: run, args: [key, extra] };
}

/** `withMiddleware(useSWR, mutation)` of the library itself, where it stands in what is not known to be its. */
const hookOf = (callee: Value): Value =>
  callee.kind === "result" && callee.args.every((arg) => arg.kind === "external") ? callee.callee : callee;

const componentOf = (callee: Value): string | undefined => (callee.kind === "external" ? callee.component : undefined);
