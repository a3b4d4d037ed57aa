/**
 * What the labels in Angular's compiled templates say: `start(0,"mat-form-field")(1,"mat-label"); text(2,"Digits");
 * end(); element(3,"input",57)` (Angular Material's form field), `start(0,"label",1); text(1,"Digits"); end();
 * element(2,"input",2)` where `for` names the input's id, or where the label holds the input (HTML, 4.10.4).
 */
import { stringOf, type Value } from "../../../evaluate/value.ts";
import { FIELD_ELEMENTS } from "../../../html/elements.ts";
import { isWord } from "../../../language/given-names.ts";
import { literalNumber, literalString } from "../../../syntax/literals.ts";
import type { CallLike, Node } from "../../../syntax/nodes.ts";
import { placeOfNode } from "../../name-place.ts";
import type { TemplateElement } from "../../template-elements.ts";
import type { Subject } from "../../validation/rule.ts";

export type FieldLabel = Required<Pick<Subject, "label" | "labelSources">>;

/** `made`: what one template makes, elements and texts, in their order. */
export function fieldLabels(
  made: readonly TemplateElement[],
  attributesAt: (at: TemplateElement) => ReadonlyMap<string, Value> | undefined,
): ReadonlyMap<CallLike, FieldLabel> {
  const out = new Map<CallLike, FieldLabel>();
  const byId = new Map<string, FieldLabel>();
  let ofField: FieldLabel | undefined;
  made.forEach((at, index) => {
    const { tag } = at;
    if (tag === "mat-form-field") ofField = undefined;
    const label = tag === "mat-label" || tag === "label" ? textIn(at, made[index + 1]) : undefined;
    if (label && tag === "mat-label") ofField = label;
    if (label && tag === "label") {
      const id = textOf(attributesAt(at)?.get("for"));
      const held = made[index + 2];
      if (id !== undefined) byId.set(id, label);
      else if (held && isField(held) && !isEnded(made[index + 1], held)) out.set(held.at.node, label);
    }
    if (!isField(at)) return;
    if (ofField) out.set(at.at.node, ofField);
    ofField = undefined;
  });
  for (const at of made.filter(isField)) {
    const label = byId.get(textOf(attributesAt(at)?.get("id")) ?? "");
    if (label) out.set(at.at.node, label);
  }
  return out;
}

const textOf = (value: Value | undefined): string | undefined => value && stringOf(value);

const isField = ({ tag }: TemplateElement): boolean => FIELD_ELEMENTS.has(tag);

/** So much of a text is read, in code units: labels are short. */
const MAX_LABEL = 200;

/** The text that is made right in an element: by another function than the element, with the next index. */
function textIn({ at: { node, module } }: TemplateElement, next: TemplateElement | undefined): FieldLabel | undefined {
  const { 0: index, 1: said, length } = next?.at.node.arguments ?? [];
  if (!next || !index || !said || length !== 2 || literalNumber(index) !== (literalNumber(node.arguments[0]) ?? 0) + 1)
    return;
  if (makerOf(next.at.node) === makerOf(node)) return;
  const label = literalString(said)
    ?.slice(0, MAX_LABEL)
    .replace(/[\s:*]+$/, "")
    .trim();
  return isWord(label) ? { label, labelSources: [placeOfNode(said, module)] } : undefined;
}

/** The name of what is called, for the first time in a chain `start(0,"div")(1,"label")`. */
function makerOf(call: CallLike): string | undefined {
  let at: Node = call;
  while (at.type === "CallExpression") at = at.callee;
  return at.type === "Identifier"
    ? at.name
    : at.type === "MemberExpression" && at.property.type === "Identifier"
      ? at.property.name
      : undefined;
}

/** Whether something ends between two calls: `end()` alone has no arguments. */
function isEnded(text: TemplateElement | undefined, { at: { node, module } }: TemplateElement): boolean {
  const from = text?.at.node.end ?? node.start;
  return module.script.text.slice(from, node.arguments[0]?.start ?? from).includes("()");
}
