/** Names of timers, the times that a value may be, and where they stand. */
import type { Source, Value } from "../../../evaluate/value.ts";
import { memberName } from "../../../syntax/literals.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { numbersOf } from "../../constants/values.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

export const TIMERS: ReadonlySet<string> = new Set(["setTimeout", "setInterval"]);
/** How seldom a function is called at least, in milliseconds; less is some frames of the browser. */
const SHORTEST = 100;
/** A year in milliseconds. */
const LONGEST = 3.2e10;

export const nameOf = (callee: Node): string | undefined => {
  if (callee.type === "Identifier") return callee.name;
  return memberName(callee);
};

/** The number itself where the call around it is long, so that the words beside it are shown. */
export const inside = (node: Node, { node: call }: Sighting<Node>): Node => (call.end - call.start > 120 ? node : call);

/** @param placeOf where one stands that is written there */
export const timesOf = (
  value: Value,
  placeOf: (source: Source | undefined) => Sighting<Node>,
  says: string,
  words: readonly string[],
  shortest = SHORTEST,
): readonly Fact[] =>
  numbersOf(value)
    .filter((one) => one.value >= shortest && one.value <= LONGEST && one.value % 10 === 0)
    .map((one) =>
      constantFact({ ...one, unit: "ms", meaning: [says, ...words].join(", "), says }, placeOf(one.sources[0])),
    );
