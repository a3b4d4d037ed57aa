/**
 * Times that the program's own functions are given and wait for: `const pause=(ms)=>new Promise((done)=>setTimeout(done,ms))`,
 * `const limited=(run,ms)=>{...setTimeout(run,ms)...}`, `if(Date.now()-last<ms)return`. Each call says how long. Also what
 * the time since a moment is compared with on the spot.
 */
import { outcomes, type Source, type Value } from "../../../evaluate/value.ts";
import { bindingAt } from "../../../scope/binding-at.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../../syntax/nodes.ts";
import { wholeAtCallSites } from "../../at-call-sites.ts";
import { isClock, isTimeSince } from "../../constants/clock.ts";
import { doing } from "../../constants/doing.ts";
import { HandedAs } from "../../constants/handed-as.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Flows } from "../../subjects/flows.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Sighting, Survey } from "../../survey.ts";
import { inside, nameOf, TIMERS, timesOf } from "./moments.ts";

export const GIVEN = "waiting time of a function";

export function givenTimes(survey: Survey, context: ExtractContext): readonly Fact[] {
  const { calls } = context.calls;
  const { flows, namer } = subjectIndex(survey, context);
  const waits = calls.flatMap(({ node, module, unit }): readonly Sighting<Node>[] => {
    const time = TIMERS.has(nameOf(node.callee) ?? "") ? node.arguments[1] : undefined;
    return time ? [{ node: time, module, unit }] : [];
  });
  const since = survey.comparisons.flatMap(({ node: { left, right }, module, unit }): readonly Since[] => {
    const [passed, limit] = isTimeSince(left, module) ? [left, right] : [right, left];
    if (!isTimeSince(passed, module)) return [];
    const moment = passed.type === "BinaryExpression" ? namer.of(passed.right, module)?.name : undefined;
    return [{ node: limit, module, unit, moment, says: "time since a moment" }];
  });
  const handed = new HandedAs(flows, context.ev);
  const ahead = survey.calls.flatMap((at) => fromNow(at, context, handed));
  return [
    ...[...waits, ...since, ...ahead].flatMap((at) => (at.node.type === "Literal" ? [] : givenBy(at, context, flows))),
    ...[...since, ...ahead].flatMap((at) =>
      statedAt(context.ev.evaluate(at.node, at.module), at, at.says, at.moment ? [at.moment] : []),
    ),
  ];
}

interface Since extends Sighting<Node> {
  readonly says: string;
  /** What the moment is called. */
  readonly moment: string | undefined;
}

/** `expiresAt=Date.now()+1500`, `new Date(Date.now()-864e5)`. */
function fromNow(
  { node, module, unit }: Sighting<CallLike>,
  { parents }: ExtractContext,
  as: HandedAs,
): readonly Since[] {
  const sum = isClock(node) ? parents.of(node, module.script) : undefined;
  if (sum?.type !== "BinaryExpression" || sum.left !== node || !"+-".includes(sum.operator)) return [];
  const holder = parents.of(sum, module.script);
  const set = holder && ("left" in holder ? holder.left : holder.type === "VariableDeclarator" ? holder.id : undefined);
  const taken = set && bindingAt(set, module.script.scopes);
  const moment = (set && memberName(set)) ?? (taken ? as.ofName(taken) : as.of(sum));
  return [{ node: sum.right, module, unit, moment, says: "time from now" }];
}

function givenBy(at: Sighting<Node>, context: ExtractContext, flows: Flows): readonly Fact[] {
  const given = outcomes(context.ev.evaluate(at.node, at.module)).filter(isGiven);
  return given
    .flatMap((value) => wholeAtCallSites(value, at, context))
    .filter((place) => place.at.node !== at.node)
    .flatMap((place) => statedAt(place.value, place.at, GIVEN, runBy(place.at, flows)));
}

/** What a call hands over to be run, and what the function is called that waits. */
function runBy({ node, module }: Sighting<Node>, flows: Flows): readonly string[] {
  if (node.type !== "CallExpression") return [];
  const own = memberName(node.callee);
  const run = node.arguments.flatMap((argument) => (isFunction(argument) ? doing(argument, module, flows) : []));
  return [...new Set([...(own === undefined ? [] : [own]), ...run])];
}

const isGiven = ({ kind }: Value): boolean => kind === "param" || kind === "member";

const statedAt = (value: Value, at: Sighting<Node>, says: string, words: readonly string[]): readonly Fact[] =>
  timesOf(value, (source) => ({ ...at, node: placeIn(at, source) }), says, words);

/** The time itself where the call around it is long. */
function placeIn(at: Sighting<Node>, source: Source | undefined): Node {
  const { node } = at;
  const given =
    node.type === "CallExpression" ? node.arguments.find(({ start }) => start === source?.start) : undefined;
  return given ? inside(given, at) : node;
}
