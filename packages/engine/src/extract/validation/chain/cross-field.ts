/**
 * Rules over several fields of a schema, zod 3 and 4: `object({...}).refine(v => v.password === v.again, {message:
 * "...", path: ["again"]})`. The path names the field that the message belongs to.
 */
import { stringOf } from "../../../evaluate/value.ts";
import { isWord } from "../../../language/given-names.ts";
import { memberName } from "../../../syntax/literals.ts";
import { type CallLike, type FunctionNode, isFunction, type Node } from "../../../syntax/nodes.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";
import { type Rule, ruleFact, type Subject } from "../rule.ts";
import { type Place, violations } from "../violation.ts";
import { messageIn } from "./step-rules.ts";

export function crossFieldRule(at: Sighting<CallLike>, ev: Place["ev"]): readonly Fact[] {
  const { node, module } = at;
  if (node.callee.type !== "MemberExpression") return [];
  const [test, options] = node.arguments;
  if (!test || !isFunction(test) || options?.type !== "ObjectExpression") return [];
  const place = { module, ev };
  const subject = subjectOf(options, place);
  const message = messageIn([ev.evaluate(options, module)], place);
  const asked = subject && ruleOf(test, subject.name, place);
  // without words it has to tell by itself
  if (!subject || !asked || (!message && asked.rule === "custom")) return [];
  const start = node.callee.property.start;
  const written = { script: module.script, start, end: node.end };
  return [ruleFact(subject, { ...asked, ...(message ? { message } : {}), at: written }, at)];
}

/** `path: ["address", "zip"]` */
function subjectOf(options: Node, { module, ev }: Place): Subject | undefined {
  const path = ev.member(ev.evaluate(options, module), "path");
  const keys = path.kind === "array" ? path.elements.map((key) => stringOf(key)) : [stringOf(path)];
  const name = keys.every((key) => key !== undefined) ? keys.join(".") : undefined;
  return isWord(keys.at(-1)) && name !== undefined
    ? { name, sources: "sources" in path ? path.sources : [] }
    : undefined;
}

/** `v => v.password === v.again`: the field has the value of the other one. */
function ruleOf(
  { body, params: [whole] }: FunctionNode,
  field: string,
  place: Place,
): Pick<Rule, "rule" | "value" | "sources"> {
  const test = body?.type === "BinaryExpression" ? body : undefined;
  if (test?.operator !== "===" && test?.operator !== "==") return boundOf(body, place) ?? { rule: "custom" };
  const names = [test.left, test.right].map((side) => read(side, whole));
  const other = names.find((name) => name !== field);
  return names.includes(field) && other !== undefined ? { rule: "equals", value: other } : { rule: "custom" };
}

/** `v => v.limit <= 100`: the bound, where the test has one. */
function boundOf(body: FunctionNode["body"], place: Place): Pick<Rule, "rule" | "value" | "sources"> | undefined {
  const found = body && body.type !== "BlockStatement" ? violations(body, true, place) : [];
  const [only, ...others] = found.filter(
    ({ rule, value }) => (rule === "min" || rule === "max") && value !== undefined,
  );
  if (only?.value === undefined || others.length > 0) return undefined;
  return { rule: only.rule, value: only.value, ...(only.sources ? { sources: only.sources } : {}) };
}

/** `v.password`, `v.admin.password`: the last property of what the function is given. */
function read(side: Node, whole: Node | undefined): string | undefined {
  let at = side;
  while (at.type === "MemberExpression") at = at.object;
  const isOwn = at.type === "Identifier" && whole?.type === "Identifier" && at.name === whole.name;
  return isOwn ? memberName(side) : undefined;
}
