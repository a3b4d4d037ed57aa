/**
 * What leads to an error, as the code around it shows: the condition under which it is thrown or shown, and the call
 * whose failure it answers (`catch`, a second argument of `then`, an `error` or `onError` beside the call).
 */

import { makesElement } from "../../evaluate/conventions.ts";
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { TEXT_ELEMENTS } from "../../html/elements.ts";
import { asksOnly, isErrorName } from "../../language/failures.ts";
import { greatest } from "../../lists.ts";
import { addTo } from "../../multimap.ts";
import { partitionPoint } from "../../partition-point.ts";
import { rememberFor } from "../../remember.ts";
import { functionAround } from "../../scope/enclosing-functions.ts";
import type { Script } from "../../script.ts";
import { ancestors } from "../../syntax/ancestors.ts";
import { guardOf } from "../../syntax/conditions-around.ts";
import { keyName, literalString, memberName } from "../../syntax/literals.ts";
import { type CallExpression, type FunctionNode, isFunction, type Node } from "../../syntax/nodes.ts";
import type { CallGraph } from "../call-graph.ts";
import type { Fact, FactEvidence, FactOf } from "../fact.ts";
import { conditionWords, MAX_WORDS, together, type WordsPlace } from "./condition-words.ts";
import { FAILS } from "./failure-place.ts";

/** Functions between an error and the call that it answers: a handler, and what it hands to. */
const MAX_FUNCTIONS = 3;
/** Layers of callers above a call. */
const MAX_LAYERS = 3;
/** Most places that lead to one call. */
const MAX_PLACES = 200;

export function withCauses(facts: readonly Fact[], ev: Evaluator, graph: CallGraph): readonly Fact[] {
  const calls = new CallPlaces(facts, graph);
  const found = facts
    .map((fact) => (fact.point === "errors" && fact.content.when === undefined ? caused(fact, calls, ev) : fact))
    .filter((fact) => !isInstruction(fact, ev));
  const told = new Set(found.map(({ point, content }) => point === "errors" && isWorded(content) && content.code));
  return found.filter(({ point, content }) => point !== "errors" || isWorded(content) || !told.has(content.code));
}

/** Whether its words are known, or at least their key. */
const isWorded = ({ message, messageKey }: FactOf<"errors">["content"]): boolean =>
  (message ?? messageKey ?? "") !== "";

/**
 * "Please choose a page", "Update required": where nothing leads to it but its own words, or where it is drawn while something
 * is not there yet, and not because something failed, it tells what may be done.
 */
function isInstruction(fact: Fact, ev: Evaluator): boolean {
  if (fact.point !== "errors" || fact.basis !== "inferred" || !asksOnly(fact.content.message ?? "")) return false;
  const { unit, evidence, content } = fact;
  const [first] = evidence;
  const around = unit && "script" in first ? ancestors(unit.node, first.start) : [];
  if (isDrawn(around, unit, ev))
    return !content.when?.split(/[^\w$]+/).some((name) => name === "fails" || isErrorName(name));
  return content.when === undefined && !isConditional(around);
}

/** Whether it stands in an element, and not in what a function of one does. */
function isDrawn(around: readonly Node[], unit: Fact["unit"], ev: Evaluator): boolean {
  const own = around.slice(around.findLastIndex(isFunction) + 1);
  return own.some((node) => unit !== undefined && node.type === "CallExpression" && draws(node, unit.module, ev));
}

const draws = (node: CallExpression, module: FactModule, ev: Evaluator): boolean =>
  TEXT_ELEMENTS.has(literalString(node.arguments[0]) ?? "") ||
  makesElement(node, ev.evaluate(node.callee, module), module, ev);

const isConditional = (around: readonly Node[]): boolean =>
  around.some((outer, index) => {
    const inner = around[index + 1];
    return inner !== undefined && guardOf(outer, inner) !== undefined;
  });

interface Cause {
  readonly words: string;
  readonly evidence: FactEvidence;
}

function caused(fact: FactOf<"errors">, calls: CallPlaces, ev: Evaluator): Fact {
  const { unit } = fact;
  const place = fact.evidence.find((one) => "script" in one && one.script === unit?.module.script);
  if (!unit || !place || !("script" in place)) return fact;
  const around = wayToWords(fact.evidence, place, unit.node);
  const asked = conditionsIn(around, place, { module: unit.module, ev });
  // one of the codes that are told apart: that it is none of the others says nothing more
  const conditions = fact.content.kind === "status" ? asked.filter(({ words }) => !words.startsWith("status ")) : asked;
  const call = failedCall(around, place, calls);
  const causes = call ? [call, ...conditions] : conditions;
  if (causes.length === 0) return fact;
  // The call's range may be a step of the call's own derivation, which is not this one.
  const evidence = causes.map(({ evidence: { step: _, ...range } }) => ({ ...range, for: "/when" }));
  const words = together(conditions.map((one) => one.words));
  return {
    ...fact,
    content: { ...statusIn(words), ...fact.content, when: [call?.words, words].filter(Boolean).join(", ") },
    evidence: [...fact.evidence, ...evidence],
  };
}

