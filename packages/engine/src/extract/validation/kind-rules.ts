/**
 * Rules that say by a word of which kind they are: `{name: "MAX_LENGTH", config: {maximum: 80}}`, Data Driven Forms'
 * `{type: "max-length", threshold: 80}`, `{rule: "pattern", value: /^\d+$/, message: "..."}`.
 */
import { outcomes, stringOf, type Value } from "../../evaluate/value.ts";
import type { ExtractContext } from "../extractor.ts";
import type { Rule, RuleKind } from "./rule.ts";
import { wordingOf } from "./wording.ts";

type Scene = Pick<ExtractContext, "ev" | "words">;

const KINDS: readonly (readonly [RegExp, RuleKind, string?])[] = [
  [/^(?:is)?required$|^(?:notempty|notblank)$/, "required"],
  [/^min(?:imum)?length$/, "minLength"],
  [/^max(?:imum)?length$/, "maxLength"],
  [/^min(?:imum)?(?:value|numbervalue|number)?$/, "min"],
  [/^max(?:imum)?(?:value|numbervalue|number)?$/, "max"],
  [/^(?:match(?:es)?)?(?:pattern|regex|regexp)$/, "pattern"],
  [/^(?:valid|is)?emails?$/, "format", "email"],
  [/^(?:valid|is)?urls?$/, "format", "url"],
  [/^(?:is)?(?:number|numeric)$/, "type", "number"],
  [/^(?:is)?integer$/, "type", "integer"],
];
const WORDS = ["name", "type", "rule", "kind"];
/** What holds the bound and the words, where they do not stand beside the kind. */
const HOLDERS = ["config", "options", "params", "parameters", "args"];
const BOUNDS = ["minimum", "maximum", "min", "max", "minLength", "maxLength", "threshold", "length", "limit", "value"];
const PATTERNS = ["regex", "pattern", "regexp", "value"];
/** A list of rules in an item, and its own items. */
const MAX_DEPTH = 2;

/** The rules of a list, in the order of its items; `rules` of an item are items, too. */
export function kindRules(list: Value, scene: Scene, depth = 0): readonly Rule[] {
  if (depth > MAX_DEPTH) return [];
  return outcomes(list).flatMap((one) =>
    one.kind === "array"
      ? one.elements.flatMap((item) => outcomes(item).flatMap((each) => ruleOf(each, scene, depth)))
      : [],
  );
}

function ruleOf(item: Value, scene: Scene, depth: number): readonly Rule[] {
  if (item.kind !== "object") return [];
  const { ev } = scene;
  const inner = ev.member(item, "rules");
  if (inner.kind === "array") return kindRules(inner, scene, depth + 1);
  const word = WORDS.map((key) => stringOf(ev.member(item, key))).find((text) => text !== undefined);
  const squashed = word?.toLowerCase().replace(/[-_ ]/g, "");
  const [, rule, format] = KINDS.find(([pattern]) => squashed !== undefined && pattern.test(squashed)) ?? [];
  if (!rule) return [];
  const places = [item, ...HOLDERS.map((key) => ev.member(item, key))].filter(({ kind }) => kind === "object");
  const words = places.map((one) => wordingOf(ev.member(one, "message"), scene)).find((found) => found !== undefined);
  if (rule === "required" || format !== undefined)
    return [{ rule, ...(format === undefined ? {} : { value: format }), ...words }];
  const bound = places
    .flatMap((one) => (rule === "pattern" ? PATTERNS : BOUNDS).map((key) => ev.member(one, key)))
    .find((value) => value.kind === "pattern" || (value.kind === "constant" && typeof value.value === "number"));
  if (bound?.kind === "pattern") return [{ rule, value: bound.pattern, sources: bound.sources, ...words }];
  return bound?.kind === "constant" && rule !== "pattern"
    ? [{ rule, value: Number(bound.value), sources: bound.sources, ...words }]
    : [];
}
