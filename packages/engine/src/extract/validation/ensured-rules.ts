/**
 * Rules of libraries that name a field and chain what it has to be: Aurelia's validation (1 and 2),
 * `rules.on(booking).ensure("band").required().withMessage("...").maxLength(60)`, and fluentvalidation-ts (2 to 4),
 * `this.ruleFor("band").notEmpty().withMessage("...")`. A message is of the rule right before it.
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { isWord } from "../../language/given-names.ts";
import { literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting } from "../survey.ts";
import { actionRule } from "./chain/step-rules.ts";
import { type Rule, ruleFact, type Subject } from "./rule.ts";
import { wordingOf } from "./wording.ts";

const NAMES = ["ensure", "ruleFor"];

export function ensuredFacts(calls: readonly Sighting<CallLike>[], context: ExtractContext): readonly Fact[] {
  if (callsOf(calls, ...NAMES).length === 0) return [];
  const said = new Map<Node, Node>();
  for (const { node } of callsOf(calls, "withMessage")) {
    const [text] = node.arguments;
    if (text && node.callee.type === "MemberExpression") said.set(node.callee.object, text);
  }
  return calls.flatMap((at) => {
    const subject = fieldOf(at.node, at);
    const rule = subject && ruleOf(at, said.get(at.node), context);
    return rule ? [ruleFact(subject, rule, at)] : [];
  });
}

/** What the chain before a call has named last. */
function fieldOf({ callee }: CallLike, at: Sighting<Node>): Subject | undefined {
  let node: Node | undefined = callee.type === "MemberExpression" ? callee.object : undefined;
  while (node?.type === "CallExpression" && node.callee.type === "MemberExpression") {
    const [first] = node.arguments;
    if (NAMES.includes(memberName(node.callee) ?? "") && first) return named(first, at);
    node = node.callee.object;
  }
  return undefined;
}

/** `"band"`, `booking => booking.band`. */
function named(node: Node, { module }: Sighting<Node>): Subject | undefined {
  const name = literalString(node) ?? (isFunction(node) ? memberName(returnedExpressions(node).at(-1)) : undefined);
  return isWord(name) ? { name, sources: [placeOfNode(node, module)] } : undefined;
}

function ruleOf(
  { node, module }: Sighting<CallLike>,
  text: Node | undefined,
  context: ExtractContext,
): Rule | undefined {
  const { ev, words, models } = context;
  const values = node.arguments.map((one) => ev.evaluate(one, module));
  const asked = actionRule(memberName(node.callee), values, { module, ev, words, models }, "Ensured");
  const wording = text && wordingOf(ev.evaluate(text, module), context);
  // of a function of the program's own only its words tell something
  if (!asked || (asked.rule === "custom" && !wording)) return undefined;
  const start = node.callee.type === "MemberExpression" ? node.callee.property.start : node.start;
  return { ...asked, ...wording, at: { script: module.script, start, end: node.end } };
}
