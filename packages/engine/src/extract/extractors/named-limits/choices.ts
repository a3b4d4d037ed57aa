/**
 * A choice that is offered with its words: `{label:"30 minutes",value:30}`, `<Option value={30}>{t("30 minutes")}`. The
 * words are the name of the number.
 */

import { isSentence } from "../../../language/sentence.ts";
import { keyName, literalString } from "../../../syntax/literals.ts";
import type { Node, ObjectExpression } from "../../../syntax/nodes.ts";
import { constantFact } from "../../constants/constant-fact.ts";
import { numbersOf, textsOf } from "../../constants/values.ts";
import type { ExtractContext } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Sighting } from "../../survey.ts";

const LABELS = ["label", "message", "name", "text", "title", "children"];
/** Objects with more properties are data. */
const MAX_PROPERTIES = 4;

export function choices(at: Sighting<ObjectExpression>, { ev }: ExtractContext): readonly Fact[] {
  const { node, module } = at;
  if (node.properties.length > MAX_PROPERTIES) return [];
  const named = new Map(
    node.properties.flatMap((p) =>
      p.type === "Property" ? [[keyName(p.key, p.computed) ?? "", p.value] as const] : [],
    ),
  );
  const label = LABELS.map((key) => named.get(key)).find((found) => found !== undefined);
  const value = named.get("value");
  if (!label || !value) return [];
  const [text] = textsOf(ev.evaluate(translated(label) ?? label, module));
  const [number] = numbersOf(ev.evaluate(value, module));
  if (!text || !number || text.value.length > 60 || !isMeasured(text.value, number.value)) return [];
  // `{message:"At most 60 characters.",value:60}` is a rule
  if (named.get("message") === label && isSentence(text.value)) return [];
  return [constantFact({ name: text.value, value: number.value, sources: number.sources, says: "offered value" }, at)];
}

/** Small numbers only tell one choice from the next, but where the words have a number: `{label:"April",value:4}`. */
const isMeasured = (text: string, value: number): boolean => value > MOST_PLACES || (value > 1 && /\d/.test(text));

const MOST_PLACES = 12;

/** `t("last 24 hours")`: what is asked of a catalogue. */
const translated = (node: Node): Node | undefined =>
  node.type === "CallExpression" ? node.arguments.find((one) => (literalString(one)?.length ?? 0) > 2) : undefined;
