/**
 * What a template of Angular says where a control violates a rule: `@if (form.controls.email.hasError("required")) { <p>Enter
 * your address.</p> }` of 17 to 20, where the part that is drawn is a function of its own; and what a component says where React
 * Hook Form 6 or 7 found an error: `errors.email?.type === "required" && <p>Enter your address.</p>`.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { isSentence } from "../../language/sentence.ts";
import { partitionPoint } from "../../partition-point.ts";
import { rememberFor } from "../../remember.ts";
import type { Node } from "../../syntax/nodes.ts";
import { partDrawnIf } from "../conditional-parts.ts";
import { childText } from "../errors/child-text.ts";
import type { Fact } from "../fact.ts";
import { type Message, messagesOf } from "../message.ts";
import { placeOfNode } from "../name-place.ts";
import type { ConditionNode, Sighting, Survey } from "../survey.ts";
import { templatesIn } from "../template-elements.ts";
import { fieldErrorTest } from "./control-tests.ts";
import { type Rule, ruleFact } from "./rule.ts";
import { type Violation, violations } from "./violation.ts";
import { askedBy } from "./violation-types.ts";

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
  const message = { text: said.tag.trim(), sources: [placeOfNode(text, module)], built: false };
  return drawn(only, message, { ...at, node: text });
}

const drawn = ({ name = "", ...found }: Violation, message: Message, at: Sighting<Node>): readonly DrawnMessage[] => [
  { name, rule: { ...askedBy(found), message }, at },
];

/** `errors.email?.type === "required" && <p>Enter your address.</p>` */
export const fieldMessages = ({ conditions }: Survey, ev: Evaluator): readonly DrawnMessage[] =>
  conditions.flatMap((at) => {
    const { node, module } = at;
    const [test, body] =
      node.type !== "LogicalExpression"
        ? [node.test, node.consequent]
        : node.operator === "&&"
          ? [node.left, node.right]
          : [];
    const found = test && fieldErrorTest(test, { module });
    const said = found && body ? messagesOf(childText(ev.evaluate(body, module), { ev })) : [];
    const [message, ...more] = said.filter(({ text }) => isSentence(text));
    return found && message && more.length === 0 ? drawn(found, message, at) : [];
  });

/** The messages of one module for one rule of one field, in the order of the code. */
const inOrder = rememberFor((drawn: readonly DrawnMessage[]) => {
  const byModule = Map.groupBy(drawn, ({ at }) => at.module);
  return new Map([...byModule].map(([module, own]) => [module, Map.groupBy(own.toSorted(byStart), keyOf)]));
});

const byStart = (a: DrawnMessage, b: DrawnMessage): number => a.at.node.start - b.at.node.start;
const keyOf = ({ name, rule: { rule } }: DrawnMessage): string => `${rule} ${name}`;

/** The last one before a rule is set, and the first one behind it. */
function around(name: string, { rule }: Rule, { node, module }: Sighting<Node>, drawn: readonly DrawnMessage[]) {
  const own = inOrder(drawn).get(module)?.get(`${rule} ${name}`) ?? [];
  const behind = partitionPoint(own, ({ at }) => at.node.start >= node.start);
  return [own[behind - 1], own[behind]] as const;
}

/**
 * The message for a rule of a control: of several, the last before it, since a component's class stands behind the parts of
 * its template.
 */
export const messageFor = (...asked: Parameters<typeof around>): DrawnMessage | undefined => around(...asked)[0];

/** The one that stands nearest, of a component that draws the field as well. */
export function messageNear(...asked: Parameters<typeof around>): DrawnMessage | undefined {
  const [before, behind] = around(...asked);
  const { start } = asked[2].node;
  if (!before || !behind) return before ?? behind;
  return start - before.at.node.start <= behind.at.node.start - start ? before : behind;
}

/** A message for a rule that is set elsewhere: of a control that is added, or by a function of the program. */
export const drawnFact = ({ name, rule, at }: DrawnMessage): Fact => ruleFact({ name }, rule, at);
