/** What tests of texts ask: that they begin so, match a pattern, are one of a list; and what a test leaves open. */

import { joinSources, stringOf, type Value } from "../../evaluate/value.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import type { Node } from "../../syntax/nodes.ts";
import type { Place, Violation } from "./violation-types.ts";

/** `const {valid: ok, error} = check(password)`: that it is not there says what something else found. */
export function isVerdict(test: Node, { module }: Place): boolean {
  const binding = bindingAt(test, module.script.scopes);
  const [only] = binding?.definitions ?? [];
  const last = only?.kind === "value" ? only.path.at(-1) : undefined;
  return last?.kind === "key" && /^(?:is_?)?valid$|^ok$|^success$/i.test(last.key);
}

export const custom = (subject: Node | undefined): Violation => ({ rule: "custom", subject, strong: false });

/** `!formula.startsWith("=")`. */
export function affixed(name: string, affix: Node, subject: Node | undefined, { module, ev }: Place): Violation {
  const value = ev.evaluate(affix, module);
  const text = stringOf(value);
  if (text === undefined) return custom(subject);
  const where = name === "startsWith" ? "starts" : "ends";
  return { rule: "custom", value: `${where} with ${text}`, sources: joinSources([value]), subject, strong: true };
}

const matched = (pattern: Value, subject: Node | undefined): readonly Violation[] =>
  pattern.kind === "pattern"
    ? [{ rule: "pattern", value: pattern.pattern, sources: pattern.sources, subject, strong: true }]
    : [{ ...custom(subject), strong: isRegExp(pattern) }];

/** `!/^\d+$/.test(x)` asks for what matches; `/\s/.test(x)` refuses it, and where that is nothing but space, asks for more. */
export function fitting(pattern: Value, subject: Node | undefined, negated: boolean): readonly Violation[] {
  if (negated || pattern.kind !== "pattern") return matched(pattern, subject);
  const { pattern: value, sources } = pattern;
  if (/^\^\\s[*+]?\$$|^\^\$$/.test(value)) return [{ rule: "required", subject, strong: true }];
  return [{ rule: "custom", value: `does not match ${value}`, sources, subject, strong: true }];
}

/** `new RegExp(given)`: a pattern that is known only when the program runs. */
const isRegExp = (value: Value): boolean =>
  value.kind === "result" && value.callee.kind === "global" && value.callee.path.at(-1) === "RegExp";

/** `!["a","b"].includes(x)`: x is one of them. */
export function oneOf(list: Value, subject: Node | undefined): readonly Violation[] {
  if (list.kind !== "array" || list.open) return [custom(subject)];
  const values = list.elements.flatMap((value) =>
    value.kind === "constant" && typeof value.value === "string" ? [value] : [],
  );
  if (values.length < list.elements.length || values.length === 0) return [custom(subject)];
  return [
    {
      rule: "enum",
      value: values.map(({ value }) => String(value)),
      sources: values.flatMap(({ sources }) => sources),
      subject,
      strong: true,
    },
  ];
}
