/** Objects that describe a notice, and how they say that it is about an error. */

import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { outcomes, stringOf } from "../../../evaluate/value.ts";
import { keyName } from "../../../syntax/literals.ts";
import type { ObjectExpression } from "../../../syntax/nodes.ts";
import { fixedKeys } from "../../../syntax/object-keys.ts";
import type { Sighting } from "../../survey.ts";

/** Properties that say how a notice is meant, and the words for "error" there (antd, MUI, Chakra, Carbon, Bootstrap, notistack). */
const TONE = new Set([
  "type",
  "severity",
  "variant",
  "status",
  "level",
  "kind",
  "color",
  "intent",
  "tone",
  "appearance",
]);
const ERROR = new Set(["error", "danger", "failure", "critical", "negative", "destructive"]);

/** Properties that hold the words of a notice. */
export const WORDS: readonly string[] = [
  "title",
  "message",
  "text",
  "description",
  "content",
  "detail",
  "subtitle",
  "body",
  "children",
];

/** What can be pressed or followed is drawn in the colour of danger, and tells of none. */
const ACTS: readonly string[] = ["onClick", "href", "to", "disabled", "submit", "onSubmit"];

/** Properties that say only how something looks: they count where the object holds a text and no mere title. */
const LOOKS = new Set(["color", "variant", "appearance"]);
const TEXTS: readonly string[] = ["message", "text", "description", "detail", "body", "content", "children"];

/** Whether an object says that it is about an error. */
export function isErrorNotice(node: ObjectExpression, at: Sighting<ObjectExpression>, ev: Evaluator): boolean {
  const keys = fixedKeys(node);
  const tells = TEXTS.some((key) => keys.has(key)) && !ACTS.some((key) => keys.has(key));
  return node.properties.some((property) => {
    if (property.type !== "Property") return false;
    const key = keyName(property.key, property.computed);
    if (key !== undefined && LOOKS.has(key) && !tells) return false;
    if (key === "role") return stringOf(ev.evaluate(property.value, at.module)) === "alert";
    return (
      key !== undefined &&
      TONE.has(key) &&
      outcomes(ev.evaluate(property.value, at.module)).some((v) => ERROR.has(stringOf(v) ?? ""))
    );
  });
}