/** Most pieces of one message that are looked for. */
const MAX_PIECES = 4;

/** Down to the place, and on to the words where they stand in it: `alert(isFull ? "No seat is left" : "...")`. */
function wayToWords(evidence: Fact["evidence"], place: FactEvidence, root: Node): readonly Node[] {
  const pieces = evidence.flatMap((one) => ("script" in one && one.for === "/message" ? one : []));
  const inside = pieces.filter(({ script, start }) => script === place.script && start > place.start);
  const ways = inside.slice(0, MAX_PIECES).map(({ start }) => ancestors(root, start));
  // a longer place is cut: the words are in it where a node on the way begins with it
  const own = ways.filter((way) => way.find(({ start }) => start >= place.start)?.start === place.start);
  return own.reduce((a, b) => (b.length > a.length ? b : a), ancestors(root, place.start));
}

/** `status === 404`: what is said then has the code of the answer. */
function statusIn(words: string): { readonly code?: string } {
  const codes = words.split(" and ").map((one) => (one.includes(" or ") ? "" : (one.split("status === ")[1] ?? "")));
  const code = codes.find((one) => one.length === 3 && Number(one) >= 400);
  return code === undefined ? {} : { code };
}

/** The conditions inside of the function that holds the error, or of what runs because something failed there, outermost first. */
function conditionsIn(around: readonly Node[], { start: from }: FactEvidence, place: WordsPlace): readonly Cause[] {
  const found: Cause[] = [];
  for (let index = around.length - 2; index >= 0; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner || isFunction(outer) || outer.type === "CatchClause") break;
    const guard = guardOf(outer, inner);
    if (!guard) continue;
    const words = conditionWords(guard.test, guard.is, place);
    const isLong = words && found.reduce((sum, one) => sum + one.words.length, words.length) > MAX_WORDS;
    // what holds around a condition without words says too little alone
    if (isLong || (words === undefined && outer.start < from)) break;
    const { start, end } = guard.test;
    if (words !== undefined && !found.some((one) => one.words === words || isImplied(words, one.words)))
      found.unshift({ words, evidence: { script: place.module.script, start, end, says: "condition" } });
  }
  return found;
}

/** `status !== 409` beside `status === 404` */
const isImplied = (words: string, by: string): boolean =>
  words.includes(" !== ") && by.startsWith(`${words.split(" !== ")[0]} === `);

type FactModule = NonNullable<Fact["unit"]>["module"];

function failedCall(around: readonly Node[], { script }: FactEvidence, calls: CallPlaces): Cause | undefined {
  let functions = 0;
  for (let index = around.length - 2; index >= 0 && functions <= MAX_FUNCTIONS; index--) {
    const [outer, inner] = [around[index], around[index + 1]];
    if (!outer || !inner) return undefined;
    if (isFunction(outer)) functions++;
    const tried = triedBy(outer, inner, around[index - 2]);
    if (tried) return calls.only(script, tried, inner);
  }
  return undefined;
}

/** What is tried where the inner node answers its failure. */
function triedBy(outer: Node, inner: Node, call: Node | undefined): Node | undefined {
  if (outer.type === "TryStatement") return inner === outer.handler ? outer.block : undefined;
  if (outer.type === "CallExpression" && outer.callee.type === "MemberExpression" && inner !== outer.callee) {
    const method = memberName(outer.callee);
    const isSecond = outer.arguments[1] === inner;
    return method === "catch" || ((method === "then" || method === "subscribe") && isSecond)
      ? outer.callee.object
      : undefined;
  }
  // `useMutation({mutationFn: send, onError: tell})`, `call$.subscribe({error: tell})`
  const isHandler = outer.type === "Property" && FAILS.has(keyName(outer.key, outer.computed) ?? "");
  return isHandler && call?.type === "CallExpression" ? call : undefined;
}

/** Where the calls of the program are made, and where what makes them is called. */
class CallPlaces {
  private readonly places: ReadonlyMap<Script, readonly Place[]>;
  /** By what answers a failure: many errors stand in one. */
  private readonly known = new Map<Node, Cause | undefined>();
  private readonly words = new Map<FunctionNode, Set<string>>();

