/**
 * What a number without a name of its own is for, told by a place that uses it: the sentence that says it to users, the
 * option that it is handed over as, the field whose rule it is part of. Takes a use, gives the name or the meaning;
 * nothing where the use tells neither, since words that merely stand around it are of something else.
 */
import { literalString, memberName } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { HandedAs } from "../../constants/handed-as.ts";
import { hasRole, isBareRole } from "../../constants/names.ts";
import type { Known } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Reference } from "../../references.ts";
import { subjectIndex } from "../../subjects/index-of.ts";
import type { Survey } from "../../survey.ts";
import { limitFacts } from "../compared-limits/extractor.ts";
import { SENTENCE } from "../compared-limits/outcome-words.ts";
import { isGeneric } from "../named-limits/whose.ts";
import { sentencesAround } from "./sentences.ts";

export interface Bounded {
  readonly name?: string;
  readonly meaning?: string;
}

/**
 * Rules of schema libraries that take a bound, and what they say of it: zod 3 and 4, yup 1, joi 17, valibot's pipes and
 * superstruct's sizes name theirs alike.
 */
const RULES: ReadonlyMap<string, string> = new Map([
  ["max", "limit"],
  ["min", "limit"],
  ["length", "limit"],
  ["lt", "limit"],
  ["lte", "limit"],
  ["gt", "limit"],
  ["gte", "limit"],
  ["maxLength", "limit"],
  ["minLength", "limit"],
  ["multipleOf", "step"],
]);

export function boundedIn(
  survey: Survey,
  context: ExtractContext,
): { by(use: Reference): Bounded | undefined; isLimit(found: Known<number>): boolean } {
  const sentences = sentencesAround(survey);
  const limits = limitFacts(survey, context);
  const { flows, namer } = subjectIndex(survey, context);
  const handed = new HandedAs(flows, context.ev);

  return { by, isLimit: (found) => limits.some((fact) => isStatedBy(fact, found)) };

  function by({ node }: Reference): Bounded | undefined {
    const name = handed.of(node);
    // `limit` is the name of what takes it, which takes others elsewhere
    if (name !== undefined && hasRole(name) && !isGeneric(name))
      return isBareRole(name) ? { meaning: `handed over as ${name}` } : { name };
    const limited = ofRule(node);
    if (limited !== undefined) return { meaning: limited };
    const sentence = sentences.get(node) ?? besides(node);
    return sentence === undefined ? undefined : { meaning: `said in "${sentence}"` };
  }

  /** `maxSize(MOST,"A photo can have at most 5 MB.")`: what is said where it does not hold. */
  function besides(node: Node): string | undefined {
    const flow = flows.of(node);
    if (flow?.kind !== "argument" || flow.index !== 0 || flow.call.node.arguments.length !== 2) return undefined;
    const said = literalString(flow.call.node.arguments[1]);
    return said !== undefined && SENTENCE.test(said) ? said : undefined;
  }

  /** `people:number().max(MOST,...)`: the field of the rule. */
  function ofRule(node: Node): string | undefined {
    const flow = flows.of(node);
    if (flow?.kind !== "argument" || flow.index !== 0) return undefined;
    const { node: call, module } = flow.call;
    const rule = RULES.get(memberName(call.callee) ?? "");
    const field = rule === undefined ? undefined : namer.goal(outermost(call), module)?.name;
    return field === undefined ? undefined : `${rule} of ${field}`;
  }

  /** `a.max(1).optional()`: the chain as a whole. */
  function outermost(call: CallLike): Node {
    const flow = flows.of(call);
    return flow?.kind === "chained" && (flow.to.type === "CallExpression" || flow.to.type === "NewExpression")
      ? outermost(flow.to)
      : call;
  }
}

/** Whether a fact states the value of the place where it is declared. */
const isStatedBy = ({ point, content, evidence }: Fact, { value, sources: [at] }: Known<number>): boolean =>
  point === "constants" &&
  content.value === value &&
  at !== undefined &&
  evidence.some((one) => "script" in one && one.script === at.script && one.start <= at.start && one.end >= at.end);
