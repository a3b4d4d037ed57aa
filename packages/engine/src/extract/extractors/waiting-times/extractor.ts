/**
 * Times to wait, by where they are used: `setTimeout(f,5e3)`, `setInterval`, a function and a number in a call such as
 * `debounce(f,250)`, operators of RxJS (`x.pipe(debounceTime(200))`, `interval(1e4).subscribe(...)`), whatever their names
 * have become. Also steps of dates: `subtract(140,"years")`.
 */
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { isFunction } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { around, keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const TIMERS = new Set(["setTimeout", "setInterval"]);
/** Times that a browser needs to draw something; they mean nothing to users. */
const SHORTEST = 100;
/** A year in milliseconds. */
const LONGEST = 3.2e10;
const DATE_UNITS = /^(?:millisecond|second|minute|hour|day|week|month|quarter|year)s?$/;
const STEPS = new Set(["add", "subtract", "plus", "minus", "diff"]);

export const waitingTimes = {
  name: "waiting-times",
  call(at, context) {
    const { node } = at;
    if (node.arguments.length === 0 || node.type !== "CallExpression") return [];
    return [...timer(at, context), ...operators(at, context), ...dateStep(at)];
  },
} satisfies Extractor;

const nameOf = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return callee.name;
  return memberName(callee);
};

/** `setTimeout(f,5e3)`; any call of a function and a round number is one that delays or limits the function. */
function timer(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { 0: first, 1: second } = at.node.arguments;
  if (!first || !second) return [];
  const name = nameOf(at.node.callee) ?? "";
  const isTimer = TIMERS.has(name);
  const calls = at.node.callee.type !== "MemberExpression" || /debounce|throttle|delay|default/i.test(name);
  if (!isTimer && !(calls && isFunction(first) && isNumber(second) && !/memo|reduce/i.test(name))) return [];
  return times(second, at, context, isTimer ? name : "waiting time of a function");
}

const isNumber = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  node.type === "BinaryExpression" ||
  node.type === "Identifier";

/** What stands in `.pipe(...)` and takes a number only, and what makes a stream from a number only. */
function operators(at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  if (callee.type !== "MemberExpression") return [];
  const name = nameOf(callee);
  if (name === "pipe") return args.flatMap((arg) => loneNumber(arg, at, context));
  return name === "subscribe" ? loneNumber(callee.object, at, context) : [];
}

function loneNumber(node: Node, at: Sighting<CallLike>, context: ExtractContext): readonly Fact[] {
  if (node.type !== "CallExpression" || node.arguments.length !== 1) return [];
  const only = node.arguments[0];
  return only && isNumber(only) ? times(only, { ...at, node }, context, "waiting time of a stream") : [];
}

function times(node: Node, at: Sighting<Node>, { ev }: ExtractContext, says: string): readonly Fact[] {
  const { script } = at.module;
  const found = numbersOf(ev.evaluate(node, at.module)).filter(
    ({ value }) => value >= SHORTEST && value <= LONGEST && value % 10 === 0,
  );
  const end = { start: Math.max(at.node.start, node.start - 10), end: node.end };
  const words = keptWords(script, { start: Math.max(at.node.start, node.start - 150), end: around(script, end).end });
  return found.map(({ value, sources }) =>
    constantFact(
      { value, unit: "ms", meaning: [says, ...words].join(", "), sources, says },
      { ...at, node: inside(node, at) },
    ),
  );
}

/** The number itself where the call around it is long, so that the words beside it are shown. */
const inside = (node: Node, { node: call }: Sighting<Node>): Node => (call.end - call.start > 120 ? node : call);

function dateStep(at: Sighting<CallLike>): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const { 0: amount, 1: unit } = args;
  if (!amount || !unit || amount.type !== "Literal" || typeof amount.value !== "number" || amount.value < 2) return [];
  const name = literalString(unit);
  if (name === undefined || !DATE_UNITS.test(name) || !STEPS.has(nameOf(callee) ?? "")) return [];
  const { module } = at;
  const meaning = ["step of a date", ...keptWords(module.script, around(module.script, amount))].join(", ");
  const sources = [{ script: module.script, start: amount.start, end: amount.end }];
  return [
    constantFact(
      { value: amount.value, unit: name.endsWith("s") ? name : `${name}s`, meaning, sources, says: "step of a date" },
      { ...at, node: amount },
    ),
  ];
}
