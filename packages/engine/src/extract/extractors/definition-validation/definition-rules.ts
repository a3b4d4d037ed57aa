/** What the definition of a field asks for: that it is there, and the bounds of numbers and texts that are typed in. */
import type { Evaluator } from "../../../evaluate/evaluator.ts";
import { isConstant, type Value } from "../../../evaluate/value.ts";
import { BOUNDS } from "../../validation/input-rules.ts";
import type { Rule } from "../../validation/rule.ts";
import { RULE_NAMES } from "../../validation/rule-names.ts";

/** `places`: the definition, and the objects in it that say more; `kinds`: what it says of which kind the field is. */
export const definitionRules = (places: readonly Value[], kinds: readonly string[], ev: Evaluator): readonly Rule[] => [
  ...requiredRule(places, ev),
  ...boundRules(places, kinds, ev),
];

function requiredRule(places: readonly Value[], ev: Evaluator): readonly Rule[] {
  for (const place of places) {
    const value = ev.member(place, "required");
    if (isConstant(value, true) && value.kind === "constant") return [{ rule: "required", sources: value.sources }];
  }
  return [];
}

export const BOUND_KEYS = [...BOUNDS, "minimum", "maximum", "minLength", "maxLength"];

const NUMBERS = /^(?:number|integer|int|float|double|decimal|bigInteger|slider|range|rate)$/i;
const TEXTS = /^(?:string|text|textarea|input|password|email|url|tel|search|multiline)$/i;

/** Of the ends of an axis or a scale nothing is said: only numbers and texts that are typed in have bounds. */
function boundRules(places: readonly Value[], kinds: readonly string[], ev: Evaluator): readonly Rule[] {
  const isNumber = kinds.some((kind) => NUMBERS.test(kind));
  const isText = !isNumber && kinds.some((kind) => TEXTS.test(kind));
  return BOUND_KEYS.flatMap((key): readonly Rule[] => {
    const rule = RULE_NAMES.get(key.toLowerCase().replace("imum", ""))?.rule;
    // what only texts have is a text's, whatever the kind
    const isLength = key.toLowerCase().endsWith("length");
    if (!rule || (isLength ? isNumber : !isNumber && !isText)) return [];
    const given = places.flatMap((one) => {
      const value = ev.member(one, key);
      return value.kind === "constant" && typeof value.value === "number" ? [value] : [];
    });
    return given.slice(0, 1).map(({ value, sources }) => ({ rule, value: Number(value), sources }));
  });
}
