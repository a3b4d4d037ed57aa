/** The signature of a call: by what is called, as it is known on the spot, or by what callers hand in. */
import { evaluateArguments, spreadOf } from "../evaluate/arguments.ts";
import { outcomes, type Value } from "../evaluate/value.ts";
import { firstOf } from "../lists.ts";
import type { Use } from "../models/interpret.ts";
import { isEffect } from "../models/passed-on.ts";
import { memberName } from "../syntax/literals.ts";
import type { Argument, CallLike, Node } from "../syntax/nodes.ts";
import type { CallGraph } from "./call-graph.ts";
import type { ExtractContext } from "./extractor.ts";
import type { Request } from "./http/request.ts";
import type { MemberNode, Sighting } from "./survey.ts";

export interface Called {
  readonly use: Use;
  /** What is called, where callers hand it in. */
  readonly sender?: Request["sender"];
}

type At = Sighting<CallLike>;

/** What a call calls, and with what. */
export interface Written {
  readonly callee: Node;
  readonly name: string | undefined;
  readonly args: readonly Value[];
  readonly isNew: boolean;
}

export function writtenAt({ node, module }: At, { ev }: ExtractContext): Written {
  const args = evaluateArguments(node.arguments, module, ev);
  const isNew = node.type === "NewExpression";
  const applied = appliedTo(node.callee);
  if (applied) return { callee: applied, name: memberName(applied), args: args[1] ? spreadOf(args[1], ev) : [], isNew };
  const run = runBy(node, () => ev.evaluate(node.callee, module));
  if (run) return { callee: run, name: memberName(run), args: args.slice(1), isNew };
  return { callee: node.callee, name: memberName(node.callee), args, isNew };
}

/** `yield call(client.post, "/users", user)`, `yield call([client, client.post], "/users", user)` of Redux-Saga. */
function runBy({ arguments: [first] }: CallLike, callee: () => Value): MemberNode | undefined {
  const run = first?.type === "ArrayExpression" ? first.elements[1] : first;
  return run?.type === "MemberExpression" && isEffect(callee()) ? run : undefined;
}

/** `socket.emit.apply(socket, ["name", data].concat(more))`: spread arguments as compilers lower them. */
const appliedTo = (callee: Argument | Node): MemberNode | undefined =>
  callee.type === "MemberExpression" && callee.object.type === "MemberExpression" && memberName(callee) === "apply"
    ? callee.object
    : undefined;

/** Most things that callers hand in for one callee that are asked what they are. */
const MAX_PASSED = 20;

type Found = WeakMap<CallLike, readonly Called[]>;

const known = new WeakMap<CallGraph, Found>();

/** What is called at a place: one thing, or each of the methods that callers choose: `client[method](url)`. */
export function calledEach(at: At, context: ExtractContext): readonly Called[] {
  const { calls } = context;
  const found: Found = known.get(calls) ?? new WeakMap();
  known.set(calls, found);
  const all = found.get(at.node) ?? foundAt(at, writtenAt(at, context), context);
  found.set(at.node, all);
  return all;
}

/** The first of them. Found once for a call: extractors of calls, of keys and of things ask for the same ones. */
export const calledAt = (at: At, context: ExtractContext): Called | undefined => calledEach(at, context)[0];

function foundAt(
  { node, module }: At,
  { callee, name, args, isNew }: Written,
  { calls, ev, models }: ExtractContext,
): readonly Called[] {
  const value = ev.evaluate(callee, module);
  const heldAs = callee.type === "MemberExpression" ? memberName(callee.object) : undefined;
  const on = callee.type === "MemberExpression" ? ev.evaluate(callee.object, module) : undefined;
  const useOf = (one: Value): Use | undefined => models.use({ callee: one, args, isNew, name, heldAs, on });
  const onTheSpot = [...ev.callees(callee, module), ...outcomes(ev.assume(value))];
  const own = firstOf(onTheSpot, useOf);
  if (own) return [{ use: own }];
  if (value.kind === "member" && value.by) return chosenByCallers(value, calls.passedTo(node), useOf);
  // what is handed in is called, and no method of it
  const isItself = callee.type === "Identifier" || onTheSpot.some(({ kind }) => kind === "param");
  const given = (one: Value): Use | undefined => useOf(one) ?? (isItself ? models.handedIn(one, args) : undefined);
  const handedIn = callee.type === "Identifier" ? models.handedIn(value, args) : undefined;
  const use = handedIn ?? firstOf(calls.passedTo(node).slice(0, MAX_PASSED), given);
  return use ? [{ use, sender: { value, is: (one) => given(one)?.receiver.model === use.receiver.model } }] : [];
}

/** Each method with the calls that choose it. */
function chosenByCallers(
  value: Value,
  passed: readonly Value[],
  useOf: (one: Value) => Use | undefined,
): readonly Called[] {
  const uses = new Map(passed.flatMap((one) => useOf(one) ?? []).map((use) => [use.name, use]));
  return [...uses.values()].map((use) => ({ use, sender: { value, is: (one) => useOf(one)?.name === use.name } }));
}
