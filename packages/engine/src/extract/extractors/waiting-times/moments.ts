/** Times from a moment on, `new Date(Date.now()+30*864e5)`. */
import { memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
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

/** Less is no time that anybody waits, in milliseconds. */
const LEAST_MOMENT = 1000;

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
    .filter(({ value }) => value >= LEAST_MOMENT && value <= LONGEST)
    .map((found) => constantFact({ ...found, unit: "ms", meaning: [says, ...words].join(", "), says }, at));
}
