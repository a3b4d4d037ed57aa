/**
 * Messages by the names of inputs and by why an input is not valid, as the platform says it (HTML, ValidityState):
 * `{email:{valueMissing:"...",typeMismatch:"..."},band:{tooShort:"..."}}`. A single such table says no field.
 */
import type { Evaluator } from "../../evaluate/evaluator.ts";
import { wordedRule } from "../../language/demands.ts";
import { isWord } from "../../language/given-names.ts";
import { isSentence } from "../../language/sentence.ts";
import { keyName } from "../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../syntax/nodes.ts";
import { fixedKeys, fixedProperties } from "../../syntax/object-keys.ts";
import type { Fact } from "../fact.ts";
import { messagesOf } from "../message.ts";
import { placeOfNode } from "../name-place.ts";
import { objectsWith } from "../objects-with.ts";
import type { Sighting } from "../survey.ts";
import type { NgMessage } from "./ng-messages.ts";
import { type RuleKind, ruleFact } from "./rule.ts";

/** The rule that is violated, by each flag. */
export const VALIDITY: ReadonlyMap<string, RuleKind> = new Map([
  ["valueMissing", "required"],
  ["typeMismatch", "format"],
  ["patternMismatch", "pattern"],
  ["tooShort", "minLength"],
  ["tooLong", "maxLength"],
  ["rangeUnderflow", "min"],
  ["rangeOverflow", "max"],
  ["stepMismatch", "custom"],
  ["badInput", "type"],
  ["customError", "custom"],
]);

export interface ValidityMessage extends NgMessage {
  /** The property of the field. */
  readonly at: Sighting<Node>;
}

export function validityMessages(
  objects: readonly Sighting<ObjectExpression>[],
  ev: Evaluator,
): readonly ValidityMessage[] {
  const tables = new Set<Node>(
    objectsWith(objects, ...VALIDITY.keys()).flatMap(({ node }) =>
      [...fixedKeys(node)].every((key) => VALIDITY.has(key)) ? [node] : [],
    ),
  );
  if (tables.size < 2) return [];
  return objects.flatMap((at) => {
    const fields = at.node.properties;
    const isOfFields = fields.length > 1 && fields.every((one) => one.type === "Property" && tables.has(one.value));
    return isOfFields ? fields.flatMap((one) => ofField(one, at, ev)) : [];
  });
}

function ofField(
  property: ObjectExpression["properties"][number],
  at: Sighting<Node>,
  ev: Evaluator,
): readonly ValidityMessage[] {
  if (property.type !== "Property" || property.value.type !== "ObjectExpression") return [];
  const field = keyName(property.key, property.computed);
  if (!isWord(field)) return [];
  return fixedProperties(property.value).flatMap(([flag, { value: words }]): readonly ValidityMessage[] => {
    const rule = VALIDITY.get(flag);
    const [message] = messagesOf(ev.evaluate(words, at.module)).filter(({ text }) => isSentence(text));
    if (!rule || !message) return [];
    const worded = rule === "format" ? wordedRule(message.text) : undefined;
    const value = worded?.rule === rule && typeof worded.value === "string" ? { value: worded.value } : {};
    return [{ field, rule, message, ...value, at: { ...at, node: property } }];
  });
}

/** The rules of a field that no markup shows. */
export const messageFact = ({ field, at, rule, message, value }: ValidityMessage): Fact =>
  ruleFact(
    { name: field, exact: true, sources: [placeOfNode(at.node, at.module)] },
    { rule, message, ...(value === undefined ? {} : { value }) },
    at,
  );
