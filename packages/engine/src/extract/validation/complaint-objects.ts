/**
 * Objects that a function fills with what is wrong, field by field: `const e = {}; if (!x.name) e.name = "Enter a name."; if
 * (x.code.length !== 4) e.code = "This is no code."; return e`. Minifiers leave no name that says so, so what is put in does:
 * sentences and nothing else, and one of them asks for something.
 */

import { asks } from "../../language/demands.ts";
import { isSentence } from "../../language/sentence.ts";
import { rememberFor } from "../../remember.ts";
import type { Binding } from "../../scope/binding.ts";
import { bindingAt } from "../../scope/binding-at.ts";
import { isEmptyLiteral, literalString } from "../../syntax/literals.ts";
import type { Node } from "../../syntax/nodes.ts";
import { operandsOf } from "../../syntax/operands.ts";
import type { Module } from "../../unpack/module.ts";

/** One sentence alone may be anything. */
const MIN_TEXTS = 2;

export function keepsComplaints(holder: Node | undefined, { module }: { readonly module: Module }): boolean {
  const binding = bindingAt(holder, module.script.scopes);
  return binding !== undefined && isFilledWithComplaints(binding);
}

const isFilledWithComplaints = rememberFor(({ definitions: [only, ...more], writes }: Binding): boolean => {
  if (only?.kind !== "value" || only.path.length > 0 || more.length > 0) return false;
  if (only.from.type !== "ObjectExpression" || !isEmptyLiteral(only.from) || writes.length < MIN_TEXTS) return false;
  const texts = writes
    .filter(({ key }) => !key)
    .map(({ path, value }) => (path.length === 1 ? wordsIn(value) : undefined));
  return texts.every((text) => text !== undefined && isSentence(text)) && texts.some((text) => asks(text ?? ""));
});

/** A text, with nothing where something is put in. */
function wordsIn(value: Node): string | undefined {
  if (value.type === "TemplateLiteral") return value.quasis.map(({ value: { cooked } }) => cooked).join("");
  if (value.type !== "BinaryExpression" || value.operator !== "+") return literalString(value);
  const parts = operandsOf(value).map((part) => literalString(part));
  return parts.every((part) => part === undefined) ? undefined : parts.join("");
}
