/**
 * Errors that elements draw: texts under a class or in a slot for errors, and what the states are set to that are drawn
 * there: `<p class="error">...</p>`, `<Field error={!!e} helperText={e} />` with `setE("...")`.
 */
import { returnedExpressions } from "../../../evaluate/returns.ts";
import type { Value } from "../../../evaluate/value.ts";
import { isProgress } from "../../../language/failures.ts";
import { isSentence } from "../../../language/sentence.ts";
import type { Binding } from "../../../scope/binding.ts";
import { isFunction, type Node } from "../../../syntax/nodes.ts";
import { fixedProperties } from "../../../syntax/object-keys.ts";
import { saidBy } from "../../errors/bare-keys.ts";
import { childText } from "../../errors/child-text.ts";
import { errorFact } from "../../errors/error-fact.ts";
import { isErrorClass, SLOT_KEYS, slotsOf } from "../../errors/error-slots.ts";
import { settersOf, stateIn } from "../../errors/error-states.ts";
import type { ExtractContext, Extractor } from "../../extractor.ts";
import type { Fact } from "../../fact.ts";
import type { Message } from "../../message.ts";
import { objectsWith } from "../../objects-with.ts";
import type { Sighting } from "../../survey.ts";

export const drawnErrors = {
  name: "drawn-errors",
  call({ node, module, unit }, context) {
    const [, props, ...children] = node.arguments;
    if (props?.type !== "ObjectExpression" || children.length === 0 || !slotsOf(props).isError) return [];
    const elements = children.map((child) => context.ev.evaluate(child, module));
    return report({ kind: "array", elements, open: false }, { node, module, unit }, context);
  },
  all({ objects, calls, texts, tagged }, context) {
    const states = new Set<Binding>();
    const drawn = objectsWith(objects, ...SLOT_KEYS).flatMap(({ node, module, unit }) => {
      const slots = slotsOf(node);
      for (const held of slots.held) {
        const state = stateIn(held, module);
        if (state) states.add(state);
      }
      const own = slots.text ? reportOf(slots.text, { node, module, unit }, context) : [];
      return [...own, ...slots.drawn.flatMap((one) => fromSlot(one, { node: one, module, unit }, context))];
    });
    const set = settersOf(calls, states).flatMap((at) =>
      at.node.arguments[0] ? kept(at.node.arguments[0], at, context) : [],
    );
    return [...drawn, ...set, ...[...texts, ...tagged].flatMap(fromMarkup)];
  },
} satisfies Extractor;

/** `e ? "Too short" : ""`: what always stands there is a help, and so is what stands there otherwise. */
function fromSlot(slot: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  if (slot.type === "LogicalExpression") return slot.operator === "&&" ? reportOf(slot.right, at, context) : [];
  return slot.type === "ConditionalExpression" ? reportOf(slot.consequent, at, context) : [];
}

/** `'<p class="error">...</p>'`: markup in a text. */
const fromMarkup = (at: Sighting<Node>): readonly Fact[] =>
  errorElements(at).map((message) => errorFact(message, { kind: "shown" }, at, { says: "drawn as an error" }));

/** What a state is set to: a text, or texts by the names of fields, also by a function of what was there. */
function kept(given: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] {
  if (isFunction(given)) return returnedExpressions(given).flatMap((one) => kept(one, at, context));
  if (given.type !== "ObjectExpression") return reportOf(given, at, context);
  return fixedProperties(given).flatMap(([, property]) => reportOf(property.value, at, context));
}

const reportOf = (node: Node, at: Sighting<Node>, context: ExtractContext): readonly Fact[] =>
  isFunction(node) ? [] : report(context.ev.evaluate(node, at.module), at, context);

const report = (value: Value, at: Sighting<Node>, context: ExtractContext): readonly Fact[] =>
  saidBy(childText(value, context), context)
    .map(({ message }) => message)
    .filter(({ text }) => isSentence(text) && !isProgress(text))
    .map((message) => errorFact(message, { kind: "shown" }, at, { says: "drawn as an error" }));

/** Longer texts with markup are read no further, in UTF-16 code units. */
const MAX_TEXT = 20_000;
const ELEMENT = /<[a-z][\w-]{0,30} ([^<>]{1,300})>([^<>]{3,300})/g;
const CLASS = /\bclass=\\?["']?([^"'\\>]{1,100})/;

/** Texts with holes are left to whoever evaluates them. */
function errorElements({ node: { start, end }, module: { script } }: Sighting<Node>): readonly Message[] {
  const source = script.text.slice(start + 1, Math.min(end - 1, start + MAX_TEXT));
  if (!source.includes("class=")) return [];
  return [...source.matchAll(ELEMENT)].flatMap(({ 0: whole, 1: attributes = "", 2: said = "", index }) => {
    const text = said.replace(/\s+/g, " ").trim();
    if (!isErrorClass(CLASS.exec(attributes)?.[1]) || !isSentence(text) || /[{}\\]/.test(text)) return [];
    const from = start + 1 + index + whole.length - said.length;
    return [{ text, sources: [{ script, start: from, end: from + said.length }], built: false }];
  });
}
