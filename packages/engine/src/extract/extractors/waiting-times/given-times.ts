/**
 * Times that the program's own functions are given and wait for: `const pause=(ms)=>new Promise((done)=>setTimeout(done,ms))`,
 * `const limited=(run,ms)=>{...setTimeout(run,ms)...}`, `if(Date.now()-last<ms)return`. Each call says how long. Also what
 * the time since a moment is compared with on the spot.
 */
import { outcomes, type Source, type Value } from "../../../evaluate/value.ts";
import type { Node } from "../../../syntax/nodes.ts";
import { isTimeSince } from "../../constants/clock.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { keptWords } from "../../constants/surroundings.ts";
import { numbersOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import { spreadToCallers } from "../../spread-to-callers.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { inside, LONGEST, nameOf, SHORTEST, TIMERS } from "./moments.ts";

export const GIVEN = "waiting time of a function";

/** How much of a call is asked for words that say what waits, in code units, and by how many of them. */
const TOLD = 200;
const MAX_WORDS = 4;

export function givenTimes({ comparisons }: Survey, context: ExtractContext): readonly Fact[] {
  const { calls } = context.calls;
  const waits = calls.flatMap(({ node, module, unit }): readonly Sighting<Node>[] => {
    const time = TIMERS.has(nameOf(node.callee) ?? "") ? node.arguments[1] : undefined;
    return time ? [{ node: time, module, unit }] : [];
  });
  const since = comparisons.flatMap(({ node: { left, right }, module, unit }): readonly Sighting<Node>[] => {
    if (isTimeSince(left, module)) return [{ node: right, module, unit }];
    return isTimeSince(right, module) ? [{ node: left, module, unit }] : [];
  });
  return [
    ...[...waits, ...since].flatMap((at) => (at.node.type === "Literal" ? [] : givenBy(at, context))),
    ...since.flatMap((at) => statedAt(context.ev.evaluate(at.node, at.module), at, SINCE)),
  ];
}

const SINCE = "time since a moment";

function givenBy(at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  const given = outcomes(context.ev.evaluate(at.node, at.module)).filter(isGiven);
  return given
    .flatMap((value) => spreadToCallers(value, at, context))
    .flatMap(({ value, at: place }) => (place === at ? [] : statedAt(value, place)));
}

const isGiven = ({ kind }: Value): boolean => kind === "param" || kind === "member";

function statedAt(value: Value, at: Sighting<Node>, says = GIVEN): readonly Fact[] {
  const { start, end } = at.node;
  const words = keptWords(at.module.script, { start, end: Math.min(end, start + TOLD) }, MAX_WORDS);
  return numbersOf(value)
    .filter((one) => one.value >= SHORTEST && one.value <= LONGEST && one.value % 10 === 0)
    .map(({ value: time, sources }) =>
      constantFact(
        { value: time, unit: "ms", meaning: [says, ...words].join(", "), sources, says },
        { ...at, node: placeIn(at, sources[0]) },
      ),
    );
}

/** The time itself where the call around it is long. */
function placeIn(at: Sighting<Node>, source: Source | undefined): Node {
  const { node } = at;
  const given =
    node.type === "CallExpression" ? node.arguments.find(({ start }) => start === source?.start) : undefined;
  return given ? inside(given, at) : node;
}
