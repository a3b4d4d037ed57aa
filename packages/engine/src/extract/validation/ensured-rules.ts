/**
 * Rules of libraries that name a field and chain what it has to be: Aurelia's validation (1 and 2),
 * `rules.on(booking).ensure("band").required().withMessage("...").maxLength(60)`, and fluentvalidation-ts (2 to 4),
 * `this.ruleFor("band").notEmpty().withMessage("...")`. A message is of the rule right before it.
 */
import { literalString, memberName } from "../../syntax/literals.ts";
import { type CallLike, isFunction, type Node } from "../../syntax/nodes.ts";
import { callsOf } from "../calls-by.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Fact } from "../fact.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting } from "../survey.ts";
import { type Rule, type RuleKind, ruleFact, type Subject } from "./rule.ts";
import { boundedRule } from "./rule-names.ts";
import { wordingOf } from "./wording.ts";
import { isWord } from "./words.ts";

const NAMES = ["ensure", "ruleFor"];

/** A method, its rule, and what it asks for where it takes no bound. */
interface Row {
  readonly rule: RuleKind;
  readonly value?: string;
  readonly bound?: true;
}

const ROWS: Readonly<Record<string, Row>> = {
  required: { rule: "required" },
  notEmpty: { rule: "required" },
  notNull: { rule: "required" },
  email: { rule: "format", value: "email" },
  emailAddress: { rule: "format", value: "email" },
  minLength: { rule: "minLength", bound: true },
  maxLength: { rule: "maxLength", bound: true },
  min: { rule: "min", bound: true },
  max: { rule: "max", bound: true },
  greaterThanOrEqualTo: { rule: "min", bound: true },
  lessThanOrEqualTo: { rule: "max", bound: true },
  matches: { rule: "pattern", bound: true },
  satisfies: { rule: "custom" },
  must: { rule: "custom" },
};

export function ensuredFacts(calls: readonly Sighting<CallLike>[], context: ExtractContext): readonly Fact[] {
  if (callsOf(calls, ...NAMES).length === 0) return [];
  const said = new Map<Node, Node>();
  for (const { node } of callsOf(calls, "withMessage")) {
    const [text] = node.arguments;
    if (text && node.callee.type === "MemberExpression") said.set(node.callee.object, text);
  }
  return callsOf(calls, ...Object.keys(ROWS)).flatMap((at) => {
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
  const name = literalString(node) ?? (isFunction(node) && node.body ? memberName(node.body) : undefined);
  return isWord(name) ? { name, sources: [placeOfNode(node, module)] } : undefined;
}

function ruleOf(
  { node, module }: Sighting<CallLike>,
  text: Node | undefined,
  context: ExtractContext,
): Rule | undefined {
  const row = ROWS[memberName(node.callee) ?? ""];
  if (!row) return undefined;
  const { ev } = context;
  const wording = text && wordingOf(ev.evaluate(text, module), context);
  const { callee } = node;
  const start = callee.type === "MemberExpression" ? callee.property.start : node.start;
  const at = { script: module.script, start, end: node.end };
  const { rule, value } = row;
  // of a function of the program's own only its words tell something
  if (!row.bound)
    return rule === "custom" && !wording ? undefined : { rule, ...(value ? { value } : {}), ...wording, at };
  const bound = boundedRule(rule, node.arguments[0] && ev.evaluate(node.arguments[0], module));
  return bound && { ...bound, ...wording, at };
}
