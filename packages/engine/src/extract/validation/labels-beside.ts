/**
 * Labels that stand right before their input, `[h("label",{children:t("port")}),h("input",{type:"number",min:1})]`, and those
 * that it is given translated, `h(TextField,{label:t("port"),required:true})`: what an input without a name of its own is
 * called.
 */
import { returnedExpressions } from "../../evaluate/returns.ts";
import { type Source, stringOf, type Value } from "../../evaluate/value.ts";
import { isWord } from "../../language/given-names.ts";
import type { CallLike, Node } from "../../syntax/nodes.ts";
import { propertyOf } from "../../syntax/object-keys.ts";
import type { ExtractContext } from "../extractor.ts";
import { placeOfNode } from "../name-place.ts";
import type { Sighting } from "../survey.ts";
import type { ReadAttribute } from "./input-rules.ts";
import type { Subject } from "./rule.ts";
import { wordingOf } from "./wording.ts";

/** The label of each input that has one before it, by the call that draws the input. */
export function labelsBeside(
  calls: readonly Sighting<CallLike>[],
  context: Pick<ExtractContext, "ev" | "words">,
): ReadonlyMap<Node, Subject> {
  const out = new Map<Node, Subject>();
  for (const at of calls) {
    const { 0: first, 1: second, 2: third } = at.node.arguments;
    if (!first || !second || first.type === "SpreadElement" || second.type === "SpreadElement") continue;
    // `jsx("div",{children:[...]})` and `createElement("div",{...},...)`, `h("div",{...},[...])`
    const inner = propertyOf(second, "children") ?? third;
    if (!inner) continue;
    const drawn = inner.type === "ArrayExpression" ? inner.elements : at.node.arguments.slice(2);
    drawn.forEach((label, index) => {
      const next = drawn[index + 1];
      if (label?.type !== "CallExpression" || next?.type !== "CallExpression") return;
      const subject = saidBy(label, at, context);
      if (subject) out.set(next, subject);
    });
  }
  return out;
}

function saidBy(
  label: CallLike,
  { module }: Sighting<Node>,
  context: Pick<ExtractContext, "ev" | "words">,
): Subject | undefined {
  const [tag, props, child] = label.arguments;
  if (!tag || tag.type === "SpreadElement" || !isLabel(context.ev.evaluate(tag, module), context)) return undefined;
  const text = propertyOf(props, "children") ?? child;
  if (!text || text.type === "SpreadElement" || text.type === "ArrayExpression") return undefined;
  return named(context.ev.evaluate(text, module), [placeOfNode(text, module)], context);
}

/** `"label"`, and `({ className, ...rest }) => jsx("label", { className, ...rest })`. */
const isLabel = (tag: Value, { ev }: Pick<ExtractContext, "ev">): boolean =>
  stringOf(tag) === "label" ||
  (tag.kind === "function" &&
    returnedExpressions(tag.node).some((drawn) => {
      const element = ev.evaluate(drawn, tag.module);
      return element.kind === "element" && stringOf(element.type) === "label";
    }));

/** The label of an input in the words of a translation. */
export function translatedLabel(
  read: ReadAttribute,
  placeOf: (name: string) => readonly Source[],
  context: Pick<ExtractContext, "ev" | "words">,
): Subject | undefined {
  const label = read("label");
  return label?.kind === "result" ? named(label, placeOf("label"), context) : undefined;
}

function named(
  label: Value,
  sources: readonly Source[],
  context: Pick<ExtractContext, "ev" | "words">,
): Subject | undefined {
  const { message, messageKey } = wordingOf(label, context) ?? {};
  const name = (message ?? messageKey)?.text.replace(/(?<![\s:*])[\s:*]*[:*]\s*$/, "");
  return isWord(name) && name.length <= MAX_NAME ? { name, guessed: true, sources } : undefined;
}

/** Longer texts explain. */
const MAX_NAME = 40;
