/**
 * What a template of Angular says where a control violates a rule: `@if (form.controls.email.hasError("required")) { <p>Enter
 * your address.</p> }` of 17 to 20, where the part that is drawn is a function of its own.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isSentence } from "../../language/sentence.ts";
import type { Node } from "../../syntax/nodes.ts";
import { partDrawnIf } from "../conditional-parts.ts";
import type { Fact } from "../fact.ts";
import type { Message } from "../message.ts";
import { placeOfNode } from "../name-place.ts";
import type { ConditionNode, Sighting, Survey } from "../survey.ts";
import { templatesIn } from "../template-elements.ts";
import { type Rule, ruleFact } from "./rule.ts";
import { violations } from "./violation.ts";

export interface DrawnMessage {
  /** The control. */
  readonly name: string;
  readonly rule: Rule & { readonly message: Message };
  readonly at: Sighting<Node>;
}

export const drawnMessages = ({ conditions, calls }: Survey, ev: Evaluator): readonly DrawnMessage[] =>
  conditions.flatMap((at) => drawnMessage(at, calls, ev));

function drawnMessage(at: Sighting<ConditionNode>, calls: Survey["calls"], ev: Evaluator): readonly DrawnMessage[] {
  const { node, module } = at;
  const part = node.type === "ConditionalExpression" ? partDrawnIf(node, module) : undefined;
  if (!part || node.type !== "ConditionalExpression") return [];
  const [only, ...others] = violations(node.test, false, { module, ev });
  if (only?.name === undefined || !only.strong || others.length > 0) return [];
  // `text(1, "Enter your address.")`
  const [said, ...more] = (templatesIn(calls).get(part) ?? []).filter(({ tag }) => isSentence(tag));
  const text = said?.at.node.arguments[1];
  if (!said || !text || more.length > 0) return [];
  const words = said.tag.trim();
  const message = { text: words, sources: [placeOfNode(text, module)], built: false };
  const { name, rule, value } = only;
  return [{ name, rule: { rule, message, ...(value === undefined ? {} : { value }) }, at: { ...at, node: text } }];
}

/**
 * The message for a rule of a control: of several, the last before it, since a component's class stands behind the parts of
 * its template.
 */
export const messageFor = (
  name: string,
  { rule }: Rule,
  { node, module }: Sighting<Node>,
  drawn: readonly DrawnMessage[],
): DrawnMessage | undefined =>
  drawn.findLast(
    (one) => one.at.module === module && one.name === name && one.rule.rule === rule && one.at.node.start < node.start,
  );

/** A message for a rule that is set elsewhere: of a control that is added, or by a function of the program. */
export const drawnFact = ({ name, rule, at }: DrawnMessage): Fact => ruleFact({ name }, rule, at);