  constructor(facts: readonly Fact[], graph: CallGraph) {
    const places = facts.flatMap((fact) => {
      const [first, ...steps] = placesOf(fact);
      return first ? [first, ...steps, ...this.above(first, graph)] : [];
    });
    const sorted = places
      .map((place, order) => ({ ...place, order }))
      .sort((a, b) => a.evidence.start - b.evidence.start);
    this.places = Map.groupBy(sorted, ({ evidence }) => evidence.script);
  }

  /** The places that call what makes the call: once for all calls of the same words in a function. */
  private above({ words, evidence: { script, start } }: Cause, graph: CallGraph): readonly Cause[] {
    const fn = functionAround(script.scopes, start);
    if (!fn || this.words.get(fn)?.has(words)) return [];
    addTo(this.words, fn, words);
    return callersOf(fn, graph).map((evidence) => ({ words, evidence }));
  }

  /** Inside of a node, but not in the part that answers its failure. Where several calls may fail, none is said to. */
  only(script: Script, tried: Node, handler: Node): Cause | undefined {
    if (!this.known.has(handler)) this.known.set(handler, this.found(script, tried, handler));
    return this.known.get(handler);
  }

  private found(script: Script, tried: Node, handler: Node): Cause | undefined {
    const own = this.places.get(script) ?? [];
    let first: Place | undefined;
    for (let at = partitionPoint(own, ({ evidence }) => evidence.start >= tried.start); at < own.length; at++) {
      const one = own[at];
      if (!one || one.evidence.start > tried.end) break;
      if (!isIn(one, tried) || isIn(one, handler) || !isWaitedFor(one, tried)) continue;
      if (first && first.words !== one.words) return undefined;
      if (!first || one.order < first.order) first = one;
    }
    return first && { words: `${first.words} fails`, evidence: first.evidence };
  }
}

/** Of one that is said by the same words, the place that was found first shows it. */
interface Place extends Cause {
  readonly order: number;
}

const isIn = ({ evidence: at }: Cause, { start, end }: Node): boolean => start <= at.start && at.end <= end;

/** `load().then((all) => all.map((one) => ask(one)))`: what a step asks on the way fails nobody who does not wait for it. */
function isWaitedFor({ evidence: { start } }: Cause, tried: Node): boolean {
  const way = ancestors(tried, start);
  return way.every((step, index) => {
    const call = way[index - 1];
    const isStep = isFunction(step) && call?.type === "CallExpression" && memberName(call.callee) === "then";
    const own = isStep && step.body?.type === "BlockStatement" ? way.slice(index + 1) : [];
    const next = own.findIndex(isFunction);
    const inside = next < 0 ? own : own.slice(0, next + 1);
    // `return all.forEach(ask), all`
    const isPassed = inside.some(
      (one, at) => one.type === "SequenceExpression" && one.expressions.at(-1) !== inside[at + 1],
    );
    return own.length === 0 || (!isPassed && inside.some(({ type }) => WAITS.has(type)));
  });
}

const WAITS: ReadonlySet<Node["type"]> = new Set(["ReturnStatement", "AwaitExpression", "YieldExpression"]);

/**
 * The place where a call is complete, its first range, and the wrappers through which it goes from there. Not the request
 * at the end: who answers that it fails answers for all that ask through it.
 */
function placesOf(fact: Fact): readonly Cause[] {
  if (fact.point !== "calls") return [];
  const { method, protocol, url, operation } = fact.content;
  // what is listened to tells of failures by events of its own, and fails nobody who begins to listen
  if (protocol === "sse" || operation?.direction === "received") return [];
  const kind = method ?? (protocol === "http" ? undefined : protocol);
  const words = [kind, operation?.name ?? url].filter(Boolean).join(" ");
  const places = fact.evidence.flatMap((evidence) => ("script" in evidence ? [evidence] : []));
  const last = greatest(places.map(({ step = 0 }) => step));
  return places
    .filter(({ step = last }, index) => index === 0 || step < last)
    .map((evidence) => ({ words, evidence: { ...evidence, says: "call" } }));
}

/** The places that call a function, a few layers up. */
const callersOf = rememberFor((called: FunctionNode, graph: CallGraph): readonly FactEvidence[] => {
  const out: FactEvidence[] = [];
  const seen = new Set<FunctionNode>();
  let edge: readonly FunctionNode[] = [called];
  for (let layer = 0; layer < MAX_LAYERS && edge.length > 0 && out.length < MAX_PLACES; layer++) {
    const sites = edge.filter((fn) => !seen.has(fn) && seen.add(fn)).flatMap((fn) => graph.sitesOf(fn));
    const near = sites.slice(0, MAX_PLACES - out.length).map(({ call }) => call);
    for (const { node, module } of near)
      out.push({ script: module.script, start: node.start, end: node.end, says: "call" });
    edge = near.flatMap(({ node, module }) => functionAround(module.script.scopes, node.start) ?? []);
  }
  return out;
});
