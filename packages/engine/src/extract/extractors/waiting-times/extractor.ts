/**
 * Times to wait, by where they are used: `setTimeout(f,5e3)`, `setInterval`, a function and a number in a call such as
 * `debounce(f,250)`, operators of RxJS (`x.pipe(debounceTime(200))`, `interval(1e4).subscribe(...)`), whatever their names
 * have become; what callers of the program's own functions give for the time of a timer.
 */
import { functionAt } from "../../../scope/binding-at.ts";
import { functionAround } from "../../../scope/enclosing-functions.ts";
import { isWrittenNumber } from "../../../syntax/literals.ts";
import { type CallLike, type FunctionNode, forEachChild, isFunction, type Node } from "../../../syntax/nodes.ts";
import { doing } from "../../constants/doing.ts";
import { ownersOf } from "../../constants/owners.ts";
import { keptWords } from "../../constants/surroundings.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Flows } from "../../subjects/flows.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Sighting } from "../../survey.ts";
import { isForDrawing } from "./for-drawing.ts";
import { GIVEN, givenTimes } from "./given-times.ts";
import { timesInPage, timesInText } from "./markup-times.ts";
import { inside, nameOf, TIMERS, timesOf } from "./moments.ts";
import { rxTimes } from "./rx-times.ts";

/** What is put off by less waits for the browser to draw; it means nothing to users. */
const SHORTEST_TIMER = 200;

export const waitingTimes = {
  name: "waiting-times",
  all(survey, context) {
    const { flows } = subjectIndex(survey, context);
    const own = survey.calls.flatMap((at) => ofCall(at, context, flows));
    const known = new Set(own.flatMap(placesOf));
    const streams = survey.calls.flatMap((at) => rxTimes(at, context));
    const given = [...streams, ...givenTimes(survey, context)].filter(
      (fact) => !placesOf(fact).some((place) => known.has(place)),
    );
    const owned = ownersOf(survey, context).withOwner([...own, ...given]);
    return [...owned, ...survey.texts.flatMap(timesInText)];
  },
  page: timesInPage,
} satisfies Extractor;

/** Where the values of a fact stand. */
const placesOf = ({ evidence }: Fact): readonly string[] =>
  evidence.slice(0, 1).flatMap((one) => ("script" in one ? `${one.script.file}:${one.script.base + one.start}` : []));

function ofCall(at: Sighting<CallLike>, context: ExtractContext, flows: Flows): readonly Fact[] {
  const { node } = at;
  if (node.arguments.length === 0 || node.type !== "CallExpression") return [];
  // not spread: this runs for each call, and mostly all are empty
  return timer(at, context, flows).concat(operators(at, context));
}

/** Under these names a function and a time are given to limit how often it runs (lodash 4, Underscore 1, es-toolkit 1). */
const LIMITS = new Set(["debounce", "throttle"]);

/** `setTimeout(f,5e3)`; any call of a function and a round number is one that delays or limits the function. */
function timer(at: Sighting<CallLike>, context: ExtractContext, flows: Flows): readonly Fact[] {
  const { 0: first, 1: second } = at.node.arguments;
  if (!first || !second) return [];
  const name = nameOf(at.node.callee) ?? "";
  const isTimer = TIMERS.has(name);
  const calls = at.node.callee.type !== "MemberExpression" || /debounce|throttle|delay|default/i.test(name);
  const isLimited = LIMITS.has(name) && !isNumber(first);
  // a number beside the name of a function may be anything, but one that has a name of its own
  const isRun =
    isFunction(first) || (second.type === "Identifier" && functionAt(first, at.module.script.scopes) !== undefined);
  if (!isTimer && !(calls && (isRun || isLimited) && isNumber(second) && !/memo|reduce/i.test(name))) return [];
  if (isTimer && isForDrawing(at, context.ev)) return [];
  return times(second, at, context, isTimer ? name : GIVEN, wordsOfRun(first, at, flows));
}

/** What is run; where that has no words, the address that is asked beside it, or that each call puts off the one before. */
function wordsOfRun(run: Node, { node, module }: Sighting<Node>, flows: Flows): readonly string[] {
  const words = doing(run, module, flows);
  const around = words.length === 0 ? functionAround(module.script.scopes, node.start) : undefined;
  const address = around && doing(around, module, flows).find((word) => word.includes("/"));
  if (address !== undefined) return [`beside ${address}`];
  return around && stopsTimer(around) ? ["debounce"] : words;
}

/** Most of a function that is read for what it stops. */
const MAX_NODES = 200;

/** `clearTimeout(timer),timer=setTimeout(run,250)`: each call puts off what the one before has started. */
function stopsTimer(fn: FunctionNode): boolean {
  let seen = 0;
  const isStop = (node: Node): boolean => node.type === "CallExpression" && nameOf(node.callee) === "clearTimeout";
  const holds = (node: Node): boolean => {
    if (++seen > MAX_NODES) return false;
    let found = isStop(node);
    forEachChild(node, (child) => {
      found ||= holds(child);
    });
    return found;
  };
  return fn.body !== null && holds(fn.body);
}

const isNumber = (node: Node): boolean =>
  isWrittenNumber(node) || node.type === "BinaryExpression" || node.type === "Identifier";

/** What stands in `.pipe(...)` and takes a number only, and what makes a stream from a number only. */
function operators(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  if (callee.type !== "MemberExpression") return [];
  const name = nameOf(callee);
  if (name === "pipe") {
    const words = wordsOfStream(callee.object, at);
    return words.length === 0 ? [] : args.flatMap((arg) => loneNumber(arg, at, words, context));
  }
  if (name !== "subscribe") return [];
  const words = keptWords(at.module.script, { start: callee.property.end, end: at.node.end }, MAX_WORDS);
  return words.length === 0 ? [] : loneNumber(callee.object, at, words, context);
}

/** What comes through a stream, by where it comes from, and what is done then; a time of neither tells nothing. */
function wordsOfStream(from: Node, { node, module: { script } }: Sighting<Node>): readonly string[] {
  const source = keptWords(script, { start: Math.max(from.start, from.end - SOURCE), end: from.end }).slice(-1);
  const isRun = script.text.startsWith(".subscribe(", node.end);
  const run = isRun ? keptWords(script, { start: node.end + 11, end: node.end + 11 + SOURCE }, 2) : [];
  return [...new Set([...source, ...run])];
}

/** How much of a stream's source, and of what runs, is asked for words, in code units. */
const SOURCE = 60;

function loneNumber(
  node: Node,
  at: Sighting<CallLike>,
  words: readonly string[],
  context: ExtractContext,
): readonly Fact[] {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return [];
  const only = node.arguments[0];
  return only && isNumber(only) ? times(only, { ...at, node }, context, "waiting time of a stream", words) : [];
}

/** Most words of what is done with a stream. */
const MAX_WORDS = 4;

const times = (
  node: Node,
  at: Sighting<Node>,
  { ev }: ExtractContext,
  says: string,
  words: readonly string[],
): readonly Fact[] => {
  const shortest = TIMERS.has(says) ? SHORTEST_TIMER : undefined;
  return timesOf(ev.evaluate(node, at.module), () => ({ ...at, node: inside(node, at) }), says, words, shortest);
};
