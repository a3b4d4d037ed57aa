/**
 * Times from a moment on, `new Date(Date.now()+30*864e5)`, and how long an answer is waited for,
 * `socket.getHosts(host,false,1e4)`.
 */
import { stringOf } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { isFunction } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { near } from "../../near.ts";
import type { Sighting } from "../../survey.ts";

export const TIMERS: ReadonlySet<string> = new Set(["setTimeout", "setInterval"]);
/** How seldom a function is called at least, in milliseconds; less is some frames of the browser. */
export const SHORTEST = 100;
/** A year in milliseconds. */
export const LONGEST = 3.2e10;

export const nameOf = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return callee.name;
  return memberName(callee);
};

/** The number itself where the call around it is long, so that the words beside it are shown. */
export const inside = (node: Node, { node: call }: Sighting<Node>): Node => (call.end - call.start > 120 ? node : call);

/** `new Date(Date.now()+30*864e5)`: how long from now on. */
export function moment(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const sum = args[0];
  if (callee.type !== "Identifier" || callee.name !== "Date" || args.length !== 1) return [];
  if (sum?.type !== "BinaryExpression" || !/^[+-]$/.test(sum.operator)) return [];
  const { script } = at.module;
  const words = keptWords(script, near(at, at.node)).filter((word) => !/^(?:now|getTime|Date)$/.test(word));
  const says = sum.operator === "+" ? "time from then on" : "time before";
  return numbersOf(ev.evaluate(sum.right, at.module))
    .filter(({ value }) => value >= LEAST_PATIENCE && value <= LONGEST)
    .map((found) => constantFact({ ...found, unit: "ms", meaning: [says, ...words].join(", "), says }, at));
}

/** Shortest time for which an answer is waited, in milliseconds, and of what such times are multiples. */
const LEAST_PATIENCE = 1000;
const STEP = 500;
/** An hour; more is no waiting for an answer. */
const MOST_PATIENCE = 36e5;

/** Beside the time at most how often it is tried; `getNumber("rows",50,10,2e3)` has a default and bounds. */
const MOST_NUMBERS = 2;

/** `socket.getHosts(host,false,1e4)`: a round number of milliseconds behind what is asked for is how long is waited. */
export function patience(at: Sighting<CallLike>, { ev }: ExtractContext): readonly Fact[] {
  const { callee, arguments: args } = at.node;
  const last = args.at(-1);
  const name = nameOf(callee) ?? "";
  if (args.length < 2 || !last || !isRound(last) || args.some(isFunction)) return [];
  if (args.filter(isRound).length > MOST_NUMBERS) return [];
  if (!ASKS.test(name) || isDefault(name, at, ev)) return [];
  const { script } = at.module;
  const says = "time that an answer is waited for";
  const meaning = [says, name, ...keptWords(script, at.node)].join(", ");
  return numbersOf(ev.evaluate(last, at.module))
    .filter(({ value }) => value >= LEAST_PATIENCE && value <= MOST_PATIENCE && value % STEP === 0)
    .map((found) => constantFact({ ...found, unit: "ms", meaning, says }, { ...at, node: inside(last, at) }));
}

/** `settings.get("speed",1e3)`: what is taken where nothing is kept under a key; a key is no address. */
function isDefault(name: string, { node: { arguments: args }, module }: Sighting<CallLike>, ev: ExtractContext["ev"]) {
  const [key] = args;
  if (!/^(?:get|getItem|read|load)$/.test(name) || args.length !== 2 || !key) return false;
  const text = stringOf(ev.evaluate(key, module));
  return text !== undefined && !text.includes("/");
}

/** Names of calls that are answered later. */
const ASKS = /^(?:get|fetch|load|read|post|put|patch|send|request|query|ask|call|wait|connect|poll|emit)(?:[A-Z_]|$)/;

/** `1e4`, `isList?3e5:6e4`. */
const isRound = (node: Node): boolean =>
  (node.type === "Literal" && typeof node.value === "number") ||
  (node.type === "ConditionalExpression" && isRound(node.consequent) && isRound(node.alternate));
