/**
 * Where the state of Redux (4 and 5) and of Redux Toolkit (1 and 2) leads: which reducers hear of an action, under which
 * keys of the whole state a reducer's own part stands, and who selects from the whole.
 *
 *     switch (action.type) { case LOADED: return {...state, orders: action.payload} }
 *     combineReducers({shop: reducer})      configureStore({reducer: {shop: slice.reducer}})
 *     useSelector((state) => state.shop.orders)      connect((state) => ({orders: state.shop.orders}))(List)
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { type Result, stringOf, type Value } from "../../evaluate/value.ts";
import { REDUX_TOOLKIT } from "../../models/http/rtk-query.ts";
import { append } from "../../multimap.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { Range } from "../../script.ts";
import { casesOf } from "../../syntax/cases.ts";
import { memberName } from "../../syntax/literals.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import type { Module, Placed } from "../../unpack/module.ts";
import type { Parents } from "../../unpack/parents.ts";
import type { CallGraph } from "../call-graph.ts";
import { keysOf } from "../http/payload.ts";
import type { Sighting, Survey } from "../survey.ts";

type Path = readonly string[];

const STORES = new Set(["redux", REDUX_TOOLKIT]);
/** What Redux Toolkit puts what an action carries under. */
export const PAYLOAD = "payload";
const SELECTING = "react-redux";
/** Deepest nesting of reducers, and of what is wrapped around one. */
const MAX_DEPTH = 8;

export class Stores {
  private readonly survey: Survey;
  private readonly graph: CallGraph;
  private readonly ev: Evaluator;
  private readonly parents: Parents;
  private heardBy: ReadonlyMap<string, readonly Placed[]> | undefined;
  private reducers: ReadonlyMap<Node, Path> | undefined;
  private selecting: readonly Sighting<CallLike>[] | undefined;

  constructor(survey: Survey, graph: CallGraph, ev: Evaluator, parents: Parents) {
    this.survey = survey;
    this.graph = graph;
    this.ev = ev;
    this.parents = parents;
  }

  /** Where the code that a reducer runs for an action of a type reads the action. */
  heard(type: string): readonly Placed[] {
    this.heardBy ??= this.cases();
    return this.heardBy.get(type) ?? [];
  }

  /** Where the part of the whole state stands that a function, or the call that makes a slice, looks after. */
  partOf(reducer: Node): Path | undefined {
    this.reducers ??= this.parts();
    return this.reducers.get(reducer);
  }

  /** The part of the slice that a function is written in: `createSlice({reducers: {set(state, action) {...}}})`. */
  partAround(node: Node, { script }: Module): Path | undefined {
    for (let at: Node | undefined = node; at; at = this.parents.of(at, script)) {
      const part = at.type === "CallExpression" ? this.partOf(at) : undefined;
      if (part) return part;
    }
    return undefined;
  }

  /** Calls whose first argument selects from the whole state. */
  selectors(): readonly Sighting<CallLike>[] {
    this.selecting ??= this.survey.calls.filter(
      ({ node, module }) =>
        node.arguments.length > 0 && this.ev.callees(node.callee, module).some((one) => componentOf(one) === SELECTING),
    );
    return this.selecting;
  }

  private cases(): ReadonlyMap<string, readonly Placed[]> {
    const out = new Map<string, Placed[]>();
    const hear = (test: Node, asked: Node, module: Module, within: Range | undefined): void => {
      const type = within && stringOf(this.ev.evaluate(test, module));
      const action = asked.type === "MemberExpression" && memberName(asked) === "type" ? asked.object : undefined;
      const binding = action && bindingAt(action, module.script.scopes);
      if (!within || type === undefined || binding?.definitions[0]?.kind !== "param") return;
      for (const node of binding.references)
        if (within.start <= node.start && node.end <= within.end) append(out, type, { node, module });
    };
    for (const { node, module } of this.survey.switches)
      for (const [{ test }, body] of casesOf(node)) if (test) hear(test, node.discriminant, module, body);
    for (const { node, module } of this.survey.comparisons) {
      const around = node.operator.startsWith("==") ? this.parents.of(node, module.script) : undefined;
      const isTest =
        (around?.type === "IfStatement" || around?.type === "ConditionalExpression") && around.test === node;
      if (isTest)
        for (const [one, other] of [
          [node.left, node.right],
          [node.right, node.left],
        ] as const)
          hear(one, other, module, around.consequent);
    }
    return out;
  }

  private parts(): ReadonlyMap<Node, Path> {
    const out = new Map<Node, Path>();
    for (const { node, module } of this.graph.calls) {
      if (node.arguments.length === 0) continue;
      const isStore = this.ev.callees(node.callee, module).some((one) => STORES.has(componentOf(one) ?? ""));
      const [first] = node.arguments;
      if (!isStore || !first) continue;
      const given = this.ev.evaluate(first, module);
      const reducer = given.kind === "object" ? this.ev.member(given, "reducer") : given;
      if (reducer.kind !== "constant") this.walk(reducer, [], out, 0);
      else if (this.areReducers(given)) this.walk(given, [], out, 0);
    }
    return out;
  }

  /** `{shop: reducer, users: slice.reducer}`, and none of the options of a slice. */
  private areReducers(value: Value): boolean {
    const all = keysOf(value, this.ev).keys.map((key) => this.ev.member(value, key));
    const mayReduce = (one: Value): boolean =>
      one.kind === "function" || one.kind === "result" || (one.kind === "member" && one.key === "reducer");
    return all.length > 0 && all.every(mayReduce);
  }

  private walk(value: Value, path: Path, out: Map<Node, Path>, depth: number): void {
    if (depth > MAX_DEPTH) return;
    const known = (node: Node): void => {
      if ((out.get(node)?.length ?? 0) <= path.length) out.set(node, path);
    };
    if (value.kind === "function") known(value.node);
    else if (value.kind === "object" && this.areReducers(value))
      for (const key of keysOf(value, this.ev).keys)
        this.walk(this.ev.member(value, key), [...path, key], out, depth + 1);
    else if (value.kind === "member" && value.key === "reducer" && value.object.kind === "result")
      known(value.object.node);
    else if (value.kind === "result") {
      known(value.node);
      for (const one of value.args) if (one.kind !== "constant") this.walk(one, path, out, depth + 1);
    }
  }
}

/** The reducer that an action creator of a slice leads to: `slice.actions.loaded`. */
export function sliceReducer(creator: Value, ev: Evaluator): Extract<Value, { kind: "function" }> | undefined {
  if (creator.kind !== "member" || creator.object.kind !== "member" || creator.object.key !== "actions")
    return undefined;
  const slice = creator.object.object;
  const options = slice.kind === "result" ? slice.args[0] : undefined;
  if (!options || !isOfStores(slice)) return undefined;
  const found = ev.member(ev.member(options, "reducers"), creator.key);
  const reducer = found.kind === "object" ? ev.member(found, "reducer") : found;
  return reducer.kind === "function" ? reducer : undefined;
}

/** `thunk.fulfilled`: the call that made the thunk. */
export const thunkOf = (value: Value): Result | undefined =>
  value.kind === "member" && value.key === "fulfilled" && value.object.kind === "result" && isOfStores(value.object)
    ? value.object
    : undefined;

const isOfStores = (value: Value): boolean => STORES.has(componentOf(value) ?? "");

function componentOf(value: Value, depth = 0): string | undefined {
  if (depth > MAX_DEPTH) return undefined;
  if (value.kind === "external") return value.component;
  if (value.kind === "result") return componentOf(value.callee, depth + 1);
  return value.kind === "member" ? componentOf(value.object, depth + 1) : undefined;
}
